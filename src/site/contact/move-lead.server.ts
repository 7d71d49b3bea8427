import type { Actor } from '#accounts/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { tellNews } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { type LeadMove, type LeadState, nextLeadState } from './lead.ts'
import { lockLead, saveLeadState } from './lead-db.server.ts'

export type LeadMoveOutcome =
  | { ok: true; state: LeadState }
  | { ok: false; reason: 'unknown-lead' }
  | { ok: false; reason: 'not-allowed'; state: LeadState }

/** Moves an enquiry on; taking or answering it makes it this person's. Says why it could not. */
export function moveLead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { number, move, actor }: { number: number; move: LeadMove; actor: Actor },
): Promise<LeadMoveOutcome> {
  return db.transaction().execute(async (tx): Promise<LeadMoveOutcome> => {
    const lead = await lockLead(tx, number)
    if (!lead) return { ok: false, reason: 'unknown-lead' }
    const state = nextLeadState(lead.state, move)
    if (!state) return { ok: false, reason: 'not-allowed', state: lead.state }
    const isTheirs = move === 'take' || move === 'answer'
    await saveLeadState(tx, lead, { state, ...(isTheirs ? { assignedTo: actor.person.id } : {}) }, now())
    await tellNews(tx, { topic: 'enquiry', id: String(number), clientId: null })
    await recordAudit(tx, actor, {
      action: 'enquiry-moved',
      object: { type: 'lead', id: lead.id },
      detail: { number, from: lead.state, to: state },
    })
    return { ok: true, state }
  })
}
