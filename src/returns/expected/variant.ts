import { z } from 'zod'
import { figurePersons } from '#returns/figure.ts'
import { type FigureCode, isFigureCode } from '#returns/figure-codes.ts'
import type { TaxFigure } from './figure-sums.ts'

export const variantChangeSchema = z.object({
  code: z.custom<FigureCode>((value) => typeof value === 'string' && isFigureCode(value)),
  person: z.enum(figurePersons),
  amountCents: z.number().int().nonnegative(),
})

/** Another amount for one figure of one person, whatever stands there now. */
export type VariantChange = z.output<typeof variantChangeSchema>

/** How many a case keeps, and how many amounts one changes. */
export const maxVariants = 8
export const maxChanges = 3

/**
 * The figures of a return with other amounts for some of them. A change takes the place of all lines of its code and
 * person; nothing is written anywhere.
 */
export function withChanges(figures: readonly TaxFigure[], changes: readonly VariantChange[]): TaxFigure[] {
  const isChanged = ({ code, person }: TaxFigure) =>
    changes.some((change) => change.code === code && change.person === person)
  return [...figures.filter((figure) => !isChanged(figure)), ...changes]
}
