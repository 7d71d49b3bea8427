import { type Fact, facts } from '#content/facts.ts'

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

export function referencesIn(text: string): string[] {
  return [...new Set([...text.matchAll(reference)].map(([, name = '']) => name))]
}

/**
 * Replaces fact references in a text by their current wording; unknown references remain unchanged.
 * @example describeFacts('at most {fact:pillar3a.max.2026}') // 'at most CHF 7,258'
 */
export function describeFacts(text: string): string {
  return text.replace(reference, (written, name: string) => {
    const fact = table.get(name)
    return fact ? factWords(fact) : written
  })
}

/** Wording of each fact, stored with the version, so that later changes of facts can be detected. */
export function factsStated(references: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    references.flatMap((name) => {
      const fact = table.get(name)
      return fact ? [[name, factWords(fact)]] : []
    }),
  )
}

/** Day on which the least recently checked of the referenced facts was checked; null if no fact is referenced. */
export function checkedOn(references: readonly string[]): string | null {
  const days = references.flatMap((name) => table.get(name)?.checkedOn ?? [])
  return days.sort()[0] ?? null
}

export type FactFlag = {
  reference: string
  why: 'unknown' | 'changed' | 'run-out'
  payload: string
  saysNow: string | null
}

/** References to facts that no longer exist, have changed since the save, or have expired by `today` (YYYY-MM-DD). */
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
  const figure = String(value).replace(/\B(?=(\d{3})+$)/g, ',')
  if (unit === 'CHF') return `CHF ${figure}`
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`
}

function dayWords(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}
