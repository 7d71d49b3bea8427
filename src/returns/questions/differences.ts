import type { Figure } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'

/** A confirmed figure that the answers now contradict; a null amount means that the answers no longer give one. */
export type AnswerDifference = {
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
