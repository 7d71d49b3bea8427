import { type CartItem, cartTotalCents, isProduct } from '#shop/cart/cart.ts'
import { vatOffCents, vatPlaceOf } from '#shop/domicile/domicile.ts'
import { cart } from './cart-store.ts'
import { takenOffCents } from './cart-total.tsx'
import { type DiscountRequestsInput, sentDiscount } from './discount-requests.ts'

const failed = 'There was a problem initializing checkout. Please try again.'

export type CheckoutAttempt = { ok: true; url: string } | { ok: false; message: string }

type CheckOutInput = { email: string; domicile: string; canton: string; vatPercent: number | null }

export async function checkOut(
  storeId: string,
  items: CartItem[],
  given: DiscountRequestsInput,
  { email, domicile, canton, vatPercent }: CheckOutInput,
): Promise<CheckoutAttempt> {
  const grossCents = cartTotalCents(items) - takenOffCents(given.discounts)
  try {
    const response = await fetch(`/store/${storeId}/checkout`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        items: items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
        successUrl: `${location.origin}/success`,
        cancelUrl: location.href,
        locale: navigator.language,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        cartId: cart.id(),
        expectedTotalInCents: grossCents - vatOffCents(grossCents, vatPlaceOf({ country: domicile }), vatPercent),
        domicile: domicile || undefined,
        canton: (domicile === 'CH' && canton) || undefined,
        discount: sentDiscount({ ...given.discount, email }),
      }),
    })
    const body: unknown = await response.json()
    const url = textOf(body, 'url')
    if (response.ok && url) return { ok: true, url }
    if (response.status === 409 || response.status === 422) await renewCart(storeId)
    return { ok: false, message: textOf(body, 'message') ?? failed }
  } catch {
    return { ok: false, message: failed }
  }
}

function textOf(body: unknown, name: 'url' | 'message'): string | null {
  const value =
    typeof body === 'object' && body !== null && name in body
      ? Object.entries(body).find(([key]) => key === name)?.[1]
      : null
  return typeof value === 'string' ? value : null
}

/** Updates the cart to current products and prices. If the request fails, the cart stays as it is. */
export async function renewCart(storeId: string): Promise<void> {
  const ids = cart.productIds()
  if (ids.length === 0) return
  try {
    const query = new URLSearchParams([...ids.map((id) => ['ids[]', id]), ['limit', '100']])
    const response = await fetch(`/store/${storeId}/products?${query}`, { cache: 'no-cache' })
    const body: unknown = await response.json()
    const products = typeof body === 'object' && body !== null && 'products' in body ? body.products : null
    if (response.ok && Array.isArray(products) && products.every(isProduct)) cart.refresh(products, ids)
  } catch {}
}
