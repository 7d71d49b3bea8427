import type { Figure, FigurePerson } from '#returns/figure.ts'
import { type EngineInput, engineInputs } from './engine-inputs.ts'

/** What of a figure counts for the tax. */
export type TaxFigure = Pick<Figure, 'code' | 'person' | 'amountCents'>

/** As on a tax return, and as the calculators read amounts: centimes of one sort are added, then cut off. */
export function francs(cents: number): number {
  return Math.floor(cents / 100)
}

export function sumCents(lines: readonly TaxFigure[], input: EngineInput, person?: FigurePerson): number {
  return lines
    .filter((line) => engineInputs[line.code] === input && (person === undefined || whose(line) === person))
    .reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
}

/** What is entered of both is the client's: the engine knows earners one by one. */
export function whose({ person }: TaxFigure): 'client' | 'partner' {
  return person === 'partner' ? 'partner' : 'client'
}
