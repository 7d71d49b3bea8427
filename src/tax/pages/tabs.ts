import { calculatorTabs } from '#content/pages/calculators.ts'

export type TabId = (typeof calculatorTabs)[number]['id']

export function tabOf(parameters: URLSearchParams): (typeof calculatorTabs)[number] {
  const requested = parameters.get('tab')
  return calculatorTabs.find(({ id }) => id === requested) ?? calculatorTabs[0]
}

const savedFields = ['canton', 'commune', 'maritalStatus', 'children', 'confession', 'year'] as const

export function tabAddress(id: TabId, values: Readonly<Record<string, string>> = {}): string {
  const cached = savedFields.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
  return `/calculators?${new URLSearchParams([['tab', id], ...cached])}`
}

export function tabExample(id: TabId, entries: Readonly<Partial<Record<string, string>>>): string {
  const given = Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/calculators?${new URLSearchParams([['tab', id], ...given])}`
}

/** Relative URL of a calculation without its empty fields, for sharing, printing or attaching it. */
export function scenarioAddress(parameters: URLSearchParams, path = '/calculators'): string {
  const given = [...parameters].filter(([, value]) => value.trim() !== '')
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

export function appointmentAddress(parameters: URLSearchParams): string {
  return `/book/first-talk?${new URLSearchParams({ scenario: scenarioAddress(parameters) })}`
}

export function adviserAddress(parameters: URLSearchParams): string {
  return `/contact?${new URLSearchParams({ scenario: scenarioAddress(parameters) })}`
}
