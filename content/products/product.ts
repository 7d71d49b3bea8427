import type { Drawing } from '#content/drawing.ts'

export const productTypes = ['package', 'add-on', 'consultation', 'service'] as const
export type ProductType = (typeof productTypes)[number]

/** Type of case that an order of the product opens; null if the product is added to another case of the order. */
export const caseTypeOf: Readonly<Record<ProductType, string | null>> = {
  package: 'tax_return',
  'add-on': null,
  consultation: 'consultation',
  service: 'service',
}
export type CollectionId = 'packages' | 'add-ons' | 'consultations' | 'services' | 'withholding-tax' | 'international'
export type PackageId = 'basic' | 'standard' | 'premium'

export type AddOnFlag =
  | 'businessIncome'
  | 'foreignIncome'
  | 'investments'
  | 'realEstate'
  | 'crypto'
  | 'auditSupport'
  | 'multipleStates'
  | 'estatePlanning'

export type ProductOption = { id: string; title: string; values: readonly string[] }

export type ProductVariant = {
  id: string
  title: string
  sku: string
  optionValues: Readonly<Record<string, string>>
  /** Regular price in CHF cents, VAT included. */
  priceCents: number
  /** Current price in CHF cents if it is lower than the regular price, else null. */
  salePriceCents: number | null
  manageInventory: boolean
  /** Number of units that can still be ordered; null if stock is not managed. */
  inventoryQuantity: number | null
  /** Number to which the stock is refilled every month; absent if it is not refilled. */
  monthlyPlaces?: number
  /** Minutes of appointments included; absent if none. For packages, see `consultationMinutes` in `PackageFacts`. */
  appointmentMinutes?: number
}

export type ProductDetail = { id: string; order: number; title: string; description: string }

export type ChecklistItem = { id: string; title: string; isRequired: boolean }

export type PackageFacts = {
  id: PackageId
  name: string
  popular: boolean
  features: readonly string[]
  limitations: readonly string[]
  complexity: string
  /** Preparation time in working days after the last document has arrived. */
  timeToComplete: string
  bestFor: string
  responseTime: string
  consultationMinutes: number
  includedAddOns: readonly AddOnFlag[]
}

export type Product = {
  id: string
  title: string
  subtitle: string
  ribbonText: string | null
  type: ProductType
  order: number
  purchasable: boolean
  siteProductSelection: 'lowest_price_first' | null
  /** HTML with no other tags than p, ul, li, strong, em and h3. */
  descriptionHtml: string
  collections: readonly CollectionId[]
  drawings: readonly Drawing[]
  options: readonly ProductOption[]
  variants: readonly ProductVariant[]
  details: readonly ProductDetail[]
  checklist: readonly ChecklistItem[]
  relatedProductIds: readonly string[]
  package: PackageFacts | null
  addOn: AddOnFlag | null
  /** Advertising claim that must be valid to show the old price crossed out; null if no old price is shown. */
  wasPriceClaimId: string | null
}
