import { z } from 'zod'
import { amount, cents, communeText, tariffCode, taxYear } from '#tax/fields/amounts.ts'
import { error } from '#tax/fields/error.ts'
import { age, checkAges, childAges, children, confession, tariffStatuses } from '#tax/fields/household.ts'
import { cantons } from '#tax/figures.ts'

const francs = amount()

const commune = z
  .string({ error: error('commune-number') })
  .regex(/^\d{1,4}$/, error('commune-number'))
  .transform(Number)
const maritalStatus = z.enum(tariffStatuses, { error: error('status-unknown') }).default('single')
const church = confession('confession-unknown').default('none')
const asOf = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, error('day-format'))
  .optional()

const trace = z
  .enum(['0', '1'], { error: error('trace-unknown') })
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
    childAges: childAges('child-ages-call'),
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
        message: error('second-salary-unmarried'),
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
  canton: z.enum(cantons, { error: error('canton-letters') }),
  code: tariffCode({
    missing: 'tariff-missing',
    wrong: 'tariff-unreadable-call',
  }),
  monthlyIncome: cents('monthly-income-missing'),
  trace,
})
export type WithholdingQuery = z.output<typeof withholdingQuery>

export const communesQuery = z.object({
  q: communeText('search-missing').min(2, error('search-too-short')),
  year: taxYear.default(2026),
})
export type CommunesQuery = z.output<typeof communesQuery>
