import { formatLongDate, formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { chf } from '#tax/pages/ui/written.ts'
import type { PartYearResult } from './part-year-result.ts'

const copy = () => t(expatTexts.partYear)

/** Amounts of a result, with those of the full year that determine the rate beside them. */
export function partYearRows({ income, taxableIncome, incomeForRate, taxes, total, isWholeYear }: PartYearResult) {
  const { rows } = copy()
  const level = (label: string, amount: number) => ({ label, values: [n(amount), '–'] })
  return {
    columns: [copy().thisPeriod, copy().fullYear],
    base: [
      { label: rows.gross, values: [n(income.period), n(income.year)] },
      { label: rows.federal, values: [n(taxableIncome.federal), n(incomeForRate.federal)] },
      { label: rows.canton, values: [n(taxableIncome.canton), n(incomeForRate.canton)] },
    ],
    taxes: [
      level(rows.federalTax, taxes.federal),
      level(rows.cantonTax, taxes.canton),
      level(rows.communeTax, taxes.commune),
      ...(taxes.church > 0 ? [level(rows.church, taxes.church)] : []),
      ...(taxes.wealth > 0 ? [level(isWholeYear ? rows.wealth : rows.wealthByDays, taxes.wealth)] : []),
      ...(taxes.personal > 0 ? [level(rows.personal, taxes.personal)] : []),
      { ...level(rows.total, total), total: true },
    ],
  }
}

/** What follows from a result besides the tax, as sentences. */
export function partYearSentences({ period, commune, ...result }: PartYearResult): string[] {
  const { hasLeft, isWholeYear, mustFile, yearlyGross, move, secondDomicile, byProjection } = result
  const words = copy().sentences
  const where = commune.name
  return [
    isWholeYear
      ? words.wholeYear
      : words.period(formatLongDate(period.from), formatLongDate(period.to), period.days, where),
    ...(byProjection > 0 ? [words.projection(chf(byProjection))] : []),
    ...(move ? [words.move(cantonLabel(move.incomeAndWealth))] : []),
    ...(move?.capital ? [words.capital(cantonLabel(move.capital))] : []),
    ...(secondDomicile ? [words.secondDomicile(chf(secondDomicile.there), chf(secondDomicile.home))] : []),
    ...(isWholeYear ? [] : [(mustFile ? words.mustFile : words.mayFile)(chf(Math.max(...yearlyGross)))]),
    ...(hasLeft ? [words.leaver] : []),
  ]
}
