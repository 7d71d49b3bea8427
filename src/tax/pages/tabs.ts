/** The calculators, in the order of their tabs. `asks` is the field without which nothing was asked yet. */
export const tabs = [
  { id: 'income-tax', label: 'Income tax', asks: 'income' },
  { id: 'wealth-tax', label: 'Wealth tax', asks: 'wealth' },
  { id: 'pillar-3a', label: 'Pillar 3a', asks: 'income' },
  { id: 'real-estate', label: 'Real estate', asks: 'propertyValue' },
  { id: 'withholding-tax', label: 'Withholding tax', asks: 'monthlyIncome' },
  { id: 'capital-benefit', label: 'Capital benefit', asks: 'capital' },
  { id: 'compare-communes', label: 'Compare communes', asks: 'income' },
] as const

export type TabId = (typeof tabs)[number]['id']

/** The tab an address asks for; the first one when it names none that exists. */
export function tabOf(parameters: URLSearchParams): (typeof tabs)[number] {
  const wanted = parameters.get('tab')
  return tabs.find(({ id }) => id === wanted) ?? tabs[0]
}

/** What describes the household and the place, and is kept when the visitor changes to another tab. */
const keptFields = ['canton', 'commune', 'maritalStatus', 'children', 'confession', 'year'] as const

/** The address of a tab with what is already known about household and place. */
export function tabAddress(id: TabId, values: Readonly<Record<string, string>> = {}): string {
  const kept = keptFields.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
  return `/calculators?${new URLSearchParams([['tab', id], ...kept])}`
}

/** A scenario as an address on this site, without empty fields: to share, to print, to send along. */
export function scenarioAddress(parameters: URLSearchParams, path = '/calculators'): string {
  const given = [...parameters].filter(([, value]) => value.trim() !== '')
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The contact form with a scenario attached. */
export function adviserAddress(parameters: URLSearchParams): string {
  return `/contact?${new URLSearchParams({ scenario: scenarioAddress(parameters) })}`
}
