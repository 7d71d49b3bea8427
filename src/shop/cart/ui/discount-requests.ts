import { type CartItem, cartStorageKey } from '#shop/cart/cart.ts'
import type { ShownDiscount } from './cart-total.tsx'

const discountKey = `${cartStorageKey}-discount`

export type DiscountInput = { code: string; email: string; isFirstTime: boolean }
export const emptyDiscountInput: DiscountInput = { code: '', email: '', isFirstTime: false }

export type DiscountRequestsInput = {
  discount: DiscountInput
  discounts: ShownDiscount[]
  refused: { code: string | null; firstTime: string | null }
}
export const nothingGiven: DiscountRequestsInput = {
  discount: emptyDiscountInput,
  discounts: [],
  refused: { code: null, firstTime: null },
}

export function recallDiscount(): DiscountInput {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(discountKey) ?? 'null')
    const [code, email, isFirstTime] = [partOf(saved, 'code'), partOf(saved, 'email'), partOf(saved, 'isFirstTime')]
    return {
      code: typeof code === 'string' ? code : '',
      email: typeof email === 'string' ? email : '',
      isFirstTime: isFirstTime === true,
    }
  } catch {
    return emptyDiscountInput
  }
}

export function rememberDiscount(discount: DiscountInput | null): void {
  try {
    if (discount?.code || discount?.isFirstTime) localStorage.setItem(discountKey, JSON.stringify(discount))
    else localStorage.removeItem(discountKey)
  } catch {}
}

export function sentDiscount({ code, email, isFirstTime }: DiscountInput) {
  return { code, email, first_time: isFirstTime }
}

/** Discounts to display in the cart. If the request fails, none are shown; checkout calculates them on the server. */
export async function fetchDiscounts(
  storeId: string,
  items: readonly CartItem[],
  discount: DiscountInput,
): Promise<DiscountRequestsInput> {
  if (items.length === 0) return nothingGiven
  try {
    const response = await fetch(`/store/${storeId}/discounts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        items: items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
        ...sentDiscount(discount),
      }),
    })
    const body: unknown = await response.json()
    const [discounts, refused] = [partOf(body, 'discounts'), partOf(body, 'refused')]
    if (!response.ok || !Array.isArray(discounts)) return nothingGiven
    const content = {
      code: textOf(partOf(partOf(refused, 'code'), 'message')),
      firstTime: textOf(partOf(partOf(refused, 'first_time'), 'message')),
    }
    const saved = {
      ...discount,
      code: content.code ? '' : discount.code,
      isFirstTime: discount.isFirstTime && !content.firstTime,
    }
    return { discount: saved, discounts: discounts.flatMap(readDiscount), refused: content }
  } catch {
    return nothingGiven
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
