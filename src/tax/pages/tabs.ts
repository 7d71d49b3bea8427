import { allCalculatorTabs, calculatorTabs, expatCalculatorTabs } from '#content/pages/calculators.ts'

export type TabId = (typeof allCalculatorTabs)[number]['id']

/** The calculators, one page for each group, so that no page loads the forms of the other. */
export const calculatorPaths = { general: '/calculators', expats: '/calculators/for-expats' } as const

export const calculatorGroups = { general: calculatorTabs, expats: expatCalculatorTabs } as const
export type CalculatorGroup = keyof typeof calculatorGroups

/** The tab of a URL; without a known one, the first of the group. */
export function tabOf(parameters: URLSearchParams, group: CalculatorGroup = 'general') {
  const requested = parameters.get('tab')
  return allCalculatorTabs.find(({ id }) => id === requested) ?? calculatorGroups[group][0]
}

export type TabOf<Group extends CalculatorGroup> = (typeof calculatorGroups)[Group][number]['id']

/** Whether a calculation belongs to a group. */
export function inGroup<Group extends CalculatorGroup, Given extends { readonly tab: TabId }>(
  group: Group,
  calculation: Given,
): calculation is Extract<Given, { readonly tab: TabOf<Group> }> {
  return calculatorGroups[group].some(({ id }) => id === calculation.tab)
}

export function pathOfTab(id: TabId): string {
  return calculatorPaths[expatCalculatorTabs.some((tab) => tab.id === id) ? 'expats' : 'general']
}

const savedFields = ['canton', 'commune', 'maritalStatus', 'children', 'confession', 'year'] as const

export function tabAddress(id: TabId, values: Readonly<Record<string, string>> = {}): string {
  const cached = savedFields.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
  return `${pathOfTab(id)}?${new URLSearchParams([['tab', id], ...cached])}`
}

export function tabExample(id: TabId, entries: Readonly<Partial<Record<string, string>>>): string {
  const given = Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${pathOfTab(id)}?${new URLSearchParams([['tab', id], ...given])}`
}

/** Relative URL of a calculation without its empty fields, for sharing, printing or attaching it. */
export function scenarioAddress(parameters: URLSearchParams, path = pathOfTab(tabOf(parameters).id)): string {
  const given = [...parameters].filter(([, value]) => value.trim() !== '')
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

export function appointmentAddress(parameters: URLSearchParams): string {
  return `/book/first-talk?${new URLSearchParams({ scenario: scenarioAddress(parameters) })}`
}

export function adviserAddress(parameters: URLSearchParams): string {
  return `/contact?${new URLSearchParams({ scenario: scenarioAddress(parameters) })}`
}
