import { expect, test } from 'vitest'
import { own } from './own.ts'

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${own('baseUrl')}${path}`, { headers })

test('any origin can page, sort and filter the product list', async () => {
  const answer = await get('/store/main/products?limit=2&offset=1&sort_by=price&order=desc', {
    Origin: 'https://other.example',
  })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('Cache-Control')).toContain('max-age')
  const page = await answer.json()
  expect(page).toMatchObject({ offset: 1, limit: 2, count: expect.any(Number) })
  expect(page.products).toHaveLength(2)
  const chosen = await (await get('/store/main/products?ids[]=basic&ids[]=premium')).json()
  expect(chosen.products.map((product: { id: string }) => product.id)).toEqual(['basic', 'premium'])
  expect(chosen.products[0].variants[0]).toMatchObject({
    price_in_cents: 39900,
    sale_price_in_cents: 29900,
    currency: 'chf',
    price_formatted: expect.stringContaining('399.00'),
  })
})

test('an unchanged product answers 304', async () => {
  const first = await get('/store/main/products/standard')
  const again = await get('/store/main/products/standard', { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
  expect(await first.json()).toMatchObject({
    product: { id: 'standard', status: 'published', deleted_at: null, type: { value: 'package' } },
  })
})

test('the variants endpoint returns stock for each variant of the requested products', async () => {
  const answer = await (
    await get('/store/main/variants?fields=inventory_quantity&product_ids[]=tax-planning-session')
  ).json()
  expect(answer.variants).toEqual([{ id: expect.any(String), inventory_quantity: expect.any(Number) }])
})

test.each([
  ['/store/main/products?colour=red', 400],
  ['/store/main/products?limit=101', 400],
  ['/store/main/products?sort_by=password', 400],
  ['/store/main/products?is_hidden=true', 403],
  ['/store/other/products', 404],
  ['/store/main/products/unknown', 404],
  ['/store/main/products/standard?field=secret', 400],
  ['/store/main/variants', 400],
  ['/store/main/variants?product_ids[]=basic&fields=price', 400],
  ['/store/main/checkout', 405],
])('GET %s is answered with %d and a reason', async (path, status) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  })
})
