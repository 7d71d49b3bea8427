import { type AccessScope, accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { movedBy } from '#platform/working-days.ts'
import { listCasesOfYears, listReturnYears } from '#shop/orders/case-of-year-db.server.ts'
import { defaultDays, type QuoteLine, type QuoteState, quoteLabel } from './quote.ts'
import {
  findQuote,
  findSuccessor,
  insertQuote,
  listChoosableVariants,
  listQuoteLines,
  lockQuote,
  nextVersion,
  type Quote,
  replaceLines,
  saveQuote,
} from './quote-db.server.ts'
import {
  type Choosable,
  type Entered,
  maxSecondReasonLength,
  type QuoteContent,
  type QuoteError,
  readQuote,
} from './quote-form.ts'
import { findQuoteCase, findQuoteClient, findQuoteLead, isQuoteSeen } from './whose-quote-db.server.ts'

type WriteQuoteDeps = Pick<Services, 'db' | 'now'>
type Invalid = { ok: false; reason: 'invalid'; errors: Record<string, QuoteError> }
export type WriteOutcome =
  | { ok: true; quoteId: string }
  | StaffRefusal
  | Invalid
  | { ok: false; reason: 'unknown-client' | 'not-a-client' | 'case-of-other' }
  | { ok: false; reason: 'same-year'; caseNumber: string; taxYear: number }

type Draft = { actor: Actor; entered: Entered; clientId: string; caseId: string | null; leadId: string | null }

/** Drafts an offer to a client within the access scope. Clients cannot see an offer until it is sent. */
export async function draftQuote({ db, now }: WriteQuoteDeps, draft: Draft): Promise<WriteOutcome> {
  const { actor, entered, clientId } = draft
  if (!may(actor.person, 'quote.write')) return { ok: false, reason: 'forbidden' }
  const read = readQuote(entered, { products: await listChoosableVariants(db), today: swissDay(now()) })
  const scope = accessScopeOf(actor)
  return db.transaction().execute(async (tx): Promise<WriteOutcome> => {
    const client = await findQuoteClient(tx, clientId, scope)
    if (!client) return { ok: false, reason: 'unknown-client' }
    // Refuse clients who cannot sign in, because they could not accept the offer.
    if (client.status !== 'active' && client.status !== 'invited') return { ok: false, reason: 'not-a-client' }
    if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
    const found = isUuid(draft.caseId ?? '')
      ? await findQuoteCase(tx, { id: draft.caseId ?? '', clientId }, scope)
      : null
    const lead = isUuid(draft.leadId ?? '') ? await findQuoteLead(tx, draft.leadId ?? '') : null
    const { lines, ...content } = read.content
    const at = now()
    const created = { createdBy: actor.person.id, createdAt: at, updatedAt: at }
    const place = await placeInYear(tx, scope, { entered, lines, clientId, caseId: found?.id ?? null })
    if (!place.ok) return place
    const { caseId, secondCaseReason } = place
    const of = { clientId, caseId, secondCaseReason, leadId: lead?.id ?? null }
    const id = await insertQuote(tx, { ...content, ...of, ...created }, lines)
    const detail = { totalCents: content.totalCents }
    await recordAudit(tx, actor, { action: 'quote.drafted', object: { type: 'quote', id }, detail })
    return { ok: true, quoteId: id }
  })
}

/** Adds a quote as sent. The caller has checked the rights and tells the client in an email of its own. */
export async function insertSentQuote(
  tx: Tx,
  { actor, clientId, leadId, content, at }: SentQuote,
): Promise<Pick<Quote, 'id' | 'number' | 'version' | 'validOn'> | null> {
  const { lines, ...facts } = content
  const created = { createdBy: actor.person.id, createdAt: at, updatedAt: at }
  // Joins the case of the year. If the caller may not see that case, the paid order waits for a decision.
  const joined = { entered: { sameYear: 'join' }, lines, clientId, caseId: null }
  const place = await placeInYear(tx, accessScopeOf(actor), joined)
  const caseId = place.ok ? place.caseId : null
  const id = await insertQuote(tx, { ...facts, ...created, clientId, caseId, leadId }, lines)
  await saveQuote(tx, id, { state: 'sent', sentAt: at })
  return findQuote(tx, id)
}

type SentQuote = { actor: Actor; clientId: string; leadId: string; content: QuoteContent; at: Date }

export async function changeDraft(
  services: WriteQuoteDeps,
  { actor, quoteId, entered }: { actor: Actor; quoteId: string; entered: Entered },
): Promise<WriteOutcome> {
  const products = await listChoosableVariants(services.db)
  const today = swissDay(services.now())
  return withQuote(services, { actor, quoteId }, async (tx, quote): Promise<WriteOutcome> => {
    if (quote.state !== 'draft') return { ok: false, reason: 'not-open', state: quote.state }
    const read = readQuote(entered, { products: withOwn(products, await listQuoteLines(tx, quoteId)), today })
    if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
    const { lines, ...content } = read.content
    const place = await placeInYear(tx, accessScopeOf(actor), { ...quote, entered, lines })
    if (!place.ok) return place
    const { caseId, secondCaseReason } = place
    await saveQuote(tx, quoteId, { ...content, caseId, secondCaseReason, updatedAt: services.now() })
    await replaceLines(tx, quoteId, lines)
    return { ok: true, quoteId }
  })
}

type ToPlace = Pick<Quote, 'clientId' | 'caseId'> & {
  secondCaseReason?: string | null
  entered: Entered
  lines: readonly QuoteLine[]
}

/** One client and one year are one case: an offer of a return joins the case of its year unless a reason is given. */
async function placeInYear(tx: Tx, scope: AccessScope, { entered, lines, clientId, ...saved }: ToPlace) {
  const { caseId, secondCaseReason = null } = saved
  if (caseId !== null || secondCaseReason !== null) return { ok: true, caseId, secondCaseReason } as const
  const years = await listReturnYears(
    tx,
    lines.flatMap(({ variantId }) => variantId ?? []),
  )
  const cases = years.length > 0 ? await listCasesOfYears(tx, clientId, scope) : []
  const known = cases.find(({ taxYear }) => years.includes(taxYear))
  if (!known) return { ok: true, caseId, secondCaseReason } as const
  if (entered.sameYear === 'join') {
    if (!known.isVisible || known.clientId !== clientId) return { ok: false, reason: 'case-of-other' } as const
    return { ok: true, caseId: known.id, secondCaseReason } as const
  }
  const { caseNumber, taxYear } = known
  if (entered.sameYear !== 'second') return { ok: false, reason: 'same-year', caseNumber, taxYear } as const
  const why = cleanText(entered.secondReason ?? '')
  const error = why === '' ? 'no-reason' : [...why].length > maxSecondReasonLength ? 'too-long' : null
  if (error) return { ok: false, reason: 'invalid', errors: { secondReason: error } } as const
  return { ok: true, caseId, secondCaseReason: why } as const
}

function withOwn(products: Choosable[], lines: readonly QuoteLine[]): Choosable[] {
  const own = lines.flatMap(({ variantId, title, unitPriceCents }) =>
    variantId === null || products.some((product) => product.variantId === variantId)
      ? []
      : [{ variantId, title, unitPriceCents }],
  )
  return [...products, ...own]
}

/** Drafts a new version of a sent offer with the same lines. The old version stays valid until the new one is sent. */
export function reviseQuote(services: WriteQuoteDeps, { actor, quoteId }: { actor: Actor; quoteId: string }) {
  return withQuote(services, { actor, quoteId }, async (tx, quote): Promise<WriteOutcome> => {
    const successor = await findSuccessor(tx, quoteId)
    if (successor) return { ok: true, quoteId: successor.id }
    if (quote.state === 'draft' || quote.state === 'accepted')
      return { ok: false, reason: 'not-open', state: quote.state }
    const { number, clientId, caseId, secondCaseReason, leadId, title, words, currencyCode, totalCents } = quote
    const at = services.now()
    const validOn = movedBy(swissDay(at), defaultDays)
    const facts = {
      number,
      clientId,
      caseId,
      secondCaseReason,
      leadId,
      title,
      words,
      currencyCode,
      totalCents,
      validOn,
    }
    const version = await nextVersion(tx, number)
    const created = { createdBy: actor.person.id, createdAt: at, updatedAt: at }
    const lines = await listQuoteLines(tx, quoteId)
    const id = await insertQuote(tx, { ...facts, ...created, version, replacesId: quoteId }, lines)
    const detail = { label: quoteLabel({ number, version }) }
    await recordAudit(tx, actor, { action: 'quote.drafted', object: { type: 'quote', id }, detail })
    return { ok: true, quoteId: id }
  })
}

export type StaffRefusal =
  | { ok: false; reason: 'forbidden' | 'unknown-quote' }
  | { ok: false; reason: 'not-open'; state: QuoteState }

/** Runs a staff action on an offer within the access scope; the offer is locked until the transaction ends. */
export async function withQuote<Outcome>(
  { db }: Pick<Services, 'db'>,
  { actor, quoteId }: { actor: Actor; quoteId: string },
  act: (tx: Tx, quote: Quote) => Promise<Outcome>,
): Promise<Outcome | StaffRefusal> {
  if (!may(actor.person, 'quote.write')) return { ok: false, reason: 'forbidden' }
  if (!isUuid(quoteId)) return { ok: false, reason: 'unknown-quote' }
  return db.transaction().execute(async (tx): Promise<Outcome | StaffRefusal> => {
    const quote = await lockQuote(tx, quoteId)
    if (!quote || !(await isQuoteSeen(tx, quoteId, accessScopeOf(actor)))) return { ok: false, reason: 'unknown-quote' }
    return act(tx, quote)
  })
}
