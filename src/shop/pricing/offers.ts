import type { AddOnFlag, PackageFacts } from '#content/products/product.ts'
import { type ListedProduct, type ListedVariant, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import type { Offers } from '#shop/catalogue/public/price-quote.ts'

export type PackageProduct = {
  product: ListedProduct
  variant: ListedVariant
  facts: Omit<PackageFacts, 'consultationMinutes'>
}

export type AddOnProduct = {
  product: ListedProduct
  variant: ListedVariant
  flag: AddOnFlag
  label: string
  hint: string
}

export function offersOf(
  { packages, addOns }: { packages: readonly PackageProduct[]; addOns: readonly AddOnProduct[] },
  year: string,
): Offers {
  return {
    packages: packages.map((offered) => {
      const { product, facts } = offered
      const variant = variantOfYear(product, year) ?? offered.variant
      return {
        id: facts.id,
        title: product.title,
        priceCents: unitPriceCents(variant),
        regularCents: variant.sale_price_in_cents === null ? null : variant.price_in_cents,
        includes: facts.includedAddOns,
      }
    }),
    addOns: addOns.map(({ flag, label, variant }) => ({ flag, title: label, priceCents: unitPriceCents(variant) })),
  }
}

export function yearsOf({ product }: Pick<PackageProduct, 'product'>): string[] {
  return product.options[0]?.values ?? []
}

export function variantOfYear(product: ListedProduct, year: string): ListedVariant | undefined {
  return product.variants.find(({ options }) => options.some(({ value }) => value === year))
}
