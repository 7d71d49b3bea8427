/** A package with its variants by tax year, as far as the next year is made from it. */
export type PackageYears = {
  id: string
  title: string
  variants: YearVariant[]
}
type YearVariant = {
  id: string
  taxYear: number | null
  sku: string | null
  priceCents: number
  isCounted: boolean
  monthlyPlaces: number | null
}

/** A variant of a new tax year, made after the newest one. */
export type NewVariant = {
  productId: string
  productTitle: string
  taxYear: number
  id: string
  title: string
  sku: string | null
  priceCents: number
  isCounted: boolean
  monthlyPlaces: number | null
}

/** The tax year that comes after the newest of all packages; null when no package has one. */
export function nextTaxYear(packages: readonly PackageYears[]): number | null {
  const years = packages.flatMap(({ variants }) => variants.flatMap(({ taxYear }) => taxYear ?? []))
  return years.length === 0 ? null : Math.max(...years) + 1
}

/** Why a tax year cannot be made: it is not the one that comes next, or has not begun. */
export function yearError(taxYear: number, next: number | null, thisYear: number): 'not-next' | 'too-early' | null {
  // What has been made already is asked for again by the second of two people: nothing is left to do, and no fault.
  if (next === null || taxYear > next || taxYear < next - 1) return 'not-next'
  return taxYear > thisYear ? 'too-early' : null
}

/** The variants that a new tax year makes: one of each package that has tax years and not this one, at the price of the newest. */
export function variantsOfYear(packages: readonly PackageYears[], taxYear: number): NewVariant[] {
  return packages.flatMap(({ id, title, variants }) => {
    const [newest] = variants
      .filter((variant) => variant.taxYear !== null)
      .toSorted((a, b) => (b.taxYear ?? 0) - (a.taxYear ?? 0))
    if (!newest || variants.some((variant) => variant.taxYear === taxYear)) return []
    const { priceCents, isCounted, monthlyPlaces } = newest
    const named = (text: string) => text.replaceAll(String(newest.taxYear), String(taxYear))
    const sku = newest.sku?.includes(String(newest.taxYear)) ? named(newest.sku) : null
    return [
      {
        ...{ productId: id, productTitle: title, taxYear, sku, priceCents, isCounted, monthlyPlaces },
        id: `${id}-${taxYear}`,
        title: `Tax year ${taxYear}`,
      },
    ]
  })
}
