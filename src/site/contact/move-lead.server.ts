import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { type LeadState, nextLeadState, type PressedMove } from './lead.ts'
import { lockLead, saveLeadState } from './lead-db.server.ts'

export type LeadMoveOutcome =
  | { ok: true; state: LeadState }
  | { ok: false; reason: 'unknown-lead' | 'forbidden' }
  | { ok: false; reason: 'not-allowed'; state: LeadState }

/** Changes the state of an enquiry; `take` assigns it to the actor. */
export function moveLead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { number, move, actor }: { number: number; move: PressedMove; actor: Actor },
): Promise<LeadMoveOutcome> {
  return db.transaction().execute(async (tx): Promise<LeadMoveOutcome> => {
    if (!may(actor.person, 'lead.write')) return { ok: false, reason: 'forbidden' }
    const lead = await lockLead(tx, number)
    if (!lead) return { ok: false, reason: 'unknown-lead' }
    const state = nextLeadState(lead.state, move)
    if (!state) return { ok: false, reason: 'not-allowed', state: lead.state }
    await saveLeadState(tx, lead, { state, ...(move === 'take' ? { assignedTo: actor.person.id } : {}) }, now())
    await publishChange(tx, { topic: 'enquiry', id: String(number), clientId: null })
    await recordAudit(tx, actor, {
      action: 'enquiry-moved',
      object: { type: 'lead', id: lead.id },
      detail: { number, from: lead.state, to: state },
    })
    return { ok: true, state }
  })
}
