import type { Figure, FigurePerson } from '#returns/amounts/figure.ts'
import { type EngineInput, engineInputs } from './engine-inputs.ts'

export type TaxFigure = Pick<Figure, 'code' | 'person' | 'amountCents'>

/**
 * Cuts cents off to whole francs. As on the tax return, apply this to the sum of all amounts of a kind, not to each
 * amount.
 */
export function francs(cents: number): number {
  return Math.floor(cents / 100)
}

export function sumCents(lines: readonly TaxFigure[], input: EngineInput, person?: FigurePerson): number {
  return lines
    .filter((line) => engineInputs[line.code] === input && (person === undefined || whose(line) === person))
    .reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
}

/** Attributes joint figures of spouses to the client, because the engine treats each earner individually. */
export function whose({ person }: TaxFigure): 'client' | 'partner' {
  return person === 'partner' ? 'partner' : 'client'
}
