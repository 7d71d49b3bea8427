import type { Actor } from '#accounts/actor.ts'
import { newToken } from '#accounts/links-db.server.ts'
import { lockPerson } from '#accounts/people-db.server.ts'
import { addressOf, sendAccountEmail } from '#accounts/send-letter.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { type AskOutcome, dueAfterThinking, isOver } from './deletion.ts'
import { findOngoing, findOpenDeletion, insertDeletion } from './deletion-db.server.ts'
import { deletionAsked } from './deletion-letters.tsx'

/** Takes a client's wish to be deleted, once they have shown who they are. Nothing goes before the days to think are over. */
export function askDeletion(services: Pick<Services, 'db' | 'now' | 'config'>, actor: Actor): Promise<AskOutcome> {
  const { person } = actor
  return services.db.transaction().execute(async (tx): Promise<AskOutcome> => {
    // Held, so that two forms at once make one request.
    await lockPerson(tx, person.id)
    if (await findOpenDeletion(tx, person.id)) return { ok: false, reason: 'asked-before' }
    const ongoing = await findOngoing(tx, person.id, services.now())
    if (!isOver(ongoing)) return { ok: false, reason: 'ongoing', ...ongoing }
    const [token, askedAt] = [newToken(), services.now()]
    const dueAt = dueAfterThinking(askedAt)
    const id = await insertDeletion(tx, { personId: person.id, name: person.name, askedAt, dueAt, token })
    const url = addressOf(services, '/keep-account', token)
    const email = () => deletionAsked({ name: person.name, dueAt, url })
    await sendAccountEmail(tx, { emailContent: email, to: person.email, eventKey: `deletion-asked:${id}`, isConfidential: true })
    await recordAudit(tx, actor, { action: 'deletion.asked', object: { type: 'person', id: person.id } })
    return { ok: true }
  })
}
