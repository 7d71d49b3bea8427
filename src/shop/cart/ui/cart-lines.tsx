import { useEffect } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { cartPage } from '#content/pages/cart.ts'
import { ButtonLink, IconButton } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { toast } from '#design/feedback/toast-store.ts'
import { Quantity } from '#design/form/quantity.tsx'
import { focusOnTitle } from '#design/page/focus-title.ts'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { type CartItem, maxOf } from '#shop/cart/cart.ts'
import type { LineChange } from '#shop/cart/cart-changes.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { ProductPicture } from '#shop/catalogue/ui/product-picture.tsx'
import { cart } from './cart-store.ts'
import { renewCart } from './check-out.ts'

const cartChangesCopy = () => t(cartTexts.cartChanges)

const copy = () => t(cartTexts.cartLines)

export function CartLines({ items }: { items: CartItem[] }) {
  const root = useRouteLoaderData<{ storeId: string }>('root')
  const storeId = root?.storeId ?? 'main'
  useEffect(() => {
    void renewCart(storeId)
  }, [storeId])
  function remove(item: CartItem, pressed: Element) {
    focusOnTitle(pressed)
    cart.remove(item.variant.id)
    toast({ title: copy().itemRemoved, description: copy().hasBeenRemovedFromYour(item.product.title) })
  }
  return (
    <ul className="cart-lines">
      {items.map((item) => (
        <CartLine
          key={item.variant.id}
          item={item}
          quantity={
            <Quantity
              label={copy().quantityOf(item.product.title)}
              value={item.quantity}
              max={maxOf(item.variant)}
              small
              onChange={(quantity) => cart.change(item.variant.id, quantity)}
            />
          }
          remove={
            <IconButton
              type="button"
              icon="trash-2"
              label={copy().remove(item.product.title)}
              onClick={(event) => remove(item, event.currentTarget)}
            />
          }
        />
      ))}
    </ul>
  )
}

export function CartLine({
  item,
  quantity,
  remove,
}: {
  item: CartItem
  quantity: React.ReactNode
  remove: React.ReactNode
}) {
  const { product, variant } = item
  const currency = variant.currency.toUpperCase()
  const lineCents = item.quantity * unitPriceCents(variant)
  return (
    <li className="cart-line">
      <ProductPicture product={product} shape="square" />
      <div className="row">
        <div>
          <Link className="bold" to={`/product/${product.id}`}>
            {product.title}
          </Link>
          <p className="fine">{variant.title}</p>
        </div>
        {remove}
      </div>
      <div className="row">
        {quantity}
        <p className="numbers">
          <b>{formatMoney(lineCents, { currency })}</b>
        </p>
      </div>
    </li>
  )
}

export function EmptyCart() {
  return (
    <EmptyState
      title={cartPage.emptyTitle}
      text={cartPage.emptyText}
      illustration="sheets"
      level={1}
      action={
        <ButtonLink to="/store" kind="outline">
          {cartPage.continueShopping}
        </ButtonLink>
      }
    />
  )
}

export function CartChanges({ changes }: { changes: readonly LineChange[] }) {
  if (changes.length === 0) return null
  const texts = changes.map((change) => say(t(cartTexts.shop).changes, change))
  return (
    <Note kind="warn" live title={cartChangesCopy().yourCartHasChanged}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  )
}
