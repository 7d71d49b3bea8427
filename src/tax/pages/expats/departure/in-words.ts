import { nameOfCountry } from '#platform/countries.ts'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { chf } from '#tax/pages/ui/written.ts'
import type { DatedStep, DepartureResult, PaidOut } from './departure-result.ts'
import * as departureTexts from './locales/en.ts'

const copy = () => t(departureTexts.departure)

export function outcomeInWords({ total, refundable, paid, range }: DepartureResult): string {
  const words = copy().outcome
  if (paid.length === 0) return words.noCapital
  if (total === null) return range ? words.range(chf(range.least), chf(range.most)) : words.noRate
  if (refundable === 0) return words.final
  return refundable === total ? words.refundable : words.partly(chf(refundable))
}

export function refundInWords({ pillar, refund }: PaidOut, country: string): string {
  const words = copy().refunds[refund.right]
  const until = refund.lastDay && copy().refundUntil(formatLongDate(refund.lastDay))
  return [`${copy().pillars[pillar]}: ${words(nameOfCountry(country))}`, until].filter(Boolean).join(' ')
}

export function stepInWords(step: DatedStep): string {
  const words = copy().steps
  return step.step === 'request' ? words.request[step.by](step.year) : words[step.step]
}
