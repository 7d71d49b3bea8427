import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt, type FlashName } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { swissDay } from '#platform/day.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { mayBecome, quoteLabel, quoteStateOn, staffQuotePath } from '#shop/quotes/quote.ts'
import { findQuote, findSuccessor, listChoosableVariants, listQuoteLines } from '#shop/quotes/quote-db.server.ts'
import { type SendOutcome, sendQuote, type WithdrawOutcome, withdrawQuote } from '#shop/quotes/send-quote.server.ts'
import { findQuoteParties, isQuoteSeen } from '#shop/quotes/whose-quote-db.server.ts'
import { changeDraft, reviseQuote, type WriteOutcome } from '#shop/quotes/write-quote.server.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { Route } from './+types/quote-page'
import { quoteError } from './quote-form-view.tsx'
import { QuoteView } from './quote-view.tsx'

const copy = () => t(shopStaffTexts.quotePage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? copy().quote(loaderData.quote.label) : copy().untitled)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'quote.read')
  const { db, now } = services
  const id = params.quoteId
  const quote = isUuid(id) && (await isQuoteSeen(db, id, scope)) ? await findQuote(db, id) : null
  if (!quote) throw notFound()
  const state = quoteStateOn(quote, swissDay(now()))
  const mayWrite = may(person, 'quote.write')
  return {
    quote: { ...quote, label: quoteLabel(quote), state },
    lines: await listQuoteLines(db, id),
    parties: await findQuoteParties(db, id),
    successor: await findSuccessor(db, id),
    products: mayWrite && state === 'draft' ? await listChoosableVariants(db) : [],
    mayWrite,
    mayWithdraw: mayWrite && mayBecome(state, 'withdrawn'),
    mayRevise: mayWrite && state !== 'draft' && state !== 'accepted',
  }
}

const intents = ['keep', 'send', 'withdraw', 'revise'] as const
type Intent = (typeof intents)[number]
const notes: Record<Intent, FlashName> = {
  keep: 'quote-saved',
  send: 'quote-sent',
  withdraw: 'quote-withdrawn',
  revise: 'quote-revised',
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'quote.write')
  const entered = textsOf(await readForm(request))
  const intent = oneOf(intents, entered.intent ?? null)
  if (!intent) throw notFound()
  const outcome = await runAction(ctx, intent, params.quoteId, entered)
  if (outcome.ok) throw doneAt(staffQuotePath('quoteId' in outcome ? outcome.quoteId : params.quoteId), notes[intent])
  const { status, text } = quoteError(outcome)
  if (status === 404) throw notFound()
  const words = t(shopStaffTexts.quote).fields
  const problems = outcome.reason === 'invalid' ? Object.entries(outcome.errors) : []
  const errors = Object.fromEntries(problems.map(([name, error]) => [name, words[error]]))
  return data({ text, errors, values: entered, isSameYear: outcome.reason === 'same-year' }, { status })
}

async function runAction(
  { services, actor }: AdminContext,
  intent: Intent,
  quoteId: string,
  entered: Record<string, string>,
): Promise<WriteOutcome | SendOutcome | WithdrawOutcome> {
  const of = { actor, quoteId }
  switch (intent) {
    case 'keep':
      return changeDraft(services, { ...of, entered })
    case 'send': {
      // The form of the draft sends what it shows, saved or not.
      const saved = entered.title === undefined ? null : await changeDraft(services, { ...of, entered })
      return saved && !saved.ok ? saved : sendQuote(services, of)
    }
    case 'withdraw':
      return withdrawQuote(services, of)
    case 'revise':
      return reviseQuote(services, of)
  }
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  return <QuoteView view={loaderData} answer={actionData} />
}
