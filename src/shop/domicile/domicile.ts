import { isCountry } from '#platform/countries.ts'
import { containedVatCents } from '#shop/catalogue/public/price-quote.ts'
import { isCanton } from './cantons.ts'

/** `canton`: only in Switzerland; it sets the filing dates. */
export type Domicile = { country: string; canton?: string | null; postcode?: string; source: DomicileSource }
export const domicileSources = ['declared', 'billing-address'] as const
export type DomicileSource = (typeof domicileSources)[number]

export type VatPlace = 'domestic' | 'abroad'

/**
 * Services are supplied where the recipient is domiciled (VAT Act, SR 641.20, Art. 8 para. 1). Swiss territory includes
 * Liechtenstein and Büsingen, a German commune (Art. 3 let. a, by treaty), but not Campione, an Italian one.
 * @example vatPlaceOf({ country: 'LI' }) // 'domestic'
 */
export function vatPlaceOf({ country, postcode }: Pick<Domicile, 'country' | 'postcode'>): VatPlace {
  if (country === 'CH' || country === 'LI') return 'domestic'
  return country === 'DE' && postcode?.replaceAll(/\D/g, '') === '78266' ? 'domestic' : 'abroad'
}

/**
 * VAT not due from buyers abroad, in cents; rounded once, on the total after discounts. `percent` is null while the
 * firm is unregistered. @example vatOffCents(49900, 'abroad', 8.1) // 3739
 */
export function vatOffCents(totalCents: number, place: VatPlace | null, percent: number | null): number {
  return place === 'abroad' && percent !== null ? containedVatCents(totalCents, percent) : 0
}

export function domicilePath(returnToken: string): string {
  return `/checkout/domicile/${returnToken}`
}

export function readDeclared(text: string | null | undefined, canton?: string | null): Domicile | null {
  const country = (text ?? '').trim().toUpperCase()
  if (!isCountry(country)) return null
  return country === 'CH' && canton && isCanton(canton)
    ? { country, canton, source: 'declared' }
    : { country, source: 'declared' }
}
