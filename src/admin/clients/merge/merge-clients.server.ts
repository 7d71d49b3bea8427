import type { Actor } from '#accounts/actor.ts'
import { listAddresses } from '#accounts/address-db.server.ts'
import { erasePerson } from '#accounts/erase-person-db.server.ts'
import { cantonChanged, householdChanged } from '#accounts/events.ts'
import { may } from '#accounts/may.ts'
import { findPerson } from '#accounts/people-db.server.ts'
import type { Person } from '#accounts/person.ts'
import { sendAccountEmail } from '#accounts/send-letter.server.ts'
import { insertNote } from '#cases/staff-note-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { fillFacts } from './fill-facts.server.ts'
import { finishMergeJob } from './jobs.server.ts'
import { type Merged, type MergeOutcome, type MergeSide, mergeFault } from './merge.ts'
import { findSide, haveShared, lockSides, moveAll, redirectEmails, saveMerged } from './merge-db.server.ts'
import { mergedIntoOther, mergedIntoYours } from './merge-letters.tsx'
import { mergeWords } from './words.ts'

const longestMergeReason = 1000

type Needs = Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>
type Wanted = { keptId: string; goneId: string; reason: string }

/**
 * Makes two accounts of one person one: all that belongs to the one goes over to the other, in one transaction, and it is
 * closed. The person is told at the address that stays, and at the other one if it could be signed in with. Rehearsed, it
 * says what would go over.
 */
export function mergeClients(services: Needs, actor: Actor, { keptId, goneId, reason }: Wanted): Promise<MergeOutcome> {
  const { db, now } = services
  return db.transaction().execute(async (tx): Promise<MergeOutcome> => {
    if (!may(actor.person, 'client.merge')) return { ok: false, reason: 'not-allowed' }
    await lockSides(tx, keptId, goneId)
    const [kept, gone] = [await findSide(tx, keptId), await findSide(tx, goneId)]
    const [keptPerson, gonePerson] = [await findPerson(tx, keptId), await findPerson(tx, goneId)]
    if (!kept || !gone || !keptPerson || !gonePerson) return { ok: false, reason: 'unknown-client' }
    const fault = mergeFault(kept, gone, await haveShared(tx, keptId, goneId))
    if (fault) return { ok: false, reason: fault }
    const why = [...cleanText(reason)].slice(0, longestMergeReason).join('')
    if (why === '') return { ok: false, reason: 'reason-missing' }

    const merged = await carryOver(tx, services, { kept, gone })
    await erasePerson(tx, goneId, now())
    await saveMerged(tx, goneId, keptId, now())
    await redirectEmails(tx, gonePerson.email, keptPerson.email)
    await tellPerson(tx, { kept: keptPerson, gone: gonePerson, merged, services })
    const body = mergeWords().note({ name: gonePerson.name, email: gonePerson.email, why })
    const written = { clientId: keptId, authorId: actor.person.id, submissionKey: `merged:${goneId}`, createdAt: now() }
    await insertNote(tx, { ...written, body: body.slice(0, 5000) })
    await publish(tx, householdChanged, { clientId: keptId })
    if (merged.filled.includes('canton')) await publish(tx, cantonChanged, { personId: keptId })
    await enqueue(tx, finishMergeJob, { goneId }, { key: `finish-merge:${goneId}`, delayMs: 60_000 })
    await recordAudit(tx, actor, {
      action: 'client.merged',
      object: { type: 'person', id: keptId },
      detail: { other: goneId, reason: why, ...merged.moved, filled: merged.filled.join(' ') },
    })
    return { ok: true, ...merged }
  })
}

async function carryOver(
  tx: Tx,
  services: Needs,
  { kept, gone }: { kept: MergeSide; gone: MergeSide },
): Promise<Merged> {
  const ids = { keptId: kept.id, goneId: gone.id }
  const [hadAddress] = await listAddresses(tx, kept.id)
  const filled = await fillFacts(tx, services, ids)
  const moved = await moveAll(tx, gone.id, kept.id)
  const [address] = await listAddresses(tx, kept.id)
  if (address && !hadAddress) filled.push('address')
  return { moved, filled, movesHousehold: gone.householdId !== null, endsSignIn: gone.hasSignIn }
}

type Told = { kept: Person; gone: Person; merged: Merged; services: Pick<Services, 'config'> }

async function tellPerson(tx: Tx, { kept, gone, merged, services }: Told): Promise<void> {
  const { PUBLIC_URL: site } = services.config
  const eventKey = `merged:${gone.id}`
  const toKept = () => mergedIntoYours(site, { name: kept.name, cases: merged.moved.cases })
  await sendAccountEmail(tx, { emailContent: toKept, to: kept.email, eventKey })
  if (!merged.endsSignIn) return
  const toGone = () => mergedIntoOther(site, { name: gone.name })
  const wasVerified = gone.emailVerified
  await sendAccountEmail(tx, { emailContent: toGone, to: gone.email, eventKey: `${eventKey}:gone`, wasVerified })
}
