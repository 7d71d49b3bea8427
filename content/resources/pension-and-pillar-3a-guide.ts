import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const pensionGuide: Resource = {
  id: 'pension-and-pillar-3a-guide',
  title: 'Pension and Pillar 3a Guide',
  description:
    'The three pillars for people who may leave again: contributions, purchases, gaps, withdrawals and tax on capital.',
  category: 'Tax Guide',
  rating: 4.7,
  featured: false,
  tags: ['pillar 3a', 'pension fund', 'purchases', 'capital benefits'],
  format: 'pdf',
  fileName: 'pension-and-pillar-3a-guide-2026.pdf',
  taxYear: 2026,
  stateOn: '2026-11-25',
  drawing: {
    illustration: 'growth',
    seed: 'pension-and-pillar-3a-guide',
    alt: 'Quarter circles growing outwards from a small red one',
  },
  body: {
    kind: 'guide',
    lead: 'Swiss provision rests on three pillars. Two of them can lower your tax now, and all of them matter when you leave.',
    sections: [
      {
        title: 'The three pillars',
        blocks: [
          {
            kind: 'table',
            caption: 'Contributions 2026',
            columns: ['Pillar', 'What it is', 'Who pays how much'],
            rows: [
              [
                '1: AHV, IV, EO',
                'State pension, disability',
                'Employee 5.3 %, employer 5.3 %; self-employed up to 10.0 %',
              ],
              [
                '2: pension fund',
                'Pension of the employer',
                'From a salary of CHF 22’680; at least half by the employer',
              ],
              [
                '3a: tied savings',
                'Own savings with deduction',
                'CHF 7’258 with a pension fund, else 20 % of net earned income up to CHF 36’288',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Compulsory pension cover insures the salary between CHF 26’460 (coordination deduction) and CHF 90’720. Many funds insure more. Your certificate shows what applies to you.',
          },
        ],
      },
      {
        title: 'Reading the pension certificate',
        blocks: [
          {
            kind: 'list',
            items: [
              'Insured salary: the part of the salary that is covered.',
              'Retirement assets: what belongs to you today (also called vested benefit).',
              'Of which compulsory part: it matters when you leave for an EU or EFTA country.',
              'Largest possible purchase: your gap. It is the amount you may deduct.',
              'Advance for a home: what you could take out for your own home.',
            ],
          },
        ],
      },
      {
        title: 'Purchases into the pension fund',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Whoever came to Switzerland as an adult nearly always has a gap. Paying into it is deducted in full from income of the year.',
          },
          {
            kind: 'list',
            items: [
              'People who have moved here and never belonged to a Swiss pension fund: at most 20 % of the insured salary a year in the first five years.',
              'No lump sum from the second pillar for three years after a buy-in, not for a home and not for departure. The Federal Supreme Court refuses the deduction whichever part of the capital you take (2C_658/2009, 2C_6/2021). Buy-ins after a divorce are an exception (BVG Art. 79b para. 4).',
              'Advances taken for a home must be paid back first.',
              'Several smaller purchases save more than one large one, because the marginal rate falls.',
              'Look at the fund first: cover ratio, conversion rate, what happens to the purchase in case of death.',
            ],
          },
          {
            kind: 'table',
            caption: 'Marginal saving: single, Biel/Bienne, 2026, CHF',
            columns: ['Taxable income', 'Income tax', 'Saved by CHF 20’000 less income'],
            rows: [
              ['80’000', '17’072', '5’312'],
              ['100’000', '23’361', '6’289'],
              ['120’000', '30’131', '6’770'],
            ],
          },
        ],
      },
      {
        title: 'Pillar 3a and its gaps',
        blocks: [
          {
            kind: 'paragraph',
            text: 'The payment must arrive by 31 December. Since 2026 gaps from 2025 on can be closed during ten years: full payment for the current year first, income subject to AHV in both years, at most CHF 7’258 a year, each gap in one payment, and not after the first old-age withdrawal.',
          },
          {
            kind: 'note',
            text: 'Taxed at source with less than CHF 120’000? The deduction comes only with the ordinary assessment, requested by 31 March, or before you deregister if you leave.',
          },
          {
            kind: 'note',
            text: 'US citizen or green card holder? The United States do not recognise pillar 3a: the payment is not deductible there, the income inside may be taxed each year, and the funds in it are usually PFIC. US advisers disagree on the forms it needs. Ask one before you pay in.',
          },
        ],
      },
      {
        title: 'An example of a gap',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Tom came in March 2025, joined a pension fund and paid nothing into pillar 3a that year. In 2026 he wants to catch up.',
          },
          {
            kind: 'table',
            caption: 'What Tom can deduct in 2026, CHF',
            columns: ['Step', 'Amount'],
            rows: [
              ['Full payment for 2026 first', '7’258'],
              ['Gap of 2025: limit 7’258, paid 0', '7’258'],
              ['Deduction in 2026', '14’516'],
            ],
            totals: ['Deduction in 2026'],
          },
          {
            kind: 'list',
            items: [
              'If he pays only CHF 5’000 for the gap, the remaining CHF 2’258 of 2025 are lost.',
              'If he waits until 2030, he can still fill it, and perhaps at a higher marginal rate.',
              'The year 2024 and earlier ones cannot be made up.',
            ],
          },
        ],
      },
      {
        title: 'Taking it out',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Capital is taxed apart from other income: one fifth of the federal tariff, and a tariff of its own in each canton. Everything paid out in one year is added up, for spouses together.',
          },
          {
            kind: 'table',
            caption: 'Tax on capital 2026, married, 65, no church tax, CHF',
            columns: ['Capital', 'Bern', 'Zug'],
            rows: [
              ['100’000', '3’801', '1’921'],
              ['300’000', '19’207', '13’861'],
              ['500’000', '37’660', '27’381'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Three times CHF 100’000 in three years costs CHF 11’403 in Bern, once CHF 300’000 CHF 19’207. So keep three to five accounts and empty one a year.',
          },
        ],
      },
      {
        title: 'Leaving Switzerland',
        blocks: [
          {
            kind: 'list',
            items: [
              'Pension fund, outside the EU and EFTA: everything can be paid out.',
              'Pension fund, EU or EFTA: what exceeds the compulsory part; the rest if you show that you are not compulsorily insured there.',
              'Pillar 3a: everything, wherever you go.',
              'Your spouse must consent to a payment from the pension fund.',
              'After departure, tax at source applies by the seat of the foundation. Compare before you leave.',
              'Ask your new country how it taxes the capital, and when.',
              'After the earliest retirement age of your fund (often 58 to 60), it normally pays the old-age benefit. A vested benefits account is open only if you go on working or are unemployed (FZG Art. 2 para. 1bis).',
            ],
          },
        ],
      },
      {
        title: 'State pension',
        blocks: [
          {
            kind: 'paragraph',
            text: 'One year of contributions is enough for a claim. The full pension needs all years from 20 to the reference age; each missing year costs about one forty-fourth. Years in countries with an agreement are added to check the claim, and each country pays its own part.',
          },
          {
            kind: 'paragraph',
            text: 'In December 2026 the thirteenth old-age pension is paid for the first time. It is taxable like the others.',
          },
        ],
      },
    ],
    sources: [
      { title: 'Ordinance BVV 3 (SR 831.461.3)', href: legalSources.bvv3.href },
      {
        title: 'Occupational Pensions Act (BVG, SR 831.40), Art. 2, 7–8, 79b',
        href: legalSources.bvg.href,
      },
      {
        title: 'Ordinance BVV 2 (SR 831.441.1), Art. 60b: purchases by people who have moved here',
        href: legalSources.bvv2.href,
      },
      { title: 'AHV/IV information centre', href: legalSources.ahvCentre.href },
    ],
  },
}
