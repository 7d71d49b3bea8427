import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext } from '#platform/http/request-context.server.ts'
import { aShop } from '#test/shop.ts'
import { loader } from './store-page.tsx'

test('the store loader returns what its cards show, without product texts', async () => {
  const context = new RouterContextProvider()
  context.set(servicesContext, await aShop())
  const answer = await loader({ context, params: {}, request: new Request('http://localhost/store') } as never)
  if (!('products' in answer)) throw new Error('the store has no products')
  const { products } = answer
  expect(products.length).toBeGreaterThan(10)
  const words = JSON.stringify(products)
  expect(words).not.toMatch(/"(description|additional_info|checklist|metadata|image_url)"/)
  expect(words.length / products.length).toBeLessThan(1_500)
})
