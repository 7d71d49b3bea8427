import { listOpeningChecklist } from '#cases/opening/case-opening-db.server.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { offersOf, yearsOf } from '#shop/pricing/offers.ts'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'
import { linesOf } from '#shop/pricing/selection.ts'
import { type Answers, addOnsFor, matchingPackage } from './situation.ts'

/** Cheapest package that covers the client's answers; null if none is sold for the tax year. */
export async function loadOffer({ db, now }: Pick<Services, 'db' | 'now'>, { year, situations }: Answers) {
  const { products } = await listProducts(db, { limit: 100 }, now())
  const packages = packagesOf(products).filter((offered) => yearsOf(offered).includes(String(year)))
  const addOns = addOnsOf(products)
  const flags = addOnsFor(situations)
  const found = matchingPackage(offersOf({ packages, addOns }, String(year)), flags)
  if (!found) return null
  const chosen = { packageId: found.id, year: String(year), flags }
  const productIds = linesOf(chosen, packages, addOns).map(({ product }) => product.id)
  const checklist = await db.transaction().execute((tx) => listOpeningChecklist(tx, productIds, year))
  const { offer, addOns: priced, totalCents } = found.quote
  return {
    ...{ chosen, title: offer.title, priceCents: offer.priceCents, totalCents },
    addOns: priced.map(({ title, priceCents, isIncluded }) => ({ title, priceCents, isIncluded })),
    documents: checklist.map(({ title, isRequired }) => ({ title, isRequired })),
  }
}
export type Offer = NonNullable<Awaited<ReturnType<typeof loadOffer>>>

export async function listOpenCasesIn(tx: Tx, clientId: string, years: readonly number[]) {
  const rows = await listCasesOf(tx, clientId)
  return rows
    .filter(({ status, taxYear }) => status !== 'completed' && years.includes(taxYear))
    .map(({ id, title, caseNumber, taxYear }) => ({ id, title, caseNumber, taxYear }))
}

export type OpenCase = Awaited<ReturnType<typeof listOpenCasesIn>>[number]
