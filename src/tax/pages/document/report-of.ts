import { type Calculation, calculators, type Results } from '#tax/pages/calculators.ts'
import type { TabId } from '#tax/pages/tabs.ts'
import { entriesOf } from './entries.ts'
import type { Report, ReportDraft } from './report.ts'

const reports: { [Id in TabId]: { report(result: Results[Id]): ReportDraft } } = calculators

export function reportOf<Id extends TabId>(calculation: Calculation<Id>): Report | null {
  const { tab, result, values } = calculation
  return result && { ...reports[tab].report(result), entries: entriesOf(tab, values) }
}
