import { formatFrancs as chf } from '#platform/format.ts'
import type { FlatValues } from '#tax/flat-rate/flat-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'

const share = (label: string) => (values: { percent: number; of: number }) => ({
  label,
  from: `${values.percent} % of ${chf(values.of)}`,
})

export const flatWords: TraceWords<keyof FlatValues> = {
  'flat.taxable-income': ({ income, deductions, couple, perChild }) => ({
    label: 'Taxable income',
    from: `${chf(income)} − ${chf(deductions)} (couples ${couple}, each child ${perChild})`,
  }),
  'flat.federal-tax': share('Federal tax'),
  'flat.canton-tax': share('Cantonal tax'),
  'flat.commune-tax': ({ percent }) => ({ label: 'Communal tax', from: `${percent} % of the cantonal tax` }),
  'flat.total': () => ({ label: 'Total', from: 'federal + cantonal + communal' }),
  'flat.taxable-wealth': ({ wealth, allowance }) => ({
    label: 'Taxable wealth',
    from: `${chf(wealth)} − ${chf(allowance)}`,
  }),
  'flat.wealth-tax': share('Wealth tax'),
  'flat.imputed-rent': share('Imputed rental value'),
  'flat.interest': share('Mortgage interest deduction'),
  'flat.maintenance': share('Maintenance deduction'),
  'flat.net-rent': ({ rent }) => ({ label: 'Net rental income', from: `${chf(rent)} − interest − maintenance` }),
  'flat.property-wealth-tax': share('Wealth tax on property'),
  'flat.total-burden': () => ({ label: 'Total tax burden', from: 'imputed rental value + wealth tax' }),
  'flat.contribution': ({ employment }) => ({ label: 'Highest contribution', from: `fixed for: ${employment}` }),
  'flat.tax-saved': ({ percent }) => ({ label: 'Tax saved', from: `${percent} % of the contribution` }),
  'flat.future-value': ({ contribution, years, percent }) => ({
    label: 'Future value',
    from: `${chf(contribution)} a year for ${years} years at ${percent} %`,
  }),
  'flat.retirement': ({ savings }) => ({
    label: 'Total at retirement',
    from: `future value + ${chf(savings)} current savings`,
  }),
}
