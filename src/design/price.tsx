import * as designTexts from '#design/locales/en.ts'
import { formatAmount, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { classes } from './classes.ts'

const copy = () => t(designTexts.price)

export function Price({
  cents,
  regularCents,
  currency = 'CHF',
  large,
  from,
  decimals = 2,
}: {
  cents: number
  regularCents?: number | null
  currency?: string
  large?: boolean
  from?: boolean
  decimals?: 0 | 2
}) {
  const reduced = typeof regularCents === 'number' && regularCents > cents
  return (
    <span className={classes('price', large && 'large')}>
      {from && <span className="soft">{copy().from}</span>}
      <b>
        {reduced && <span className="visually-hidden">{copy().now} </span>}
        {large ? (
          <>
            <small>{currency}</small>
            {formatAmount(cents, { decimals })}
          </>
        ) : (
          formatMoney(cents, { decimals, currency })
        )}
      </b>
      {reduced && (
        <del>
          <span className="visually-hidden">{copy().insteadOf} </span>
          {formatMoney(regularCents, { decimals, currency })}
        </del>
      )}
    </span>
  )
}
