import { asClient } from '#accounts/access/as-client.server.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import type { Services } from '#platform/services.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { variantOfYear, yearsOf } from '#shop/pricing/offers.ts'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'

/**
 * The package of the client's last return, offered for `taxYear`. Null if the client had no return last year; `offer`
 * is null if the package is no longer sold.
 */
export async function loadNextYear({ db, now }: Pick<Services, 'db' | 'now'>, personId: string, taxYear: number) {
  const { before, openCase, productIds } = await asClient(db, personId, async (tx) => {
    const cases = (await listCasesOf(tx, personId)).filter(({ caseType }) => caseType === 'tax_return')
    const before = cases.find((found) => found.taxYear === taxYear - 1 && found.state !== 'withdrawn')
    const openCase = cases.find((found) => found.taxYear === taxYear && found.state !== 'withdrawn')
    const lines = before?.orderId ? await listLines(tx, before.orderId) : []
    return { before, openCase, productIds: lines.map(({ productId }) => productId) }
  })
  if (!before) return null
  const { products } = await listProducts(db, { limit: 100 }, now())
  const year = String(taxYear)
  const chosen = packagesOf(products).find((one) => productIds.includes(one.product.id) && yearsOf(one).includes(year))
  const variant = chosen && (variantOfYear(chosen.product, year) ?? chosen.variant)
  const addOns = addOnsOf(products).filter(
    ({ product, flag }) => productIds.includes(product.id) && !chosen?.facts.includedAddOns.includes(flag),
  )
  return {
    taxYear,
    before: { title: before.title, caseNumber: before.caseNumber },
    openCase: openCase ? { id: openCase.id, caseNumber: openCase.caseNumber } : null,
    offer:
      chosen && variant
        ? {
            packageId: chosen.facts.id,
            title: chosen.product.title,
            priceCents: unitPriceCents(variant),
            addOns: addOns.map((one) => ({
              ...{ flag: one.flag, title: one.product.title, priceCents: unitPriceCents(one.variant) },
            })),
          }
        : null,
  }
}

export type NextYear = NonNullable<Awaited<ReturnType<typeof loadNextYear>>>
