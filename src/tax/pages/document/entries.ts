import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { type Calculation, calculators, type Results } from '#tax/pages/calculators.ts'
import { cantonBySlug, cantonLabel } from '#tax/pages/canton-names.ts'
import type { TabId } from '#tax/pages/tabs.ts'
import type { Report, ReportDraft } from './report.ts'

const reports: { [Id in TabId]: { report(result: Results[Id]): ReportDraft } } = calculators

const copy = () => t(taxTexts.entries)

export function entriesOf(
  tab: TabId,
  values: Readonly<Record<string, string>>,
): (readonly [label: string, value: string])[] {
  const known = Object.entries(calculators[tab].labels).flatMap(([name, label]) =>
    label && values[name]?.trim() ? [[label, written(name, values[name])] as const] : [],
  )
  const own = Object.entries(values).flatMap(([name, value]) => {
    const found = /^(federal|canton)-(\w+)$/.exec(name)
    return found && value.trim() ? [[copy().yourOwnDeduction(found[1], found[2]), value] as const] : []
  })
  return [...known, ...own]
}

function written(name: string, value: string): string {
  const canton = name === 'canton' ? cantonBySlug(value) : undefined
  return canton ? cantonLabel(canton) : value
}

export function reportOf<Id extends TabId>(calculation: Calculation<Id>): Report | null {
  const { tab, result, values } = calculation
  return result && { ...reports[tab].report(result), entries: entriesOf(tab, values) }
}
