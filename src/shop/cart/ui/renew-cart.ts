import { isProduct } from '#shop/cart/cart.ts'
import { cart } from './cart-store.ts'

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
