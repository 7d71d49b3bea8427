import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { type FigureLine, linesOf, openOf, seenOf } from './figure.ts'
import { insertFigure, listFigures } from './figure-db.server.ts'

type ConfirmFiguresDeps = Pick<Services, 'db' | 'now'>
type OfDocument = { caseId: string; actor: Actor; documentId: string }
export type ConfirmFiguresOutcome = { ok: true; count: number } | NoCase | { ok: false; reason: 'figures-changed' }

/** Confirms all proposed amounts of a document at once, if they are those that the person saw (`seenOf`). */
export function confirmFigures(services: ConfirmFiguresDeps, { seen, ...document }: OfDocument & { seen: string }) {
  return onDocument(services, document, 'figure.all-confirmed', (lines): NewState | ConfirmFiguresOutcome => {
    const open = openOf(lines)
    if (open.length === 0) return { ok: true, count: 0 }
    return seenOf(open) === seen ? { lines: open, state: 'confirmed' } : { ok: false, reason: 'figures-changed' }
  })
}

/** Makes the amounts proposals again that this person confirmed together at `since` or later. */
export function reopenFigures(services: ConfirmFiguresDeps, { since, ...document }: OfDocument & { since: Date }) {
  const { name } = document.actor.person
  return onDocument(services, document, 'figure.reopened', (lines): NewState => {
    const isOwn = ({ byName, createdAt }: FigureLine) => byName === name && createdAt >= since
    return { lines: lines.filter((line) => line.state === 'confirmed' && isOwn(line)), state: 'proposed' }
  })
}

type NewState = { lines: FigureLine[]; state: 'confirmed' | 'proposed' }

function onDocument(
  { db, now }: ConfirmFiguresDeps,
  { caseId, actor, documentId }: OfDocument,
  action: 'figure.all-confirmed' | 'figure.reopened',
  decide: (lines: FigureLine[]) => NewState | ConfirmFiguresOutcome,
) {
  return withCase(
    { db },
    { caseId, actor, action: 'case.write' },
    async (tx, found): Promise<ConfirmFiguresOutcome> => {
      const all = linesOf(await listFigures(tx, caseId))
      const decided = decide(all.filter((line) => line.documentId === documentId))
      if ('ok' in decided) return decided
      const { lines, state } = decided
      for (const { earlier: _, filename: _name, byName: _by, ...line } of lines) {
        const version = line.version + 1
        await insertFigure(tx, { ...line, caseId, version, state, createdBy: actor.person.id, createdAt: now() })
      }
      const count = lines.length
      if (count > 0) {
        const detail = { caseNumber: found.caseNumber, count }
        await recordAudit(tx, actor, { action, object: { type: 'document', id: documentId }, detail })
      }
      return { ok: true, count }
    },
  )
}
