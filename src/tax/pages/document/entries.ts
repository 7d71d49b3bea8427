import { cantonBySlug, cantonLabel } from '#tax/pages/canton-names.ts'

/** Names of the fields of all calculators, in the order in which they are listed. */
const labels: Readonly<Record<string, string>> = {
  income: 'Income',
  basis: 'Income given as',
  partnerIncome: 'Gross salary of the spouse',
  monthlyIncome: 'Gross salary of one month',
  thirteenth: '13th salary',
  bonus: 'Bonus',
  capital: 'Capital paid out',
  wealth: 'Wealth',
  propertyValue: 'Property value',
  propertyType: 'Property type',
  mortgage: 'Mortgage',
  rent: 'Annual rental income',
  interest: 'Interest or return',
  maintenance: 'Maintenance',
  imputedRent: 'Imputed rental value',
  taxValue: 'Official value',
  otherAssets: 'Other assets',
  since: 'Years since the first own home was bought',
  age: 'Age',
  employment: 'Employment',
  savings: 'Current savings',
  canton: 'Canton',
  commune: 'Commune',
  commune2: 'Commune 2',
  commune3: 'Commune 3',
  commune4: 'Commune 4',
  commune5: 'Commune 5',
  permit: 'Permit',
  crossBorder: 'Lives abroad',
  spouseSwissOrC: 'Spouse Swiss or C permit',
  secondIncome: 'Spouse earns as well',
  partnerMonthlyIncome: 'Monthly salary of the spouse',
  deductions: 'Deductions of a return',
  withheld: 'Tax withheld in the year',
  code: 'Tariff code',
  maritalStatus: 'Marital status',
  children: 'Children',
  childAges: 'Ages of children',
  confession: 'Church',
  year: 'Tax year',
}

/** What was entered, field by field; own deductions are named by theirs. */
export function entriesOf(values: Readonly<Record<string, string>>): (readonly [label: string, value: string])[] {
  const known = Object.entries(labels).flatMap(([name, label]) =>
    values[name]?.trim() ? [[label, written(name, values[name])] as const] : [],
  )
  const own = Object.entries(values).flatMap(([name, value]) => {
    const found = /^(federal|canton)-(\w+)$/.exec(name)
    return found && value.trim() ? [[`Own deduction, ${found[1]}: ${found[2]}`, value] as const] : []
  })
  return [...known, ...own]
}

function written(name: string, value: string): string {
  const canton = name === 'canton' ? cantonBySlug(value) : undefined
  return canton ? cantonLabel(canton) : value
}
