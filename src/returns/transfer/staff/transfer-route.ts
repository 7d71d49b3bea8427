import { adminContext, notFound } from '#admin/guard.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { xlsxReply } from '#platform/tables/xlsx-reply.server.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { lineName } from '#returns/transfer/line-name.ts'
import { loadTransfer } from '#returns/transfer/load-transfer.server.ts'
import type { Route } from './+types/transfer-route'
import { codeYears, elementsOf, personName, rowsOf, statusOf } from './transfer-view.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (found?.caseType !== 'tax_return') throw notFound()
  const { sections } = await loadTransfer(services.db, found, async () => null)
  const { columns } = t(returnStaffTexts.transferPage)
  const { section, code, years, line, person, canton, federal, status, sources, element } = columns
  const rows = sections.flatMap((one) =>
    rowsOf([one]).map((row) => [
      t(returnTexts.returnForm).sections[one.id],
      ...[row.field.code ?? '', codeYears(row.line), lineName(row.line), personName(row) ?? ''],
      ...[cellOf(row.field.canton), cellOf(row.field.federal), statusOf(row).text],
      row.line.sources.map((id) => t(returnStaffTexts.transfer).sources[id]).join('; '),
      elementsOf(row),
    ]),
  )
  return xlsxReply(`transfer-${found.caseNumber}`, {
    sheet: found.caseNumber,
    header: [section, code, years, line, person, canton, federal, status, sources, element],
    rows,
  })
}

function cellOf(francs: number | null | undefined): string | number {
  return francs === null ? t(returnTexts.returnForm).unknown['not-stated'] : (francs ?? '')
}
