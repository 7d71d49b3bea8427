import { useVatPercent } from '#company/use-vat-percent.ts'
import { formatMoney } from '#platform/format.ts'
import { type CartItem, cartTotalCents } from '#shop/cart.ts'
import { containedVatCents } from '#shop/price-quote.ts'

/** A discount as a cart shows it. */
export type ShownDiscount = { title: string; amountCents: number }

export function takenOffCents(discounts: readonly ShownDiscount[]): number {
  return discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** What the cart comes to, with a line for each discount and the tax in it. */
export function CartTotal({ items, discounts }: { items: CartItem[]; discounts: readonly ShownDiscount[] }) {
  const currency = (items[0]?.variant.currency ?? 'chf').toUpperCase()
  const totalCents = cartTotalCents(items) - takenOffCents(discounts)
  const vatPercent = useVatPercent()
  return (
    <>
      {discounts.map(({ title, amountCents }) => (
        <p key={title} className="cart-discount numbers">
          <span>{title}</span>
          {amountCents > 0 && <b>{formatMoney(-amountCents, { currency })}</b>}
        </p>
      ))}
      <p className="total">
        <span>Total</span>
        <b>{formatMoney(totalCents, { currency })}</b>
        {vatPercent !== null && (
          <span className="fine numbers">
            Including VAT {vatPercent}&nbsp;%, {formatMoney(containedVatCents(totalCents, vatPercent), { currency })}
          </span>
        )}
      </p>
    </>
  )
}
