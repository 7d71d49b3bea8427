import { legalSources } from '#content/law/sources.ts'
import type { ServicePage } from './service-page.ts'

const federalTaxAct = legalSources.dbg.href
const sourceTaxOrdinance = legalSources.qstv.href

export const returnsAndSourceTax: readonly ServicePage[] = [
  {
    slug: 'flat-rate-tax-returns',
    meta: {
      title: 'Flat-rate tax returns',
      description:
        'Your Swiss tax return at a flat price: Basic, Standard or Premium for one household and one tax year, VAT included.',
    },
    title: 'Flat-rate tax returns',
    short: 'Your Swiss tax return, prepared, explained in English and filed.',
    lead: 'One household, one tax year, one price. You see the full price before you send a single document, and it does not change afterwards.',
    drawing: {
      illustration: 'sheets',
      level: 2,
      seed: 'flat-rate-tax-returns',
      alt: 'Two sheets of a tax return and a larger circle',
    },
    audience: [
      'Employees with a B, L or C permit',
      'Households filing in Switzerland for the first time',
      'Couples where one partner is Swiss or has a C permit',
      'People who must file because their gross salary reaches CHF 120,000',
    ],
    features: [
      {
        title: 'One return for all three taxes',
        text: 'The same tax return covers federal, cantonal and communal tax.',
      },
      {
        title: 'A checklist made for you',
        text: 'Answer a few questions and we ask only for the documents you need.',
      },
      {
        title: 'A draft you can read',
        text: 'Each figure has a note in English that says what it is and where it comes from.',
      },
      {
        title: 'We watch the deadline',
        text: 'If your documents arrive late, we request a deadline extension for you.',
      },
    ],
    included: [
      'Salary, pensions, interest and dividends',
      'Deductions for work expenses, pillar 3a, insurance, children and donations',
      'Securities schedule (list of securities), with your claim for a refund of Swiss withholding tax (35%)',
      'Filing with your canton, with the receipt in your client portal',
      'A check of your tax assessment (Standard and Premium)',
    ],
    notIncluded: ['Tax returns in other countries', 'Bookkeeping', 'Appeals to a court'],
    facts: [
      { value: '2–7', label: 'working days to prepare your return, depending on your package' },
      { value: '299', label: 'CHF for the Basic package, VAT included' },
      { value: '1', label: 'flat price, agreed before you send any documents' },
    ],
    productIds: ['basic', 'standard', 'premium'],
    offer: { productIds: ['basic', 'standard', 'premium'], button: 'Compare packages', href: '/pricing' },
    links: [
      { name: 'Income tax calculator', href: '/calculators?tab=income-tax' },
      { name: 'Tax Return Checklist', href: '/resources#tax-return-checklist' },
      { name: 'Tax news', href: '/news' },
    ],
    sources: [{ title: 'Federal Act on Direct Federal Taxation (DFTA), Art. 124: duty to file', href: federalTaxAct }],
  },
  {
    slug: 'withholding-tax',
    meta: {
      title: 'Withholding tax (Quellensteuer)',
      description:
        'Find out whether you paid too much tax at source, and get it back. Requests for tax year 2026 are due by 31 March 2027.',
    },
    title: 'Withholding-tax adjustments',
    short: 'Get back the tax at source you overpaid.',
    lead: 'Your employer deducts tax based on an average household. We calculate what you would pay if you filed a tax return and tell you, before you decide, whether it is worth it.',
    drawing: {
      illustration: 'brackets',
      seed: 'withholding-tax',
      alt: 'The brackets of direct federal tax as columns, one of them red',
    },
    audience: [
      'Employees without a C permit',
      'Cross-border commuters from Germany, France, Italy and Austria',
      'Families whose tariff code does not match their situation',
      'People who live abroad, if at least 90% of the household’s income is taxable here',
    ],
    features: [
      {
        title: 'Your tariff code checked',
        text: 'The code depends on your marital status, children, church tax and commute. A wrong letter can cost you money every month.',
      },
      {
        title: 'Both options calculated',
        text: 'We compare your tax at source with the tax you would pay in your commune after your deductions.',
      },
      {
        title: 'No request at your expense',
        text: 'You cannot withdraw a request to file a tax return. We never file a request that would cost you more.',
      },
      {
        title: 'The final deadline met',
        text: 'The deadline is 31 March of the following year in every canton and cannot be extended. If you leave Switzerland, make your request before you deregister.',
      },
    ],
    included: [
      'A check of your payslips and salary certificate (Lohnausweis)',
      'A written comparison of both options',
      'The request to the canton to file a tax return or to correct your tax at source',
      'A check of the canton’s decision',
    ],
    notIncluded: [
      'The tax return you file after a successful request: choose a package for it',
      'Payroll corrections on behalf of your employer',
    ],
    facts: [
      { value: '31 March', label: 'of the following year: final deadline to request a correction or a tax return' },
      { value: '120,000', label: 'CHF gross salary a year: if you earn this much or more, you must file a tax return' },
      {
        value: '90%',
        label:
          'of the household’s worldwide gross income taxable here: you can ask to file a tax return even if you live abroad',
      },
    ],
    productIds: ['withholding-tax-adjustment', 'standard', 'arrival-briefing'],
    offer: {
      productIds: ['withholding-tax-adjustment'],
      button: 'Check my tax at source',
      href: '/product/withholding-tax-adjustment',
    },
    links: [
      { name: 'Tax at source calculator', href: '/calculators?tab=withholding-tax' },
      { name: 'Article: Tax at source and the CHF 120,000 threshold', href: '/blog/tax-at-source-and-the-120000-line' },
      { name: 'Article: Working for an employer abroad', href: '/blog/employer-abroad' },
      { name: 'Ordinance on tax at source', href: '/law' },
    ],
    sources: [
      { title: 'Federal Act on Direct Federal Taxation (DFTA), Art. 83–99a and 137', href: federalTaxAct },
      { title: 'Ordinance on Tax at Source, Art. 1, 9, 10 and 14', href: sourceTaxOrdinance },
    ],
  },
]
