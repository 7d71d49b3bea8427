import { isCartItem } from '#shop/cart/cart.ts'
import { cart } from './cart-store.ts'

/** Moves the server's cookie cart into the browser's cart. Resolves with true if the cookie cart had items. */
export async function adoptSavedCart(): Promise<boolean> {
  try {
    const response = await fetch('/cart/lines', { cache: 'no-store' })
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null || !('items' in body) || !('id' in body)) return false
    const { id, items } = body
    const changes = 'changes' in body && Array.isArray(body.changes) ? body.changes : []
    if (typeof id !== 'string' || !Array.isArray(items) || !items.every(isCartItem)) return false
    cart.takeOver(items, id, changes)
    return items.length > 0
  } catch {
    return false
  }
}
