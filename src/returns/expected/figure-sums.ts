import type { Figure, FigurePerson } from '#returns/amounts/figure.ts'
import { type EngineInput, engineInputs } from './engine-inputs.ts'

export type TaxFigure = Pick<Figure, 'code' | 'person' | 'amountCents'>

/** Cents to whole francs, rounded down. Add amounts of one kind first, as on the tax return. */
export function francs(cents: number): number {
  return Math.floor(cents / 100)
}

export function sumCents(lines: readonly TaxFigure[], input: EngineInput, person?: FigurePerson): number {
  return lines
    .filter((line) => engineInputs[line.code] === input && (person === undefined || whose(line) === person))
    .reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
}

/** Joint figures are attributed to the client, because the engine handles earners individually. */
export function whose({ person }: TaxFigure): 'client' | 'partner' {
  return person === 'partner' ? 'partner' : 'client'
}
