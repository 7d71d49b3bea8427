import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { type DeletionRequest, findPerson } from '#accounts/people/people-db.server.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import { type DecideOutcome, type DeletionDecision, outcomeSchema, savedOf } from '#privacy/deletion/deletion.ts'
import {
  findDeletion,
  findOngoing,
  listKeepable,
  lockOpenDeletion,
  saveDecision,
} from '#privacy/deletion/deletion-db.server.ts'
import { deletionHeld } from '#privacy/deletion/deletion-emails.tsx'
import * as privacyTexts from '#privacy/locales/en.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'
import type { Route } from './+types/deletion-page'
import { type DeletionAnswer, DeletionView } from './deletion-view.tsx'

const notDecided: ErrorStatuses<Refused<DecideOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'unknown-case': 404,
  'reason-missing': 422,
}

const copy = () => t(privacyStaffTexts.deletionPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? copy().deletion(loaderData.name) : copy().deletionLabel)

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

/** Puts the deletion on hold, or lets cases be deleted. Without a decision, everything that may be retained stays. */
function decideDeletion(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  id: string,
  decision: DeletionDecision,
): Promise<DecideOutcome> {
  return db.transaction().execute(async (tx): Promise<DecideOutcome> => {
    if (!may(actor.person, 'client.delete')) return { ok: false, reason: 'forbidden' }
    const open = await lockOpenDeletion(tx, id)
    if (!open?.personId) return { ok: false, reason: 'unknown' }
    const holdReason = 'holdReason' in decision ? decision.holdReason.trim().slice(0, 1000) : null
    if (holdReason === '') return { ok: false, reason: 'reason-missing' }
    const releasedCases = 'released' in decision ? [...new Set(decision.released)] : []
    const { cases } = await listKeepable(tx, open.personId)
    const isTheirs = (caseId: string) => cases.some((found) => found.id === caseId)
    if (!releasedCases.every(isTheirs)) return { ok: false, reason: 'unknown-case' }
    const at = now()
    await saveDecision(tx, id, { decidedAt: at, decidedBy: actor.person.id, releasedCases, holdReason })
    if (holdReason) await publishCached(tx, open, holdReason, at)
    await recordAudit(tx, actor, {
      action: holdReason ? 'deletion.held' : 'deletion.decided',
      object: { type: 'person', id: open.personId },
      detail: { released: releasedCases.length },
    })
    return { ok: true }
  })
}

async function publishCached(tx: Tx, { id, personId }: DeletionRequest, reason: string, at: Date): Promise<void> {
  const person = personId && (await findPerson(tx, personId))
  if (!person) return
  const eventKey = `deletion-held:${id}:${at.toISOString()}`
  await sendAccountEmail(tx, {
    emailContent: () => deletionHeld({ name: person.name, reason }),
    to: person.email,
    eventKey,
  })
}

function decideError(refusal: Refused<DecideOutcome>): FieldError {
  return errorOf(t(privacyTexts.deletion).notDecided, refusal, notDecided)
}
