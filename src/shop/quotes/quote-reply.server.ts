import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { pdfReply } from '#platform/http/pdf-reply.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { quoteLabel } from './quote.ts'
import { listQuoteLines, type Quote } from './quote-db.server.ts'
import { quotePdf } from './quote-pdf.server.ts'
import { findQuoteParties } from './whose-quote-db.server.ts'

/** Returns the offer's PDF and records the download in the audit log. The caller must authorize the reader. */
export async function quotePdfReply(
  { db, now }: { db: Db; now: () => Date },
  quote: Quote,
  actor: Actor,
): Promise<Response> {
  const { clientName, caseNumber } = await findQuoteParties(db, quote.id)
  const lines = await listQuoteLines(db, quote.id)
  const content = await quotePdf({ quote, lines, client: { name: clientName }, caseNumber, now: now() })
  const label = quoteLabel(quote)
  await recordAudit(db, actor, {
    action: 'quote.downloaded',
    object: { type: 'quote', id: quote.id },
    detail: { label },
  })
  return pdfReply({ filename: t(shopTexts.quote).paper.filename(label), content })
}
