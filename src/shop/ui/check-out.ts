import { z } from 'zod'
import { type CartItem, cartTotalCents } from '#shop/cart.ts'
import { productSchema } from '#shop/catalogue.ts'
import { cart } from './cart-store.ts'

const failed = 'There was a problem initializing checkout. Please try again.'
const answer = z.object({ url: z.url() })
const refusal = z.object({ code: z.string(), message: z.string() })

export type CheckoutAttempt = { ok: true; url: string } | { ok: false; message: string }

/** Asks the store for a checkout of this cart. What was refused is said in words; prices and stock are renewed. */
export async function checkOut(storeId: string, items: CartItem[]): Promise<CheckoutAttempt> {
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
        expectedTotalInCents: cartTotalCents(items),
      }),
    })
    const body: unknown = await response.json()
    const accepted = answer.safeParse(body)
    if (response.ok && accepted.success) return { ok: true, url: accepted.data.url }
    const refused = refusal.safeParse(body)
    if (response.status === 409 || response.status === 422) await renew(storeId, items)
    return { ok: false, message: refused.success ? refused.data.message : failed }
  } catch {
    return { ok: false, message: failed }
  }
}

async function renew(storeId: string, items: CartItem[]): Promise<void> {
  const query = new URLSearchParams(items.map(({ product }) => ['ids[]', product.id]))
  const response = await fetch(`/store/${storeId}/products?${query}`, { cache: 'no-cache' })
  const parsed = z.object({ products: z.array(productSchema) }).safeParse(await response.json())
  if (response.ok && parsed.success) cart.refresh(parsed.data.products)
}
