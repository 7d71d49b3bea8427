import type { Drawing } from '#content/drawing.ts'

/** What is sold. */
export const productTypes = ['package', 'add-on', 'consultation', 'service'] as const
export type ProductType = (typeof productTypes)[number]

/** What the case is about that an order opens; null: it belongs to another case of the order. */
export const caseTypeOf: Readonly<Record<ProductType, string | null>> = {
  package: 'tax_return',
  'add-on': null,
  consultation: 'consultation',
  service: 'service',
}
export type CollectionId = 'packages' | 'add-ons' | 'consultations' | 'services' | 'withholding-tax' | 'international'
export type PackageId = 'basic' | 'standard' | 'premium'

/** The eight switches of the price calculator. */
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
  /** Option id → chosen value; empty for a product without options. */
  optionValues: Readonly<Record<string, string>>
  /** Regular price in CHF cents, VAT included. */
  priceCents: number
  /** Price in force when lower than the regular one. */
  salePriceCents: number | null
  manageInventory: boolean
  /** Units that can still be taken on; null when stock is not managed. */
  inventoryQuantity: number | null
  /** As many units as can be taken on anew each month; absent when stock is not filled up. */
  monthlyPlaces?: number
  /** Minutes of talks that it contains; absent when none. A package says it with its other facts. */
  appointmentMinutes?: number
}

/** One paragraph of the detail page. */
export type ProductDetail = { id: string; order: number; title: string; description: string }

/** A document or answer the client has to provide; becomes the checklist of the case. */
export type ChecklistItem = { id: string; title: string; isRequired: boolean }

/** The facts that only a package has; pricing page and price calculator read them. */
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
  /** Ribbon on the card, or null. */
  ribbonText: string | null
  type: ProductType
  order: number
  purchasable: boolean
  siteProductSelection: 'lowest_price_first' | null
  /** Allowed tags: p, ul, li, strong, em, h3. */
  descriptionHtml: string
  collections: readonly CollectionId[]
  drawings: readonly Drawing[]
  options: readonly ProductOption[]
  variants: readonly ProductVariant[]
  details: readonly ProductDetail[]
  checklist: readonly ChecklistItem[]
  relatedProductIds: readonly string[]
  /** Set for a package. */
  package: PackageFacts | null
  /** Set for an add-on. */
  addOn: AddOnFlag | null
  /** Claim that must be showable before the struck-through price appears; null when nothing is struck through. */
  wasPriceClaimId: string | null
}
