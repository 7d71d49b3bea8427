import { addOns } from '#content/products/add-ons.ts'
import { consultations } from '#content/products/consultations.ts'
import { packages } from '#content/products/packages.ts'
import type { CollectionId, Product } from '#content/products/product.ts'
import { services } from '#content/products/services.ts'

export const collections: readonly { id: CollectionId; title: string }[] = [
  { id: 'packages', title: 'Packages' },
  { id: 'consultations', title: 'Consultations' },
  { id: 'services', title: 'Services' },
  { id: 'add-ons', title: 'Add-ons' },
  { id: 'withholding-tax', title: 'Withholding tax' },
  { id: 'international', title: 'International' },
]

export const currencyCode = 'CHF'

export const products: readonly Product[] = [...packages, ...consultations, ...services, ...addOns]
