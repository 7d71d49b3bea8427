import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'

const copy = () => t(catalogueTexts.taxYears)
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
  isOffered: boolean
}

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

export function nextTaxYear(packages: readonly PackageYears[]): number | null {
  const years = packages.flatMap(({ variants }) => variants.flatMap(({ taxYear }) => taxYear ?? []))
  return years.length === 0 ? null : Math.max(...years) + 1
}

export const draftPriceField = (variantId: string) => `${variantId}.price`

export type DraftYear = { taxYear: number; variants: NewVariant[] }

/** The newest tax year while none of its variants is on sale. */
export function draftYear(packages: readonly PackageYears[]): DraftYear | null {
  const next = nextTaxYear(packages)
  if (next === null) return null
  const newest = packages.flatMap(({ id, title, variants }) =>
    variants.flatMap((variant) => {
      if (variant.taxYear !== next - 1) return []
      const taxYear = next - 1
      return { ...variant, taxYear, productId: id, productTitle: title, title: copy().taxYear(taxYear) }
    }),
  )
  if (newest.some(({ isOffered }) => isOffered)) return null
  return { taxYear: next - 1, variants: newest.map(({ isOffered: _, ...variant }) => variant) }
}

export function yearError(taxYear: number, next: number | null, thisYear: number): 'not-next' | 'too-early' | null {
  // The newest existing year is also valid, so that a second request for the same year does nothing instead of failing.
  if (next === null || taxYear > next || taxYear < next - 1) return 'not-next'
  return taxYear > thisYear ? 'too-early' : null
}

/** A variant for `taxYear` for each package that has none, at the price of the package's newest variant. */
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
        title: copy().taxYear(taxYear),
      },
    ]
  })
}
