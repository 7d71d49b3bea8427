import { xlsxReply } from '#platform/tables/xlsx-reply.server.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'

import type { ListedSecurity, SecuritiesList } from './securities-list.ts'

const headings = [
  ...(['bank', 'name', 'number', 'quantity', 'currency'] as const),
  ...(['value', 'taxed', 'untaxed', 'claim', 'credit', 'abroad', 'us'] as const),
] as const

export function securitiesReply({ lines, sums, abroad }: SecuritiesList, caseNumber: string): Promise<Response> {
  const { sheet, total } = t(returnTexts.statement).list
  const header = headings.map((heading) => sheet[heading])
  const rows = [
    ...lines.map(rowOf),
    [
      ...['', total, '', '', '', francs(sums.accounts + sums.securities + sums.metals)],
      ...[francs(sums.accountsTaxed + sums.securitiesTaxed), francs(sums.accountsUntaxed + sums.securitiesUntaxed)],
      ...[francs(sums.claim), francs(sums.credit), francs(abroad), francs(sums.us)],
    ],
  ]
  return xlsxReply(`securities-${caseNumber}`, { sheet: caseNumber, header, rows })
}

function rowOf({ bank, name, number, quantity, currency, ...amounts }: ListedSecurity): (string | number)[] {
  const { value, taxed, untaxed, claim, credit, abroad, us } = amounts
  return [bank, name, number, quantity, currency, ...[value, taxed, untaxed, claim, credit, abroad, us].map(francs)]
}

function francs(cents: number | null): string | number {
  return cents === null ? t(returnTexts.figure).requested : cents / 100
}
