import { useVatPercent } from '#company/use-vat-percent.ts'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type CartItem, cartTotalCents } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { containedVatCents } from '#shop/catalogue/public/price-quote.ts'
import { vatOffCents, vatPlaceOf } from '#shop/domicile/domicile.ts'

const copy = () => t(cartTexts.cartTotal)

export type ShownDiscount = { title: string; amountCents: number }

export function takenOffCents(discounts: readonly ShownDiscount[]): number {
  return discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

type CartTotalProps = {
  items: CartItem[]
  discounts: readonly ShownDiscount[]
  domicile?: string | null
}

export function CartTotal({ items, discounts, domicile = null }: CartTotalProps) {
  const currency = (items[0]?.variant.currency ?? 'chf').toUpperCase()
  const grossCents = cartTotalCents(items) - takenOffCents(discounts)
  const vatPercent = useVatPercent()
  const place = domicile === null ? null : vatPlaceOf({ country: domicile })
  const vatOff = vatOffCents(grossCents, place, vatPercent)
  const totalCents = grossCents - vatOff
  const words = t(cartTexts.domicile)
  return (
    <>
      {(discounts.length > 0 || vatOff > 0) && (
        <p className="cart-discount numbers">
          <span>{copy().subtotal}</span>
          <b>{formatMoney(cartTotalCents(items), { currency })}</b>
        </p>
      )}
      {discounts.map(({ title, amountCents }) => (
        <p key={title} className="cart-discount numbers">
          <span>{title}</span>
          {amountCents > 0 && <b>{formatMoney(-amountCents, { currency })}</b>}
        </p>
      ))}
      {vatOff > 0 && (
        <p className="cart-discount numbers">
          <span>{words.line}</span>
          <b>{formatMoney(-vatOff, { currency })}</b>
        </p>
      )}
      <p className="total">
        <span>{copy().total}</span>
        <b>{formatMoney(totalCents, { currency })}</b>
        {vatPercent !== null && (
          <span className="fine numbers">
            {place === 'abroad'
              ? words.noVat
              : copy().includingVat(vatPercent, formatMoney(containedVatCents(totalCents, vatPercent), { currency }))}
          </span>
        )}
      </p>
      {place === null && vatPercent !== null && (
        <p className="soft t14 numbers">
          {words.abroad(formatMoney(grossCents - containedVatCents(grossCents, vatPercent), { currency }))}
        </p>
      )}
    </>
  )
}
