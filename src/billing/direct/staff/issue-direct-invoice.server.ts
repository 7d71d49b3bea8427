import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { hourlyRateFrancs } from '#billing/billing-settings.ts'
import { insertDirectInvoice, insertParts, listInvoicesOfDirect } from '#billing/direct/direct-invoice-db.server.ts'
import * as directTexts from '#billing/direct/staff/locales/en.ts'
import { issueInvoice } from '#billing/invoices/issue-invoice.server.ts'
import { listUnbilled, lockEntries, saveBilled, type UnbilledEntry } from '#cases/time/time-db.server.ts'
import { workCents } from '#cases/time/time-entry.ts'
import { company } from '#company/company.ts'
import { vatPercent } from '#company/vat.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { findAgreedWork, lockCart } from '#shop/checkout/checkout-db.server.ts'
import { writeOrder } from '#shop/checkout/write-order.server.ts'
import { vatOffCents, vatPlaceOf } from '#shop/domicile/domicile.ts'
import { transferDays } from '#shop/orders/order.ts'
import { lockOrder, saveOrder } from '#shop/orders/order-db.server.ts'
import { findQuoteCase, findQuoteClient } from '#shop/quotes/whose-quote-db.server.ts'
import {
  type DirectInvoice,
  type DirectInvoiceError,
  type DirectLine,
  readDirectInvoice,
  totalOf,
} from './direct-invoice.ts'

const copy = () => t(directTexts.direct)

type IssueDeps = Pick<Services, 'db' | 'now' | 'config' | 'log'>
type IssueInput = {
  actor: Actor
  /** Id of the submission: repeating it issues nothing more. */
  id: string
  clientId: string
  caseId: string | null
  entryIds: readonly string[]
  values: Record<string, string>
}

export type IssueOutcome =
  | { ok: true; invoiceIds: string[] }
  | { ok: false; reason: 'forbidden' | 'unknown-client' | 'no-account' | 'entry-billed' }
  | { ok: false; reason: 'invalid'; field: string; error: DirectInvoiceError }

/** Issues an invoice without a quote. Each part becomes an order by invoice, with its own number and reference. */
export async function issueDirectInvoice(services: IssueDeps, requested: IssueInput): Promise<IssueOutcome> {
  const { actor, id, clientId, entryIds } = requested
  if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'forbidden' }
  if (!isUuid(id)) return { ok: false, reason: 'unknown-client' }
  if (!company().iban && !company().qrIban) return { ok: false, reason: 'no-account' }
  const rateCents = (await readSetting(services, hourlyRateFrancs)) * 100
  const now = services.now()
  return services.db.transaction().execute(async (tx): Promise<IssueOutcome> => {
    const scope = accessScopeOf(actor)
    const client = await findQuoteClient(tx, clientId, scope)
    const found = requested.caseId ? await findQuoteCase(tx, { id: requested.caseId, clientId }, scope) : null
    if (!client || (requested.caseId && !found)) return { ok: false, reason: 'unknown-client' }
    // A repeated submission waits here, then finds what the first one has issued.
    await lockCart(tx, `direct:${id}`)
    const before = await listInvoicesOfDirect(tx, id)
    if (before.length > 0) return { ok: true, invoiceIds: before.map((invoice) => invoice.id) }
    if (entryIds.length > 0) await lockEntries(tx, entryIds)
    const entries = (await listUnbilled(tx, { clientId })).filter((entry) => entryIds.includes(entry.id))
    if (entries.length !== new Set(entryIds).size) return { ok: false, reason: 'entry-billed' }
    const timeLines = entries.map((entry) => timeLine(entry, rateCents))
    const read = readDirectInvoice(requested.values, { timeLines, today: swissDay(now) })
    if (!read.ok) return { ok: false, reason: 'invalid', field: read.field, error: read.reason }
    const { invoice } = read
    const direct = { id, caseId: found?.id ?? null, plan: invoice.plan, createdBy: actor.person.id, createdAt: now }
    await insertDirectInvoice(tx, direct)
    const orderIds = await writeOrders(tx, services, { id, client, caseId: found?.id ?? null, invoice })
    await insertParts(tx, id, orderIds)
    if (entryIds.length > 0) await saveBilled(tx, entryIds, id)
    const invoiceIds: string[] = []
    for (const [at, orderId] of orderIds.entries()) {
      const order = await lockOrder(tx, orderId)
      const dueOn = invoice.parts[at]?.dueOn
      if (!order || !dueOn) throw new Error(`Order ${orderId} is gone right after it was written`)
      const dueDays = Math.round((Date.parse(dueOn) - Date.parse(swissDay(now))) / 86_400_000)
      invoiceIds.push((await issueInvoice(tx, order, { now, dueDays })).id)
    }
    const detail = { totalCents: totalOf(invoice.lines), parts: orderIds.length, entries: entries.length }
    await recordAudit(tx, actor, { action: 'direct-invoice.issued', object: { type: 'person', id: clientId }, detail })
    return { ok: true, invoiceIds }
  })
}

