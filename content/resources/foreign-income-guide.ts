import type { Resource } from './resource.ts'

export const foreignIncomeGuide: Resource = {
  id: 'foreign-income-guide',
  title: 'Foreign Income and Assets Guide',
  description:
    'What to declare from abroad, who may tax it, how double taxation is avoided, and how to fill in the Swiss forms.',
  category: 'Tax Guide',
  rating: 4.7,
  featured: false,
  tags: ['foreign income', 'treaties', 'property abroad', 'dividends'],
  format: 'pdf',
  fileName: 'foreign-income-guide-2026.pdf',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: {
    motif: 'overlap',
    seed: 'foreign-income-guide',
    alt: 'Two circles with a red overlap: two countries, one income',
  },
  body: {
    kind: 'guide',
    lead: 'Residents of Switzerland declare their income and wealth in the whole world. This guide says what happens to each part of it.',
    sections: [
      {
        title: 'Declared is not taxed',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Switzerland asks for everything, and taxes only what it may. Business premises, permanent establishments and property abroad are exempt under Swiss law itself (Art. 6 of the federal act). For other income the treaty with the country decides. What is exempt still counts when the rate is set: exemption with progression.',
          },
          {
            kind: 'table',
            caption: 'What exemption with progression does: single, Biel/Bienne, 2026, CHF',
            columns: ['Line', 'Without the flat abroad', 'With it'],
            rows: [
              ['Swiss taxable income', '80’000', '80’000'],
              ['Net rent abroad', '–', '20’000'],
              ['Income that sets the rate', '80’000', '100’000'],
              ['Rate', '21.34 %', '23.36 %'],
              ['Tax in Switzerland', '17’072', '18’689'],
            ],
            totals: ['Tax in Switzerland'],
          },
          {
            kind: 'paragraph',
            text: 'The rent itself bears no Swiss tax, but the flat costs CHF 1’617 through the higher rate.',
          },
        ],
      },
      {
        title: 'Who may tax what',
        blocks: [
          {
            kind: 'table',
            caption: 'The usual rule; the treaty with the country decides',
            columns: ['Income', 'Taxed normally', 'Relief'],
            rows: [
              ['Property: rent, use', 'where it lies', 'exempt here, counts for the rate'],
              [
                'Salary',
                'where the work is done; short stays under 183 days at home',
                'exempt here, counts for the rate',
              ],
              ['Private pension', 'where you live', 'none needed'],
              ['Pension of a public employer', 'often the paying state', 'exempt here'],
              [
                'Dividends',
                'where you live; the source may keep 15 % as a rule',
                'credit of the remaining foreign tax',
              ],
              ['Interest', 'where you live; the source often keeps nothing', 'credit'],
              ['Gains on shares', 'where you live', 'private gains are free of tax here'],
            ],
          },
        ],
      },
      {
        title: 'Debts and interest',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Debts follow assets. If a quarter of your gross assets is a house abroad, a quarter of all your debts and of all your interest is allocated to that country, also of the mortgage on your Swiss home. The tax office does this calculation on its own; your list of assets should be ready for it.',
          },
          {
            kind: 'paragraph',
            text: 'A loss from property abroad (interest and maintenance above the rent) does not lower your Swiss income, but lowers the rate.',
          },
          {
            kind: 'table',
            caption: 'Example: one household, 31 December, CHF',
            columns: ['Line', 'Total', 'Switzerland', 'Abroad'],
            rows: [
              ['Flat abroad', '300’000', '–', '300’000'],
              ['Home in Switzerland, tax value', '600’000', '600’000', '–'],
              ['Accounts and securities', '300’000', '300’000', '–'],
              ['Gross assets', '1’200’000', '900’000', '300’000'],
              ['Share', '100 %', '75 %', '25 %'],
              ['Mortgage on the Swiss home', '500’000', '375’000', '125’000'],
              ['Interest of the year', '8’000', '6’000', '2’000'],
            ],
            totals: ['Gross assets', 'Share'],
          },
          {
            kind: 'paragraph',
            text: 'Of the mortgage only CHF 375’000 lowers the wealth taxed in Switzerland, and of the interest only CHF 6’000 lowers the income taxed here. The rest lowers the rate.',
          },
        ],
      },
      {
        title: 'Dividends and interest from abroad',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Declare the gross amount in the list of securities.',
              'Claim back in the source country what it took beyond the treaty rate. Often the bank can do this in advance with a form.',
              'Claim credit for the remaining foreign tax with the form for foreign withholding taxes (form DA-1 for many countries). It is granted when the foreign tax exceeds CHF 100 in all, and never exceeds the Swiss tax on that income.',
              'Enclose the statement of the broker. A tax statement in Swiss format saves questions.',
            ],
          },
        ],
      },
      {
        title: 'Working in two countries',
        blocks: [
          {
            kind: 'list',
            items: [
              'Keep a calendar of working days: where, for whom, with nights away from home.',
              'A stay of at most 183 days for a Swiss employer normally leaves the salary taxable here.',
              'Telework from abroad: days worked there belong to that country, unless an agreement says otherwise.',
              'France: up to 40 % of the working time of a year may be done from home (including at most 10 days of business trips) without moving the right to tax.',
              'Italy: up to 25 % of the working time may be done from home in Italy without losing the status of a cross-border commuter (protocol in force since 9 February 2026, applied from 1 January 2024).',
              'Nights: the commuter agreements with Italy and with the eight cantons of France allow 45 nights a year away from home for the work; Germany allows 60 working days without return. In a part of a year they count in proportion. One night more, and the ordinary rules apply.',
              'Social insurance follows other rules and another counting. Ask for the certificate A1.',
            ],
          },
        ],
      },
      {
        title: 'Values and rates',
        blocks: [
          {
            kind: 'list',
            items: [
              'Income: yearly average rates of the Federal Tax Administration, or the rate of the day.',
              'Wealth: year-end rates of the Federal Tax Administration.',
              'Property abroad: market or official value there; some cantons take a part of the purchase price. Say which one you used.',
              'Shares and funds: year-end price list.',
            ],
          },
        ],
      },
      {
        title: 'Four countries we meet most often',
        blocks: [
          {
            kind: 'list',
            items: [
              'Germany: rent and property are taxed there. Private pensions are normally taxed here, those of a public employer there. Whoever leaves Germany with a large holding in a company should look at the German exit tax first.',
              'France: property is taxed there, also by its own wealth tax on real estate. Telework has an allowance of 40 %. There has been no inheritance treaty since 2014.',
              'United Kingdom: rent is taxed there; most private pensions are taxed here. Tax years run from April to April: allocate by months.',
              'United States: citizens file there every year, wherever they live. Swiss pillar 3a and funds are treated badly there: ask your US adviser before you buy.',
            ],
          },
        ],
      },
      {
        title: 'If you forgot something',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Balances of accounts abroad reach the tax office by the automatic exchange of information. If you report what was missing before it is known, for the first time and completely, you pay the tax for up to ten years with interest, and no fine.',
          },
          {
            kind: 'note',
            text: 'Talk to an adviser before you write. The relief is granted once in a lifetime and only for a complete report.',
          },
        ],
      },
      {
        title: 'Papers to collect',
        blocks: [
          {
            kind: 'list',
            items: [
              'Balances of all foreign accounts on 31 December and interest of the year',
              'Foreign tax returns and assessments',
              'For property: value, rent, costs, mortgage, foreign tax bill',
              'For pensions: yearly statement, and who pays',
              'For work abroad: calendar, contracts, certificate A1, certificate of residence',
            ],
          },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Tax (DBG, SR 642.11), Art. 3–7 and 175',
        href: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
      },
      {
        title: 'Federal Tax Administration: agreements and forms by country',
        href: 'https://www.estv.admin.ch/estv/en/home/internationales-steuerrecht/international-laender.html',
      },
      {
        title: 'Federal Tax Administration: price lists and rates (ICTax)',
        href: 'https://www.estv.admin.ch/de/kurslisten-ictax',
      },
    ],
  },
}
