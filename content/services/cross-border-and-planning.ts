import { legalSources } from '#content/law/sources.ts'
import type { ServicePage } from './service-page.ts'

const federalTaxAct = legalSources.dbg.href
const harmonisationAct = legalSources.sthg.href

export const crossBorderAndPlanning: readonly ServicePage[] = [
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
      illustration: 'overlap',
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
      { value: '40 %', label: 'telework from France leaves the right to tax where it was' },
      { value: '31.12.', label: 'day of valuation of accounts and securities' },
    ],
    productIds: ['foreign-income-reporting', 'add-on-foreign-income', 'premium'],
    links: [
      { name: 'Guide: Foreign income and assets', href: '/resources#foreign-income-guide' },
      { name: 'Tax treaties', href: '/law?category=treaties' },
      { name: 'Case studies', href: '/case-studies' },
    ],
    sources: [
      { title: 'Federal Act on Direct Federal Tax, Art. 3–7: extent of tax liability', href: federalTaxAct },
      {
        title: 'Country-related tax information, Federal Tax Administration',
        href: legalSources.estvCountries.href,
      },
      {
        title: 'Double taxation agreement with France',
        href: legalSources.treatyFrance.href,
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
      illustration: 'route',
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
      { value: '36’288', label: 'CHF at most without a pension fund, 20 % of net earned income' },
      { value: '3', label: 'years after a pension purchase without withdrawal of capital from it' },
    ],
    productIds: ['tax-planning-session', 'tax-consultation', 'add-on-estate-planning'],
    links: [
      { name: 'Pillar 3a calculator', href: '/calculators?tab=pillar-3a' },
      { name: 'Compare communes', href: '/calculators?tab=compare-communes' },
      { name: 'Year-End Tax Planning Checklist', href: '/resources#year-end-tax-planning-checklist' },
    ],
    sources: [
      {
        title: 'Ordinance BVV 3, Art. 7: contributions to pillar 3a',
        href: legalSources.bvv3.href,
      },
      {
        title: 'Occupational Pensions Act, Art. 79b: purchases',
        href: legalSources.bvg.href,
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
      illustration: 'phases',
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
      { value: '0', label: 'CHF fee of the tax office for an objection' },
      { value: '2–6', label: 'months until an assessment usually arrives' },
    ],
    productIds: ['assessment-check-and-objection', 'add-on-audit-support', 'premium'],
    links: [
      { name: 'Template: Deadline and Document Tracker', href: '/resources#deadline-and-document-tracker' },
      { name: 'FAQ: The assessment differs', href: '/faq#objection' },
      { name: 'Law library', href: '/law' },
    ],
    sources: [
      { title: 'Federal Act on Direct Federal Tax, Art. 130–135', href: federalTaxAct },
      { title: 'Tax Harmonisation Act, Art. 48', href: harmonisationAct },
    ],
  },
]
