import { toast } from '#design/feedback/toast-store.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { CartRefusal } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import type { ListedProduct, ListedVariant } from '#shop/catalogue/catalogue.ts'

import { cart } from './cart-store.ts'

const copy = () => t(cartTexts.addToCart)

export function addWithWords(
  product: ListedProduct,
  variant: ListedVariant,
  quantity: number,
  failure: string,
): boolean {
  const outcome = cart.add(product, variant, quantity)
  if (outcome.ok) {
    toast({
      title: copy().addedToCart,
      description: copy().addedToYourCart(quantity, product.title, variant.title),
      variant: 'success',
    })
    return true
  }
  toast({ title: failure, description: explain<CartRefusal>(t(cartTexts.shop).cart, outcome), variant: 'destructive' })
  return false
}
