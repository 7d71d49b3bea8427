import { formatFrancs as chf } from '#platform/format.ts'
import type { DeductionValues } from '#tax/gross/gross-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'

type Rule = DeductionValues['canton-deduction.professional']['rule']
type Premiums = DeductionValues['canton-deduction.insurance']

export const deductionWords: TraceWords<keyof DeductionValues> = {
  'federal-deduction.professional': content('Professional costs', '3 % of the net salary within limits, DBG Art. 26'),
  'federal-deduction.work': content('Commuting, meals and a stay near work', 'beside the flat costs, DBG Art. 26'),
  'federal-deduction.insurance': content('Insurance premiums', 'assumed premiums within limits, DBG Art. 33 para. 1 g'),
  'federal-deduction.second-earner': content(
    'Second earner',
    'half of the lower income within limits, DBG Art. 33 para. 2',
  ),
  'federal-deduction.married': content('Married couple', 'DBG Art. 35 para. 1 c'),
  'federal-deduction.children': content(
    'Children',
    ({ children, perChild }) => `${children} × ${chf(perChild)}, DBG Art. 35 para. 1 a`,
  ),
  'federal-deduction.other': content('Other deductions', ''),
  'federal-deduction.medical': content('Illness', 'what exceeds 5 % of the net income, DBG Art. 33 para. 1 h'),
  'federal-deduction.donations': content('Gifts', 'up to 20 % of the net income, DBG Art. 33a'),
  'canton-deduction.professional': content('Professional costs', ({ rule }) => professional(rule)),
  'canton-deduction.work': content(
    'Commuting, meals and a stay near work',
    'beside the flat costs, within the canton’s limits',
  ),
  'canton-deduction.insurance': content('Insurance premiums', premiums),
  'canton-deduction.second-earner': content('Second earner', 'on the lower income after professional costs'),
  'canton-deduction.personal': content('Personal deduction', 'by household'),
  'canton-deduction.children': content('Children', ({ children }) => `${children} children, by the canton’s table`),
  'canton-deduction.family': content('Family and own care of children', 'by number and age of the children'),
  'canton-deduction.rent': content('Rent', ({ rent }) => `assumed rent ${chf(rent)}`),
  'canton-deduction.relief': content('Modest income', 'falls as the income rises'),
  'canton-deduction.other': content('Other deductions', ''),
  'canton-deduction.medical': content('Illness', 'what exceeds a share of the net income'),
  'canton-deduction.donations': content('Gifts', 'up to a share of the net income'),
}

function content<Values>(label: string, from: string | ((values: Values) => string)) {
  return (values: Values) => ({ label, from: typeof from === 'string' ? from : from(values) })
}

function professional(rule: Rule): string {
  if ('fixed' in rule) return `fixed at ${chf(rule.fixed)}`
  const { base, percent, least, most } = rule
  return `${base ? `${chf(base)} + ` : ''}${percent} % of the net salary${least ? `, at least ${chf(least)}` : ''}${most ? `, at most ${chf(most)}` : ''}`
}

function premiums({ adult, child, most }: Premiums): string {
  const assumed = `assumed ${chf(adult)} per adult and ${chf(child)} per child`
  return most
    ? `${assumed}, at most ${chf(most.single)} single, ${chf(most.married)} married, ${chf(most.perChild)} per child`
    : assumed
}
