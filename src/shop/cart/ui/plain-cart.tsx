import { cartPage } from '#content/pages/cart.ts'
import { invoiceOrder } from '#content/pages/invoice-order.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import { type CartItem, cartTotalCents, maxOf } from '#shop/cart/cart.ts'
import type { LineChange } from '#shop/cart/cart-changes.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import type { OwnCase } from '#shop/orders/case-of-year-db.server.ts'
import { CartChanges, CartLine, EmptyCart } from './cart-lines.tsx'
import { CartTotal, type ShownDiscount, takenOffCents } from './cart-total.tsx'
import { CheckoutFields, TermsNote } from './checkout-fields.tsx'
import { DeadlineNotes } from './deadline-notes.tsx'
import { OwnCaseNotes } from './own-case-notes.tsx'

const copy = () => t(cartTexts.plainCart)

export function PlainCart({
  items,
  changes,
  given,
  error,
  entered,
  wasCancelled,
  hasInvoices,
  ownCases,
}: {
  items: CartItem[]
  changes: readonly LineChange[]
  given: { discounts: readonly ShownDiscount[] }
  error?: string
  entered: { email: string; domicile: string; canton: string }
  wasCancelled: boolean
  hasInvoices: boolean
  ownCases: readonly OwnCase[]
}) {
  return (
    <>
      {error && (
        <Note kind="bad" title={copy().checkoutError}>
          {error}
        </Note>
      )}
      {wasCancelled && <Note title={cartPage.cancelledTitle}>{cartPage.cancelledText}</Note>}
      <CartChanges changes={changes} />
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <ul className="cart-lines mt-16">
            {items.map((item) => (
              <CartLine
                key={item.variant.id}
                item={item}
                quantity={<QuantityForm item={item} />}
                remove={<RemoveForm item={item} />}
              />
            ))}
          </ul>
          <div className="cart-sum">
            <CartTotal items={items} discounts={given.discounts} />
            <PlainDiscounts />
            <form method="post" action="/cart" className="stack">
              <input type="hidden" name="total" value={cartTotalCents(items) - takenOffCents(given.discounts)} />
              <CheckoutFields id="plain" {...entered} />
              <DeadlineNotes items={items} canton={entered.canton} />
              <OwnCaseNotes items={items} cases={ownCases} />
              <TermsNote />
              <Button kind="primary" name="intent" value="checkout" full>
                {cartPage.checkout}
              </Button>
            </form>
            {hasInvoices && (
              <ButtonLink to="/checkout/invoice" kind="outline">
                {invoiceOrder.link}
              </ButtonLink>
            )}
            <form method="post" action="/cart">
              <Button kind="quiet" size="small" name="intent" value="clear">
                {cartPage.clear}
              </Button>
            </form>
            <ButtonLink to="/store" kind="quiet" size="small">
              {cartPage.continueShopping}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

function QuantityForm({ item }: { item: CartItem }) {
  return (
    <form method="post" action="/cart" className="row">
      <input type="hidden" name="variantId" value={item.variant.id} />
      <input
        className="input quantity-plain"
        type="number"
        name="quantity"
        defaultValue={item.quantity}
        min={1}
        max={maxOf(item.variant)}
        aria-label={copy().quantityOf(item.product.title)}
      />
      <Button kind="outline" size="dense" name="intent" value="change">
        {copy().updateQuantity}
      </Button>
    </form>
  )
}

function RemoveForm({ item }: { item: CartItem }) {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="variantId" value={item.variant.id} />
      <button
        className="icon-button"
        name="intent"
        value="remove"
        type="submit"
        aria-label={copy().remove(item.product.title)}
      >
        <Icon name="trash-2" />
      </button>
    </form>
  )
}

function PlainDiscounts() {
  return (
    <div className="cart-wishes">
      <details>
        <summary>{cartPage.codeTitle}</summary>
        <form method="post" action="/cart">
          <Field name="code" id="plain-code" label={cartPage.codeLabel}>
            <TextInput autoComplete="off" maxLength={40} />
          </Field>
          <Button kind="outline" size="small" name="intent" value="code">
            {cartPage.codeApply}
          </Button>
        </form>
      </details>
    </div>
  )
}
