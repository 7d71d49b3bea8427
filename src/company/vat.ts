import { vatRatePercent } from '#content/vat.ts'
import { company } from './company.ts'

/** VAT rate included in prices, in percent; null while unregistered (VAT Act, SR 641.20, Art. 27). */
export function vatPercent(): number | null {
  return company().vatNumber === null ? null : vatRatePercent
}
