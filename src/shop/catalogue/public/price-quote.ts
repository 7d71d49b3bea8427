import type { AddOnFlag, PackageId } from '#content/products/product.ts'

export type PackageOffer = {
  id: PackageId
  title: string
  priceCents: number
  /** Former price to show struck through; null if none may be shown. */
  regularCents: number | null
  includes: readonly AddOnFlag[]
}

export type AddOnOffer = { flag: AddOnFlag; title: string; priceCents: number }

export type Offers = { packages: readonly PackageOffer[]; addOns: readonly AddOnOffer[] }

export type Selection = { packageId: PackageId; flags: readonly AddOnFlag[] }

export type Quote = {
  offer: PackageOffer
  packageCents: number
  addOns: readonly (AddOnOffer & { isIncluded: boolean })[]
  addOnCents: number
  includedCents: number
  savingCents: number
  totalCents: number
  hint: PackageHint | null
}

/** A cheaper package that includes more, or (`less`) lacks only add-ons that the visitor has not selected. */
export type PackageHint = { offer: PackageOffer; totalCents: number; cheaperByCents: number; content: 'more' | 'less' }

/**
 * Total price in cents with VAT: package + add-ons − included add-ons − saving. Null if the package is not sold.
 * @example quote(offers, { packageId: 'standard', flags: ['foreignIncome'] })?.totalCents // 64900
 */
export function quote(offers: Offers, selection: Selection): Quote | null {
  const sum = sumOf(offers, selection)
  return sum && { ...sum, hint: hintFor(offers, selection, sum) }
}

/** First-order discount in cents: 10 % of the package price, rounded to 5 centimes. */
export function firstOrderSavingCents({ priceCents }: Pick<PackageOffer, 'priceCents'>): number {
  return Math.round(priceCents / 10 / 5) * 5
}

/** VAT contained in a gross price, in cents, rounded to the nearest cent. */
export function containedVatCents(totalCents: number, ratePercent: number): number {
  return Math.round((totalCents * ratePercent) / (100 + ratePercent))
}

function sumOf({ packages, addOns }: Offers, { packageId, flags }: Selection): Omit<Quote, 'hint'> | null {
  const offer = packages.find(({ id }) => id === packageId)
  if (!offer) return null
  const chosen = addOns
    .filter(({ flag }) => flags.includes(flag))
    .map((addOn) => ({ ...addOn, isIncluded: offer.includes.includes(addOn.flag) }))
  const packageCents = Math.max(offer.priceCents, offer.regularCents ?? 0)
  const savingCents = packageCents - offer.priceCents
  const addOnCents = total(chosen)
  const includedCents = total(chosen.filter(({ isIncluded }) => isIncluded))
  const totalCents = packageCents + addOnCents - includedCents - savingCents
  return { offer, packageCents, addOns: chosen, addOnCents, includedCents, savingCents, totalCents }
}

function hintFor(offers: Offers, selection: Selection, own: Omit<Quote, 'hint'>): PackageHint | null {
  const at = offers.packages.indexOf(own.offer)
  const priced = (offer: PackageOffer | undefined, content: PackageHint['content']): PackageHint[] => {
    const other = offer && sumOf(offers, { ...selection, packageId: offer.id })
    return other
      ? [{ offer, totalCents: other.totalCents, cheaperByCents: own.totalCents - other.totalCents, content }]
      : []
  }
  const larger = offers.packages.slice(at + 1).flatMap((offer) => priced(offer, 'more'))
  const better = larger.filter(({ cheaperByCents }) => cheaperByCents >= 0)
  const best = better.toSorted((a, b) => b.cheaperByCents - a.cheaperByCents)[0]
  if (best) return best
  const usesIncluded = own.offer.includes.length === 0 || own.addOns.some(({ isIncluded }) => isIncluded)
  const [smaller] = usesIncluded ? [] : priced(offers.packages[at - 1], 'less')
  return smaller && smaller.cheaperByCents > 0 ? smaller : null
}

function total(prices: readonly { priceCents: number }[]): number {
  return prices.reduce((sum, { priceCents }) => sum + priceCents, 0)
}
