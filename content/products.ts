import { addOns } from '#content/products/add-ons.ts'
import { consultations } from '#content/products/consultations.ts'
import { packages } from '#content/products/packages.ts'
import type { Product } from '#content/products/product.ts'
import { services } from '#content/products/services.ts'

export const currencyCode = 'CHF'

export const products: readonly Product[] = [...packages, ...consultations, ...services, ...addOns]
