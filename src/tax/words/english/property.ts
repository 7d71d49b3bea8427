import { formatFrancs as chf, formatDifference } from '#platform/format.ts'
import type { PropertyValues } from '#tax/property/property-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'

const newLaw = 'law of 20 December 2024 on the taxation of home ownership'

const rentFrom = {
  estimate: '70 % of an assumed market rent of 3.5 % of the value',
  assessment: 'value of the assessment',
  'not taxed': 'no longer taxed',
} satisfies Record<PropertyValues['property.imputed-rent']['by'], string>

const interestFrom = {
  'in full': 'in full',
  'yield and 50,000': 'up to the income from the property and CHF 50’000',
  'share of let property': 'by the share of let property in all assets',
  'first home': 'first own home, falling by a tenth each year',
  'not deducted': 'no longer deducted',
} satisfies Record<PropertyValues['property.interest']['by'], string>

const maintenanceFrom = {
  'in full': 'in full',
  'against rent': 'in full against rent',
  'not deducted': 'no longer deducted',
} satisfies Record<PropertyValues['property.maintenance']['by'], string>

export const propertyWords: TraceWords<keyof PropertyValues> = {
  'property.rent': ({ law }) => ({
    label: 'Rent',
    from: 'rent of the year',
    law: law === 'until-2028' ? 'DBG Art. 21 para. 1 a' : newLaw,
  }),
  'property.imputed-rent': ({ law, by }) => ({
    label: 'Imputed rental value',
    from: rentFrom[by],
    law: law === 'until-2028' ? 'DBG Art. 21 para. 1 b' : newLaw,
  }),
  'property.interest': ({ law, by }) => ({
    label: 'Mortgage interest',
    from: interestFrom[by],
    law: law === 'until-2028' ? 'DBG Art. 33 para. 1 a' : newLaw,
  }),
  'property.maintenance': ({ law, by }) => ({
    label: 'Maintenance',
    from: maintenanceFrom[by],
    law: law === 'until-2028' ? 'DBG Art. 32 para. 2' : newLaw,
  }),
  'property.wealth-tax-change': ({ taxableWealthChange, withProperty, without }) => ({
    label: 'Change of the wealth tax',
    from: `taxable wealth ${formatDifference(taxableWealthChange)}: ${chf(withProperty)} − ${chf(without)}`,
  }),
  'property.tax-change': ({ withProperty, without }) => ({
    label: 'Change of all taxes',
    from: `with the property ${chf(withProperty)} − without ${chf(without)}`,
  }),
}
