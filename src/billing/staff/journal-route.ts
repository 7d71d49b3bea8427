import { adminContext } from '#admin/guard.server.ts'
import {
  listBookedPayments,
  listBookedPayouts,
  listBookedReturns,
  listInvoiceDocuments,
} from '#billing/books/books-db.server.ts'
import { journalOf } from '#billing/books/journal.ts'
import { readAccounts } from '#billing/books/read-accounts.server.ts'
import { readYear } from '#billing/books/turnover.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { contentDisposition } from '#platform/files/filename.ts'
import { byteOrderMark, csvLine } from '#platform/tables/write-csv.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/journal-route'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'list.export')
  const { db, now } = services
  const year = readYear(url.searchParams, now())
  const booked = {
    documents: await listInvoiceDocuments(db, year),
    payments: await listBookedPayments(db, year),
    payouts: await listBookedPayouts(db, year),
    returns: await listBookedReturns(db, year),
  }
  const { journal } = t(billingTexts.billing)
  const entries = journalOf(booked, await readAccounts(services)).filter(({ on }) => on.startsWith(`${year}-`))
  await recordAudit(db, actor, {
    action: 'export',
    object: { type: 'list', id: 'journal' },
    detail: { format: 'csv', rows: entries.length, query: `year=${year}` },
  })
  const lines = entries.map(({ on, label, text, name, debit, credit, amountCents }) =>
    csvLine([on, label, `${journal.texts[text]}, ${name}`, debit, credit, (amountCents / 100).toFixed(2)]),
  )
  return new Response(byteOrderMark + csvLine(journal.head) + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', `journal-${year}.csv`),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}
