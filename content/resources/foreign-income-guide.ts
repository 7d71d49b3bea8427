import { legalSources } from '#content/law/sources.ts'
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
  stateOn: '2026-11-25',
  drawing: {
    illustration: 'overlap',
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
              'France: up to 40 % of the working time of a year may be done from home (including at most 10 days of business trips outside Switzerland) without moving the right to tax.',
              'Italy: up to 25 % of the working time may be done from home in Italy without losing the status of a cross-border commuter (protocol in force since 9 February 2026, applied from 1 January 2024).',
              'Liechtenstein: daily commuters are taxed only where they live; up to 45 days a year without return for reasons of work are allowed. Public service is an exception (agreement, Art. 15 para. 4 and Art. 19).',
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
              'United States: citizens and green card holders file there every year, wherever they live. See the next section.',
            ],
          },
        ],
      },
      {
        title: 'US citizens and green card holders',
        blocks: [
          {
            kind: 'paragraph',
            text: 'You file in both countries. We prepare the Swiss return only; these are the points to settle with a US adviser before you act.',
          },
          {
            kind: 'list',
            items: [
              'Bank: you sign form W-9. Form W-8BEN is for people who are not US persons, and signing it would be a false declaration. Under FATCA, Swiss banks report the accounts of US persons.',
              'FBAR (FinCEN form 114): due when all your accounts outside the United States together exceed USD 10’000 on any day of the year.',
              'Form 8938, with the US return: for people who live abroad, above USD 200’000 on 31 December or USD 300’000 on any day; for joint returns USD 400’000 and USD 600’000.',
              'Funds and ETFs from Switzerland or elsewhere outside the United States are usually PFIC, with heavy US tax and a form (8621) for each. Shares and US funds are not.',
              'Pillar 3a: the Swiss deduction does not exist in the United States, and the income inside may be taxed there each year. US advisers disagree on the further forms it needs.',
              'Pension fund: your employer’s contributions and the yearly income can be taxable in the United States. Advisers disagree on the details.',
              '401(k) and IRA: declare them in Switzerland. How the balance and the yearly income are treated is not settled and differs between cantons: ask before you file. Withdrawals are declared here.',
              'US dividends: declared gross here, with credit of at most 15 % by form DA-1. For US citizens the United States may tax beyond that and then gives credit for Swiss tax.',
              'Social security of both countries: the agreement on totalisation avoids double contributions and adds up the years. US social security is taxed here, and the United States may also tax it, at most 15 % of the gross amount (agreement, Art. 19 para. 4); how Switzerland relieves that tax, have it checked.',
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
        href: legalSources.dbg.href,
      },
      {
        title: 'Federal Tax Administration: agreements and forms by country',
        href: legalSources.estvCountries.href,
      },
      {
        title: 'Internal Revenue Service: Form 8938 and FBAR compared',
        href: legalSources.irsAccounts.href,
      },
      {
        title: 'Federal Tax Administration: price lists and rates (ICTax)',
        href: legalSources.icTax.href,
      },
    ],
  },
}
