import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const completeSwissTaxGuide: Resource = {
  id: 'complete-swiss-tax-guide',
  title: 'Complete Swiss Tax Guide 2025',
  description:
    'The tax return for 2025 from start to finish: federal, cantonal and communal tax, income, deductions, wealth, filing, the tax assessment and how to object.',
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
    lead: 'This guide is for households in Switzerland that file a tax return for 2025. The amounts apply to direct federal tax for 2025; each canton has its own amounts. The federal limits for 2026 are the same.',
    sections: [
      {
        title: 'How the system works',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Three levels of government tax the same income: the Confederation, your canton and your commune (municipality). Members of a recognised church also pay church tax. You file one tax return, with your canton.',
          },
          {
            kind: 'paragraph',
            text: 'Your canton works out a basic tax (simple tax) from its own tax rates. The canton, the commune and the parish then multiply it, each by its own tax multiplier. Direct federal tax uses the same rates throughout Switzerland. They rise to at most 11.5% of taxable income.',
          },
          {
            kind: 'table',
            caption: 'Income tax 2025 on CHF 100,000 of taxable income, single, no church tax, in CHF',
            columns: ['Place', 'Canton', 'Commune', 'Federal', 'Total'],
            rows: [
              ['Biel/Bienne', '13,373', '7,327', '2,688', '23,388'],
              ['Bern', '13,373', '6,923', '2,688', '22,984'],
              ['Zurich', '6,083', '7,386', '2,688', '16,157'],
              ['Zug', '4,620', '2,936', '2,688', '10,244'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'You are taxed for the whole year by the commune where you live on 31 December. Married couples are taxed jointly. If you are married on 31 December, you are treated as married for the whole year. Voters approved individual taxation on 8 March 2026. It will begin on 1 January 2032 (Federal Council, 19 August 2026), unless a popular initiative put to the vote on 29 November 2026 changes this.',
          },
        ],
      },
      {
        title: 'Do you have to file?',
        blocks: [
          {
            kind: 'list',
            items: [
              'Yes, if you are Swiss or have a C permit, or if you live with a spouse who is Swiss or has a C permit.',
              'Yes, if you are taxed at source and your gross salary, converted to a full year, reaches CHF 120,000, or if your other income or your wealth is above the canton’s threshold. If you have not received a tax return form, request one by 31 March.',
              'Yes, if you have income or wealth that is not taxed at source and is above your canton’s threshold.',
              'Yes, if you own property in Switzerland.',
              'Yes, if the tax office asks you to. If you receive a form, you must file it, even if you owe nothing.',
              'You may choose to file if you are taxed at source, earn less than CHF 120,000, and your other income and your wealth are below the canton’s thresholds. Request it by 31 March of the following year or, if you leave Switzerland, before you deregister. The deadline cannot be extended. You cannot withdraw the request, and it also applies to later years.',
            ],
          },
        ],
      },
      {
        title: 'Income',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Nearly everything you receive is taxable: salary and bonus, employee shares, pensions, daily allowances, interest, dividends, rent, maintenance (alimony) for yourself and your children, and profit from self-employment. Until the tax year 2028, this includes the imputed rental value of your own home: the rent you could charge for it.',
          },
          {
            kind: 'paragraph',
            text: 'You pay no income tax on gains from private securities and crypto assets, inheritances and gifts, most scholarships, supplementary benefits, or compensation for pain and suffering.',
          },
          {
            kind: 'paragraph',
            text: 'Swiss banks and companies deduct Swiss withholding tax (Verrechnungssteuer) of 35% from dividends and from interest above CHF 200 a year per account. If you declare the income, the tax is credited or refunded. If you conceal it, you lose the refund.',
          },
        ],
      },
      {
        title: 'Deductions from salary',
        blocks: [
          {
            kind: 'table',
            caption: 'Work expenses, direct federal tax 2025 and 2026',
            columns: ['Deduction', 'Amount'],
            rows: [
              ['Commute', 'at most CHF 3,300'],
              ['Meals away from home', 'at most CHF 3,200, or CHF 1,600 with a canteen'],
              ['Other work expenses', '3% of net salary, at least CHF 2,000 and at most CHF 4,000'],
              ['Second job', '20% of its net income, at least CHF 800 and at most CHF 2,400'],
              ['Training', 'at most CHF 13,000'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'The flat rate for other work expenses covers tools, software, books and a study at home. To deduct more, you must prove all your actual costs.',
          },
        ],
      },
      {
        title: 'General and social deductions',
        blocks: [
          {
            kind: 'table',
            caption: 'Direct federal tax 2025 and 2026',
            columns: ['Deduction', 'Amount'],
            rows: [
              ['Pillar 3a with a pension fund', 'CHF 7,258'],
              ['Pillar 3a without a pension fund', '20% of net earned income, at most CHF 36,288'],
              ['Insurance premiums and interest on savings', 'single CHF 1,800, married CHF 3,700, per child CHF 700'],
              ['The same, if you pay into neither a pension fund nor pillar 3a', 'single CHF 2,700, married CHF 5,550'],
              ['Child', 'CHF 6,800 off your income and CHF 263 off your tax'],
              ['Childcare by third parties, under 14', 'at most CHF 25,800 per child'],
              ['Married couple', 'CHF 2,800'],
              ['A couple’s second income', '50% of the lower income, at least CHF 8,600 and at most CHF 14,100'],
            ],
          },
          {
            kind: 'list',
            items: [
              'Pension fund buy-ins: in full. Do not withdraw a lump sum from the second pillar for three years afterwards, or the deduction will be refused.',
              'Interest on private debts: up to your investment income plus CHF 50,000.',
              'Maintenance (alimony) for a former spouse and for minor children: in full.',
              'Illness and accidents: costs above 5% of net income. Disability: in full, with no threshold.',
              'Donations to recognised organisations: from CHF 100 in total, at most 20% of net income.',
              'Property maintenance: a flat rate of 10% or 20% of the rent, or your actual costs.',
            ],
          },
        ],
      },
      {
        title: 'A worked example',
        blocks: [
          {
            kind: 'paragraph',
            text: 'This person is single, has no children, earns CHF 105,000 gross and belongs to a pension fund. The table works out direct federal tax for 2025.',
          },
          {
            kind: 'table',
            caption: 'From gross salary to direct federal tax 2025, CHF',
            columns: ['Line', 'Amount'],
            rows: [
              ['Gross salary', '105,000'],
              ['AHV, IV, EO (social insurance) 5.3%', '−5,565'],
              ['Unemployment insurance 1.1%', '−1,155'],
              ['Accident insurance, as shown on the certificate', '−480'],
              ['Pension fund, as shown on the certificate', '−6,300'],
              ['Net salary', '91,500'],
              ['Commute, season ticket', '−2,400'],
              ['Meals, no canteen', '−3,200'],
              ['Other work expenses, 3% of net salary', '−2,745'],
              ['Pillar 3a', '−7,258'],
              ['Insurance premiums, maximum', '−1,800'],
              ['Donations', '−500'],
              ['Interest on accounts', '+120'],
              ['Taxable income', '73,717'],
              ['Rounded down to the nearest 100', '73,700'],
              ['Direct federal tax', '1,078.25'],
            ],
            totals: ['Net salary', 'Taxable income', 'Direct federal tax'],
          },
          {
            kind: 'paragraph',
            text: 'The canton calculates in the same way, with its own deductions. The canton of Bern allows up to CHF 7,000 for the commute. A single person with a pension fund can deduct CHF 2,450 for premiums and interest there.',
          },
        ],
      },
      {
        title: 'Wealth',
        blocks: [
          {
            kind: 'table',
            caption: 'What to declare, and at what value',
            columns: ['Asset', 'Value on 31 December'],
            rows: [
              ['Accounts', 'balance, in all countries'],
              ['Listed securities, funds', 'price list of the Federal Tax Administration (ICTax)'],
              ['Crypto assets', 'year-end price list or, failing that, the price on your exchange'],
              ['Home in Switzerland', 'official value set by the canton'],
              ['Home abroad', 'value accepted by your canton; affects only the tax rate'],
              ['Life insurance', 'surrender value, from the insurer’s statement'],
              ['Pension fund, pillar 3a', 'not taxed until paid out'],
              ['Debts', 'deducted in full, or divided with the country where you own property'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Cantons and communes tax your net wealth on 31 December: accounts, securities, crypto assets, property, cars and insurance with a surrender value, less debts. Your pension fund and pillar 3a are not included. Property abroad affects only the tax rate.',
          },
          {
            kind: 'paragraph',
            text: 'Declare your accounts abroad as well: banks report them automatically. Convert them at the year-end rates of the Federal Tax Administration (FTA).',
          },
        ],
      },
      {
        title: 'Filing and paying',
        blocks: [
          {
            kind: 'table',
            caption: 'Filing deadlines for the 2025 tax return, filed in 2026, before any extension',
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
            text: 'The date printed on your own form is the one that applies. Request a deadline extension before that date. Some cantons grant the first extension without a request; Fribourg charges for it. Our deadline calendar lists them.',
          },
          {
            kind: 'paragraph',
            text: 'You pay in instalments during the year, on provisional tax bills. Direct federal tax is due on 1 March of the following year. You are charged interest on late payments and often earn it on early ones.',
          },
        ],
      },
      {
        title: 'The tax assessment',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Compare each amount with your tax return. The assessment notice usually explains any difference.',
              'If you do not understand a difference, call the tax office.',
              'To object, write to the tax office within 30 days of delivery and give your reasons and evidence. The deadline cannot be extended. Your assessment is delivered on the day it reaches your letterbox, even a Saturday: many arrive by A-Post Plus (tracked, without a signature). A registered letter that you do not collect is treated as delivered on the seventh day after the first attempt. If you do not know the day, count from the working day after the date on the letter.',
              'You can object to a discretionary assessment (an estimate by the tax office) only if it is obviously wrong: enclose the missing tax return.',
              'Keep your tax return, its enclosures and the assessment notice for ten years.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'If you realise that you forgot something, report it yourself before the tax office finds out. The first time, there is no fine.',
          },
        ],
      },
      {
        title: 'Ten mistakes we see every year',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Leaving out an account abroad because it is small. There is no minimum amount.',
              'Not declaring Swiss interest, and losing the 35% withheld from it.',
              'Leaving out a flat abroad because it is taxed there. It still affects your tax rate, and so do the debts on it.',
              'Deducting pillar 3a payments without the certificate.',
              'Claiming car costs for the whole commute even though there is a train. You need a reason for using the car.',
              'Deducting the cost of a home office as well as the flat rate for other work expenses, which already covers it.',
              'Claiming childcare costs for a day on which one parent does not work.',
              'Claiming a renovation as maintenance even though it adds value, and throwing the invoice away. Keep it: it lowers the tax on your gain when you sell.',
              'Requesting a deadline extension the day after the date on the form.',
              'Putting the tax assessment aside unopened. The 30-day deadline still applies.',
            ],
          },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Taxation (DFTA, SR 642.11)',
        href: legalSources.dbg.href,
      },
      {
        title: 'Federal Act on the Harmonisation of Direct Taxation at Cantonal and Communal Levels (THA, SR 642.14)',
        href: legalSources.sthg.href,
      },
      {
        title: 'Ordinance on Work Expenses (SR 642.118.1)',
        href: legalSources.workExpenses.href,
      },
      {
        title: 'Federal Act on Withholding Tax (WTA, SR 642.21)',
        href: legalSources.vstg.href,
      },
    ],
  },
}
