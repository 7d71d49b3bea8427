import type { FormEvent } from 'react'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { t } from '#platform/texts.ts'
import { addWithWords } from '#shop/cart/ui/use-buying.ts'
import type { ListedProduct } from '#shop/catalogue/catalogue.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'

const copy = () => t(catalogueTexts.productCards)

const CardList = import.meta.env.SSR ? (await import('./card-list.tsx')).CardList : null

/** Product grid rendered on the server; a script adds more products without loading a page. */
export function ProductCards({
  name,
  products,
  three,
  ribbon = true,
}: {
  /** Identifies this server-rendered grid; must be unique on the page. */
  name: string
  products: readonly ListedProduct[]
  three?: boolean
  ribbon?: boolean
}) {
  function add(event: FormEvent) {
    const form = event.target instanceof HTMLFormElement ? event.target : null
    const requested = form && new FormData(form).get('variantId')
    for (const product of products) {
      const variant = product.variants.find(({ id }) => id === requested)
      if (!variant) continue
      event.preventDefault()
      addWithWords([{ product, variant }], 1, copy().errorAddingToCart)
    }
  }
  return (
    <ServerRendered name={name} as="ul" className={three ? 'products three' : 'products'} onSubmit={add}>
      {CardList && <CardList products={products} ribbon={ribbon} />}
    </ServerRendered>
  )
}
