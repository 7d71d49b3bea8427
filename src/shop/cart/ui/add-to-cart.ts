import { toast } from '#design/feedback/toast-store.ts'
import { explain } from '#platform/words.ts'
import type { CartRefusal } from '#shop/cart/cart.ts'
import type { ListedProduct, ListedVariant } from '#shop/catalogue/catalogue.ts'
import { shopWords } from '#shop/words.ts'
import { cart } from './cart-store.ts'

export function addWithWords(
  product: ListedProduct,
  variant: ListedVariant,
  quantity: number,
  failure: string,
): boolean {
  const outcome = cart.add(product, variant, quantity)
  if (outcome.ok) {
    toast({
      title: 'Added to Cart!',
      description: `${quantity} × ${product.title} (${variant.title}) added.`,
      variant: 'success',
    })
    return true
  }
  toast({ title: failure, description: explain<CartRefusal>(shopWords().cart, outcome), variant: 'destructive' })
  return false
}
