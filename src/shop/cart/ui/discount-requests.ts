import { type CartItem, cartStorageKey } from '#shop/cart/cart.ts'
import type { ShownDiscount } from './cart-total.tsx'

const discountKey = `${cartStorageKey}-discount`

export type DiscountInput = { code: string; email: string }
export const emptyDiscountInput: DiscountInput = { code: '', email: '' }

export type DiscountRequestsInput = {
  discount: DiscountInput
  discounts: ShownDiscount[]
  refused: { code: string | null }
}
export const nothingGiven: DiscountRequestsInput = {
  discount: emptyDiscountInput,
  discounts: [],
  refused: { code: null },
}

export function recallDiscount(): DiscountInput {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(discountKey) ?? 'null')
    const [code, email] = [partOf(saved, 'code'), partOf(saved, 'email')]
    return {
      code: typeof code === 'string' ? code : '',
      email: typeof email === 'string' ? email : '',
    }
  } catch {
    return emptyDiscountInput
  }
}

export function rememberDiscount(discount: DiscountInput | null): void {
  try {
    if (discount?.code || discount?.email) localStorage.setItem(discountKey, JSON.stringify(discount))
    else localStorage.removeItem(discountKey)
  } catch {}
}

/** An incomplete address is not sent: the buyer may still be typing. */
export function sentDiscount({ code, email }: DiscountInput) {
  return { code, ...(isEmailLike(email) && { email }) }
}

export function isEmailLike(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)
}

/** Discounts to display in the cart. If the request fails, none are shown; checkout calculates them on the server. */
export async function fetchDiscounts(
  storeId: string,
  items: readonly CartItem[],
  discount: DiscountInput,
  cartId?: string,
): Promise<DiscountRequestsInput> {
  if (items.length === 0) return { ...nothingGiven, discount }
  try {
    const response = await fetch(`/store/${storeId}/discounts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        items: items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
        ...sentDiscount(discount),
        ...(cartId && { cart_id: cartId }),
      }),
    })
    const body: unknown = await response.json()
    const [discounts, refused] = [partOf(body, 'discounts'), partOf(body, 'refused')]
    if (!response.ok || !Array.isArray(discounts)) return { ...nothingGiven, discount }
    const content = { code: textOf(partOf(partOf(refused, 'code'), 'message')) }
    const saved = { ...discount, code: content.code ? '' : discount.code }
    return { discount: saved, discounts: discounts.flatMap(readDiscount), refused: content }
  } catch {
    return { ...nothingGiven, discount }
  }
}

function readDiscount(value: unknown): ShownDiscount[] {
  const [title, cents] = [partOf(value, 'title'), partOf(value, 'amount_in_cents')]
  return typeof title === 'string' && typeof cents === 'number' ? [{ title, amountCents: cents }] : []
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
