import { calculatorTabs } from '#content/pages/calculators.ts'

export type TabId = (typeof calculatorTabs)[number]['id']

/** The tab an address asks for; the first one when it names none that exists. */
export function tabOf(parameters: URLSearchParams): (typeof calculatorTabs)[number] {
  const requested = parameters.get('tab')
  return calculatorTabs.find(({ id }) => id === requested) ?? calculatorTabs[0]
}

/** What describes the household and the place, and is kept when the visitor changes to another tab. */
const savedFields = ['canton', 'commune', 'maritalStatus', 'children', 'confession', 'year'] as const

/** The address of a tab with what is already known about household and place. */
export function tabAddress(id: TabId, values: Readonly<Record<string, string>> = {}): string {
  const cached = savedFields.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
  return `/calculators?${new URLSearchParams([['tab', id], ...cached])}`
}

/** The address of a tab with entries to try. */
export function tabExample(id: TabId, entries: Readonly<Partial<Record<string, string>>>): string {
  const given = Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/calculators?${new URLSearchParams([['tab', id], ...given])}`
}

/** A scenario as an address on this site, without empty fields: to share, to print, to send along. */
export function scenarioAddress(parameters: URLSearchParams, path = '/calculators'): string {
  const given = [...parameters].filter(([, value]) => value.trim() !== '')
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The times of the free first talk, with a scenario attached. */
export function appointmentAddress(parameters: URLSearchParams): string {
  return `/book/first-talk?${new URLSearchParams({ scenario: scenarioAddress(parameters) })}`
}

/** The contact form with a scenario attached. */
export function adviserAddress(parameters: URLSearchParams): string {
  return `/contact?${new URLSearchParams({ scenario: scenarioAddress(parameters) })}`
}
