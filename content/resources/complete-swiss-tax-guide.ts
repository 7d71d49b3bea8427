import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const completeSwissTaxGuide: Resource = {
  id: 'complete-swiss-tax-guide',
  title: 'Complete Swiss Tax Guide 2025',
  description:
    'The whole return for tax year 2025, from the first letter to the assessment: levels of tax, income, deductions, wealth, filing and objection.',
  category: 'Tax Guide',
  rating: 4.8,
  featured: true,
  tags: ['tax return', 'deductions', 'deadlines', '2025'],
  format: 'pdf',
  fileName: 'complete-swiss-tax-guide-2025.pdf',
  taxYear: 2025,
  stateOn: '2026-11-25',
  drawing: {
    illustration: 'fan',
    seed: 'complete-swiss-tax-guide',
    alt: 'Bars opened like the pages of a book, one red',
  },
  body: {
    kind: 'guide',
    lead: 'For households in Switzerland that file a return for 2025. Amounts are those of the direct federal tax for 2025; cantons have amounts of their own. The limits of 2026 are the same.',
    sections: [
      {
        title: 'How the system works',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Three levels tax the same income: Confederation, canton and commune. Members of a recognised church pay church tax too. You file one return with your canton.',
          },
          {
            kind: 'paragraph',
            text: 'The canton works out a simple tax by its own tariff. Canton, commune and parish multiply it, each by its own rate. The direct federal tax has one tariff for the whole country, rising to at most 11.5 % of taxable income.',
          },
          {
            kind: 'table',
            caption: 'Income tax 2025 on CHF 100’000 of taxable income, single, no church tax, in CHF',
            columns: ['Place', 'Canton', 'Commune', 'Federal', 'Total'],
            rows: [
              ['Biel/Bienne', '13’373', '7’327', '2’688', '23’388'],
              ['Bern', '13’373', '6’923', '2’688', '22’984'],
              ['Zürich', '6’083', '7’386', '2’688', '16’157'],
              ['Zug', '4’620', '2’936', '2’688', '10’244'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Where you live on 31 December decides for the whole year. Married couples are taxed together; who is married on 31 December counts as married for the year. Individual taxation, accepted by the voters on 8 March 2026, begins on 1 January 2032 (Federal Council, 19 August 2026); a popular initiative in the vote of 29 November 2026 could still change this.',
          },
        ],
      },
      {
        title: 'Do you have to file?',
        blocks: [
          {
            kind: 'list',
            items: [
              'Yes, if you are Swiss, have a C permit, or are married to and live with somebody who is or has.',
              'Yes, if you are taxed at source and your gross salary reaches CHF 120’000 a year, converted to twelve months, or if you have other income or wealth above the line of the canton. Ask for the form by 31 March if it has not come.',
              'Yes, if you have income or wealth that is not taxed at source, above the limits of your canton.',
              'Yes, if you own property in Switzerland.',
              'Yes, if the tax office asks you to. Who receives a form must file, even if nothing is due.',
              'On request, if you are taxed at source, earn less and are below the canton’s lines for other income and wealth: until 31 March of the following year, or before you deregister if you leave; without extension, irrevocably and for later years too.',
            ],
          },
        ],
      },
      {
        title: 'Income',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Taxable is nearly everything you receive: salary and bonus, employee shares, pensions, daily allowances, interest, dividends, rent, maintenance for yourself and children, and self-employed profit. Until the tax year 2028 the imputed rental value of your own home belongs to it.',
          },
          {
            kind: 'paragraph',
            text: 'Not taxable are gains on private securities and crypto assets, inheritance and gifts (for income tax), most scholarships, supplementary benefits, and compensation for pain and suffering.',
          },
          {
            kind: 'paragraph',
            text: 'Swiss banks and companies withhold 35 % of interest (above CHF 200 a year per account) and dividends. Declare the income, and the tax is credited or paid back. Concealed, it is lost.',
          },
        ],
      },
      {
        title: 'Deductions from salary',
        blocks: [
          {
            kind: 'table',
            caption: 'Work expenses, direct federal tax 2025 and 2026',
            columns: ['What', 'Amount'],
            rows: [
              ['Commute', 'at most CHF 3’300'],
              ['Meals away from home', 'CHF 3’200, with a canteen CHF 1’600'],
              ['Other work expenses', '3 % of net salary, at least CHF 2’000, at most CHF 4’000'],
              ['Second job', '20 % of its net income, at least CHF 800, at most CHF 2’400'],
              ['Training', 'at most CHF 13’000'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'The flat rate for other work expenses covers tools, software, books and a study at home. More than that is possible only with proof of all actual costs.',
          },
        ],
      },
      {
        title: 'General and social deductions',
        blocks: [
          {
            kind: 'table',
            caption: 'Direct federal tax 2025 and 2026',
            columns: ['What', 'Amount'],
            rows: [
              ['Pillar 3a with a pension fund', 'CHF 7’258'],
              ['Pillar 3a without a pension fund', '20 % of net earned income, at most CHF 36’288'],
              ['Insurance premiums and interest on savings', 'single CHF 1’800, married CHF 3’700, per child CHF 700'],
              ['The same without pension fund and pillar 3a', 'single CHF 2’700, married CHF 5’550'],
              ['Child', 'CHF 6’800 off income and CHF 263 off the tax'],
              ['Child care by third parties, under 14', 'at most CHF 25’800 per child'],
              ['Married couple', 'CHF 2’800'],
              ['Second income of a couple', '50 % of the lower income, at least CHF 8’600, at most CHF 14’100'],
            ],
          },
          {
            kind: 'list',
            items: [
              'Buy-ins into the pension fund: in full. Take no lump sum from the second pillar for three years afterwards, or the deduction is refused.',
              'Interest on private debts: up to the yield of assets plus CHF 50’000.',
              'Maintenance to a former spouse and for minor children: in full.',
              'Illness and accident: what exceeds 5 % of net income. Disability: from the first franc.',
              'Donations to recognised organisations: from CHF 100 in total, at most 20 % of net income.',
              'Property: maintenance as a flat rate of 10 or 20 % of the rent, or actual costs.',
            ],
          },
        ],
      },
      {
        title: 'A worked example',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Single, no children, CHF 105’000 gross, member of a pension fund. Direct federal tax for 2025.',
          },
          {
            kind: 'table',
            caption: 'From gross salary to direct federal tax 2025, CHF',
            columns: ['Line', 'Amount'],
            rows: [
              ['Gross salary', '105’000'],
              ['AHV, IV, EO 5.3 %', '−5’565'],
              ['Unemployment insurance 1.1 %', '−1’155'],
              ['Accident insurance, as on the certificate', '−480'],
              ['Pension fund, as on the certificate', '−6’300'],
              ['Net salary', '91’500'],
              ['Commute, season ticket', '−2’400'],
              ['Meals, no canteen', '−3’200'],
              ['Other work expenses, 3 % of net salary', '−2’745'],
              ['Pillar 3a', '−7’258'],
              ['Insurance premiums, limit', '−1’800'],
              ['Donations', '−500'],
              ['Interest on accounts', '+120'],
              ['Taxable income', '73’717'],
              ['Rounded down to 100', '73’700'],
              ['Direct federal tax', '1’078.25'],
            ],
            totals: ['Net salary', 'Taxable income', 'Direct federal tax'],
          },
          {
            kind: 'paragraph',
            text: 'The canton works the same way with its own deductions. Canton Bern allows up to CHF 7’000 for the commute, and CHF 2’450 for premiums and interest of a single person with a pension fund.',
          },
        ],
      },
      {
        title: 'Wealth',
        blocks: [
          {
            kind: 'table',
            caption: 'What counts, and with which value',
            columns: ['Asset', 'Value on 31 December'],
            rows: [
              ['Accounts', 'balance, in all countries'],
              ['Listed securities, funds', 'price list of the Federal Tax Administration (ICTax)'],
              ['Crypto assets', 'year-end price list, else the price on your exchange'],
              ['Home in Switzerland', 'official value of the canton'],
              ['Home abroad', 'value accepted by your canton; counts for the rate only'],
              ['Life insurance', 'surrender value, on the statement of the insurer'],
              ['Pension fund, pillar 3a', 'not taxed before they are paid out'],
              ['Debts', 'deducted in full; shared with the country where property lies'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Cantons and communes tax net wealth on 31 December: accounts, securities, crypto, property, cars, insurance with a surrender value, less debts. Pension fund and pillar 3a do not count. Property abroad counts for the rate only.',
          },
          {
            kind: 'paragraph',
            text: 'Declare accounts abroad as well: banks report them automatically. Convert at the year-end rates of the Federal Tax Administration.',
          },
        ],
      },
      {
        title: 'Filing and paying',
        blocks: [
          {
            kind: 'table',
            caption: 'Ordinary dates for the return 2025, filed in 2026',
            columns: ['Canton', 'Date'],
            rows: [
              ['Most cantons', '31 March'],
              ['Bern (employees), Vaud', '15 March'],
              ['Bern (self-employed)', '15 May'],
              ['Appenzell Innerrhoden, Thurgau, Ticino, Zug', '30 April'],
              ['Obwalden', 'sources differ (31 March or 30 April): file by 31 March'],
              ['Jura', '28 February'],
              ['Neuchâtel', 'about 21 February'],
            ],
          },
          {
            kind: 'note',
            text: 'The date printed on your own form decides. Ask for an extension before it; some cantons grant the first one without a request, Fribourg against payment. Our deadline calendar lists them.',
          },
          {
            kind: 'paragraph',
            text: 'You pay on account during the year. The direct federal tax falls due on 1 March of the following year. Interest is charged on what is late, and often credited on what is early.',
          },
        ],
      },
      {
        title: 'The assessment',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Compare each figure with your return. Differences are usually explained in a remark.',
              'Ask the tax office by phone if you do not understand one.',
              'Object in writing within 30 days of delivery, with reasons and proof. Delivered is the day on which it reaches your letterbox, also a Saturday: many assessments come by A-Post Plus, without a signature. A registered letter that you do not collect is delivered on the seventh day after the first attempt. If you do not know the day, count from the working day after the date on the letter. The time cannot be extended.',
              'An assessment by estimate can only be contested as obviously wrong: enclose the missing return.',
              'Keep return, enclosures and assessment for ten years.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'If you find that you forgot something, report it on your own: the first time, there is no fine.',
          },
        ],
      },
      {
        title: 'Ten mistakes we see every year',
        blocks: [
          {
            kind: 'steps',
            items: [
              'An account abroad is left out because it is small. There is no lower limit.',
              'Swiss interest is not declared, and the 35 % withheld on it is lost.',
              'The flat abroad is left out because it is taxed there. It counts for the rate, and its debts count too.',
              'Pillar 3a is deducted without the certificate.',
              'The whole commute by car is claimed, although a train goes. The car needs a reason.',
              'A home office is deducted besides the flat rate for other work expenses.',
              'Child care is claimed for a day on which one parent does not work.',
              'Renovation is claimed as maintenance although it adds value, and the invoice is thrown away. Keep it: it lowers the tax on the gain at sale.',
              'The request for more time is sent the day after the date on the form.',
              'The assessment is put aside unopened. The 30 days run all the same.',
            ],
          },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Tax (DBG, SR 642.11)',
        href: legalSources.dbg.href,
      },
      {
        title: 'Tax Harmonisation Act (StHG, SR 642.14)',
        href: legalSources.sthg.href,
      },
      {
        title: 'Work Expenses Ordinance (SR 642.118.1)',
        href: legalSources.workExpenses.href,
      },
      {
        title: 'Withholding Tax Act (VStG, SR 642.21)',
        href: legalSources.vstg.href,
      },
    ],
  },
}
