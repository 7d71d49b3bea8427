import { z } from 'zod'
import { calculatorAddOns } from '#content/pages/pricing.ts'
import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import { defaultVariant, type Product, unitPriceCents, type Variant } from '#shop/catalogue.ts'
import type { Offers } from '#shop/price-quote.ts'

const flags = [
  'businessIncome',
  'foreignIncome',
  'investments',
  'realEstate',
  'crypto',
  'auditSupport',
  'multipleStates',
  'estatePlanning',
] as const satisfies readonly AddOnFlag[]
const packageIds = ['basic', 'standard', 'premium'] as const satisfies readonly PackageId[]

const packageFacts = z.object({
  id: z.enum(packageIds),
  name: z.string(),
  popular: z.boolean(),
  features: z.array(z.string()),
  limitations: z.array(z.string()),
  complexity: z.string(),
  timeToComplete: z.string(),
  bestFor: z.string(),
  responseTime: z.string(),
  includedAddOns: z.array(z.enum(flags)),
})
const packageFields = z.object({ package: packageFacts, wasPriceClaimId: z.string().nullable() })
const addOnFields = z.object({ addOn: z.enum(flags) })

export type PackageProduct = {
  product: Product
  variant: Variant
  facts: z.infer<typeof packageFacts>
  /** Whether the former price may be shown, struck through. */
  mayStrike: boolean
}

/** The packages that are sold, the smallest first. `claimIds` are the statements that may be shown. */
export function packagesOf(products: readonly Product[], claimIds: readonly string[]): PackageProduct[] {
  return products
    .flatMap((product) => {
      const fields = packageFields.safeParse(product.custom_fields)
      const variant = defaultVariant(product)
      if (!fields.success || !variant || !product.purchasable) return []
      const { package: facts, wasPriceClaimId } = fields.data
      return [{ product, variant, facts, mayStrike: wasPriceClaimId !== null && claimIds.includes(wasPriceClaimId) }]
    })
    .sort((a, b) => packageIds.indexOf(a.facts.id) - packageIds.indexOf(b.facts.id))
}

export type AddOnProduct = { product: Product; variant: Variant; flag: AddOnFlag; label: string; hint: string }

/** The add-ons of the calculator that are sold, in its order. */
export function addOnsOf(products: readonly Product[]): AddOnProduct[] {
  return calculatorAddOns.flatMap(({ flag, productId, label, hint }) => {
    const product = products.find(({ id }) => id === productId)
    const variant = product && defaultVariant(product)
    const isAddOn = product && addOnFields.safeParse(product.custom_fields).data?.addOn === flag
    return variant && isAddOn && product.purchasable ? [{ product, variant, flag, label, hint }] : []
  })
}

/** The same as the price rule wants it; `year` picks the variant of the package. */
export function offersOf(packages: readonly PackageProduct[], addOns: readonly AddOnProduct[], year: string): Offers {
  return {
    packages: packages.map(({ product, facts, mayStrike, variant: first }) => {
      const variant = variantOfYear(product, year) ?? first
      return {
        id: facts.id,
        title: product.title,
        priceCents: unitPriceCents(variant),
        regularCents: mayStrike ? variant.price_in_cents : null,
        includes: facts.includedAddOns,
      }
    }),
    addOns: addOns.map(({ flag, label, variant }) => ({ flag, title: label, priceCents: unitPriceCents(variant) })),
  }
}

/** The tax years that a package is sold for, as shown. */
export function yearsOf({ product }: Pick<PackageProduct, 'product'>): string[] {
  return product.options[0]?.values ?? []
}

export function variantOfYear(product: Product, year: string): Variant | undefined {
  return product.variants.find(({ options }) => options.some(({ value }) => value === year))
}
