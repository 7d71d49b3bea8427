/** A tariff code that has no table with rows by income, and what happens instead. */
export type SpecialCode = { readonly letter: string; readonly title: string; readonly text: string }

/**
 * Codes outside of the monthly tables (QStV Art. 1 para. 1, state of 2024 and later; circular 45). Their rates are fixed
 * by each canton or by the treaty, so that a code alone gives no amount here.
 */
export const specialCodes: readonly SpecialCode[] = [
  {
    letter: 'D',
    title: 'AHV contributions paid back',
    text: 'For people who leave Switzerland and get their AHV contributions back (AHVG Art. 18 para. 3). The compensation fund withholds at a fixed rate. Until 2020 D was the code of a second job: that code no longer exists.',
  },
  {
    letter: 'F',
    title: 'Repealed at the end of 2023',
    text: 'It was for commuters from an Italian border commune whose spouse earned outside Switzerland. Since 1 January 2024 they have the codes of everybody else, and new commuters R to U.',
  },
  {
    letter: 'G',
    title: 'Daily allowances paid by an insurance',
    text: 'For replacement income (unemployment, illness, accident, invalidity, maternity) that the insurance pays to you and not through the employer. It pays no heed to civil status or children; the canton sets the rates.',
  },
  {
    letter: 'Q',
    title: 'The same for daily commuters from Germany',
    text: 'Replacement income as under G, for commuters with the German certificate of residence: at most 4.5 % (Art. 15a of the treaty).',
  },
  {
    letter: 'V',
    title: 'The same for daily commuters from Italy',
    text: 'Replacement income as under G, for new commuters under the agreement of 2020 who would otherwise have R, S, T or U. It is used in Grisons, Ticino and Valais.',
  },
]

/** What a special code means; undefined for a code with a table. */
export function specialCode(code: string): SpecialCode | undefined {
  return specialCodes.find(({ letter }) => code.startsWith(letter))
}
