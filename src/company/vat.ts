import { vatRatePercent } from '#content/vat.ts'
import { company } from './company.ts'

/**
 * Current VAT rate in prices, in percent; null while the firm is not registered and may not state VAT (VAT Act, SR
 * 641.20, Art. 27). Invoices keep their own rate.
 */
export function vatPercent(): number | null {
  return company().vatNumber === null ? null : vatRatePercent
}
