import type { Services } from '#platform/services.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { firstOrderSavingCents, quote } from '#shop/catalogue/public/price-quote.ts'
import { offersOf, variantOfYear } from '#shop/pricing/offers.ts'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'
import type { MustFile } from '#tax/withholding/must-file.ts'
import type { ReadAnswers } from './answers.ts'
import { fittingPackage } from './result.ts'

/** Package that suits the answers, at its current price; null if it is not sold or its price cannot be read. */
export async function findPackageOffer(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { answers, year }: ReadAnswers,
  decision: MustFile,
) {
  const chosen = fittingPackage(answers, decision)
  try {
    const { products } = await listProducts(db, { limit: 100 }, now())
    const packages = packagesOf(products)
    const fitting = packages.find(({ facts }) => facts.id === chosen.packageId)
    const price = quote(offersOf({ packages, addOns: addOnsOf(products) }, String(year)), chosen)
    if (!fitting || !price) return null
    const { product, facts } = fitting
    return {
      ...{ productId: product.id, title: product.title, subtitle: product.subtitle },
      features: facts.features.slice(0, 4),
      preparation: facts.timeToComplete.replace('-', '–'),
      priceCents: price.offer.priceCents,
      regularCents: price.offer.regularCents,
      addOns: price.addOns
        .filter(({ isIncluded }) => !isIncluded)
        .map(({ title, priceCents }) => ({ title, priceCents })),
      totalCents: price.totalCents,
      savingCents: firstOrderSavingCents(price.offer),
      /** Packages go on sale in the January after the tax year. */
      isOnSale: variantOfYear(product, String(year)) !== undefined,
    }
  } catch (error) {
    log.error({ err: error }, 'the price of a package could not be read')
    return null
  }
}

export type PackageOffer = NonNullable<Awaited<ReturnType<typeof findPackageOffer>>>
