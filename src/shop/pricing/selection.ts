import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import type { ListedProduct, ListedVariant } from '#shop/catalogue/catalogue.ts'
import { type AddOnProduct, type PackageProduct, variantOfYear, yearsOf } from './offers.ts'

export type Chosen = { packageId: PackageId; year: string; flags: AddOnFlag[] }

const defaultPackage: PackageId = 'standard'

export const fields = { package: 'package', year: 'year', addOn: 'add' } as const

/** Reads the selection from URL or form. Unknown values are replaced by Standard, the newest year and no add-on. */
export function readChoice(
  form: Pick<URLSearchParams, 'get' | 'getAll'> | FormData,
  packages: readonly PackageProduct[],
  addOns: readonly AddOnProduct[],
): Chosen {
  const requested = String(form.get(fields.package) ?? '')
  const chosen =
    packages.find(({ facts }) => facts.id === requested) ?? packages.find(({ facts }) => facts.id === defaultPackage)
  const years = chosen ? yearsOf(chosen) : []
  const year = String(form.get(fields.year) ?? '')
  const added = form.getAll(fields.addOn).map(String)
  return {
    packageId: chosen?.facts.id ?? defaultPackage,
    year: years.includes(year) ? year : (years[0] ?? ''),
    flags: addOns.flatMap(({ flag }) => (added.includes(flag) ? [flag] : [])),
  }
}

export function choiceQuery({ packageId, year, flags }: Chosen): URLSearchParams {
  return new URLSearchParams([
    [fields.package, packageId],
    [fields.year, year],
    ...flags.map((flag) => [fields.addOn, flag]),
  ])
}

export function linesOf(
  { packageId, year, flags }: Chosen,
  packages: readonly PackageProduct[],
  addOns: readonly AddOnProduct[],
): { product: ListedProduct; variant: ListedVariant }[] {
  const chosen = packages.find(({ facts }) => facts.id === packageId)
  if (!chosen) return []
  const { product, variant, facts } = chosen
  const extra = addOns.filter(({ flag }) => flags.includes(flag) && !facts.includedAddOns.includes(flag))
  return [
    { product, variant: variantOfYear(product, year) ?? variant },
    ...extra.map((addOn) => ({ product: addOn.product, variant: addOn.variant })),
  ]
}
