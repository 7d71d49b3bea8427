import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { Figure } from '#returns/amounts/figure.ts'
import { insertFigure, listFigures } from '#returns/amounts/figure-db.server.ts'
import { newestOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { type AnsweredFigure, figuresOf } from './answered-figures.ts'
import { clientQuestionsPath, questionAnchor } from './question-links.ts'
import { questionSetOf } from './question-set.ts'
import { hasPartner, type RequestedSection, requestedOf } from './requested-answers.ts'
import { screensOf } from './screens.ts'

/** Derives the id of an answer's figure by hashing, so that repeated runs update the same figure. */
export function lineIdOf(caseId: string, { place, code }: Pick<AnsweredFigure, 'place' | 'code'>): string {
  const hex = createHash('sha256').update(`answer ${caseId} ${place} ${code}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function answeredLines(rows: readonly Figure[]): ReadonlyMap<string, Figure> {
  const lines = new Map<string, Figure>()
  for (const [lineId, versions] of Map.groupBy(rows, (row) => row.lineId)) {
    const [first, newest] = [versions.find(({ version }) => version === 1), latest(versions)]
    if (first?.source === 'answer' && newest) lines.set(lineId, newest)
  }
  return lines
}

function latest(versions: readonly Figure[]): Figure | undefined {
  return versions.toSorted((a, b) => b.version - a.version)[0]
}

/** Updates proposed figures. Confirmed figures do not change; removed ones return only if their answer changes. */
export async function proposeAnswers(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { found, figures }: { found: Pick<CaseRow, 'id'>; figures: readonly AnsweredFigure[] },
): Promise<void> {
  const lines = answeredLines(await listFigures(tx, found.id))
  const none = { documentId: null, page: null, statementId: null, statementLine: null }
  const requested = new Set<string>()
  for (const figure of figures) {
    const { code, label, person, amountCents, original, answeredBy: createdBy } = figure
    const lineId = lineIdOf(found.id, figure)
    requested.add(lineId)
    const line = lines.get(lineId)
    if (line && !isProposedAgain(line, figure)) continue
    const content = { lineId, code, label, person, amountCents, original, source: 'answer', state: 'proposed' } as const
    const version = (line?.version ?? 0) + 1
    await insertFigure(tx, {
      ...content,
      ...none,
      caseId: found.id,
      version,
      note: line?.note ?? '',
      frequency: line?.frequency ?? null,
      createdBy,
      createdAt: now(),
    })
  }
  for (const line of lines.values()) {
    if (requested.has(line.lineId) || line.state !== 'proposed') continue
    const { version, byName: _, filename: __, createdAt: ___, ...same } = line
    const row = { ...same, caseId: found.id, version: version + 1, state: 'replaced', createdBy: null } as const
    await insertFigure(tx, { ...row, createdAt: now() })
  }
}

function isProposedAgain(line: Figure, { amountCents, original, label, person }: AnsweredFigure): boolean {
  if (line.state === 'confirmed') return false
  if (line.state === 'replaced') return line.byName === null || line.amountCents !== amountCents
  const isSameOriginal = isDeepStrictEqual(line.original, original)
  return line.amountCents !== amountCents || !isSameOriginal || line.label !== label || line.person !== person
}

/** Links to the requested questions, by key. */
export function questionPaths(
  caseId: string,
  sections: readonly RequestedSection[],
  isCouple: boolean,
): ReadonlyMap<string, string> {
  return new Map(
    sections
      .flatMap((section) => screensOf(section, isCouple))
      .flatMap(({ topic, code, requested }) =>
        requested.map(
          ({ key }) => [key, `${clientQuestionsPath(caseId, topic, code)}#${questionAnchor(key)}`] as const,
        ),
      ),
  )
}

/** Links from figures, by line id, to the questions that they come from. Callers must authorize access to the case. */
export async function listFigureSources(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'caseType' | 'taxYear'>,
): Promise<Record<string, string>> {
  const set = questionSetOf(found)
  if (!set) return {}
  const answers = newestOf(await listAnswers(db, found.id))
  const sections = requestedOf(set, answers)
  const isCouple = hasPartner(answers)
  const paths = questionPaths(found.id, sections, isCouple)
  return Object.fromEntries(
    figuresOf(sections, isCouple).flatMap((figure) => {
      // The place is the key of the question (`person.question`), followed by row and column in a list.
      const path = paths.get(figure.place.split('.').slice(0, 2).join('.'))
      return path ? [[lineIdOf(found.id, figure), path]] : []
    }),
  )
}
