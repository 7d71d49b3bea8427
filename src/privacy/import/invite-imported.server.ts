import { z } from 'zod'
import { may } from '#accounts/people/may.ts'
import { findPerson, lockPerson } from '#accounts/people/people-db.server.ts'
import { sendInvitation } from '#accounts/registration/invite-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { lockImport } from './import-db.server.ts'
import { listRequestedInvites, lockInvite, markToInvite, saveInvited } from './invite-db.server.ts'

export const inviteImportedJob = defineJob('invite-imported', z.object({ importId: z.uuid(), actorId: z.string() }))

type InviteDeps = Pick<Services, 'db' | 'now' | 'config'>

export type InviteOutcome =
  | { ok: true; count: number }
  | { ok: false; reason: 'not-allowed' | 'in-progress' | 'no-one-to-invite' }

/** Asks for the invitations of all clients whom an import has added and who have none yet; a job sends them. */
export function inviteImported({ db, now }: InviteDeps, actor: Actor, importId: string): Promise<InviteOutcome> {
  if (!may(actor.person, 'client.import') || !may(actor.person, 'client.invite'))
    return Promise.resolve({ ok: false, reason: 'not-allowed' })
  return db.transaction().execute(async (tx): Promise<InviteOutcome> => {
    const found = await lockImport(tx, importId)
    if (found?.state !== 'imported') return { ok: false, reason: 'in-progress' }
    const count = await markToInvite(tx, importId, now())
    if (count === 0) return { ok: false, reason: 'no-one-to-invite' }
    await enqueue(tx, inviteImportedJob, { importId, actorId: actor.person.id })
    await recordAudit(tx, actor, {
      action: 'import.invited',
      object: { type: 'import', id: importId },
      detail: { clients: count },
    })
    return { ok: true, count }
  })
}

/** Sends each invitation that was asked for once, with the mark that it was sent in the same transaction. */
export async function sendInvitations(
  services: InviteDeps,
  { importId, actorId }: { importId: string; actorId: string },
): Promise<void> {
  const { db, now } = services
  const person = await findPerson(db, actorId)
  if (!person || !may(person, 'client.invite')) return
  for (const number of await listRequestedInvites(db, importId))
    await db.transaction().execute(async (tx) => {
      const personId = await lockInvite(tx, importId, number)
      const client = personId === null ? null : await lockPerson(tx, personId)
      if (!client || personId === null) return
      await saveInvited(tx, importId, number, now())
      if (client.role !== 'client' || client.status !== 'invited') return
      await sendInvitation(tx, services, { person }, client)
      await recordAudit(
        tx,
        { person, metadata: null },
        { action: 'client-invited', object: { type: 'person', id: personId } },
      )
    })
}
