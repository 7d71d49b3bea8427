import { data } from 'react-router'
import { listAddresses } from '#accounts/address-db.server.ts'
import { approve, reinstate, reject, suspend } from '#accounts/decide-registration.server.ts'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { findHouseholdOf, findPartnerOf } from '#accounts/households/partner-db.server.ts'
import { inviteClientAgain } from '#accounts/invite-client.server.ts'
import { may } from '#accounts/may.ts'
import { findPerson } from '#accounts/people-db.server.ts'
import { nextStatus } from '#accounts/status-moves.ts'
import { type Desk, deskFor, insist, notFound } from '#admin/guard.server.ts'
import { doneAt, type NoteName } from '#admin/notices.server.ts'
import { listOrdersOf } from '#admin/orders/order-list-db.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { listCasesFor } from '#cases/case-db.server.ts'
import { findOpenDeletion } from '#cases/deletion/deletion-db.server.ts'
import { listMessages } from '#cases/message-db.server.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/client-page'
import { findClientFacts } from './client-db.server.ts'
import { ClientView, type DecisionAnswer } from './client-view.tsx'
import { decisionFault, inviteFault } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.client.name ?? 'Client')

const intents = ['approve', 'reject', 'suspend', 'reinstate'] as const
const notes: Record<(typeof intents)[number], NoteName> = {
  approve: 'approved',
  reject: 'refused',
  suspend: 'suspended',
  reinstate: 'reinstated',
}

/** A client with their facts, cases, orders and latest messages, and what may be decided about them. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, sight } = deskFor({ request, context }, 'client.list')
  const { db } = services
  const facts = await findClientFacts(db, params.clientId, sight)
  const client = facts && (await findPerson(db, facts.id))
  if (!client) throw notFound()
  const clientId = client.id
  insist(person, 'client.read', { clientId })
  const asked = await findOpenDeletion(db, clientId)
  const rights = {
    approve: 'client.decide',
    reject: 'client.decide',
    suspend: 'client.suspend',
    reinstate: 'client.suspend',
  } as const
  return {
    client,
    facts,
    addresses: await listAddresses(db, clientId),
    deletion: asked && { id: asked.id, dueAt: asked.dueAt, mayDecide: may(person, 'client.delete') },
    partner: await findPartnerOf(db, clientId),
    household: await findHouseholdOf(db, clientId),
    moves: intents.filter((move) => nextStatus(client.status, move) !== null && may(person, rights[move])),
    cases: await listCasesFor(db, { sight, clientId }),
    orders: await listOrdersOf(db, clientId, sight),
    messages: await listMessages(db, { sight, clientId, pageSize: 5 }),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const desk = deskFor({ request, context }, 'client.list')
  const { clientId } = params
  const values = textsOf(await readForm(request))
  if (values.intent === 'invite-again') return inviteAgain(desk, clientId)
  if (values.intent === 'end-household') return endHousehold(desk, clientId, values.partnership ?? '')
  const intent = oneOf(intents, values.intent ?? null)
  if (!intent || !(await findClientFacts(desk.services.db, clientId, desk.sight))) throw notFound()
  const outcome = await decide(desk, intent, clientId, values.reason ?? '')
  if (outcome.ok) throw doneAt(`/admin/clients/${clientId}`, notes[intent])
  const { status, text } = decisionFault(outcome)
  return data<DecisionAnswer>({ at: intent, text, reason: values.reason ?? '' }, { status })
}

async function endHousehold({ services, actor }: Desk, clientId: string, partnershipId: string): Promise<never> {
  const outcome = await endPartnership(services, actor, partnershipId)
  if (outcome.ok) throw doneAt(`/admin/clients/${clientId}`, 'household-ended')
  throw notFound()
}

async function inviteAgain({ services, actor, sight }: Desk, clientId: string) {
  if (!(await findClientFacts(services.db, clientId, sight))) throw notFound()
  const outcome = await inviteClientAgain(services, actor, clientId)
  if (outcome.ok) throw doneAt(`/admin/clients/${clientId}`, 'client-invited')
  const { status, text = '' } = inviteFault(outcome)
  return data<DecisionAnswer>({ at: 'invite-again', text, reason: '' }, { status })
}

function decide({ services, actor }: Desk, intent: (typeof intents)[number], clientId: string, reason: string) {
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
