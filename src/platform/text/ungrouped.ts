/**
 * Removes spaces and the thousands separators ' ’ and comma from a submitted number. A comma that groups no three
 * digits stays: it may be a decimal sign.
 * @example ungrouped('1,234.50') // '1234.50'
 */
export function ungrouped(submitted: string): string {
  return submitted
    .replace(/[\s'’]/g, '')
    .replace(/^-?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/, (grouped) => grouped.replaceAll(',', ''))
}
