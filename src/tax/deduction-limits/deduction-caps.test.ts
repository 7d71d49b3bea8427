import { expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { secondEarnerDeduction } from '#tax/gross/flat-deductions.ts'
import { examplesOf } from '../../../test/tax/expat-examples.ts'
import {
  limitChildCare,
  limitDonations,
  limitInsurance,
  limitMedical,
  limitPrivateInterest,
} from './household-costs.ts'
import { limitsOf } from './limited.ts'
import { limitCommuting, limitExpatriate, limitProfessional, limitTraining } from './work-costs.ts'

const figures = readFigures(2026, 'BE')
if (!figures.ok) throw new Error('no figures')
const federal = limitsOf(figures, 'federal')
const { gross } = figures.federal

type Of = (name: string) => number

/** For each rule, the amounts that we allow, in the order of the example's expected values. */
const allowedBy: Readonly<Record<string, (of: Of) => Readonly<Record<string, number>>>> = {
  'cap-interest': (of) => {
    const { entered, allowed } = limitPrivateInterest(of('privateInterest'), of('wealthIncome'))
    return { deductible: allowed, notDeductible: entered - allowed }
  },
  'cap-medical': (of) => {
    const income = of('netIncomeBeforeMedicalAndDonations')
    const { allowed } = limitMedical(federal, of('medicalCostsPaid'), income)
    return { deductible: allowed, threshold: of('medicalCostsPaid') - allowed }
  },
  'cap-donations': (of) => ({ deductible: limitDonations(federal, of('donations'), of('netIncome')).allowed }),
  'cap-training': (of) => ({ deductible: limitTraining(federal, of('trainingCosts')).allowed }),
  'cap-childcare': (of) => {
    const paid = [of('careChild1'), of('careChild2')]
    return { deductible: limitChildCare(federal, { paid, childAges: [5, 8] }).allowed }
  },
  'cap-dual-earner': (of) => ({
    deductible: secondEarnerDeduction(gross?.secondEarner, [of('incomeA'), of('incomeB')]),
  }),
  'cap-commuting': (of) => {
    const persons = [of('commutingA'), of('commutingB')]
    return { deductible: persons.reduce((sum, paid) => sum + limitCommuting(federal, paid).allowed, 0) }
  },
  'cap-professional': (of) => ({
    deductibleA: limitProfessional(federal, of('netSalaryA'), 0).allowed,
    deductibleB: limitProfessional(federal, of('netSalaryB'), 0).allowed,
  }),
  'cap-insurance': (of) => {
    const household = { paid: of('premiums'), kind: 'single', children: 0, hasPension: false } as const
    return { deductible: limitInsurance(federal, household).allowed }
  },
  'cap-expat': (of) => ({
    deductible: limitExpatriate(federal, { months: of('monthsAsExpatriate'), hasHomeAbroad: true }).allowed,
  }),
}

const examples = Object.entries(allowedBy).flatMap(([rule, allowed]) =>
  examplesOf(rule).map((one) => [`${one.id} (${one.origin})`, one, allowed] as const),
)

test.each(examples)('%s', (_, { inputs, expected }, allowed) => {
  const of: Of = (name) => (typeof inputs[name] === 'number' ? inputs[name] : 0)
  expect(allowed(of)).toEqual(expected)
})

test.each([
  ['actual costs above the flat rate', { months: 12, hasHomeAbroad: true, costs: 31_200 }, 31_200],
  ['at most twelve months', { months: 14, hasHomeAbroad: true }, 18_000],
  ['school beside the flat rate', { months: 12, hasHomeAbroad: true, school: 22_000 }, 40_000],
  ['no flat rate without a home abroad', { months: 12, hasHomeAbroad: false, costs: 4_850 }, 4_850],
  ['nothing that the employer pays', { months: 12, hasHomeAbroad: true, costs: 9_000, paidByEmployer: true }, 0],
])('expatriates: %s', (_, paid, allowed) => expect(limitExpatriate(federal, paid).allowed).toBe(allowed))
