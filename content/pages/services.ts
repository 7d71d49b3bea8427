import type { Drawing } from '#content/drawing.ts'
import type { Source } from '#content/source.ts'
import type { PageMeta, TextLink, TitledText } from './parts.ts'

export type ServicePage = {
  slug: string
  meta: PageMeta
  title: string
  /** One line for lists. */
  short: string
  lead: string
  drawing: Drawing
  audience: readonly string[]
  features: readonly TitledText[]
  included: readonly string[]
  notIncluded: readonly string[]
  /** Two or three figures that matter for the service. */
  facts: readonly { value: string; label: string }[]
  productIds: readonly string[]
  links: readonly TextLink[]
  sources: readonly Source[]
}

const federalTaxAct = 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de'
const sourceTaxOrdinance = 'https://www.fedlex.admin.ch/eli/cc/2018/274/de'
const harmonisationAct = 'https://www.fedlex.admin.ch/eli/cc/1991/1256_1256_1256/de'

export const servicesOverview = {
  meta: {
    title: 'Services',
    description:
      'Flat-rate tax returns, withholding-tax adjustments, international income, tax planning and objections for expatriates in Switzerland.',
  } satisfies PageMeta,
  title: 'What we do',
  lead: 'Five services around one thing: the Swiss tax return of somebody with a link to another country.',
  audienceTitle: 'Who it is for',
  featuresTitle: 'Key features',
  includedTitle: 'Included',
  notIncludedTitle: 'Not included',
  linksTitle: 'Read and calculate',
  productsTitle: 'In the store',
} as const

