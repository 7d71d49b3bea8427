import { z } from 'zod'
import { figurePersons } from '#returns/amounts/figure.ts'
import { type FigureCode, isFigureCode } from '#returns/amounts/figure-codes.ts'
import type { TaxFigure } from './engine-inputs.ts'
import type { EnteredVariant } from './try-variant.server.ts'

export const maxVariants = 8
export const maxChanges = 3

export const changeRows: readonly number[] = Array.from({ length: maxChanges }, (_, at) => at + 1)

export const variantChangeSchema = z.object({
  code: z.custom<FigureCode>((value) => typeof value === 'string' && isFigureCode(value)),
  person: z.enum(figurePersons),
  amountCents: z.number().int().nonnegative(),
})

export type VariantChange = z.output<typeof variantChangeSchema>

/** A change in a what-if variant; it replaces all figures with the same code and person. */
export function withChanges(figures: readonly TaxFigure[], changes: readonly VariantChange[]): TaxFigure[] {
  const isChanged = ({ code, person }: TaxFigure) =>
    changes.some((change) => change.code === code && change.person === person)
  return [...figures.filter((figure) => !isChanged(figure)), ...changes]
}

export function changesIn(values: Readonly<Record<string, string>>): EnteredVariant['changes'] {
  return changeRows.map((row) => ({
    code: values[`code${row}`] ?? '',
    amount: values[`amount${row}`] ?? '',
    person: values[`person${row}`] ?? 'client',
  }))
}
