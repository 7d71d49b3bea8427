import { formatFrancs } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { readMoney } from '#tax/money-input.ts'
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
    label && values[name]?.trim()
      ? [[label, calculators[tab].choices[name]?.[values[name]] ?? written(name, values[name])] as const]
      : [],
  )
  const own = Object.entries(values).flatMap(([name, value]) => {
    const found = /^(federal|canton)-(\w+)$/.exec(name)
    return found && value.trim() ? [[copy().yourOwnDeduction(found[1], found[2]), amountInWords(value)] as const] : []
  })
  return [...known, ...own]
}

const amounts = new Set([
  ...['income', 'partnerIncome', 'wealth', 'savings', 'capital', 'propertyValue', 'mortgage', 'rent', 'maintenance'],
  ...['salary', 'partnerSalary', 'otherIncome', 'investmentIncome', 'thereValue', 'thereRent', 'thereCosts', 'assets'],
  ...['homeValue', 'homeRent', 'homeCosts', 'debts', 'interest', 'alimony', 'businessProfit', 'businessLoss', 'costs'],
  ...['earlierLosses', 'worldIncome', 'worldAssets', 'assetsThen', 'debtsThen'],
  ...['imputedRent', 'taxValue', 'otherAssets', 'monthlyIncome', 'partnerMonthlyIncome', 'bonus'],
  'boardFee',
  ...['value', 'price', 'pillar2', 'pillar3a', 'pension'],
])

function written(name: string, value: string): string {
  const canton = name === 'canton' ? cantonBySlug(value) : undefined
  if (canton) return cantonLabel(canton)
  if (amounts.has(name) || amounts.has(name.replace(/\d$/, ''))) return amountInWords(value)
  return choiceInWords(name, value) ?? value
}

function amountInWords(value: string): string {
  const read = readMoney(value)
  return read.ok ? `CHF ${formatFrancs(read.cents / 100)}` : value
}

function choiceInWords(name: string, value: string): string | undefined {
  const words = t(taxTexts.householdFields)
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    basis: { gross: words.grossSalary, taxable: words.taxableIncome },
    maritalStatus: { single: words.single, married: words.married, divorced: words.divorced },
    confession: {
      none: words.none,
      protestant: words.protestantReformed,
      'roman-catholic': words.romanCatholic,
      'christ-catholic': words.christianCatholic,
    },
  }
  return choices[name]?.[value]
}

export function reportOf<Id extends TabId>(calculation: Calculation<Id>): Report | null {
  const { tab, result, values } = calculation
  return result && { ...reports[tab].report(result), entries: entriesOf(tab, values) }
}
