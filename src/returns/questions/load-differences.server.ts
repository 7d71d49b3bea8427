import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Figure } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import type { OriginalAmount } from '#returns/amounts/original-amount.ts'
import { type Difference, differencesFrom, withoutCertificates } from '#returns/statements/salary/answers.ts'
import { listUsedCertificates } from '#returns/statements/salary/follow-certificates.server.ts'
import { type Answer, newestOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { figuresOf } from './answered-figures.ts'
import { answeredLines, lineIdOf } from './propose-answers.server.ts'
import { questionSetOf } from './question-set.ts'
import { hasPartner, requestedOf } from './requested-answers.ts'

export async function loadDifferences(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'caseType' | 'taxYear' | 'clientName' | 'sharedWith'>,
  known?: ReadonlyMap<string, Answer>,
): Promise<AnswerDifference[]> {
  const set = questionSetOf(found)
  if (!set) return []
  const answers = known ?? newestOf(await listAnswers(db, found.id))
  const stated = figuresOf(requestedOf(set, answers), hasPartner(answers))
  const figures = withoutCertificates(stated, await listUsedCertificates(db, found), answers)
  const answered = new Map(figures.map((figure) => [lineIdOf(found.id, figure), figure]))
  return differencesOf(answeredLines(await listFigures(db, found.id)).values(), answered)
}

/** Answers by a person that differ from a certificate, with the text of their question. */
export async function loadCertificateDifferences(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'caseType' | 'taxYear' | 'clientName' | 'sharedWith'>,
): Promise<CertificateDifference[]> {
  const set = questionSetOf(found)
  if (!set) return []
  const answers = newestOf(await listAnswers(db, found.id))
  const requested = requestedOf(set, answers).flatMap((section) => section.requested)
  return differencesFrom(await listUsedCertificates(db, found), answers).flatMap((difference) => {
    const own = requested.find(({ key }) => key === difference.key)
    return own ? [{ ...difference, question: own.question.text }] : []
  })
}

export type CertificateDifference = Difference & { question: string }

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
  answered: ReadonlyMap<string, Pick<Figure, 'amountCents' | 'original'>>,
): AnswerDifference[] {
  return [...lines].flatMap(({ lineId, state, code, label, amountCents, original }) => {
    const content = answered.get(lineId)
    const answeredCents = content?.amountCents ?? null
    if (state !== 'confirmed' || answeredCents === amountCents) return []
    // Without an official rate, the adviser converts the amount; the answer is the same as long as it was not changed.
    if (original?.rate === null && isSameStated(original, content?.original)) return []
    return [{ lineId, code, label, confirmedCents: amountCents, answeredCents }]
  })
}

function isSameStated(one: OriginalAmount, other: OriginalAmount | null | undefined): boolean {
  return one.currency === other?.currency && one.cents === other.cents
}
