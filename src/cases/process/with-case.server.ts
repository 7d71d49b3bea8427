import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { type Action, may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type CaseRow, lockCase } from './case-db.server.ts'

export type NoCase = { ok: false; reason: 'unknown-case' | 'forbidden' }

/** Locks a case and changes it, if it is in the actor's access scope and the actor may perform `action`. */
export function withCase<Outcome>(
  { db }: Pick<Services, 'db'>,
  { caseId, actor, action }: { caseId: string; actor: Actor; action: Action },
  change: (tx: Tx, found: CaseRow) => Promise<Outcome>,
): Promise<Outcome | NoCase> {
  return asActor(db, actor, async (tx): Promise<Outcome | NoCase> => {
    const found = await lockCase(tx, caseId, accessScopeOf(actor))
    if (!found) return { ok: false, reason: 'unknown-case' }
    if (!may(actor.person, action, found)) return { ok: false, reason: 'forbidden' }
    return change(tx, found)
  })
}

export function isNoCase(outcome: { ok: boolean; reason?: string }): outcome is NoCase {
  return !outcome.ok && (outcome.reason === 'unknown-case' || outcome.reason === 'forbidden')
}
