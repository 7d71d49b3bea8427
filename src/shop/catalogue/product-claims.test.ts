import { expect, test } from 'vitest'
import { claims } from '#content/claims.ts'
import { products } from '#content/products.ts'
import { hideUnprovenClaims } from '#test/claims.ts'
import { aShop } from '#test/shop.ts'
import { defaultVariant, unitPriceCents } from './catalogue.ts'
import { findProduct, listProducts } from './catalogue-db.server.ts'
import { popularClaimId, withShownClaims } from './product-claims.ts'

test('every former price of the catalogue has a claim with its amount', () => {
  const reduced = products.flatMap(({ wasPriceClaimId, variants }) =>
    variants
      .filter(({ salePriceCents }) => salePriceCents !== null)
      .map(({ priceCents }) => ({ wasPriceClaimId, priceCents })),
  )
  expect(reduced.length).toBeGreaterThan(3)
  for (const { wasPriceClaimId, priceCents } of reduced) {
    const claim = claims.find(({ id }) => id === wasPriceClaimId)
    expect(Number(claim?.value.replace(',', '')) * 100, wasPriceClaimId ?? 'no claim').toBe(priceCents)
  }
})

test('a former price is shown only with its claim, and the price to pay is the same', async () => {
  const world = await aShop()
  const shown = await findProduct(world.db, 'standard', world.now())
  expect(shown?.variants[0]).toMatchObject({ price_in_cents: 69900, sale_price_in_cents: 49900 })
  expect(shown).toMatchObject({ ribbon_text: 'Most popular', custom_fields: { package: { popular: true } } })
  await hideUnprovenClaims(world)
  const hidden = await findProduct(world.db, 'standard', world.now())
  expect(hidden?.variants[0]).toMatchObject({
    price_in_cents: 49900,
    sale_price_in_cents: null,
    price_formatted: 'CHF\u00a0499.00',
    sale_price_formatted: null,
    prices: [{ amount: 49900, sale_amount: null }],
  })
  expect(hidden).toMatchObject({
    price_in_cents: 49900,
    ribbon_text: null,
    custom_fields: { package: { popular: false } },
  })
  expect(JSON.stringify(hidden)).not.toMatch(/699|[Mm]ost popular|"popular":true/)
  expect(hidden?.variants.map(unitPriceCents)).toEqual(shown?.variants.map(unitPriceCents))
})

test('an expired claim hides its former price, even while unproven claims are shown', async () => {
  const world = await aShop()
  world.setNow('2028-01-03T09:00:00Z')
  const { products: listed } = await listProducts(world.db, { limit: 100 }, world.now())
  expect(listed.flatMap(({ variants }) => variants.filter((variant) => variant.sale_price_in_cents !== null))).toEqual(
    [],
  )
  const basic = listed.find(({ id }) => id === 'basic')
  expect(basic && unitPriceCents(basic.variants[0] ?? { price_in_cents: 0, sale_price_in_cents: null })).toBe(29900)
})

test('a former price without a claim is hidden, and the cheapest variant is unchanged', async () => {
  const world = await aShop()
  const product = await findProduct(world.db, 'tax-consultation', world.now())
  if (!product) throw new Error('no product')
  const bare = withShownClaims({ ...product, custom_fields: {} }, ['was-price-tax-consultation', popularClaimId])
  expect(bare.variants.map(({ price_in_cents }) => price_in_cents)).toEqual([9000, 15000, 27000])
  expect(defaultVariant(bare)?.id).toBe(defaultVariant(product)?.id)
})
