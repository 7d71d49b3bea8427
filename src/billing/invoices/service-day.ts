/**
 * Expected day of service, which determines the VAT rate regardless of the payment date (VAT Act, SR 641.20, Art. 115
 * para. 1). A return is prepared after its tax year, so work ordered earlier is supplied on 1 January or later. All
 * other work is supplied on the day of the order. With several lines, the latest day applies. If the VAT rate changes
 * before the work ends, a credit note corrects the invoice.
 * @example serviceDayOf([{ taxYear: 2026 }], '2026-12-01') // '2027-01-01'
 */
export function serviceDayOf(lines: readonly { taxYear: number | null }[], orderedOn: string): string {
  const days = lines.flatMap(({ taxYear }) => (taxYear === null ? [] : [`${taxYear + 1}-01-01`]))
  return days.concat(orderedOn).toSorted().at(-1) ?? orderedOn
}
