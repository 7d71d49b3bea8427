const NO_BREAK_SPACE = '\u00a0'

/**
 * Words in which a figure stays on one line with its unit: ‘CHF 120’000’ and ‘4.5 %’.
 * @example unbroken('from CHF 300 or 5 %') // 'from CHF\u00a0300 or 5\u00a0%'
 */
export function unbroken(words: string): string {
  return words.replace(/\bCHF (?=[\d−–])/g, `CHF${NO_BREAK_SPACE}`).replace(/(?<=\d) (?=%)/g, NO_BREAK_SPACE)
}
