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

export const statementDecisions: Readonly<Partial<Record<string, Decision>>> = {
  release: {
    note: 'statement-released',
    act: (services, chosen) => releaseStatement(services, { ...chosen, as: 'named' }),
  },
  'count-beside': {
    note: 'statement-released',
    act: (services, chosen) => releaseStatement(services, { ...chosen, as: 'beside' }),
  },
  'replace-earlier': {
    note: 'statement-released',
    act: (services, chosen) => releaseStatement(services, { ...chosen, as: 'replace' }),
  },
  'leave-out': { note: 'statement-left-out', act: leaveOutStatement },
  restore: { note: 'statement-restored', act: restoreStatement },
}
