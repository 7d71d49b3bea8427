import { z } from 'zod'
import { amount, cents } from '#tax/fields/amounts.ts'
import { age, checkAges, childAges, children, confession, tariffStatuses } from '#tax/fields/household.ts'
import { communeText, taxYear } from '#tax/fields/limits.ts'
import { tariffCode } from '#tax/fields/tariff-code.ts'
import { cantons } from '#tax/figures.ts'

// What the calls take, as text; messages are shown to people as they are. The fields are those of the pages.

const francs = amount('Enter an amount.')

const commune = z
  .string({ error: 'Give the official number of the commune, for example 261.' })
  .regex(/^\d{1,4}$/, 'Give the official number of the commune, for example 261.')
  .transform(Number)
const maritalStatus = z.enum(tariffStatuses, { error: 'Choose single or married.' }).default('single')
const church = confession('Choose none, protestant, roman-catholic or christ-catholic.').default('none')
const asOf = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Give the day as YYYY-MM-DD.')
  .optional()

/** trace=1 adds the computation line by line. */
const trace = z
  .enum(['0', '1'], { error: 'Give trace=1 to get the computation line by line.' })
  .default('0')
  .transform((value) => value === '1')

export const incomeQuery = z.object({
  year: taxYear,
  commune,
  maritalStatus,
  children: children.default(0),
  confession: church,
  taxableIncome: francs,
  taxableIncomeFederal: francs.optional(),
  taxableWealth: francs.default(0),
  asOf,
  trace,
})
export type IncomeQuery = z.output<typeof incomeQuery>

export const grossQuery = z
  .object({
    year: taxYear,
    commune,
    maritalStatus,
    children: children.optional(),
    childAges: childAges('8,11'),
    confession: church,
    age: age().default(40),
    grossSalary: francs,
    grossSalaryPartner: francs.default(0),
    taxableWealth: francs.default(0),
    asOf,
    trace,
  })
  .superRefine(({ children: count, childAges: ages, maritalStatus: status, grossSalaryPartner }, context) => {
    if (count !== undefined) checkAges({ children: count, childAges: ages }, context)
    if (status === 'single' && grossSalaryPartner > 0) {
      context.addIssue({
        code: 'custom',
        path: ['grossSalaryPartner'],
        message: 'A second salary counts for married couples only.',
      })
    }
  })
export type GrossQuery = z.output<typeof grossQuery>

export const capitalBenefitQuery = z.object({
  year: taxYear,
  commune,
  maritalStatus,
  confession: church,
  age: age().default(65),
  capital: francs,
  asOf,
  trace,
})
export type CapitalBenefitQuery = z.output<typeof capitalBenefitQuery>

export const withholdingQuery = z.object({
  year: taxYear,
  canton: z.enum(cantons, { error: 'Give a canton by its two letters, for example ZH.' }),
  code: tariffCode({
    missing: 'Give the tariff code, for example A0N.',
    wrong: 'Give the tariff code as letter, children and church tax, for example A0N.',
  }),
  monthlyIncome: cents('Enter the monthly income.'),
  trace,
})
export type WithholdingQuery = z.output<typeof withholdingQuery>

export const communesQuery = z.object({
  q: communeText('Enter a name or a postcode.').min(2, 'Enter at least two letters or digits.'),
  year: taxYear.default(2026),
})
export type CommunesQuery = z.output<typeof communesQuery>
