import { formatAmount, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { OriginalAmount } from '#returns/amounts/original-amount.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { exchangeRateHref } from '#tax/exchange-rates.ts'

const copy = () => t(returnTexts.originalText)

/** The amount as stated, with the official rate that converts it and where the rate comes from. */
export function OriginalText({ original, cents }: { original: OriginalAmount; cents?: number | null }) {
  const { currency, year, basis, rate } = original
  const stated = `${currency} ${formatAmount(original.cents)}`
  const isKnown = cents !== undefined && cents !== null
  if (!rate) return <>{isKnown ? copy().convertedByUs(stated) : copy().noRate({ stated, currency, year })}</>
  const href = exchangeRateHref(year)
  const source = copy().source
  return (
    <>
      {isKnown ? `${stated} = ${formatMoney(cents)}. ` : `${stated}: `}
      {copy().rate({ currency, unit: rate.unit, chf: rate.chf, basis, year })}{' '}
      {href ? <a href={href}>{source}</a> : source}
    </>
  )
}
