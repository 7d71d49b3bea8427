import type { Phrases } from '#platform/words.ts'
import type { BecauseValues, ExemptValues, NoTableValues } from '#tax/withholding/code-reasons.ts'
import type { SpecialLetter } from '#tax/withholding/special-codes.ts'

/** Letters without a table by income, and what happens instead. */
export const specialLetterWords: Readonly<Record<SpecialLetter, { title: string; text: string }>> = {
  D: {
    title: 'AHV contributions paid back',
    text: 'For people who leave Switzerland and get their AHV contributions back (AHVG Art. 18 para. 3). The compensation fund withholds at a fixed rate. Until 2020 D was the code of a second job: that code no longer exists.',
  },
  F: {
    title: 'Repealed at the end of 2023',
    text: 'It was for commuters from an Italian border commune whose spouse earned outside Switzerland. Since 1 January 2024 they have the codes of everybody else, and new commuters R to U.',
  },
  G: {
    title: 'Daily allowances paid by an insurance',
    text: 'For replacement income (unemployment, illness, accident, invalidity, maternity) that the insurance pays to you and not through the employer. It pays no heed to civil status or children; the canton sets the rates.',
  },
  Q: {
    title: 'The same for daily commuters from Germany',
    text: 'Replacement income as under G, for commuters with the German certificate of residence: at most 4.5 % (Art. 15a of the treaty).',
  },
  V: {
    title: 'The same for daily commuters from Italy',
    text: 'Replacement income as under G, for new commuters under the agreement of 2020 who would otherwise have R, S, T or U. It is used in Grisons, Ticino and Valais.',
  },
}

/** What led to each part of a code. */
export const becauseWords: Phrases<BecauseValues> = {
  entered: 'the code you entered',
  'from-germany': 'German cross-border commuter: own letters, at most 4.5 % with the certificate of residence',
  'from-italy': 'Italian cross-border commuter under the new agreement: own letters',
  'replacement-income': 'paid directly by an insurance: replacement income',
  'both-earn': 'married, both earn',
  'one-earner': 'married, one earner',
  'lone-parent': 'single with children in the household',
  alone: 'single, no children in the household',
  children: ({ count }) =>
    count === 0
      ? 'no children in the household: 0'
      : `${count} ${count === 1 ? 'child' : 'children'} in the household: ${count}`,
  'most-children': ({ canton, most }) => `${canton} publishes tariffs for up to ${most} children`,
  'church-always': ({ canton }) => `${canton} publishes tariffs with church tax only: Y`,
  'church-member': 'member of a recognised church: Y',
  'church-not-withheld': ({ canton }) => `${canton} withholds no church tax: N`,
  'no-church': 'not a member of a recognised church: N',
}

/** Why nothing is withheld. */
export const exemptWords: Phrases<ExemptValues> = {
  settled:
    'Swiss citizens and holders of a C permit who live in Switzerland are not taxed at source: they file a return.',
  'settled-spouse':
    'Your spouse is Swiss or holds a C permit: neither of you is taxed at source, you file a return together.',
  'left-to-france': ({ canton }) =>
    `${canton} leaves French cross-border commuters to France (certificate of residence needed); nothing is withheld.`,
}

/** Why a code has no table. */
export const noTableWords: Phrases<NoTableValues> = {
  special: ({ tariff, letter }) => {
    const { title, text } = specialLetterWords[letter]
    return `${tariff} has no table by income. ${letter}: ${title}. ${text}`
  },
  'no-church-tax': ({ canton, instead }) => `${canton} withholds no church tax: use ${instead}.`,
  'same-letter': ({ canton, tariff, year, known }) =>
    `${canton} has no tariff ${tariff} for ${year}; with this letter there are ${known.join(', ')}.`,
  unknown: ({ canton, tariff, year }) => `${canton} publishes no tariff ${tariff} for ${year}.`,
}
