/**
 * Day of service, which determines the VAT rate (VAT Act, SR 641.20, Art. 115 para. 1); the latest of all lines. A
 * return is prepared after its tax year, so on 1 January at the earliest; other work counts on the day of the order.
 * @example serviceDayOf([{ taxYear: 2026 }], '2026-12-01') // '2027-01-01'
 */
export function serviceDayOf(lines: readonly { taxYear: number | null }[], orderedOn: string): string {
  const days = lines.flatMap(({ taxYear }) => (taxYear === null ? [] : [`${taxYear + 1}-01-01`]))
  return days.concat(orderedOn).toSorted().at(-1) ?? orderedOn
}
