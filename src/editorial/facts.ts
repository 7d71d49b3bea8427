import { type Fact, facts } from '#content/facts.ts'

/** `{fact:pillar3a.max.2026}` in a text: the figure of the table `content/facts.ts`, with its unit. */
const reference = /\{fact:([^{}\s]*)\}/g

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

const table: ReadonlyMap<string, Fact> = new Map(
  facts.flatMap((fact: Fact) =>
    fact.taxYears ? fact.taxYears.map((year) => [`${fact.name}.${year}`, fact] as const) : [[fact.name, fact] as const],
  ),
)

/** Every reference that texts may name, with what it says and when that was checked. */
export const knownFacts: readonly {
  reference: string
  what: string
  says: string
  validUntil: string
  checkedOn: string
}[] = [...table].map(([name, fact]) => ({
  reference: name,
  what: fact.what,
  says: factWords(fact),
  validUntil: fact.validUntil,
  checkedOn: fact.checkedOn,
}))

export function isKnownFact(name: string): boolean {
  return table.has(name)
}

/** The references that a text names, each once, in the order of the text. */
export function referencesIn(text: string): string[] {
  return [...new Set([...text.matchAll(reference)].map(([, name = '']) => name))]
}

/**
 * The text with every reference replaced by what its fact says now; one that is not known stays as it is written.
 * @example describeFacts('at most {fact:pillar3a.max.2026}') // 'at most CHF 7’258'
 */
export function describeFacts(text: string): string {
  return text.replace(reference, (written, name: string) => {
    const fact = table.get(name)
    return fact ? factWords(fact) : written
  })
}

/** What these facts say now, by their references: kept with a version, so that a later change is seen. */
export function factsStated(references: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    references.flatMap((name) => {
      const fact = table.get(name)
      return fact ? [[name, factWords(fact)]] : []
    }),
  )
}

/** The day on which the least recently checked of these facts was read at its source; null when none is named. */
export function checkedOn(references: readonly string[]): string | null {
  const days = references.flatMap((name) => table.get(name)?.checkedOn ?? [])
  return days.sort()[0] ?? null
}

/** Why a text needs to be looked at again because of a fact that it names. */
export type FactFlag = {
  reference: string
  why: 'unknown' | 'changed' | 'run-out'
  payload: string
  saysNow: string | null
}

/** What has become of the facts of a text since it was saved, as of a day (YYYY-MM-DD). */
export function factFlags(content: Readonly<Record<string, string>>, today: string): FactFlag[] {
  return Object.entries(content).flatMap(([name, was]): FactFlag[] => {
    const fact = table.get(name)
    if (!fact) return [{ reference: name, why: 'unknown', payload: was, saysNow: null }]
    const saysNow = factWords(fact)
    if (saysNow !== was) return [{ reference: name, why: 'changed', payload: was, saysNow }]
    return fact.validUntil < today ? [{ reference: name, why: 'run-out', payload: was, saysNow }] : []
  })
}

function factWords({ value, unit }: Fact): string {
  if (typeof value === 'string') return dayWords(value)
  const figure = String(value).replace(/\B(?=(\d{3})+$)/g, '’')
  return unit === 'CHF' ? `CHF ${figure}` : `${figure} ${unit}`
}

/** @example dayWords('2029-01-01') // '1 January 2029' */
function dayWords(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}
