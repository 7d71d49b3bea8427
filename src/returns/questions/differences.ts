import type { Figure } from '#returns/figure.ts'
import type { FigureCode } from '#returns/figure-codes.ts'

/** A confirmed figure of which the answers now say something else; null: they name no amount any more. */
export type AnswerDifference = {
  lineId: string
  code: FigureCode
  label: string
  confirmedCents: number | null
  answeredCents: number | null
}

/** The confirmed lines that answers began, where they have changed their amount since, or are gone. */
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
