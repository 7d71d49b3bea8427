import { z } from 'zod'
import { coded } from '#platform/coded.ts'
import { figurePersons } from '#returns/amounts/figure.ts'
import { type FigureCode, isFigureCode } from '#returns/amounts/figure-codes.ts'
import { cantons } from '#tax/figures.ts'
import { type ExpectedNote, type Missing, openReasons } from './expected-note.ts'

const francs = z.number()
const code = z.custom<FigureCode>((value) => typeof value === 'string' && isFigureCode(value))

/** Schema of the fields that the program reads. Other stored fields only document how the tax was computed. */
export const savedResultSchema = z.object({
  taxes: z.object({
    incomeTax: z.object({ federal: francs, canton: francs, commune: francs, church: francs }),
    wealthTax: z.object({ canton: francs, commune: francs, church: francs }),
    personalTax: francs,
    total: francs,
  }),
  taxableIncome: z.object({ federal: francs, canton: francs }),
  wealth: z.object({
    ...{ assets: francs, debts: francs, allowance: francs, taxable: francs },
    exempt: francs.optional(),
  }),
  commune: z.object({ bfsId: z.number(), name: z.string(), canton: z.enum(cantons) }),
  creditCents: francs,
})
export type SavedResult = z.output<typeof savedResultSchema>

export const noteSchema: z.ZodType<ExpectedNote> = z.union([
  coded('part-of-year', { from: z.string(), to: z.string(), days: z.number() }),
  coded('to-ask', { count: z.number() }),
  coded('partner-not-taxed-together', { count: z.number() }),
  coded('foreign-income-in-full', {}),
  coded('confession-unknown', {}),
  coded('wealth-allowance-unknown', {}),
  coded('pillar-3a-limited', { entered: francs, limit: francs }),
  coded('purchase-refused', {
    person: z.enum(['client', 'partner']),
    reason: z.enum(['ordinary-not-full', 'no-gap']),
  }),
  coded('foreign-tax-too-small', { amount: francs }),
  coded('limited', {
    items: z.array(
      z.object({
        code,
        person: z.enum(['client', 'partner']).optional(),
        ...{ entered: francs, federal: francs, canton: francs },
      }),
    ),
  }),
  coded('limits-open', { items: z.array(z.object({ code, reason: z.enum(openReasons) })) }),
  coded('abroad-exempt', { income: francs, value: francs }),
  coded('other-canton', {
    ...{ income: francs, value: francs, canton: z.enum(cantons).nullable(), tax: francs.nullable() },
    days: z.number().optional(),
  }),
  coded('equity-exempt', { amount: francs }),
  coded('owner-abroad', { income: francs }),
  coded('owner-at-source', { income: francs }),
  coded('quasi-resident', {}),
  coded('as-entered', { codes: z.array(code) }),
])

export const missingSchema: z.ZodType<Missing> = z.union([
  coded('no-figures', {}),
  coded('salary-unknown', { person: z.enum(['client', 'partner']) }),
  coded('commune-unknown', {}),
  coded('commune-not-in-year', { year: z.number() }),
  coded('year-not-published', { year: z.number() }),
  coded('civil-status-unknown', {}),
  coded('birth-year-unknown', { person: z.enum(figurePersons) }),
  coded('part-year', { year: z.number() }),
  coded('world-income-unknown', {}),
])

export type ExpectedStep = { at: Date; balanceCents: number; byCents: number | null; changed: FigureCode[] }

/**
 * Lists the changes of the balance, oldest first, with the figures that caused them. Figures that changed without
 * affecting the balance are listed with its next change.
 */
export function stepsOf(
  rows: readonly { computedAt: Date; balanceCents: number | null; changed: readonly string[] }[],
): ExpectedStep[] {
  const steps: ExpectedStep[] = []
  let changed = new Set<FigureCode>()
  for (const row of rows) {
    for (const one of row.changed) if (isFigureCode(one)) changed.add(one)
    const before = steps.at(-1)
    if (row.balanceCents === null || row.balanceCents === before?.balanceCents) continue
    const byCents = before ? row.balanceCents - before.balanceCents : null
    steps.push({ at: row.computedAt, balanceCents: row.balanceCents, byCents, changed: [...changed] })
    changed = new Set()
  }
  return steps
}
