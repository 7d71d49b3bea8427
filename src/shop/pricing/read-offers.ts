import { z } from 'zod'
import { calculatorAddOns } from '#content/pages/pricing.ts'
import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import { defaultVariant, listed, listedVariant, type Product } from '#shop/catalogue/catalogue.ts'
import type { AddOnProduct, PackageProduct } from './offers.ts'

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
const packageFields = z.object({ package: packageFacts })
const addOnFields = z.object({ addOn: z.enum(flags) })

type Offered = { packages: PackageProduct[]; addOns: AddOnProduct[] }

/** The product array serves as cache key, because the catalogue returns the same array until its content changes. */
const read = new WeakMap<readonly Product[], Offered>()

export function packagesOf(products: readonly Product[]): PackageProduct[] {
  return offeredIn(products).packages
}

export function addOnsOf(products: readonly Product[]): AddOnProduct[] {
  return offeredIn(products).addOns
}

function offeredIn(products: readonly Product[]): Offered {
  const offered = read.get(products) ?? { packages: readPackages(products), addOns: readAddOns(products) }
  read.set(products, offered)
  return offered
}

function readPackages(products: readonly Product[]): PackageProduct[] {
  return products
    .flatMap((product) => {
      const fields = packageFields.safeParse(product.custom_fields)
      const variant = defaultVariant(product)
      if (!fields.success || !variant || !product.purchasable) return []
      return [{ product: listed(product), variant: listedVariant(variant), facts: fields.data.package }]
    })
    .sort((a, b) => packageIds.indexOf(a.facts.id) - packageIds.indexOf(b.facts.id))
}

function readAddOns(products: readonly Product[]): AddOnProduct[] {
  return calculatorAddOns.flatMap(({ flag, productId, label, hint }) => {
    const product = products.find(({ id }) => id === productId)
    const variant = product && defaultVariant(product)
    const isAddOn = product && addOnFields.safeParse(product.custom_fields).data?.addOn === flag
    if (!variant || !isAddOn || !product.purchasable) return []
    return [{ product: listed(product), variant: listedVariant(variant), flag, label, hint }]
  })
}
