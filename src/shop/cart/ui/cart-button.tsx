import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { cartPage } from '#content/pages/cart.ts'
import { Icon } from '#design/icon.tsx'
import { cartCount, cartStorageKey } from '#shop/cart/cart.ts'
import { cart, useCart } from './cart-store.ts'

export function CartButton() {
  const { items } = useCart()
  const count = cartCount(items ?? [])
  function open(event: MouseEvent) {
    event.preventDefault()
    cart.setPanelOpen(true)
  }
  const label = cartPage.buttonLabel(count)
  return (
    <Link to="/cart" className="icon-button" data-live onClick={open} aria-label={label}>
      <Icon name="shopping-cart" />
      <span
        className="count"
        data-stored-count={cartStorageKey}
        hidden={count === 0}
        aria-hidden="true"
        suppressHydrationWarning
      >
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  )
}
