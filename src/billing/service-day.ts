/**
 * The day on which a service is expected to be supplied, whose rate of VAT counts whenever it is paid (VAT Act, SR 641.20,
 * Art. 115 para. 1). A return is prepared after its tax year has ended, so work that is ordered before is supplied from 1
 * January on; all other work from the day on which it is ordered. Of several lines the latest day counts. When a later
 * change of the rate falls before the end of the work, the invoice is corrected by a credit note.
 * @example serviceDayOf([{ taxYear: 2026 }], '2026-12-01') // '2027-01-01'
 */
export function serviceDayOf(lines: readonly { taxYear: number | null }[], orderedOn: string): string {
  const days = lines.flatMap(({ taxYear }) => (taxYear === null ? [] : [`${taxYear + 1}-01-01`]))
  return days.concat(orderedOn).toSorted().at(-1) ?? orderedOn
}
