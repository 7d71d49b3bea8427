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
        'Declare salary, pensions, rent and investments from abroad in your Swiss tax return without paying tax on them twice.',
    },
    title: 'International income reporting',
    short: 'Declare accounts, property and pensions abroad without being taxed twice.',
    lead: 'In Switzerland you declare your worldwide income and wealth, but only part of it is taxed here. The tax treaty decides which part. We work it out for you.',
    drawing: {
      illustration: 'overlap',
      seed: 'international-income',
      alt: 'Two circles with a red overlap: two countries, one income',
    },
    audience: [
      'Owners of a home or a rented-out flat in another country',
      'People with a salary, pension or shares from a former employer abroad',
      'Households with bank and custody accounts in several countries',
      'US citizens in Switzerland, together with their US adviser',
    ],
    features: [
      {
        title: 'The right treaty rule',
        text: 'For each type of income, we tell you which country may tax it and how the other country gives relief.',
      },
      {
        title: 'Debts and interest allocated',
        text: 'We divide your debts and interest between the countries in proportion to your assets there.',
      },
      {
        title: 'Foreign tax claimed back',
        text: 'We claim a credit for tax withheld on foreign dividends and interest, on the right form.',
      },
      {
        title: 'Working from home and business trips',
        text: 'We count your working days in each country as the tax agreement requires.',
      },
    ],
    included: [
      'Income from up to two countries per order',
      'Conversion at the official annual and year-end exchange rates',
      'An allocation table and a note to the tax office',
      'Forms for foreign tax credits',
    ],
    notIncluded: ['Tax returns for the other country', 'Foreign filings such as FBAR or Form 8938'],
    facts: [
      { value: '100+', label: 'countries with a double taxation agreement with Switzerland' },
      {
        value: '40%',
        label:
          'of your working time: how much you can work from home in France without changing which country taxes you',
      },
      { value: '31 Dec', label: 'date on which your accounts and securities are valued' },
    ],
    productIds: ['foreign-income-reporting', 'add-on-foreign-income', 'premium'],
    offer: {
      productIds: ['foreign-income-reporting'],
      button: 'Declare foreign income',
      href: '/product/foreign-income-reporting',
    },
    links: [
      { name: 'Guide: Foreign income and assets', href: '/resources#foreign-income-guide' },
      { name: 'Tax treaties', href: '/law?category=treaties' },
      { name: 'Article: US citizens in Switzerland', href: '/blog/us-persons-in-switzerland' },
      { name: 'Article: Getting foreign tax back with DA-1', href: '/blog/da-1-and-foreign-withholding-tax' },
      { name: 'Case studies', href: '/case-studies' },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Taxation (DFTA), Art. 3–7: extent of tax liability',
        href: federalTaxAct,
      },
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
        'Pay less tax: pillar 3a, pension fund buy-ins, withdrawals over several years and a move, calculated for your household and commune.',
    },
    title: 'Tax planning',
    short: 'Help with pillar 3a, pension fund buy-ins and timing.',
    lead: 'Most steps that save tax must be taken before 31 December, and in the right order. We calculate what each one would save you.',
    drawing: {
      illustration: 'route',
      seed: 'tax-planning',
      alt: 'A line finding its way through a field of dots to a red circle',
    },
    audience: [
      'Households with a marginal tax rate above 25%',
      'People who plan to stay for a few years',
      'Owners or buyers of a home',
      'Couples in the ten years before retirement',
    ],
    features: [
      {
        title: 'Your marginal tax rate',
        text: 'We work out the tax on your next franc of income, because that is what a deduction saves you.',
      },
      {
        title: 'Buy-ins in the right years',
        text: 'Several smaller pension fund buy-ins, spread over several years, usually save more tax than one large one.',
      },
      {
        title: 'Withdrawals over several years',
        text: 'Tax rates on lump sums from pillars 2 and 3a rise with the amount. You pay less tax if you spread withdrawals over several years.',
      },
      {
        title: 'Communes compared',
        text: 'We calculate your tax in each commune you are considering, with its official tax multiplier.',
      },
    ],
    included: [
      'A calculation for up to three years and four measures',
      'A 90-minute meeting',
      'A written plan with dates and amounts',
    ],
    notIncluded: ['Investment advice', 'Drafting of wills and marriage contracts'],
    facts: [
      { value: '7,258', label: 'CHF a year into pillar 3a if you have a pension fund (2025 and 2026)' },
      { value: '36,288', label: 'CHF a year at most without a pension fund, up to 20% of net earned income' },
      { value: '3', label: 'years after a buy-in during which you should not withdraw a lump sum' },
    ],
    productIds: ['tax-planning-session', 'tax-consultation', 'add-on-estate-planning'],
    offer: {
      productIds: ['tax-planning-session'],
      button: 'Plan my taxes',
      href: '/product/tax-planning-session',
    },
    links: [
      { name: 'Pillar 3a calculator', href: '/calculators?tab=pillar-3a' },
      { name: 'Compare communes', href: '/calculators?tab=compare-communes' },
      { name: 'Article: Foreign pensions and trusts', href: '/blog/foreign-pensions-and-trusts' },
      { name: 'Year-End Tax Planning Checklist', href: '/resources#year-end-tax-planning-checklist' },
    ],
    sources: [
      {
        title: 'Ordinance BVV 3, Art. 7: contributions to pillar 3a',
        href: legalSources.bvv3.href,
      },
      {
        title: 'Occupational Pensions Act, Art. 79b: buy-ins',
        href: legalSources.bvg.href,
      },
      { title: 'Federal Act on Direct Federal Taxation (DFTA), Art. 38: lump-sum withdrawals', href: federalTaxAct },
    ],
  },
  {
    slug: 'assessments-and-objections',
    meta: {
      title: 'Assessments and objections',
      description:
        'We compare your tax assessment with your return line by line and can write your objection in time: within 30 days of delivery.',
    },
    title: 'Assessments and objections',
    short: 'Never miss the 30-day objection deadline when your assessment is wrong.',
    lead: 'If you do not object to a tax assessment within 30 days, it becomes final, even if it is wrong. We check it line by line before the deadline.',
    drawing: {
      illustration: 'phases',
      seed: 'assessments-and-objections',
      alt: 'Phases of a procedure as bars of different lengths',
    },
    audience: [
      'Clients whose tax assessment differs from their return',
      'People who received an estimate from the tax office (a discretionary assessment) because no return was filed',
      'Households that filed their own return and are not sure it was right',
    ],
    features: [
      {
        title: 'Line by line',
        text: 'We put your return and your assessment side by side and explain each difference.',
      },
      {
        title: 'A clear answer first',
        text: 'Before we write an objection, we tell you what you could gain and what it would cost.',
      },
      {
        title: 'Reasons and evidence',
        text: 'Our letter refers to the law, the tax office’s practice and your documents.',
      },
      { title: 'Questions answered', text: 'We answer the tax office’s questions until it decides.' },
    ],
    included: [
      'A comparison and a written recommendation',
      'The objection and correspondence with the tax office (if ordered)',
      'A check of the new decision',
    ],
    notIncluded: ['Appeals to the tax appeals commission or a court'],
    facts: [
      { value: '30', label: 'days from delivery; this deadline cannot be extended' },
      { value: '0', label: 'CHF charged by the tax office for an objection' },
      { value: '2–6', label: 'months until your tax assessment usually arrives' },
    ],
    productIds: ['assessment-check-and-objection', 'add-on-audit-support', 'premium'],
    offer: {
      productIds: ['assessment-check-and-objection'],
      button: 'Check my assessment',
      href: '/product/assessment-check-and-objection',
    },
    links: [
      { name: 'Template: Deadline and Document Tracker', href: '/resources#deadline-and-document-tracker' },
      { name: 'FAQ: My tax assessment differs from my return', href: '/faq#objection' },
      { name: 'Law library', href: '/law' },
    ],
    sources: [
      { title: 'Federal Act on Direct Federal Taxation (DFTA), Art. 130–135', href: federalTaxAct },
      { title: 'Tax Harmonisation Act (THA), Art. 48', href: harmonisationAct },
    ],
  },
]
