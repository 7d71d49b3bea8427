import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { StatementRemark } from '../remarks.ts'
import { isOpenSecurity } from './given-values.ts'
import { apartKinds } from './security-amounts.ts'
import type { Statement } from './statement.ts'

export function remarksOn(
  statement: Statement,
  { canton, taxYear }: Pick<CaseRow, 'canton' | 'taxYear'>,
): StatementRemark[] {
  const { periodFrom: from, periodTo: to, securities, apart, cantonal, sums } = statement
  const count = securities.filter(isOpenSecurity).length
  const creditOpen = securities.filter(({ credit }) => credit === null).length
  const remarks: (StatementRemark | false)[] = [
    canton !== null &&
      canton !== statement.canton && { code: 'other-canton', values: { stated: statement.canton, expected: canton } },
    (from !== `${taxYear}-01-01` || to !== `${taxYear}-12-31`) && { code: 'part-year', values: { from, to } },
    statement.differs.length > 0 && { code: 'totals-differ', values: {} },
    count > 0 && { code: 'values-open', values: { count } },
    creditOpen > 0 && { code: 'credit-open', values: { count: creditOpen } },
    apart.abroad !== 0 && { code: 'credit-abroad', values: { cents: apart.abroad } },
    sums.metals !== 0 && { code: 'metals', values: { cents: sums.metals } },
    ...apartKinds.map(
      (kind) => apart[kind] !== 0 && ({ code: 'held-apart', values: { kind, cents: apart[kind] } } as const),
    ),
    ...cantonal.map((values) => ({ code: 'canton-differs', values }) as const),
  ]
  return remarks.filter((remark) => remark !== false)
}
