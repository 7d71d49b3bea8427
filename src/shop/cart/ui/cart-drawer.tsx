import { Drawer } from '#design/feedback/dialog.tsx'
import { t } from '#platform/texts.ts'
import { cartCount } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { CartChanges, CartLines, EmptyCart } from './cart-lines.tsx'
import { cart, useCart } from './cart-store.ts'
import { CartSummary } from './cart-summary.tsx'

const copy = () => t(cartTexts.cartDrawer)

export default function CartDrawer() {
  const { items, changes, isPanelOpen } = useCart()
  const count = cartCount(items ?? [])
  return (
    <Drawer title={copy().cart(count)} open={isPanelOpen} onOpenChange={cart.setPanelOpen}>
      <div className="stack">
        <CartChanges changes={changes} />
        {items && items.length > 0 ? (
          <>
            <CartLines items={items} />
            {/* Not in a fixed footer: the form is taller than a phone. */}
            <CartSummary items={items} />
          </>
        ) : (
          <EmptyCart />
        )}
      </div>
    </Drawer>
  )
}
