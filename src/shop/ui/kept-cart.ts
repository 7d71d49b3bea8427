import { isCartItem } from '#shop/cart.ts'
import { cart } from './cart-store.ts'

/** Brings a cart that the server keeps in a cookie into the browser's own. Resolves with whether there was one. */
export async function takeOverKeptCart(): Promise<boolean> {
  try {
    const response = await fetch('/cart/lines', { cache: 'no-store' })
    const body: unknown = await response.json()
    const items = typeof body === 'object' && body !== null && 'items' in body ? body.items : null
    if (!Array.isArray(items) || items.length === 0 || !items.every(isCartItem)) return false
    cart.takeOver(items)
    return true
  } catch {
    return false
  }
}
