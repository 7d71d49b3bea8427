import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { toast } from '#design/feedback/toast-store.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { CartRefusal } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import type { ListedProduct, ListedVariant } from '#shop/catalogue/catalogue.ts'
import { defaultVariant, type ProductOnPage, stockOf, unavailable } from '#shop/catalogue/catalogue.ts'
import { cart } from './cart-store.ts'

const copy = () => t(cartTexts.addToCart)

type Chosen = { product: ListedProduct; variant: ListedVariant }

/** Adds products until one is refused, and shows what was added or why not. */
export function addWithWords(chosen: readonly Chosen[], quantity: number, failure: string): void {
  for (const { product, variant } of chosen) {
    const outcome = cart.add(product, variant, quantity)
    if (outcome.ok) continue
    const description = explain<CartRefusal>(t(cartTexts.shop).cart, outcome)
    toast({ title: failure, description, variant: 'destructive' })
    return
  }
  const added = chosen.map(({ product, variant }) => copy().line(quantity, product.title, variant.title))
  toast({ title: copy().addedToCart, description: copy().addedToYourCart(added.join(', ')), variant: 'success' })
}

export function useBuying(product: ProductOnPage, firstView: number) {
  const root = useRouteLoaderData<{ storeId: string }>('root')
  const [variantId, setVariantId] = useState(defaultVariant(product)?.id)
  const [quantity, setQuantity] = useState(1)
  const [view, setView] = useState(firstView)
  const [stock, setStock] = useState<Map<string, number | null>>(new Map())
  const chosen = product.variants.find((candidate) => candidate.id === variantId) ?? product.variants[0]
  const variant = chosen && {
    ...chosen,
    inventory_quantity: stock.get(chosen.id) ?? chosen.inventory_quantity,
  }

  // The page may come from a cache, so fetch the current stock.
  useEffect(() => {
    if (!product.variants.some((candidate) => candidate.manage_inventory)) return
    const query = new URLSearchParams({ fields: 'inventory_quantity', 'product_ids[]': product.id })
    const abort = new AbortController()
    fetch(`/store/${root?.storeId ?? 'main'}/variants?${query}`, { signal: abort.signal })
      .then((response) => response.json())
      .then((body) => setStock(readStock(body)))
      .catch(() => undefined)
    return () => abort.abort()
  }, [product, root?.storeId])

  function choose(id: string) {
    setVariantId(id)
    const image = product.variants.find((candidate) => candidate.id === id)?.image_url
    const at = image ? product.images.findIndex(({ url }) => url === image) : -1
    if (at >= 0) setView(at)
  }

  return {
    variant,
    choose,
    quantity,
    setQuantity,
    view,
    setView,
    stock: variant ? stockOf(product, variant, quantity) : unavailable,
  }
}

export type Buying = ReturnType<typeof useBuying>

function readStock(body: unknown): Map<string, number | null> {
  const variants = typeof body === 'object' && body !== null && 'variants' in body ? body.variants : null
  const rows: unknown[] = Array.isArray(variants) ? variants : []
  return new Map(rows.flatMap((row) => stockRow(row)))
}

function stockRow(row: unknown): [string, number | null][] {
  if (typeof row !== 'object' || row === null || !('id' in row) || !('inventory_quantity' in row)) return []
  const { id, inventory_quantity: left } = row
  return typeof id === 'string' && (typeof left === 'number' || left === null) ? [[id, left]] : []
}