export const servicePages: readonly ServicePage[] = [
  {
    slug: 'flat-rate-tax-returns',
    meta: {
      title: 'Flat-rate tax returns',
      description:
        'The Swiss tax return of your household for one tax year at a flat price: Basic 299, Standard 499, Premium 799 francs, VAT included.',
    },
    title: 'Flat-rate tax returns',
    short: 'The full return for one household and one tax year, filed with your canton.',
    lead: 'One household, one tax year, one price. You know the amount before you send us anything, and it does not change afterwards.',
    drawing: {
      motif: 'sheets',
      level: 2,
      seed: 'flat-rate-tax-returns',
      alt: 'Two sheets of a tax return and a larger circle',
    },
    audience: [
      'Employees with a B, L or C permit',
      'Households that file in Switzerland for the first time',
      'Couples of whom one is Swiss or holds a C permit',
      'People who must file because their gross salary reaches CHF 120,000',
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
      { name: 'Tax Return Checklist', href: '/resources/tax-return-checklist' },
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
      motif: 'brackets',
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
      { title: 'The date kept', text: '31 March of the following year, for every canton, without extension.' },
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
      { value: '90 %', label: 'of worldwide income earned here: residents abroad may ask for the ordinary assessment' },
    ],
    productIds: ['withholding-tax-adjustment', 'standard', 'arrival-briefing'],
    links: [
      { name: 'Withholding-tax calculator', href: '/calculators?tab=withholding-tax' },
      { name: 'Article: Tax at source and the CHF 120,000 line', href: '/blog/tax-at-source-and-the-120000-line' },
      { name: 'Ordinance on tax at source', href: '/law' },
    ],
    sources: [
      { title: 'Federal Act on Direct Federal Tax, Art. 83–99a and 137', href: federalTaxAct },
      { title: 'Ordinance on Tax at Source, Art. 1, 9, 10 and 14', href: sourceTaxOrdinance },
    ],
  },
  {
    slug: 'international-income',
    meta: {
      title: 'International income',
      description:
        'Salary, pension, rent and investments from abroad in the Swiss return: allocated by treaty, declared once and not taxed twice.',
    },
    title: 'International income reporting',
    short: 'Accounts, property and pensions abroad, declared without being taxed twice.',
    lead: 'Switzerland wants to know your income and wealth in the whole world, and taxes only a part of it. Which part, the treaty decides. We do the allocation.',
    drawing: {
      motif: 'overlap',
      seed: 'international-income',
      alt: 'Two circles with a red overlap: two countries, one income',
    },
    audience: [
      'Owners of a home or a let flat in another country',
      'People with salary, pension or shares from a former employer abroad',
      'Households with accounts and depots in several countries',
      'US citizens in Switzerland, together with their US adviser',
    ],
    features: [
      {
        title: 'The article of the treaty',
        text: 'For each income we name who may tax it and how the other country gives relief.',
      },
      {
        title: 'Debts and interest allocated',
        text: 'They are divided by assets between the countries. Many returns forget it.',
      },
      {
        title: 'Foreign tax claimed back',
        text: 'Credit for tax withheld on foreign dividends and interest, with the right form.',
      },
      { title: 'Telework and travel days', text: 'Working days per country, counted as the agreement asks for.' },
    ],
    included: [
      'Income from up to two countries per order',
      'Conversion at the official yearly and year-end rates',
      'Allocation table and memo to the tax office',
      'Forms for foreign tax credits',
    ],
    notIncluded: ['The return of the other country', 'Foreign filings such as FBAR or Form 8938'],
    facts: [
      { value: '100+', label: 'states with a double taxation agreement' },
      { value: '40 %', label: 'telework from France leaves the right to tax where it was' },
      { value: '31.12.', label: 'day of valuation of accounts and securities' },
    ],
    productIds: ['foreign-income-reporting', 'add-on-foreign-income', 'premium'],
    links: [
      { name: 'Guide: Foreign income and assets', href: '/resources/foreign-income-guide' },
      { name: 'Tax treaties', href: '/law?category=treaties' },
      { name: 'Case studies', href: '/case-studies' },
    ],
    sources: [
      { title: 'Federal Act on Direct Federal Tax, Art. 3–7: extent of tax liability', href: federalTaxAct },
      {
        title: 'Country-related tax information, Federal Tax Administration',
        href: 'https://www.estv.admin.ch/estv/en/home/internationales-steuerrecht/international-laender.html',
      },
      {
        title: 'Double taxation agreement with France',
        href: 'https://www.fedlex.admin.ch/eli/cc/1967/1079_1119_1113/fr',
      },
    ],
  },
  {
    slug: 'tax-planning',
    meta: {
      title: 'Tax planning',
      description:
        'Pillar 3a, purchases into the pension fund, staggered withdrawals and moving home, calculated for your household and your commune.',
    },
    title: 'Tax planning',
    short: 'Pillar 3a, pension purchases and the year in which things should happen.',
    lead: 'Most of what can be saved is decided before 31 December, and by the order in which you do things. We put it into figures.',
    drawing: {
      motif: 'route',
      seed: 'tax-planning',
      alt: 'A line finding its way through a field of dots to a red circle',
    },
    audience: [
      'Households with a marginal rate above a quarter',
      'People who stay for a limited number of years',
      'Owners or buyers of a home',
      'Couples in the ten years before retirement',
    ],
    features: [
      { title: 'Marginal rate, not average', text: 'What the next franc costs decides what a deduction saves.' },
      {
        title: 'Purchases in the right years',
        text: 'Several purchases over several years usually save more than one large one.',
      },
      {
        title: 'Withdrawals staggered',
        text: 'Capital from pillars 2 and 3a is taxed by a rising tariff: several years, less tax.',
      },
      {
        title: 'Communes compared',
        text: 'The same income in the communes you consider, with the official multipliers.',
      },
    ],
    included: [
      'A calculation for up to three years and four measures',
      'A meeting of 90 minutes',
      'A written plan with dates and amounts',
    ],
    notIncluded: ['Investment advice', 'Drafting of wills and marriage contracts'],
    facts: [
      { value: '7’258', label: 'CHF into pillar 3a with a pension fund, 2025 and 2026' },
      { value: '36’288', label: 'CHF at most without a pension fund, 20 % of net earned income' },
      { value: '3', label: 'years after a pension purchase without withdrawal of capital from it' },
    ],
    productIds: ['tax-planning-session', 'tax-consultation', 'add-on-estate-planning'],
    links: [
      { name: 'Pillar 3a calculator', href: '/calculators?tab=pillar-3a' },
      { name: 'Compare communes', href: '/calculators?tab=compare-communes' },
      { name: 'Year-End Tax Planning Checklist', href: '/resources/year-end-tax-planning-checklist' },
    ],
    sources: [
      {
        title: 'Ordinance BVV 3, Art. 7: contributions to pillar 3a',
        href: 'https://www.fedlex.admin.ch/eli/cc/1985/1778_1778_1778/de',
      },
      {
        title: 'Occupational Pensions Act, Art. 79b: purchases',
        href: 'https://www.fedlex.admin.ch/eli/cc/1983/797_797_797/de',
      },
      { title: 'Federal Act on Direct Federal Tax, Art. 38: capital benefits', href: federalTaxAct },
    ],
  },
  {
    slug: 'assessments-and-objections',
    meta: {
      title: 'Assessments and objections',
      description:
        'The decision of the tax office compared with your return line by line, and the objection written in time: 30 days from delivery.',
    },
    title: 'Assessments and objections',
    short: 'The decision checked line by line, and contested in time when it is wrong.',
    lead: 'An assessment you do not contest within 30 days is final, even when it is wrong. We read it before that.',
    drawing: {
      motif: 'phases',
      seed: 'assessments-and-objections',
      alt: 'Phases of a procedure as bars of different length',
    },
    audience: [
      'Clients whose assessment differs from the return',
      'People assessed by estimate because no return was filed',
      'Households that filed themselves and are not sure',
    ],
    features: [
      { title: 'Line by line', text: 'Return and assessment side by side, with each difference explained.' },
      {
        title: 'A clear answer first',
        text: 'We say what an objection can gain and what it costs before we write it.',
      },
      { title: 'Reasons and proof', text: 'The letter names the article, the practice and the documents.' },
      { title: 'Questions answered', text: 'We reply to the tax office until it decides.' },
    ],
    included: [
      'Comparison and written recommendation',
      'Objection and correspondence (if ordered)',
      'Check of the new decision',
    ],
    notIncluded: ['Appeals to the tax appeals commission or a court'],
    facts: [
      { value: '30', label: 'days from delivery, not extendable' },
      { value: '0', label: 'CHF fee for the objection itself' },
      { value: '1', label: 'objection covers one assessment: federal and cantonal tax are decided separately' },
    ],
    productIds: ['assessment-check-and-objection', 'add-on-audit-support', 'premium'],
    links: [
      { name: 'Template: Deadline and Document Tracker', href: '/resources/deadline-and-document-tracker' },
      { name: 'FAQ: The assessment differs', href: '/faq#objection' },
      { name: 'Law library', href: '/law' },
    ],
    sources: [
      { title: 'Federal Act on Direct Federal Tax, Art. 130–135', href: federalTaxAct },
      { title: 'Tax Harmonisation Act, Art. 48', href: harmonisationAct },
    ],
  },
]
