import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const pensionGuide: Resource = {
  id: 'pension-and-pillar-3a-guide',
  title: 'Pension and Pillar 3a Guide',
  description:
    'The three pillars, for people who may leave again: contributions, buy-ins, gaps, withdrawals and tax on lump sums.',
  category: 'Tax Guide',
  rating: 4.7,
  featured: false,
  tags: ['pillar 3a', 'pension fund', 'buy-ins', 'lump-sum withdrawals'],
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
    lead: 'The Swiss pension system rests on three pillars. Two of them can lower your tax now, and all three matter when you leave.',
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
                'State pension, disability insurance',
                'Employee 5.3%, employer 5.3%; self-employed up to 10.0%',
              ],
              [
                '2: pension fund',
                'Your employer’s pension plan',
                'Compulsory if you earn CHF 22,680 or more; your employer pays at least half',
              ],
              [
                '3a: private retirement savings',
                'Your own savings, deductible from income',
                'CHF 7,258 with a pension fund, otherwise 20% of net earned income up to CHF 36,288',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Compulsory pension cover insures the part of your salary between CHF 26,460 (coordination deduction) and CHF 90,720. Many funds insure more. Your pension certificate shows what applies to you.',
          },
        ],
      },
      {
        title: 'Reading the pension certificate',
        blocks: [
          {
            kind: 'list',
            items: [
              'Insured salary: the part of your salary that is covered.',
              'Retirement assets: what you have in the fund today (also called vested benefits).',
              'Compulsory part: this matters if you leave for an EU or EFTA country.',
              'Maximum buy-in: the size of your gap, and the amount you may deduct.',
              'Advance for home ownership: what you could withdraw to buy your own home.',
            ],
          },
        ],
      },
      {
        title: 'Pension fund buy-ins',
        blocks: [
          {
            kind: 'paragraph',
            text: 'If you came to Switzerland as an adult, there is nearly always a gap. You can fill it with a pension fund buy-in (voluntary contribution), which you deduct in full from your income for the year.',
          },
          {
            kind: 'list',
            items: [
              'If you moved here and never belonged to a Swiss pension fund: at most 20% of your insured salary a year in the first five years.',
              'After a buy-in, do not withdraw a lump sum from the second pillar for three years, whether to buy a home or because you leave. According to the Federal Supreme Court, you lose the deduction whichever part of the capital you withdraw (2C_658/2009, 2C_6/2021). Buy-ins after a divorce are an exception (BVG Art. 79b para. 4).',
              'If you took an advance to buy a home, you must pay it back first.',
              'Several smaller buy-ins save more tax than one large one, because your marginal rate falls with each franc you deduct in a year.',
              'Check the fund first: its coverage ratio, its conversion rate, and what happens to the buy-in if you die.',
            ],
          },
          {
            kind: 'table',
            caption: 'Marginal saving for a single person in Biel/Bienne, 2026, CHF',
            columns: ['Taxable income', 'Income tax', 'Saved if income is CHF 20,000 lower'],
            rows: [
              ['80,000', '17,072', '5,312'],
              ['100,000', '23,361', '6,289'],
              ['120,000', '30,131', '6,770'],
            ],
          },
        ],
      },
      {
        title: 'Pillar 3a and its gaps',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Your payment must arrive by 31 December. Since 2026, you can fill a gap from 2025 or later within ten years. You must first pay in the full amount for the current year, and you need income subject to AHV in both years. You can pay in at most CHF 7,258 a year for gaps and must fill each gap in one payment. You can no longer fill gaps after your first retirement withdrawal.',
          },
          {
            kind: 'note',
            text: 'Are you taxed at source, and do you earn less than CHF 120,000? You can deduct pillar 3a payments only in a tax return. Request to file one by 31 March or, if you leave Switzerland, before you deregister.',
          },
          {
            kind: 'note',
            text: 'Are you a US citizen or green card holder? The United States does not recognise pillar 3a. Your payments are not deductible there, the income inside the account may be taxed each year, and its funds are usually PFICs (passive foreign investment companies). US advisers disagree on which forms are required. Ask one before you pay in.',
          },
        ],
      },
      {
        title: 'An example of a gap',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Tom arrived in March 2025, joined a pension fund and paid nothing into pillar 3a that year. In 2026, he wants to catch up.',
          },
          {
            kind: 'table',
            caption: 'What Tom can deduct in 2026, CHF',
            columns: ['Step', 'Amount'],
            rows: [
              ['Full payment for 2026 first', '7,258'],
              ['Gap for 2025: limit 7,258, paid 0', '7,258'],
              ['Deduction in 2026', '14,516'],
            ],
            totals: ['Deduction in 2026'],
          },
          {
            kind: 'list',
            items: [
              'If he pays only CHF 5,000 towards the gap, he loses the remaining CHF 2,258 for 2025.',
              'If he waits until 2030, he can still fill it, perhaps at a higher marginal rate.',
              'He cannot fill gaps for 2024 or earlier.',
            ],
          },
        ],
      },
      {
        title: 'Withdrawing your pension savings',
        blocks: [
          {
            kind: 'paragraph',
            text: 'A lump-sum withdrawal is taxed separately from other income: at one fifth of the federal tax rates and at each canton’s own special rates. All payments in one year are added together, including your spouse’s.',
          },
          {
            kind: 'table',
            caption: 'Tax on a lump sum in 2026, married, aged 65, no church tax, CHF',
            columns: ['Lump sum', 'Bern', 'Zug'],
            rows: [
              ['100,000', '3,801', '1,921'],
              ['300,000', '19,207', '13,861'],
              ['500,000', '37,660', '27,381'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'In Bern, the tax on three withdrawals of CHF 100,000 over three years is CHF 11,403. On a single withdrawal of CHF 300,000, it is CHF 19,207. It is therefore worth having three to five 3a accounts and closing one a year.',
          },
        ],
      },
      {
        title: 'Leaving Switzerland',
        blocks: [
          {
            kind: 'list',
            items: [
              'Pension fund, if you move outside the EU and EFTA: everything can be paid out.',
              'Pension fund, if you move to the EU or EFTA: everything above the compulsory part can be paid out. You can also withdraw the rest if you show that you do not have compulsory insurance there.',
              'Pillar 3a: everything can be paid out, wherever you go.',
              'Your spouse must consent to any payment from the pension fund.',
              'After you leave, tax at source depends on the canton of the pension foundation. Compare before you leave.',
              'Ask how and when your new country will tax the lump sum.',
              'After your fund’s earliest retirement age (often 58 to 60), it normally pays the retirement benefit. You can use a vested benefits account instead only if you go on working or are unemployed (FZG Art. 2 para. 1bis).',
            ],
          },
        ],
      },
      {
        title: 'State pension',
        blocks: [
          {
            kind: 'paragraph',
            text: 'One year of contributions is enough to claim a pension. For the full pension, you need contributions for every year from the age of 20 to the reference age; each missing year costs you about one forty-fourth of it. Years in countries with which Switzerland has an agreement are added when your claim is checked, and each country pays its own part.',
          },
          {
            kind: 'paragraph',
            text: 'A thirteenth monthly pension will be paid for the first time in December 2026. It is taxable like the other twelve.',
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
        title: 'Ordinance BVV 2 (SR 831.441.1), Art. 60b: buy-ins by people who have moved here',
        href: legalSources.bvv2.href,
      },
      { title: 'AHV/IV information centre', href: legalSources.ahvCentre.href },
    ],
  },
}
