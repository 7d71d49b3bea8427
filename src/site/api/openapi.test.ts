import { expect, test } from 'vitest'
import { storePaths } from '#shop/catalogue/openapi-store.ts'
import { readProductQuery } from '#shop/catalogue/store-query.ts'
import { checkoutBody } from '#shop/checkout/checkout-input.ts'
import { taxPaths } from '#tax/api/openapi-tax.ts'
import { readQuery } from '#tax/fields/error.ts'
import { capitalBenefitQuery, communesQuery, grossQuery, incomeQuery, withholdingQuery } from '#tax/requests/queries.ts'
import { describeApi } from './openapi.ts'

const schemas = {
  income: incomeQuery,
  gross: grossQuery,
  'capital-benefit': capitalBenefitQuery,
  withholding: withholdingQuery,
  communes: communesQuery,
}

test.each(Object.entries(schemas))('the documented parameters of %s match its schema', (name, schema) => {
  const path = taxPaths[`/api/tax/${name}`]
  const parameters = path && 'get' in path ? path.get.parameters : []
  expect(parameters.map((each) => each.name).sort()).toEqual(Object.keys(schema.shape).sort())
  const missing = readQuery(schema, [])
  expect(missing.ok ? [] : Object.keys(missing.errors).sort()).toEqual(
    parameters.flatMap((each) => (each.required ? [each.name] : [])).sort(),
  )
})

test('the store accepts each documented parameter of the product list', () => {
  const path = storePaths['/store/{storeId}/products']
  const names =
    path && 'get' in path ? path.get.parameters.flatMap((each) => (each.in === 'query' ? [each.name] : [])) : []
  const known = { order: 'asc', sort_by: 'price', is_hidden: 'false', to_date: '2026-11-21' }
  const query = new URLSearchParams(
    names.map((name) => [name, Object.entries(known).find(([key]) => key === name)?.[1] ?? '1']),
  )
  expect(readProductQuery(query)).toMatchObject({ ok: true })
  expect(readProductQuery(new URLSearchParams({ color: 'red' }))).toMatchObject({ ok: false })
})

test('the documented body of a checkout has every field of its schema', () => {
  const described = JSON.stringify(storePaths['/store/{storeId}/checkout'])
  for (const name of Object.keys(checkoutBody.shape)) expect(described).toContain(`"${name}"`)
})

test('every reference resolves to a schema', () => {
  const api = describeApi({ url: 'https://tax.example' })
  const requested = new Set(JSON.stringify(api).match(/#\/components\/schemas\/\w+/g))
  const known = Object.keys(api.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect([...requested].sort()).toEqual(known.sort())
})
