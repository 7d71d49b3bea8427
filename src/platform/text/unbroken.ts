const NO_BREAK_SPACE = '\u00a0'

/** @example unbroken('from CHF 300 or 5 %') // 'from CHF\u00a0300 or 5\u00a0%' */
export function unbroken(words: string): string {
  return words.replace(/\bCHF (?=[\d−–])/g, `CHF${NO_BREAK_SPACE}`).replace(/(?<=\d) (?=%)/g, NO_BREAK_SPACE)
}
