import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cartPage } from '#content/pages/cart.ts'
import { toast } from '#design/feedback/toast-store.ts'
import { adoptSavedCart, cart, startCart, useCart } from './cart-store.ts'

// The panel's code is loaded only when the cart is first opened, because most visitors never open it.
const CartDrawer = lazy(() => import('./cart-drawer.tsx'))

export function CartPanel() {
  const { isPanelOpen } = useCart()
  const [wasOpened, setWasOpened] = useState(false)
  const location = useLocation()
  const navigate = useNavigate()

  useEffect(startCart, [])
  useEffect(() => {
    if (isPanelOpen) setWasOpened(true)
  }, [isPanelOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes whenever the address changes
  useEffect(() => cart.setPanelOpen(false), [location.pathname])
  useEffect(() => {
    // Import the cart that the server saved, except on the success page, which removes the purchased cart itself.
    const look = () => {
      if (cart.mayComeBack() && window.location.pathname !== '/success') void adoptSavedCart()
    }
    const shown = (event: PageTransitionEvent) => event.persisted && look()
    look()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    if (search.get('checkout') !== 'cancelled') return
    search.delete('checkout')
    adoptSavedCart().then((found) => {
      if (found) toast({ title: cartPage.cancelledTitle, description: cartPage.cancelledText })
      navigate({ pathname: location.pathname, search: search.toString() }, { replace: true, preventScrollReset: true })
    })
  }, [location, navigate])

  return wasOpened ? (
    <Suspense fallback={null}>
      <CartDrawer />
    </Suspense>
  ) : null
}
