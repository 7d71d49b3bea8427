import { data, redirect } from 'react-router'
import { type Desk, deskFor, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { findApplication, listApplicationEvents } from '#site/careers/application-db.server.ts'
import { moveApplication } from '#site/careers/move-application.server.ts'
import { removeApplication } from '#site/careers/remove-application.server.ts'
import { restoreApplication } from '#site/careers/restore-application.server.ts'
import { movesFrom, stageMoves } from '#site/careers/stages.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/application-page'
import { type ApplicationAnswer, ApplicationView } from './application-view.tsx'
import { numberOf } from './number-of.ts'
import { moveFault } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ params }) => adminMeta(`Application ${params.number}`)

/** One application: who applies for what, the CV, how far it is, and what was noted. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = deskFor({ request, context }, 'application.read')
  const found = await findApplication(services.db, numberOf(params.number))
  if (!found) throw notFound()
  const { id, cvFileId: _, ...application } = found
  return {
    application,
    moves: application.isSpam ? [] : movesFrom(application.stage),
    events: await listApplicationEvents(services.db, id),
  }
}

/** Moves an application, keeps a note, takes spam back, or deletes it before its time. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const desk = deskFor({ request, context }, 'application.read')
  const number = numberOf(params.number)
  const { intent = '', note = '' } = textsOf(await readForm(request))
  if (intent === 'delete' || intent === 'restore') return settle(desk, number, intent)
  const move = oneOf(stageMoves, intent) ?? null
  if (move === null && intent !== 'note') throw notFound()
  const { services, actor } = desk
  const outcome = await moveApplication(services, { number, move, note, actor })
  if (outcome.ok) throw doneAt(`/admin/applications/${number}`, move ? 'application-moved' : 'application-noted')
  if (outcome.reason === 'unknown') throw notFound()
  const { status, text } = moveFault(outcome)
  return data<ApplicationAnswer>({ text, note }, { status })
}

async function settle({ services, actor }: Desk, number: number, intent: 'delete' | 'restore') {
  const by = { number, actor }
  if (intent === 'delete') {
    const removed = await removeApplication(services, by)
    if (!removed.ok) throw notFound()
    throw doneAt('/admin/applications', 'application-deleted')
  }
  const restored = await restoreApplication(services, by)
  if (restored.ok) throw doneAt(`/admin/applications/${number}`, 'application-restored')
  if (restored.reason !== 'no-spam') throw notFound()
  // Somebody was quicker: what was wanted is the case.
  throw redirect(`/admin/applications/${number}`, { status: 303 })
}

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationView view={loaderData} answer={actionData} />
}
