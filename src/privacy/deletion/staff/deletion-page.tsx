import { data } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { decideDeletion } from '#privacy/deletion/decide-deletion.server.ts'
import { outcomeSchema, savedOf } from '#privacy/deletion/deletion.ts'
import { findDeletion, findOngoing, listKeepable } from '#privacy/deletion/deletion-db.server.ts'
import type { Route } from './+types/deletion-page'
import { type DeletionAnswer, DeletionView } from './deletion-view.tsx'
import { decideError } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? `Deletion: ${loaderData.name}` : 'Deletion')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'client.delete')
  const found = await findDeletion(services.db, params.deletionId)
  if (!found) throw notFound()
  const {
    id,
    name,
    personId,
    requestedAt,
    dueAt,
    cancelledAt,
    doneAt: carriedOutAt,
    waitsSince,
    holdReason,
    outcome,
  } = found
  const { cases, orders } = personId ? await listKeepable(services.db, personId) : { cases: [], orders: [] }
  return {
    ...{ id, name, clientId: personId, requestedAt, dueAt, cancelledAt, carriedOutAt, waitsSince, holdReason },
    isDecided: found.decidedAt !== null,
    ongoing: personId
      ? await findOngoing(services.db, personId, services.now())
      : { cases: [], orders: [], appointments: [] },
    cases: cases.map(({ id: caseId, title, ...facts }) => {
      const [saved] = savedOf({ cases: [facts], orders: [] })
      return {
        id: caseId,
        title,
        number: facts.caseNumber,
        until: saved?.until,
        isReleased: found.releasedCases.includes(caseId),
      }
    }),
    saved: carriedOutAt ? outcomeSchema.parse(outcome).saved : savedOf({ cases: [], orders }),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'client.delete')
  const form = await readForm(request)
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const [intent = ''] = texts('intent')
  if (intent !== 'decide' && intent !== 'hold') throw notFound()
  const holdReason = texts('reason').at(-1) ?? ''
  const decision = intent === 'hold' ? { holdReason } : { released: texts('case') }
  const outcome = await decideDeletion(services, actor, params.deletionId, decision)
  if (outcome.ok) {
    const note = intent === 'hold' ? 'deletion-held' : 'deletion-decided'
    throw doneAt(`/admin/deletions/${params.deletionId}`, note)
  }
  const { status, text } = decideError(outcome)
  return data<DeletionAnswer>({ at: intent, text, reason: holdReason }, { status })
}

export default function DeletionPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DeletionView view={loaderData} answer={actionData} />
}
