import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { listHouseholdFacts } from '#accounts/households/household-fact-db.server.ts'
import { factLines, householdIn } from '#accounts/households/household-facts.ts'
import { findHouseholdOf, findPartnerOf } from '#accounts/households/partner-db.server.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { may } from '#accounts/people/may.ts'
import { findOpenDeletion, findPerson } from '#accounts/people/people-db.server.ts'
import { nextStatus } from '#accounts/people/person.ts'
import { approve, reinstate, reject, suspend } from '#accounts/registration/decide-registration.server.ts'
import { inviteClientAgain } from '#accounts/registration/invite-client.server.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { type AdminContext, adminContext, forbidden, insist, notFound } from '#admin/guard.server.ts'
import { doneAt, type FlashName } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listNewestOf } from '#appointments/appointment-db.server.ts'
import { readBalanceOf } from '#billing/staff/client-balance-db.server.ts'
import { listNewestDocuments } from '#cases/documents/document-db.server.ts'
import { listMandatesOfClient } from '#cases/mandate/mandate-db.server.ts'
import { listMessages } from '#cases/messages/message-db.server.ts'
import { takeNote } from '#cases/notes/staff/add-note.server.ts'
import { listNotes } from '#cases/notes/staff-note-db.server.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { listCasesFor } from '#cases/process/case-db.server.ts'
import { listTermsOf } from '#cases/terms/terms-db.server.ts'
import { listTimeOfClient } from '#cases/time/time-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { listEmployersOf } from '#returns/questions/answer-db.server.ts'
import { listOrdersOf } from '#shop/orders/staff/order-list-db.server.ts'
import { listQuotesFor } from '#shop/quotes/staff/quote-list-db.server.ts'
import { listEnquiriesOf } from '#site/contact/lead-db.server.ts'
import type { Route } from './+types/client-page'
import {
  addressError,
  type ClientError,
  decisionError,
  dismissalError,
  exportError,
  inviteError,
} from './client-errors.ts'
import { findClientFacts } from './client-list-db.server.ts'
import { type ClientAnswer, ClientView } from './client-view.tsx'
import { dismissDuplicate } from './dismiss-duplicate.server.ts'
import { listDismissedDuplicates, listDuplicates } from './duplicate-db.server.ts'
import { savedLines } from './keeping-panel.tsx'
import { requestClientExport, viewExport } from './request-client-export.server.ts'
import { findAddressOffer, saveInvoiceAddress } from './save-invoice-address.server.ts'
import { panelRows } from './work-panels.tsx'

const copy = () => t(accountStaffTexts.clientPage)

const clientIntents = ['invite-again', 'end-household', 'note', 'export', 'tell-apart', 'use-address'] as const

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.client.name ?? copy().client)

const intents = ['approve', 'reject', 'suspend', 'reinstate'] as const
const notes: Record<(typeof intents)[number], FlashName> = {
  approve: 'approved',
  reject: 'refused',
  suspend: 'suspended',
  reinstate: 'reinstated',
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'client.list')
  const { db } = services
  const facts = await findClientFacts(db, params.clientId, scope)
  const client = facts && (await findPerson(db, facts.id))
  if (!client) throw notFound()
  if (facts.mergedInto) throw redirect(`/admin/clients/${facts.mergedInto}`)
  const clientId = client.id
  insist(person, 'client.read', { clientId })
  const rights = {
    approve: 'client.decide',
    reject: 'client.decide',
    suspend: 'client.suspend',
    reinstate: 'client.suspend',
  } as const
  const [requested, work, household, identity, engagement] = await Promise.all([
    findOpenDeletion(db, clientId),
    loadWork(services, clientId, { person, scope }),
    loadHousehold(services, clientId, scope),
    loadIdentity(services, clientId, { person, scope }),
    loadEngagement(services, clientId, scope),
  ])
  return {
    ...{ client, facts, ...work, ...household, ...identity, ...engagement },
    saved: savedLines(work.cases, work.orders),
    noteKey: randomUUID(),
    mayMerge: may(person, 'client.merge'),
    mayInvoice: may(person, 'billing.write'),
    deletion: requested && { id: requested.id, dueAt: requested.dueAt, mayDecide: may(person, 'client.delete') },
    moves: intents.filter((move) => nextStatus(client.status, move) !== null && may(person, rights[move])),
  }
}

type Viewer = Pick<AdminContext, 'person' | 'scope'>

const mostAppointments = 200

/** What the firm does for the client: one bounded query per panel. Only staff who may read invoices get the balance. */
async function loadWork({ db, now }: Services, clientId: string, { person, scope }: Viewer) {
  const [cases, orders, quotes, enquiries, documents, appointments, balance, messages, notes] = await Promise.all([
    listCasesFor(db, { scope, clientId }),
    listOrdersOf(db, clientId, scope),
    listQuotesFor(db, { clientId }, { scope, now: now() }),
    listEnquiriesOf(db, clientId),
    listNewestDocuments(db, clientId, scope, panelRows + 1),
    listNewestOf(db, clientId, scope, mostAppointments),
    may(person, 'billing.read') ? readBalanceOf(db, clientId, scope, panelRows + 1) : null,
    listMessages(db, { scope, clientId, pageSize: panelRows }),
    listNotes(db, { clientId, scope }),
  ])
  return { cases, orders, quotes, enquiries, documents, appointments, balance, messages, notes }
}

