import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const foreignIncomeGuide: Resource = {
  id: 'foreign-income-guide',
  title: 'Foreign Income and Assets Guide',
  description:
    'What to declare from abroad, which country may tax it, how you avoid double taxation, and how to fill in the Swiss forms.',
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
    lead: 'If you live in Switzerland, you must declare your worldwide income and wealth. This guide explains how each part of it is taxed.',
    sections: [
      {
        title: 'What you declare and what is taxed',
        blocks: [
          {
            kind: 'paragraph',
            text: 'You must declare everything, but Switzerland taxes only part of it. Business premises, permanent establishments and property abroad are exempt under Swiss law itself (Art. 6 DFTA). For other income, the tax treaty with the other country determines what is taxed here. Exempt income is still used to set your tax rate. This is called exemption with progression.',
          },
          {
            kind: 'table',
            caption: 'Example of exemption with progression: single, Biel/Bienne, 2026, CHF',
            columns: ['Line', 'Without the flat abroad', 'With it'],
            rows: [
              ['Swiss taxable income', '80,000', '80,000'],
              ['Net rent abroad', '–', '20,000'],
              ['Income that sets the rate', '80,000', '100,000'],
              ['Rate', '21.34%', '23.36%'],
              ['Tax in Switzerland', '17,072', '18,689'],
            ],
            totals: ['Tax in Switzerland'],
          },
          {
            kind: 'paragraph',
            text: 'You pay no Swiss tax on the rent itself, but the flat costs you CHF 1,617 because of the higher rate.',
          },
        ],
      },
      {
        title: 'Who may tax what',
        blocks: [
          {
            kind: 'table',
            caption: 'The usual rules; the tax treaty with a country may differ',
            columns: ['Income', 'Normally taxed', 'Relief'],
            rows: [
              ['Property: rent, own use', 'where the property is', 'exempt here, but sets the rate'],
              [
                'Salary',
                'where you do the work; for short stays under 183 days, in your home country',
                'exempt here, sets the rate',
              ],
              ['Private pension', 'where you live', 'none needed'],
              ['Public-sector pension', 'often in the country that pays it', 'exempt here'],
              [
                'Dividends',
                'where you live; the source country may usually keep 15%',
                'credit for the remaining foreign tax',
              ],
              ['Interest', 'where you live; the source country often keeps nothing', 'credit for any foreign tax'],
              ['Gains on shares', 'where you live', 'private gains are tax-free here'],
            ],
          },
        ],
      },
      {
        title: 'Debts and interest',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Debts are allocated in the same way as assets. If a house abroad makes up a quarter of your gross assets, a quarter of all your debts and interest is allocated to that country, including the mortgage on your Swiss home. The tax office will make this calculation itself, so make sure your list of assets is complete.',
          },
          {
            kind: 'paragraph',
            text: 'A loss from property abroad (interest and maintenance above the rent) does not lower your Swiss income, but it lowers your tax rate.',
          },
          {
            kind: 'table',
            caption: 'Example: one household, 31 December, CHF',
            columns: ['Line', 'Total', 'Switzerland', 'Abroad'],
            rows: [
              ['Flat abroad', '300,000', '–', '300,000'],
              ['Home in Switzerland, tax value', '600,000', '600,000', '–'],
              ['Accounts and securities', '300,000', '300,000', '–'],
              ['Gross assets', '1,200,000', '900,000', '300,000'],
              ['Share', '100%', '75%', '25%'],
              ['Mortgage on the Swiss home', '500,000', '375,000', '125,000'],
              ['Interest for the year', '8,000', '6,000', '2,000'],
            ],
            totals: ['Gross assets', 'Share'],
          },
          {
            kind: 'paragraph',
            text: 'Only CHF 375,000 of the mortgage lowers the wealth taxed in Switzerland, and only CHF 6,000 of the interest lowers the income taxed here. The rest lowers the tax rate.',
          },
        ],
      },
      {
        title: 'Dividends and interest from abroad',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Declare the gross amount in the securities schedule (list of securities).',
              'In the source country, reclaim the tax above the treaty rate. Your bank can often arrange for the lower rate to apply from the start, using a form.',
              'Claim a credit for the remaining foreign tax with the form for foreign withholding taxes (form DA-1 for many countries). You get the credit if the foreign tax exceeds CHF 100 in total. It is never more than the Swiss tax on that income.',
              'Enclose your broker’s statement. An e-tax statement (eSteuerauszug) means fewer questions from the tax office.',
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
              'Keep a calendar of your working days: where you worked, for whom, and the nights away from home.',
              'If you work abroad for a Swiss employer for no more than 183 days, your salary normally remains taxable here.',
              'Telework from abroad: days worked in another country are taxed there, unless an agreement says otherwise.',
              'France: you may work up to 40% of your annual working time from home, including up to 10 days of business trips outside Switzerland, without changing which country taxes you.',
              'Italy: you may work up to 25% of your working time from home in Italy without losing the status of a cross-border commuter (protocol in force since 9 February 2026, applicable from 1 January 2024).',
              'Liechtenstein: daily commuters are taxed only where they live. You may stay away from home for work on up to 45 days a year. Public service is an exception (agreement, Art. 15 para. 4 and Art. 19).',
              'Nights: the commuter agreements with Italy and with France (eight cantons) allow 45 nights a year away from home for work. The agreement with Germany allows 60 working days on which you do not return home. For part of a year, the limits are reduced in proportion. Above the limit, the ordinary rules apply.',
              'Social insurance follows different rules and counts days differently. Request an A1 certificate (proof of the country where you are insured).',
            ],
          },
        ],
      },
      {
        title: 'Values and exchange rates',
        blocks: [
          {
            kind: 'list',
            items: [
              'Income: the yearly average rates of the Federal Tax Administration (FTA), or the rate on the day.',
              'Wealth: the FTA’s year-end rates.',
              'Property abroad: its market or official value there. Some cantons use part of the purchase price. State which value you used.',
              'Shares and funds: the FTA’s year-end price list.',
            ],
          },
        ],
      },
      {
        title: 'The four countries we see most often',
        blocks: [
          {
            kind: 'list',
            items: [
              'Germany: rent and property are taxed there. Private pensions are normally taxed here, and public-sector pensions there. If you leave Germany with a large shareholding in a company, check the German exit tax first.',
              'France: property is taxed there, and is also subject to a separate wealth tax on real estate. You may telework for up to 40% of your working time. There has been no inheritance tax treaty since 2014.',
              'United Kingdom: rent is taxed there; most private pensions are taxed here. The UK tax year runs from April to April, so allocate income by month.',
              'United States: citizens and green card holders must file there every year, wherever they live. See the next section.',
            ],
          },
        ],
      },
      {
        title: 'US citizens and green card holders',
        blocks: [
          {
            kind: 'paragraph',
            text: 'You must file in both countries. We prepare only the Swiss tax return. Discuss these points with a US adviser before you act.',
          },
          {
            kind: 'list',
            items: [
              'Bank: sign Form W-9. Form W-8BEN is for people who are not US persons, and signing it would be a false declaration. Under FATCA, Swiss banks report the accounts of US persons.',
              'FBAR (FinCEN Form 114): due if your accounts outside the United States exceed USD 10,000 in total on any day of the year.',
              'Form 8938, filed with the US tax return. If you live abroad, it is due above USD 200,000 on 31 December or USD 300,000 on any day; for joint returns, above USD 400,000 or USD 600,000.',
              'Funds and ETFs from Switzerland or elsewhere outside the United States are usually PFICs (passive foreign investment companies), which means heavy US tax and a separate Form 8621 for each. Shares and US funds are not.',
              'Pillar 3a: you cannot deduct your payments in the United States, and the income inside the account may be taxed there each year. US advisers disagree on which further forms are required.',
              'Pension fund: your employer’s contributions and the yearly income can be taxable in the United States. Advisers disagree on the details.',
              '401(k) and IRA: declare them in Switzerland. The treatment of the balance and the yearly income is not settled and differs between cantons, so ask before you file. Declare withdrawals here.',
              'US dividends: declare the gross amount here and claim a credit of at most 15% with form DA-1. The United States may tax its citizens further, but then gives a credit for Swiss tax.',
              'Social security: the totalisation agreement prevents double contributions and adds up your years in both countries. US social security is taxed here. The United States may also tax it, at no more than 15% of the gross amount (agreement, Art. 19 para. 4). Ask an adviser how Switzerland relieves that tax.',
            ],
          },
        ],
      },
      {
        title: 'If you forgot something',
        blocks: [
          {
            kind: 'paragraph',
            text: 'The tax office receives the balances of your accounts abroad through the automatic exchange of information. You can still put things right. If this is your first disclosure and you report everything that was missing before the tax office finds out, you pay the tax for up to ten years back, with interest, but no fine.',
          },
          {
            kind: 'note',
            text: 'Talk to an adviser before you write to the tax office. The relief is granted only once in a lifetime, and only if your report is complete.',
          },
        ],
      },
      {
        title: 'Documents to collect',
        blocks: [
          {
            kind: 'list',
            items: [
              'Balances of all foreign accounts on 31 December and interest for the year',
              'Foreign tax returns and tax assessments',
              'Property: value, rent, costs, mortgage, foreign tax bill',
              'Pensions: yearly statement, and the name of the payer',
              'Work abroad: calendar, contracts, A1 certificate, certificate of residence',
            ],
          },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Taxation (DFTA, SR 642.11), Art. 3–7 and 175',
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
