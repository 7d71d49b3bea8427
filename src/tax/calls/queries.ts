import { z } from 'zod'
import { cantons } from '#tax/figures.ts'
import { readFrancs, readMoney } from '#tax/money-input.ts'

/** Query parameters arrive as text; messages are shown to people as they are. */
const year = z
  .string({ error: 'Give the tax year, for example 2026.' })
  .regex(/^\d{4}$/, 'Give the tax year in four digits, for example 2026.')
  .transform(Number)

const commune = z
  .string({ error: 'Give the official number of the commune, for example 261.' })
  .regex(/^\d{1,4}$/, 'Give the official number of the commune, for example 261.')
  .transform(Number)

const maritalStatus = z.enum(['single', 'married'], { error: 'Choose single or married.' })
const confession = z.enum(['none', 'protestant', 'roman-catholic', 'christ-catholic'], {
  error: 'Choose none, protestant, roman-catholic or christ-catholic.',
})
const canton = z.enum(cantons, { error: 'Give a canton by its two letters, for example ZH.' })

const asOf = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Give the day as YYYY-MM-DD.')
  .optional()

/** trace=1 adds the computation line by line. */
const trace = z
  .enum(['0', '1'], { error: 'Give trace=1 to get the computation line by line.' })
  .default('0')
  .transform((value) => value === '1')

const francs = z.string({ error: 'Enter an amount.' }).transform((typed, context) => {
  const read = readFrancs(typed)
  if (read.ok) return read.francs
  context.addIssue({ code: 'custom', message: read.text })
  return z.NEVER
})

function wholeNumber(least: number, most: number, what: string) {
  const message = `${what} must be a whole number from ${least} to ${most}.`
  return z
    .string({ error: message })
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

const children = wholeNumber(0, 15, 'The number of children').default(0)
const age = wholeNumber(16, 110, 'The age')

export const incomeQuery = z.object({
  year,
  commune,
  maritalStatus: maritalStatus.default('single'),
  children,
  confession: confession.default('none'),
  taxableIncome: francs,
  taxableIncomeFederal: francs.optional(),
  taxableWealth: francs.default(0),
  asOf,
  trace,
})
export type IncomeQuery = z.output<typeof incomeQuery>

const ages = z
  .string()
  .regex(/^\d{1,2}(\s*,\s*\d{1,2})*$/, 'Give the ages of the children, separated by commas, for example 8,11.')
  .transform((text) => text.split(',').map(Number))

/** Age taken for children whose age is not given. */
export const assumedChildAge = 8

export const grossQuery = z
  .object({
    year,
    commune,
    maritalStatus: maritalStatus.default('single'),
    children: children.optional(),
    childAges: ages.optional(),
    confession: confession.default('none'),
    age: age.default(40),
    grossSalary: francs,
    grossSalaryPartner: francs.default(0),
    taxableWealth: francs.default(0),
    asOf,
    trace,
  })
  .superRefine(({ children, childAges, maritalStatus, grossSalaryPartner }, context) => {
    if (childAges && children !== undefined && childAges.length !== children) {
      context.addIssue({ code: 'custom', path: ['childAges'], message: `Give ${children} ages, one for each child.` })
    }
    if (maritalStatus === 'single' && grossSalaryPartner > 0) {
      context.addIssue({
        code: 'custom',
        path: ['grossSalaryPartner'],
        message: 'A second salary counts for married couples only.',
      })
    }
  })
export type GrossQuery = z.output<typeof grossQuery>

export const capitalBenefitQuery = z.object({
  year,
  commune,
  maritalStatus: maritalStatus.default('single'),
  confession: confession.default('none'),
  age: age.default(65),
  capital: francs,
  asOf,
  trace,
})
export type CapitalBenefitQuery = z.output<typeof capitalBenefitQuery>

export const withholdingQuery = z.object({
  year,
  canton,
  code: z
    .string({ error: 'Give the tariff code, for example A0N.' })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d[YN]$/, 'Give the tariff code as letter, children and church tax, for example A0N.'),
  monthlyIncome: z.string({ error: 'Enter the monthly income.' }).transform((typed, context) => {
    const read = readMoney(typed)
    if (read.ok) return read.cents
    context.addIssue({ code: 'custom', message: read.text })
    return z.NEVER
  }),
  trace,
})
export type WithholdingQuery = z.output<typeof withholdingQuery>

export const communesQuery = z.object({
  q: z
    .string({ error: 'Enter a name or a postcode.' })
    .trim()
    .min(2, 'Enter at least two letters or digits.')
    .max(80, 'Enter at most 80 letters.'),
  year: year.default(2026),
})
export type CommunesQuery = z.output<typeof communesQuery>

export type FieldErrors = Readonly<Record<string, string>>

/** Reads a query; the errors name each field in plain words. */
export function readQuery<Query extends z.ZodType>(
  schema: Query,
  parameters: Iterable<readonly [string, string]>,
): { ok: true; query: z.output<Query> } | { ok: false; errors: FieldErrors } {
  const given = Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== ''))
  const read = schema.safeParse(given)
  if (read.success) return { ok: true, query: read.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error.issues) {
    const field = String(path[0] ?? 'query')
    errors[field] ??= message
  }
  return { ok: false, errors }
}
