import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Figure } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { type Answer, newestOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { figuresOf } from './answered-figures.ts'
import { answeredLines, lineIdOf } from './propose-answers.server.ts'
import { questionSetOf } from './question-set.ts'
import { hasPartner, requestedOf } from './requested-answers.ts'

export async function loadDifferences(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'caseType' | 'taxYear'>,
  known?: ReadonlyMap<string, Answer>,
): Promise<AnswerDifference[]> {
  const set = questionSetOf(found)
  if (!set) return []
  const answers = known ?? newestOf(await listAnswers(db, found.id))
  const figures = figuresOf(requestedOf(set, answers), hasPartner(answers))
  const answered = new Map(figures.map((figure) => [lineIdOf(found.id, figure), figure]))
  return differencesOf(answeredLines(await listFigures(db, found.id)).values(), answered)
}

/** A confirmed figure that contradicts the answers. `answeredCents`: null if they no longer give an amount. */
type AnswerDifference = {
  lineId: string
  code: FigureCode
  label: string
  confirmedCents: number | null
  answeredCents: number | null
}

export function differencesOf(
  lines: Iterable<Figure>,
  answered: ReadonlyMap<string, { amountCents: number | null }>,
): AnswerDifference[] {
  return [...lines].flatMap(({ lineId, state, code, label, amountCents }) => {
    const content = answered.get(lineId)?.amountCents ?? null
    if (state !== 'confirmed' || content === amountCents) return []
    return [{ lineId, code, label, confirmedCents: amountCents, answeredCents: content }]
  })
}
