import type { Actor } from '#accounts/actor.ts'
import { type NoCase, withCase } from '#cases/with-case.server.ts'
import type { Services } from '#platform/services.ts'
import { proposeFigures } from './propose-figures.server.ts'
import { findStatement, listStatements } from './statement-db.server.ts'
import { recordTaken } from './take-statement.server.ts'

export type ReleaseOutcome = { ok: true } | NoCase | { ok: false; reason: 'unknown-statement' }

/** Takes the figures of a statement that names somebody else, since an adviser says whose it is. Done twice it is done once. */
export function releaseStatement(
  services: Pick<Services, 'db' | 'now'>,
  { caseId, actor, statementId }: { caseId: string; actor: Actor; statementId: string },
) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<ReleaseOutcome> => {
    const statement = await findStatement(tx, caseId, statementId)
    if (!statement?.content) return { ok: false, reason: 'unknown-statement' }
    if (statement.state !== 'held') return { ok: true }
    const { id, documentId, content } = statement
    const others = (await listStatements(tx, caseId)).filter((one) => one.content?.key === content.key)
    await proposeFigures(tx, services, { found, person: 'client', statement: { id, documentId, content }, others })
    await recordTaken(tx, actor, found, id)
    return { ok: true }
  })
}
