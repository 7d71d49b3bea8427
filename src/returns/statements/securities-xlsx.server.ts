import { contentDisposition } from '#platform/files/filename.ts'
import { writeXlsx } from '#platform/tables/write-xlsx.server.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'

import type { ListedSecurity, SecuritiesList } from './securities-list.ts'

const headings = [
  ...(['bank', 'name', 'number', 'quantity', 'currency'] as const),
  ...(['value', 'taxed', 'untaxed', 'claim', 'credit', 'abroad', 'us'] as const),
] as const

export async function securitiesReply({ lines, sums, abroad }: SecuritiesList, caseNumber: string): Promise<Response> {
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
  return new Response(new Uint8Array(await writeXlsx(caseNumber, header, rows)), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': contentDisposition('attachment', `securities-${caseNumber}.xlsx`),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}

function rowOf({ bank, name, number, quantity, currency, ...amounts }: ListedSecurity): (string | number)[] {
  const { value, taxed, untaxed, claim, credit, abroad, us } = amounts
  return [bank, name, number, quantity, currency, ...[value, taxed, untaxed, claim, credit, abroad, us].map(francs)]
}

function francs(cents: number | null): string | number {
  return cents === null ? t(returnTexts.figure).requested : cents / 100
}