type Written = {
  id: string
  client: { id: string; name: string; email: string }
  caseId: string | null
  invoice: DirectInvoice
}

async function writeOrders(tx: Tx, { config, now }: IssueDeps, { id, client, caseId, invoice }: Written) {
  const [address] = await listAddresses(tx, client.id)
  const postcode = address?.country === invoice.country ? address.postcode : null
  const domicile = { country: invoice.country, source: 'declared', ...(postcode && { postcode }) } as const
  const work = await findAgreedWork(tx)
  const totalCents = totalOf(invoice.lines)
  const orderIds: string[] = []
  for (const [at, part] of invoice.parts.entries()) {
    const lines = invoice.parts.length === 1 ? invoice.lines : [partLine(invoice, { at, totalCents })]
    const vatOff = vatOffCents(part.amountCents, vatPlaceOf(domicile), vatPercent())
    const order = await writeOrder(
      tx,
      {
        ...{ cartKey: `direct:${id}:${at}`, personId: client.id, buyerEmail: client.email, currencyCode: 'chf' },
        ...{ totalCents: part.amountCents - vatOff, vatOffCents: vatOff, domicile, locale: null, timeZone: null },
        ...{ provider: 'transfer', forCaseId: caseId },
        successUrl: `${config.PUBLIC_URL}/success`,
        cancelUrl: `${config.PUBLIC_URL}/client-portal/orders`,
      },
      lines.map(({ title, amountCents }) => ({
        ...work,
        ...{ productTitle: title, variantTitle: '', typeValue: 'service', caseType: null, taxYear: null },
        ...{ quantity: 1, unitPriceCents: amountCents, isCounted: false },
      })),
      now(),
    )
    // The work is agreed or done, so paying it neither opens a case nor changes one.
    await saveOrder(tx, order.id, {
      ...{ state: 'awaiting_transfer', buyerName: client.name, fulfilledAt: now() },
      expiresAt: new Date(now().getTime() + transferDays * 86_400_000),
    })
    orderIds.push(order.id)
  }
  return orderIds
}

export function timeLine(entry: UnbilledEntry, firmRateCents: number): DirectLine {
  const minutes = entry.minutes ?? 0
  const rateCents = entry.hourlyRateCents ?? firmRateCents
  const title = copy().timeLine({ ...entry, minutes, rateCents })
  return { title, amountCents: workCents(minutes, rateCents) }
}

/** One line per part, which names the whole work: every invoice can be understood without the others. */
function partLine(
  { plan, lines, parts }: DirectInvoice,
  { at, totalCents }: { at: number; totalCents: number },
): DirectLine {
  const values = { number: at + 1, of: parts.length, totalCents, work: lines.map(({ title }) => title) }
  return {
    title: copy().partLine[plan === 'deposit' ? 'deposit' : 'instalments'](values),
    amountCents: parts[at]?.amountCents ?? 0,
  }
}
