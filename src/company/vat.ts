import { vatRatePercent } from '#content/vat.ts'
import { company } from './company.ts'

/**
 * The rate of value added tax in the prices of now, in percent; null while the firm is not registered, which may name none
 * (VAT Act, SR 641.20, Art. 27). Everything that speaks of the tax in prices asks here; what was invoiced says its own rate.
 */
export function vatPercent(): number | null {
  return company().vatNumber === null ? null : vatRatePercent
}
