import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Drawer } from '#platform/ui/dialog.tsx'
import { EmptyState } from '#platform/ui/states.tsx'
import { toast } from '#platform/ui/toast-store.ts'
import { cartCount } from '#shop/cart.ts'
import { productSchema } from '#shop/catalogue.ts'
import { CartLines } from './cart-lines.tsx'
import { cart, startCart, useCart } from './cart-store.ts'
import { CartSummary } from './cart-summary.tsx'

/** The cart as a panel from the right. Also reads the stored cart, and takes back one that a cancelled checkout left. */
export function CartPanel() {
  const { items, isPanelOpen } = useCart()
  const location = useLocation()
  const navigate = useNavigate()

  useEffect(startCart, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes whenever the address changes
  useEffect(() => cart.setPanelOpen(false), [location.pathname])
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    if (search.get('checkout') !== 'cancelled') return
    search.delete('checkout')
    takeOverKeptCart().then((found) => {
      if (found)
        toast({ title: 'Checkout cancelled', description: 'Nothing was charged. Your cart is as you left it.' })
      navigate({ pathname: location.pathname, search: search.toString() }, { replace: true, preventScrollReset: true })
    })
  }, [location, navigate])

  const count = cartCount(items ?? [])
  return (
    <Drawer
      title={count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      open={isPanelOpen}
      onOpenChange={cart.setPanelOpen}
      footer={items && items.length > 0 ? <CartSummary items={items} /> : undefined}
    >
      {items && items.length > 0 ? <CartLines items={items} /> : <EmptyCart />}
    </Drawer>
  )
}

export function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      text="Packages, consultations and services are in the store."
      action={
        <ButtonLink to="/store" kind="outline">
          Continue Shopping
        </ButtonLink>
      }
    />
  )
}

const kept = z.object({
  items: z.array(
    z.object({ product: productSchema, variant: productSchema.shape.variants.element, quantity: z.number().int() }),
  ),
})

/** Brings a cart that the server keeps in a cookie into the browser's own. Resolves with whether there was one. */
export async function takeOverKeptCart(): Promise<boolean> {
  try {
    const response = await fetch('/cart/lines', { cache: 'no-store' })
    const parsed = kept.safeParse(await response.json())
    if (!parsed.success || parsed.data.items.length === 0) return false
    cart.takeOver(parsed.data.items)
    return true
  } catch {
    return false
  }
}
