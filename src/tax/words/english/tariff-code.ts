import type { Phrases } from '#platform/words.ts'
import type { BecauseValues, ExemptValues, NoTableValues } from '#tax/withholding/code-reasons.ts'
import type { ContradictionValues } from '#tax/withholding/residence.ts'
import type { SpecialLetter } from '#tax/withholding/special-codes.ts'

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

export const becauseWords: Phrases<BecauseValues> = {
  entered: 'the code you entered',
  'from-germany':
    'German cross-border commuter: own letters, at most 4.5 % with the certificate of residence. Germany taxes the salary too and credits the Swiss tax',
  'germany-no-commuter':
    'lives in Germany, but is no cross-border commuter under the treaty (Art. 15a): the ordinary code. The letters L to P need the certificate of residence and at most 60 nights a year away for work',
  'france-no-agreement':
    'lives in France and is not covered by the agreement of 11 April 1983: Switzerland taxes the days worked here at the ordinary code (treaty Art. 17)',
  'from-italy':
    'Italian cross-border commuter under the new agreement: own letters, 80 % of the ordinary tax. Italian income tax comes on top; Italy credits the Swiss tax',
  'italy-old-agreement':
    'Italian cross-border commuter who worked in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023: the ordinary code, and taxed in Switzerland only',
  'italy-no-commuter':
    'lives in Italy, but is no cross-border commuter under the agreement (20 km zone, daily return, canton of Graubünden, Ticino or Valais): the ordinary code. Italy taxes the salary too and credits the Swiss tax',
  'liechtenstein-public':
    'lives in Liechtenstein and works in the public service: Switzerland taxes the salary (treaty Art. 19)',
  'liechtenstein-no-commuter':
    'lives in Liechtenstein, but does not return home daily: Switzerland taxes the days worked here (treaty Art. 15)',
  'lives-abroad':
    'lives abroad, without a rule of its own for commuters: the ordinary code; the home country credits the Swiss tax',
  'replacement-income': 'paid directly by an insurance: replacement income',
  'both-earn': 'married, both earn',
  'one-earner': 'married, one earner',
  'lone-parent': 'single with children in the household',
  'parent-with-more':
    'lives with the other parent and earns more: this parent alone gets the tariff for parents (QStV Art. 1)',
  alone: 'single, no children in the household',
  'child-elsewhere':
    'single, not living with the children or not paying for most of their keep: no tariff for parents (QStV Art. 1)',
  'parent-with-less':
    'lives with the other parent, who earns more: only that parent gets the tariff for parents (QStV Art. 1)',
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

export const exemptWords: Phrases<ExemptValues> = {
  settled:
    'Swiss citizens and holders of a C permit who live in Switzerland are not taxed at source: they file a return.',
  'settled-spouse':
    'Your spouse is Swiss or holds a C permit: neither of you is taxed at source, you file a return together.',
  'left-to-france': ({ canton }) =>
    `${canton} leaves French cross-border commuters to France (certificate of residence needed); nothing is withheld.`,
  'left-to-liechtenstein':
    'Daily commuters from Liechtenstein are taxed in Liechtenstein only (treaty Art. 15 para. 4): no Swiss tax at source. Tell your employer, and keep proof that you go home: more than 45 nights a year away for work end this (likely).',
}

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

const countries = { DE: 'Germany', IT: 'Italy' } as const

export const contradictionWords: Phrases<ContradictionValues> = {
  'permit-of-commuters':
    'This permit is for people who live abroad, but you chose a home in Switzerland. Choose the country you live in, or your Swiss permit.',
  'swiss-lives-abroad':
    'You chose a home abroad. If you live there, choose “Swiss citizen who lives abroad”; otherwise choose a home in Switzerland.',
  'permit-of-residents': ({ permit }) =>
    `Permit ${permit} is for people who live in Switzerland, but you chose a home abroad. Cross-border commuters hold permit G. Choose your permit, or a home in Switzerland.`,
  'code-of-commuters': ({ tariff, home }) =>
    `Code ${tariff} is for cross-border commuters from ${countries[home]}. Choose where you live, or leave the code empty.`,
}
