import { endWithin } from '#accounts/households/end-partnership.server.ts'
import { findHouseholdOf, findPartnerOf, lockPartnership } from '#accounts/households/partner-db.server.ts'
import { type DeletionRequest, lockPerson } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { addressOf, sendAccountEmail } from '#accounts/send-email.server.ts'
import { newToken } from '#accounts/tokens.server.ts'
import { deleteLooseNotes } from '#cases/notes/staff-note-db.server.ts'
import { deleteLooseOf } from '#cases/removal/case-removal-db.server.ts'
import { removeCase } from '#cases/removal/remove-old-cases.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { removeFile } from '#platform/files/remove-file.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteExportsOf } from '#privacy/export/export-db.server.ts'
import { deleteSubscriber } from '#publishing/newsletter/subscriber-db.server.ts'
import { listUnpaidOf } from '#shop/orders/order-db.server.ts'
import { removeOrder } from '#shop/orders/remove-old-orders.server.ts'
import { removeLeadsOf } from '#site/contact/answer-lead.server.ts'
import { type DeletionOutcome, isOver, type Ongoing, retainedUntil, savedOf } from './deletion.ts'
import {
  findOngoing,
  listDueDeletions,
  listErased,
  listKeepable,
  lockOpenDeletion,
  saveDone,
  saveWaiting,
} from './deletion-db.server.ts'
import { deletionDone, deletionWaits } from './deletion-emails.tsx'
import { deletePerson, erasePerson } from './erase-person-db.server.ts'

const foreignKeyViolation = '23503'

type ExecuteDeletionDeps = Pick<Services, 'now' | 'config'>

/** Deletes in one transaction; jobs delete files later. An open case, order or appointment postpones the deletion. */
export async function executeDeletion(tx: Tx, services: ExecuteDeletionDeps, id: string): Promise<void> {
  const request = await lockOpenDeletion(tx, id)
  const person = request?.personId ? await lockPerson(tx, request.personId) : null
  // Since the list of due requests was read, this request may have been put on hold, withdrawn or executed.
  if (!request || !person || request.holdReason || request.dueAt > services.now()) return
  const ongoing = await findOngoing(tx, person.id, services.now())
  if (!isOver(ongoing)) return wait(tx, services, { request, person, ongoing })
  const at = services.now()
  const outcome = await removeAll(tx, person, request, at)
  const token = newToken()
  await saveDone(tx, id, { at, outcome, token })
  const url = addressOf(services, '/deletion-certificate', token)
  const emailContent = () => deletionDone({ name: person.name, saved: outcome.saved.length, url })
  const eventKey = `deletion-done:${id}`
  await sendAccountEmail(tx, {
    emailContent,
    to: person.email,
    eventKey,
    isConfidential: true,
    wasVerified: person.emailVerified,
  })
  await recordAudit(tx, system, {
    action: 'deletion.done',
    object: { type: 'person', id: person.id },
    detail: { cases: outcome.cases, documents: outcome.documents, saved: outcome.saved.length },
  })
}

type Waiting = { request: DeletionRequest; person: Person; ongoing: Ongoing }

async function wait(tx: Tx, { now }: ExecuteDeletionDeps, { request, person, ongoing }: Waiting): Promise<void> {
  if (request.waitsSince) return
  await saveWaiting(tx, request.id, now())
  const emailContent = () =>
    deletionWaits({
      name: person.name,
      numbers: [...ongoing.cases, ...ongoing.orders, ...ongoing.appointments],
    })
  await sendAccountEmail(tx, { emailContent, to: person.email, eventKey: `deletion-waits:${request.id}` })
  await recordAudit(tx, system, { action: 'deletion.waits', object: { type: 'person', id: person.id } })
}

/** Deletes a person's data. Returns the number of deleted items, and what is retained and until when. */
async function removeAll(tx: Tx, { id, email }: Person, request: DeletionRequest, at: Date): Promise<DeletionOutcome> {
  for (const shared of [await findPartnerOf(tx, id), await findHouseholdOf(tx, id)]) {
    const open = shared && (await lockPartnership(tx, shared.id))
    if (open) await endWithin(tx, open, system, at)
  }
  let cases = 0
  let documents = 0
  for (const caseId of request.releasedCases) {
    const removed = await removeCase(tx, caseId, at)
    if (removed) cases += 1
    documents += removed?.documents ?? 0
  }
  const unpaid = await listUnpaidOf(tx, id)
  for (const order of unpaid) await removeOrder(tx, order.id)
  const messages = await deleteLooseOf(tx, id)
  for (const fileId of await deleteExportsOf(tx, id)) await removeFile(tx, fileId)
  await removeLeadsOf(tx, { id, email })
  await deleteLooseNotes(tx, id)
  await deleteSubscriber(tx, email)
  const saved = savedOf(await listKeepable(tx, id))
  await erasePerson(tx, id, at)
  return { cases, documents, orders: unpaid.length, messages, saved, emailsUntil: retainedUntil('emails', at) }
}

/** Executes due requests, each in its own transaction, so that a failure stops no others. Then deletes erased rows. */
export async function executeDeletions(services: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> {
  const { db, now } = services
  const failures: unknown[] = []
  for (const id of await listDueDeletions(db, now())) {
    try {
      await db.transaction().execute((tx) => executeDeletion(tx, services, id))
    } catch (error) {
      failures.push(new Error(`The deletion ${id} was not carried out`, { cause: error }))
    }
  }
  for (const id of await listErased(db)) {
    try {
      await db.transaction().execute((tx) => deletePerson(tx, id))
    } catch (error) {
      // If another client's case still refers to this person, the row remains until that case is deleted.
      if (!(error instanceof Error && 'code' in error && error.code === foreignKeyViolation)) failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deletions were not carried out`)
}
