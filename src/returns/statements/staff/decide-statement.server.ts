import type { Actor } from '#accounts/sessions/actor.ts'
import type { FlashName } from '#admin/notices.server.ts'
import type { Services } from '#platform/services.ts'
import {
  leaveOutStatement,
  releaseStatement,
  restoreStatement,
  type StatementOutcome,
} from '#returns/statements/release-statement.server.ts'

type Chosen = { caseId: string; actor: Actor; statementId: string }

type Decision = {
  note: FlashName
  act: (services: Pick<Services, 'db' | 'now'>, chosen: Chosen) => Promise<StatementOutcome>
}

const release = (as: Parameters<typeof releaseStatement>[1]['as']): Decision => ({
  note: 'statement-released',
  act: (services, chosen) => releaseStatement(services, { ...chosen, as }),
})

/** What staff can decide about a statement, by the name of the button. */
const decisions: Readonly<Partial<Record<string, Decision>>> = {
  release: release('named'),
  'release-for-partner': release('partner'),
  'count-beside': release('beside'),
  'replace-earlier': release('replace'),
  'leave-out': { note: 'statement-left-out', act: leaveOutStatement },
  restore: { note: 'statement-restored', act: restoreStatement },
}

/** Null if `intent` is no decision about a statement. */
export async function decideStatement(
  services: Pick<Services, 'db' | 'now'>,
  { intent, ...chosen }: Chosen & { intent: string },
): Promise<{ outcome: StatementOutcome; note: FlashName } | null> {
  const decision = Object.hasOwn(decisions, intent) ? decisions[intent] : undefined
  return decision ? { outcome: await decision.act(services, chosen), note: decision.note } : null
}
