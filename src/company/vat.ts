import { vatRatePercent } from '#content/vat.ts'
import { company } from './company.ts'

/**
 * Current VAT rate included in prices, in percent; null while the firm is not registered for VAT and may not state it
 * (VAT Act, SR 641.20, Art. 27). Invoices already issued keep their rate.
 */
export function vatPercent(): number | null {
  return company().vatNumber === null ? null : vatRatePercent
}
