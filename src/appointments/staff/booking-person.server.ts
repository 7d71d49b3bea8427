import { findPerson, findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { findClients } from '#accounts/people/staff/find-clients.server.ts'
import { phoneField } from '#accounts/registration/forms.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { readPage } from '#admin/lists/list-db.server.ts'
import { listAt } from '#admin/lists/open-list.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { guestForm } from '#appointments/booking/booking-form.ts'
import { findBalances } from '#appointments/credit/minutes-db.server.ts'
import { findCaseFor, listCasesFor } from '#cases/process/case-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { findLead } from '#site/contact/lead-db.server.ts'
import { contactSource } from '#site/contact/staff/contact-list-db.server.ts'

export const whoKinds = ['client', 'enquirer', 'new'] as const
export type WhoKind = (typeof whoKinds)[number]
export type Values = Readonly<Record<string, string | undefined>>

export type Person =
  | { kind: 'client'; id: string; name: string; email: string; phone: string | null }
  | { kind: 'enquirer'; leadId: string; number: number; name: string; email: string; phone: string | null }
  | { kind: 'new'; name: string; email: string; phone: string | null }

/** The person chosen in the form, read again from the database; null if no one within the access scope is chosen. */
export async function findPersonChosen(
  ctx: AdminContext,
  values: Values,
): Promise<{ who: WhoKind; person: Person | null }> {
  const { db } = ctx.services
  const who = oneOf(whoKinds, values.who ?? null) ?? (values.lead ? 'enquirer' : 'client')
  if (who === 'client') {
    const found = isUuid(values.case ?? '') ? await findCaseFor(db, values.case ?? '', ctx.scope) : null
    return { who, person: await clientChosen(ctx, found?.clientId ?? values.client ?? '') }
  }
  const { phone = '' } = values
  if (who === 'enquirer') {
    const lead = /^\d{1,9}$/.test(values.lead ?? '') ? await findLead(db, Number(values.lead)) : null
    const client = lead?.clientId ? await clientChosen(ctx, lead.clientId) : null
    if (!lead || client) return client ? { who: 'client', person: client } : { who, person: null }
    const { id: leadId, number, name, email } = lead
    return {
      who,
      person: { kind: 'enquirer', leadId, number, name, email, phone: phoneField.safeParse(phone).data ?? null },
    }
  }
  const read = newPerson.safeParse(values)
  if (!read.success) return { who, person: null }
  const known = await findPersonByEmail(db, read.data.email)
  const client = known && (await clientChosen(ctx, known.id))
  return client ? { who: 'client', person: client } : { who, person: { kind: 'new', ...read.data } }
}

export const newPerson = guestForm.pick({ name: true, email: true }).extend({ phone: phoneField })

async function clientChosen({ services, scope }: AdminContext, id: string): Promise<Person | null> {
  const found = id === '' ? null : await findClient(services.db, id, scope)
  const phone = found && ((await findPerson(services.db, found.id))?.phone ?? null)
  return found && { kind: 'client', ...found, phone }
}

/** Open cases of the client that the adviser may see, each with the consultation minutes that are left. */
export async function listBookableCases({ services, scope }: AdminContext, clientId: string) {
  const cases = (await listCasesFor(services.db, { scope, clientId })).filter(({ state }) => isOpen(state))
  const balances = await findBalances(
    services.db,
    cases.map(({ id }) => id),
  )
  return cases.map(({ id, caseNumber, title, assignedTo }) => {
    return { id, caseNumber, title, assignedTo, free: balances.get(id)?.free ?? 0 }
  })
}

export type Hit = { value: string; name: string; note: string }

/** People found by the words typed; without words, the newest enquiries. */
export async function findHits(ctx: AdminContext, who: WhoKind, words: string): Promise<Hit[]> {
  if (who === 'client') {
    const found = await findClients(ctx, words)
    return found.slice(0, 8).map(({ id, name, email }) => ({ value: id, name, note: email }))
  }
  if (who === 'new') return []
  const requested = { sort: 'received', direction: 'descending', columns: null, cursor: null, size: 8 } as const
  const filters = words === '' ? {} : { q: words }
  const { rows } = await readPage(ctx.services.db, contactSource, { ...requested, filters }, listAt(ctx))
  return rows.map(({ number, name, email }) => ({ value: String(number), name, note: `${number}, ${email}` }))
}
