import { cantonChanged, householdChanged } from '#accounts/events.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { encryptTaxId, openTaxId } from '#accounts/people/encrypt-tax-id.server.ts'
import { may } from '#accounts/people/may.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { filledColumns } from '#accounts/people/person-fields.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { insertNote } from '#cases/notes/staff-note-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { t } from '#platform/texts.ts'
import { mergedIntoOther, mergedIntoYours } from '#privacy/deletion/deletion-emails.tsx'
import { erasePerson } from '#privacy/deletion/erase-person-db.server.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import { finishMergeJob } from './jobs.server.ts'
import { type FilledFact, type Merged, type MergeOutcome, type MergeSide, mergeError } from './merge.ts'
import {
  findFacts,
  findSide,
  haveShared,
  lockSides,
  moveAll,
  redirectEmails,
  saveFacts,
  saveMerged,
} from './merge-db.server.ts'

// Columns copied unchanged. The encrypted tax ID needs special handling, see below.
const plain = filledColumns.filter((name) => name !== 'taxIdEncrypted')

const maxMergeReasonLength = 1000

type MergeClientsDeps = Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>
type MergeClientsInput = { survivorId: string; removedId: string; reason: string }

/** Merges two accounts in one transaction. Emails the remaining address, and the removed one if it could sign in. */
export function mergeClients(
  services: MergeClientsDeps,
  actor: Actor,
  { survivorId, removedId, reason }: MergeClientsInput,
): Promise<MergeOutcome> {
  const { db, now } = services
  return db.transaction().execute(async (tx): Promise<MergeOutcome> => {
    if (!may(actor.person, 'client.merge')) return { ok: false, reason: 'not-allowed' }
    await lockSides(tx, survivorId, removedId)
    const [survivor, removed] = [await findSide(tx, survivorId), await findSide(tx, removedId)]
    const [survivingPerson, removedPerson] = [await findPerson(tx, survivorId), await findPerson(tx, removedId)]
    if (!survivor || !removed || !survivingPerson || !removedPerson) return { ok: false, reason: 'unknown-client' }
    const error = mergeError(survivor, removed, await haveShared(tx, survivorId, removedId))
    if (error) return { ok: false, reason: error }
    const why = [...cleanText(reason)].slice(0, maxMergeReasonLength).join('')
    if (why === '') return { ok: false, reason: 'reason-missing' }

    const merged = await carryOver(tx, services, { saved: survivor, gone: removed })
    await erasePerson(tx, removedId, now())
    await saveMerged(tx, removedId, survivorId, now())
    await redirectEmails(tx, removedPerson.email, survivingPerson.email)
    await notifyPerson(tx, { saved: survivingPerson, gone: removedPerson, merged, services })
    const body = t(privacyTexts.merge).note({ name: removedPerson.name, email: removedPerson.email, why })
    const written = {
      clientId: survivorId,
      authorId: actor.person.id,
      submissionKey: `merged:${removedId}`,
      createdAt: now(),
    }
    await insertNote(tx, { ...written, body: body.slice(0, 5000) })
    await publish(tx, householdChanged, { clientId: survivorId })
    if (merged.filled.includes('canton')) await publish(tx, cantonChanged, { personId: survivorId })
    await enqueue(tx, finishMergeJob, { removedId }, { key: `finish-merge:${removedId}`, delayMs: 60_000 })
    await recordAudit(tx, actor, {
      action: 'client.merged',
      object: { type: 'person', id: survivorId },
      detail: { other: removedId, reason: why, ...merged.moved, filled: merged.filled.join(' ') },
    })
    return { ok: true, ...merged }
  })
}

async function carryOver(
  tx: Tx,
  services: MergeClientsDeps,
  { saved: survivor, gone: removed }: { saved: MergeSide; gone: MergeSide },
): Promise<Merged> {
  const ids = { survivorId: survivor.id, removedId: removed.id }
  const [hadAddress] = await listAddresses(tx, survivor.id)
  const filled = await fillFacts(tx, services, ids)
  const moved = await moveAll(tx, removed.id, survivor.id)
  const [address] = await listAddresses(tx, survivor.id)
  if (address && !hadAddress) filled.push('address')
  return { moved, filled, movesHousehold: removed.householdId !== null, endsSignIn: removed.hasSignIn }
}

type MergeClientsArgs = { saved: Person; gone: Person; merged: Merged; services: Pick<Services, 'config'> }

async function notifyPerson(
  tx: Tx,
  { saved: survivor, gone: removed, merged, services }: MergeClientsArgs,
): Promise<void> {
  const { PUBLIC_URL: site } = services.config
  const eventKey = `merged:${removed.id}`
  const toSaved = () => mergedIntoYours(site, { name: survivor.name, cases: merged.moved.cases })
  await sendAccountEmail(tx, { emailContent: toSaved, to: survivor.email, eventKey })
  if (!merged.endsSignIn) return
  const toGone = () => mergedIntoOther(site, { name: removed.name })
  const wasVerified = removed.emailVerified
  await sendAccountEmail(tx, { emailContent: toGone, to: removed.email, eventKey: `${eventKey}:gone`, wasVerified })
}

/** Fills empty fields of the remaining account from the removed one. Returns the names of the filled fields. */
async function fillFacts(
  tx: Tx,
  { secretKey }: Pick<Services, 'secretKey'>,
  { survivorId, removedId }: { survivorId: string; removedId: string },
): Promise<FilledFact[]> {
  const [survivor, removed] = [await findFacts(tx, survivorId), await findFacts(tx, removedId)]
  const missing = plain.filter((fact) => !survivor[fact] && removed[fact])
  const change: Partial<typeof removed> = Object.fromEntries(missing.map((fact) => [fact, removed[fact]]))
  const filled: FilledFact[] = [...missing]
  if (!survivor.taxIdEncrypted && removed.taxIdEncrypted) {
    // The encryption binds the tax ID to a person id, so encrypt it again for the remaining account.
    const taxId = openTaxId(secretKey, removedId, removed.taxIdEncrypted)
    change.taxIdEncrypted = encryptTaxId(secretKey, survivorId, taxId)
    filled.push('taxId')
  }
  if (filled.length > 0) await saveFacts(tx, survivorId, change)
  return filled
}
