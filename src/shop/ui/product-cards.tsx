import type { FormEvent } from 'react'
import { ServerRendered } from '#design/server-rendered.tsx'
import type { ListedProduct } from '#shop/catalogue.ts'
import { addWithWords } from './add-to-cart.ts'

const CardList = import.meta.env.SSR ? (await import('./card-list.tsx')).CardList : null

/** Products in a grid: drawn by the server; the browser only takes over what their buttons send. */
export function ProductCards({
  name,
  products,
  three,
  ribbon = true,
}: {
  /** Unlike that of any other part that the server draws into the page. */
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
      addWithWords(product, variant, 1, 'Error adding to cart')
    }
  }
  return (
    <ServerRendered name={name} as="ul" className={three ? 'products three' : 'products'} onSubmit={add}>
      {CardList && <CardList products={products} ribbon={ribbon} />}
    </ServerRendered>
  )
}