async function loadEngagement({ db, now }: Services, clientId: string, scope: AccessScope) {
  const year = Number(swissDay(now()).slice(0, 4))
  const [mandates, time, accepted] = await Promise.all([
    listMandatesOfClient(db, clientId, scope),
    listTimeOfClient(db, clientId, scope),
    listTermsOf(db, [clientId], year),
  ])
  return { mandates, time, terms: { year, accepted } }
}

async function loadHousehold({ db, now }: Services, clientId: string, scope: AccessScope) {
  const [partner, household, householdFacts, employers] = await Promise.all([
    findPartnerOf(db, clientId),
    findHouseholdOf(db, clientId),
    loadHouseholdFacts(db, clientId, lastFullYear(now())),
    listEmployersOf(db, clientId, scope),
  ])
  return { partner, household, householdFacts, employers }
}

async function loadIdentity(services: Services, clientId: string, { person, scope }: Viewer) {
  const { db } = services
  const [addresses, addressOffer, duplicates, dismissedDuplicates, archive] = await Promise.all([
    listAddresses(db, clientId),
    findAddressOffer(db, clientId, scope),
    listDuplicates(db, clientId, scope),
    listDismissedDuplicates(db, clientId, scope),
    may(person, 'client.export') ? viewExport(services, clientId, person.id) : null,
  ])
  return { addresses, addressOffer, duplicates, dismissedDuplicates, archive }
}

async function loadHouseholdFacts(db: Db, clientId: string, year: number) {
  const facts = await listHouseholdFacts(db, clientId)
  return { year, lines: factLines(householdIn(facts, year)) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'client.list')
  const { clientId } = params
  const values = textsOf(await readForm(request))
  if (!(await findClientFacts(ctx.services.db, clientId, ctx.scope))) throw notFound()
  const form = oneOf(clientIntents, values.intent ?? null)
  if (form) {
    const error = await handleClientAction(ctx, { intent: form, clientId, values })
    return data<ClientAnswer>({ at: form, text: error.text, values }, { status: error.status })
  }
  const intent = oneOf(intents, values.intent ?? null)
  if (!intent) throw notFound()
  const outcome = await decide(ctx, intent, clientId, values.reason ?? '')
  if (outcome.ok) throw doneAt(`/admin/clients/${clientId}`, notes[intent])
  const { status, text } = decisionError(outcome)
  return data<ClientAnswer>({ at: intent, text, values }, { status })
}

function decide({ services, actor }: AdminContext, intent: (typeof intents)[number], clientId: string, reason: string) {
  switch (intent) {
    case 'approve':
      return approve(services, actor, clientId)
    case 'reject':
      return reject(services, actor, clientId, reason)
    case 'suspend':
      return suspend(services, actor, clientId, reason)
    case 'reinstate':
      return reinstate(services, actor, clientId)
  }
}

export default function ClientPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ClientView view={loaderData} answer={actionData} />
}

type ClientIntent = (typeof clientIntents)[number]

async function handleClientAction(
  ctx: AdminContext,
  { intent, clientId, values }: { intent: ClientIntent; clientId: string; values: Record<string, string> },
): Promise<ClientError> {
  const { services, actor } = ctx
  const home = `/admin/clients/${clientId}`
  const answered = (error: ClientError) => {
    if (error.status === 404) throw notFound()
    if (error.status === 403) throw forbidden()
    return error
  }
  switch (intent) {
    case 'note':
      return takeNote(ctx, { clientId }, values, home)
    case 'invite-again': {
      const outcome = await inviteClientAgain(services, actor, clientId)
      if (outcome.ok) throw doneAt(home, 'client-invited')
      const { status, text = '' } = inviteError(outcome)
      return answered({ status, text })
    }
    case 'export': {
      const outcome = await requestClientExport(services, actor, clientId)
      if (outcome.ok) throw doneAt(home, 'export-asked')
      return answered(exportError(outcome))
    }
    case 'tell-apart': {
      const { other = '', reason = '' } = values
      const outcome = await dismissDuplicate(services, actor, { oneId: clientId, otherId: other, reason })
      if (outcome.ok) throw doneAt(home, 'told-apart')
      return answered(dismissalError(outcome))
    }
    case 'use-address': {
      const { order = '', sinceOn = '' } = values
      const chosen = { clientId, orderId: order, sinceOn: sinceOn.trim(), scope: ctx.scope }
      const outcome = await saveInvoiceAddress(services, actor, chosen)
      if (outcome.ok) throw doneAt(home, 'client-saved')
      return answered(addressError(outcome))
    }
    case 'end-household': {
      const { partnership = '' } = values
      // The partnership id comes from the form: accept it only if it belongs to this client.
      const own = [await findPartnerOf(services.db, clientId), await findHouseholdOf(services.db, clientId)]
      if (!own.some((found) => found?.id === partnership)) throw notFound()
      const outcome = await endPartnership(services, actor, partnership)
      if (outcome.ok) throw doneAt(home, 'household-ended')
      throw notFound()
    }
  }
}
