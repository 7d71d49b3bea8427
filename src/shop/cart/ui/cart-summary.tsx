import { type MouseEvent, useId, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { cartPage } from '#content/pages/cart.ts'
import { invoiceOrder } from '#content/pages/invoice-order.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { toast } from '#design/feedback/toast-store.ts'
import { focusOnTitle } from '#design/page/focus-title.ts'
import { t } from '#platform/texts.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { CartDiscounts, useDiscounts } from './cart-discounts.tsx'
import { cart, useCart } from './cart-store.ts'
import { CartTotal } from './cart-total.tsx'
import { checkOut } from './check-out.ts'
import { CheckoutFields, TermsNote } from './checkout-fields.tsx'
import { DeadlineNotes } from './deadline-notes.tsx'
import { type DiscountInput, isEmailLike } from './discount-requests.ts'
import { LiveOwnCaseNotes } from './own-case-notes.tsx'

const copy = () => t(cartTexts.cartSummary)

type CartSummaryProps = { items: CartItem[]; hasInvoices?: boolean; ownEmail?: string | null }

export function CartSummary({ items, hasInvoices = false, ownEmail = null }: CartSummaryProps) {
  const root = useRouteLoaderData<{ storeId: string }>('root')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const storeId = root?.storeId ?? 'main'
  const vatPercent = useVatPercent()
  const { domicile, canton } = useCart()
  const [isRequested, setRequested] = useState(false)
  // The summary appears twice (cart page and side panel), so its element ids must be unique.
  const id = useId()
  const asking = useDiscounts(storeId, items, ownEmail)
  const { email } = asking
  const hasEmail = isEmailLike(email)

  async function proceed() {
    if (items.length === 0) {
      toast({
        title: copy().yourCartIsEmpty,
        description: copy().addSomeProductsToYour,
        variant: 'destructive',
      })
      return
    }
    const missing = hasEmail ? (domicile === '' && vatPercent !== null ? id : null) : `${id}-email`
    if (missing) {
      setRequested(true)
      document.getElementById(missing)?.focus()
      return
    }
    setBusy(true)
    setRefusal(null)
    const attempt = await checkOut(storeId, items, await asking.settled(), { email, domicile, canton, vatPercent })
    if (attempt.ok) {
      // Reset the busy state if the buyer comes back from the payment page and the browser restores this page.
      addEventListener('pageshow', (event) => event.persisted && setBusy(false), { once: true })
      cart.leaveForPayment()
      location.assign(attempt.url)
      return
    }
    setBusy(false)
    setRefusal(attempt.message)
    toast({ title: copy().checkoutError, description: attempt.message, variant: 'destructive' })
  }

  function clear(event: MouseEvent) {
    focusOnTitle(event.currentTarget)
    cart.clear()
    asking.forget()
    toast({ title: copy().cartCleared, description: copy().allItemsHaveBeenRemoved })
  }

  return (
    <div className="cart-sum">
      {refusal && (
        <Note kind="bad" title={copy().checkoutError} live>
          {refusal}
        </Note>
      )}
      <CartTotal items={items} discounts={asking.given.discounts} domicile={domicile || null} />
      <CartDiscounts asking={asking} />
      <CheckoutFields
        {...{ id, email, domicile, canton }}
        errors={{
          email: isRequested && !hasEmail ? t(cartTexts.checkoutFields).emailMissing : undefined,
          domicile: isRequested && domicile === '' ? t(cartTexts.domicile).missing : undefined,
        }}
        live={{
          onEmail: (typed) => asking.ask({ email: typed }),
          onDomicile: cart.chooseDomicile,
          onCanton: cart.chooseCanton,
        }}
      />
      <DeadlineNotes items={items} canton={domicile === 'CH' ? canton : ''} />
      <LiveOwnCaseNotes items={items} />
      <TermsNote />
      <Button type="button" kind="primary" full busy={isBusy} onClick={proceed}>
        {cartPage.checkout}
      </Button>
      {hasInvoices && (
        <ButtonLink to={invoiceOrderPath(items, cart.id(), asking.given.discount)} kind="outline" full>
          {invoiceOrder.link}
        </ButtonLink>
      )}
      <Button type="button" kind="quiet" size="small" onClick={clear}>
        {cartPage.clear}
      </Button>
    </div>
  )
}

/** URL of the invoice page. Contains the cart items, because the server does not know the browser's cart. */
export function invoiceOrderPath(
  items: readonly CartItem[],
  cartId: string,
  discount: Pick<DiscountInput, 'code'>,
): string {
  const search = new URLSearchParams({ cart: cartId })
  if (discount.code) search.set('code', discount.code)
  for (const { product, variant, quantity } of items) search.append('line', `${product.id}~${variant.id}~${quantity}`)
  return `/checkout/invoice?${search}`
}
