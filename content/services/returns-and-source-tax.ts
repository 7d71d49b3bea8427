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
        'The Swiss tax return of your household for one tax year at a flat price, as Basic, Standard or Premium, VAT included.',
    },
    title: 'Flat-rate tax returns',
    short: 'The full return for one household and one tax year, filed with your canton.',
    lead: 'One household, one tax year, one price. You know the amount before you send us anything, and it does not change afterwards.',
    drawing: {
      illustration: 'sheets',
      level: 2,
      seed: 'flat-rate-tax-returns',
      alt: 'Two sheets of a tax return and a larger circle',
    },
    audience: [
      'Employees with a B, L or C permit',
      'Households that file in Switzerland for the first time',
      'Couples of whom one is Swiss or holds a C permit',
      'People who must file because their gross salary reaches CHF 120’000',
    ],
    features: [
      {
        title: 'One return for three levels',
        text: 'Confederation, canton and commune are settled with the same form.',
      },
      {
        title: 'A checklist made for you',
        text: 'Eight questions decide which documents we need. You upload nothing in vain.',
      },
      {
        title: 'A draft you can read',
        text: 'Each figure carries a note in English: what it is and where it comes from.',
      },
      { title: 'The deadline is ours to watch', text: 'We ask for an extension when your documents come late.' },
    ],
    included: [
      'Salary, pensions, interest and dividends',
      'Deductions for work, pillar 3a, insurance, children and donations',
      'List of securities with the claim for Swiss withholding tax',
      'Filing with your canton and the receipt in your case',
      'Check of the assessment (Standard and Premium)',
    ],
    notIncluded: ['Returns in other countries', 'Bookkeeping', 'Appeals to a court'],
    facts: [
      { value: '299', label: 'CHF, Basic, VAT included' },
      { value: '2–7', label: 'working days of preparation, by package' },
      { value: '1', label: 'price, agreed before you send documents' },
    ],
    productIds: ['basic', 'standard', 'premium'],
    links: [
      { name: 'Income tax calculator', href: '/calculators?tab=income-tax' },
      { name: 'Tax Return Checklist', href: '/resources#tax-return-checklist' },
      { name: 'Tax news', href: '/news' },
    ],
    sources: [{ title: 'Federal Act on Direct Federal Tax, Art. 124: duty to file', href: federalTaxAct }],
  },
  {
    slug: 'withholding-tax',
    meta: {
      title: 'Withholding tax (Quellensteuer)',
      description:
        'Tax at source checked, corrected or turned into an ordinary assessment. Requests for tax year 2026 are due by 31 March 2027.',
    },
    title: 'Withholding-tax adjustments',
    short: 'Tax at source checked against the tariff, corrected, or turned into an ordinary return.',
    lead: 'Your employer withholds tax by a tariff made for an average household. We work out what you would pay in the ordinary way, and say whether a request pays before you make one.',
    drawing: {
      illustration: 'brackets',
      seed: 'withholding-tax',
      alt: 'The brackets of the direct federal tax as columns, one of them red',
    },
    audience: [
      'Employees without a C permit',
      'Cross-border commuters from Germany, France, Italy and Austria',
      'Families whose tariff code does not match their life',
      'People who live abroad and earn at least nine tenths of their income here',
    ],
    features: [
      {
        title: 'Tariff code checked',
        text: 'A, B, C, H and the codes of commuters, children and church: one wrong letter costs for twelve months.',
      },
      {
        title: 'Both ways calculated',
        text: 'Tax at source against ordinary tax in your commune, with your deductions.',
      },
      {
        title: 'The irrevocable step explained',
        text: 'A request for the ordinary assessment cannot be withdrawn. We do not send one that loses money.',
      },
      {
        title: 'The date kept',
        text: '31 March of the following year in every canton, without extension; before deregistration for those who leave.',
      },
    ],
    included: [
      'Check of payslips and of the salary certificate',
      'Calculation of both ways as a document',
      'The request to the canton, or the correction',
      'Check of the decision',
    ],
    notIncluded: [
      'The return that follows an ordinary assessment: choose a package',
      'Payroll corrections on behalf of the employer',
    ],
    facts: [
      { value: '31.03.', label: 'of the following year: last day for both requests' },
      { value: '120’000', label: 'CHF gross a year: from here the return is compulsory' },
      { value: '90 %', label: 'of worldwide income earned here: residents abroad may ask for the ordinary assessment' },
    ],
    productIds: ['withholding-tax-adjustment', 'standard', 'arrival-briefing'],
    links: [
      { name: 'Withholding-tax calculator', href: '/calculators?tab=withholding-tax' },
      { name: 'Article: Tax at source and the CHF 120’000 line', href: '/blog/tax-at-source-and-the-120000-line' },
      { name: 'Ordinance on tax at source', href: '/law' },
    ],
    sources: [
      { title: 'Federal Act on Direct Federal Tax, Art. 83–99a and 137', href: federalTaxAct },
      { title: 'Ordinance on Tax at Source, Art. 1, 9, 10 and 14', href: sourceTaxOrdinance },
    ],
  },
]
