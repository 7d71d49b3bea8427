import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { entriesOf } from './document/entries.ts'
import { tabOf } from './tabs.ts'

const copy = () => t(taxTexts.scenarioWords)

const maxScenarioLength = 2000

/**
 * Lists what a visitor entered in a calculator, one field per line; empty if the text is not the URL of a calculation.
 * The URL may lack its path; unknown fields are omitted.
 * @example scenarioWords('/calculators?tab=wealth-tax&wealth=500000')
 * // 'From the calculator Wealth tax:\nWealth: 500000'
 */
export function scenarioWords(scenario: string): string {
  if (scenario.length > maxScenarioLength) return ''
  const parameters = new URLSearchParams(scenario.replace(/^\/calculators(?:\/for-expats)?(?=\?|$)/, ''))
  const { id, label: calculator } = tabOf(parameters)
  const entries = entriesOf(id, Object.fromEntries(parameters))
  if (entries.length === 0) return ''
  const lines = entries.map(([label, value]) => `${label}: ${value.replace(/\s+/g, ' ').trim()}`)
  return [copy().fromCalculator(calculator), ...lines].join('\n')
}
