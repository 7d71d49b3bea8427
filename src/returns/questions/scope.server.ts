import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type CaseRow, findCaseFor, lockCase } from '#cases/process/case-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import type { AddOnFlag } from '#content/products/product.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { movedBy } from '#platform/working-days.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'
import { defaultDays } from '#shop/quotes/quote.ts'
import { insertQuote, saveQuote } from '#shop/quotes/quote-db.server.ts'
import { type Answer, newestOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { findOpenQuote, listProductsOf, packageIn } from './case-products-db.server.ts'
import { questionSetOf, takesAnswers } from './question-set.ts'
import { requestedOf } from './requested-answers.ts'
import { storeAnswers } from './save-answers.server.ts'
import { addOnsNeeded, type ScopeStatus, scopeQuestion, scopeStatus, without } from './scope.ts'

export type ScopeItem = {
  flag: AddOnFlag
  question: string
  /** Answer that needs the add-on, the first one of a couple. */
  key: string
  title: string
  packageTitle: string
  /** Price now, or of the open quote. */
  priceCents: number
  variantId: string
  quoteId: string | null
  status: ScopeStatus
}

type ScopeDeps = Pick<Services, 'db' | 'now'>
type ScopeCase = Pick<CaseRow, 'id' | 'caseType' | 'taxYear'>

/**
 * Add-ons that a case's answers need and its package does not include; none without a package. Reads orders and quotes
 * without row-level security: the caller must authorize access to the case first.
 */
export async function loadScope(
  db: Db | Tx,
  found: ScopeCase,
  { answers, now }: { answers: ReadonlyMap<string, Answer>; now: Date },
): Promise<ScopeItem[]> {
  const set = questionSetOf(found)
  const needed = set ? addOnsNeeded(requestedOf(set, answers).flatMap(({ requested }) => requested)) : []
  if (needed.length === 0) return []
  const bought = await listProductsOf(db, found.id)
  const { products } = await listProducts(db, { limit: 100 }, now)
  const own = packagesOf(products).find(({ facts }) => facts.id === packageIn(bought))
  if (!own) return []
  const offered = addOnsOf(products)
  const items: ScopeItem[] = []
  for (const { flag, question, key } of needed) {
    const addOn = offered.find((one) => one.flag === flag)
    if (!addOn || own.facts.includedAddOns.includes(flag)) continue
    const variantId = addOn.variant.id
    const quote = await findOpenQuote(db, { caseId: found.id, variantId, today: swissDay(now) })
    const decision = answers.get(`joint.${scopeQuestion(flag)}`)?.value ?? null
    items.push({
      ...{ flag, question, key, variantId, title: addOn.product.title, packageTitle: own.product.title },
      priceCents: quote?.totalCents ?? unitPriceCents(addOn.variant),
      quoteId: quote?.id ?? null,
      status: scopeStatus({ isBought: bought.includes(addOn.product.id), hasQuote: quote !== null, decision }),
    })
  }
  return items
}

/** For pages that have not loaded the answers. */
export async function findScope({ db, now }: ScopeDeps, found: ScopeCase): Promise<ScopeItem[]> {
  if (!questionSetOf(found)) return []
  return loadScope(db, found, { answers: newestOf(await listAnswers(db, found.id)), now: now() })
}

type ScopeInput = { caseId: string; actor: Actor; flag: AddOnFlag }

export type AddToPackageOutcome =
  | { ok: true; quoteId: string }
  | NoCase
  | { ok: false; reason: 'not-now' | 'not-needed' }

/** Creates the quote for an add-on at today's price, or returns the one that is open: repeated calls create no second. */
export async function addToPackage(
  services: ScopeDeps,
  { caseId, actor, flag }: ScopeInput,
): Promise<AddToPackageOutcome> {
  const { db, now } = services
  const scope = accessScopeOf(actor)
  const seen = await asActor(db, actor, (tx) => findCaseFor(tx, caseId, scope))
  if (!seen) return { ok: false, reason: 'unknown-case' }
  if (seen.clientId !== actor.person.id) return { ok: false, reason: 'forbidden' }
  return db.transaction().execute(async (tx): Promise<AddToPackageOutcome> => {
    const found = await lockCase(tx, caseId, null)
    if (!found || !takesAnswers(found.state)) return { ok: false, reason: 'not-now' }
    const answers = newestOf(await listAnswers(tx, caseId))
    const item = (await loadScope(tx, found, { answers, now: now() })).find((one) => one.flag === flag)
    if (!item || item.status === 'added') return { ok: false, reason: 'not-needed' }
    if (item.quoteId) return { ok: true, quoteId: item.quoteId }
    const { title, priceCents: totalCents, variantId } = item
    const at = now()
    const words = t(returnTexts.scope).quoteText(title, found.title)
    const quoteId = await insertQuote(
      tx,
      {
        ...{ clientId: found.clientId, caseId, title: t(returnTexts.scope).quoteTitle(title), words, totalCents },
        ...{ validOn: movedBy(swissDay(at), defaultDays), createdAt: at, updatedAt: at },
      },
      [{ variantId, title, quantity: 1, unitPriceCents: totalCents }],
    )
    await saveQuote(tx, quoteId, { state: 'sent', sentAt: at })
    const detail = { totalCents, addOn: flag }
    await recordAudit(tx, actor, { action: 'quote.sent', object: { type: 'quote', id: quoteId }, detail })
    await storeAnswers(tx, services, { found, actor, given: [decisionOf(flag, null, answers)], isPress: true })
    return { ok: true, quoteId }
  })
}

export type DecideOutcome = { ok: true } | NoCase | { ok: false; reason: 'not-now' }

/** Records that the client continues without an add-on, or undoes that. */
export function decideScope(
  services: ScopeDeps,
  { caseId, actor, flag, isWithout }: ScopeInput & { isWithout: boolean },
): Promise<DecideOutcome> {
  return withCase(services, { caseId, actor, action: 'document.upload' }, async (tx, found): Promise<DecideOutcome> => {
    if (!takesAnswers(found.state)) return { ok: false, reason: 'not-now' }
    const answers = newestOf(await listAnswers(tx, caseId))
    const given = [decisionOf(flag, isWithout ? without : null, answers)]
    await storeAnswers(tx, services, { found, actor, given, isPress: true })
    return { ok: true }
  })
}

function decisionOf(flag: AddOnFlag, value: string | null, answers: ReadonlyMap<string, Answer>) {
  const question = scopeQuestion(flag)
  return { question, person: 'joint', value, seenVersion: answers.get(`joint.${question}`)?.version ?? 0 } as const
}
