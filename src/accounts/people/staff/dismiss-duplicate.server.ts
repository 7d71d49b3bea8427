import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { saveDismissedDuplicate } from './duplicate-db.server.ts'

export const maxApartReasonLength = 1000

export type DismissDuplicateOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown-client' | 'reason-missing' }

type DismissDuplicateInput = { oneId: string; otherId: string; reason: string }

export function dismissDuplicate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { oneId, otherId, reason }: DismissDuplicateInput,
): Promise<DismissDuplicateOutcome> {
  return db.transaction().execute(async (tx): Promise<DismissDuplicateOutcome> => {
    if (!may(actor.person, 'client.tell-apart')) return { ok: false, reason: 'not-allowed' }
    const scope = accessScopeOf(actor)
    const known = (await findClient(tx, oneId, scope)) && (await findClient(tx, otherId, scope))
    if (!known || oneId === otherId) return { ok: false, reason: 'unknown-client' }
    const text = [...cleanText(reason)].slice(0, maxApartReasonLength).join('')
    if (text === '') return { ok: false, reason: 'reason-missing' }
    await saveDismissedDuplicate(tx, { oneId, otherId, reason: text, createdBy: actor.person.id, createdAt: now() })
    await recordAudit(tx, actor, {
      action: 'clients-told-apart',
      object: { type: 'person', id: oneId },
      detail: { other: otherId },
    })
    return { ok: true }
  })
}
