import type { AddOnFlag, PackageId } from '#content/products/product.ts'

export type Guarantee = {
  id: string
  title: string
  short: string
  rules: readonly string[]
}

/** Competitors' prices in CHF. The page compares them with our store price to compute the saving. */
export type CompetitorRow = {
  packageId: PackageId
  service: string
  lowChf: number
  highChf: number
  staffLevel: string
}

export type CompetitorTable = {
  id: 'large-firms' | 'local-advisors' | 'online-software'
  title: string
  provider: string
  note: string
  rows: readonly CompetitorRow[]
}

export type CalculatorAddOn = { flag: AddOnFlag; productId: string; label: string; hint: string }

export const guarantees: readonly Guarantee[] = [
  {
    id: 'refund',
    title: 'Refund within 30 days',
    short: 'Packages: the whole price, until the draft of your return is with you.',
    rules: [
      'Write to us within 30 days of the order and we refund the whole price of a package, until the draft of your return was delivered to you.',
      'Once the draft is with you, the work is done and paid for. Consultations that were held and objections that were sent are not refunded; those still to come are.',
    ],
  },
  {
    id: 'best-price',
    title: 'Best price match plus 10% off',
    short: 'Show us a lower written offer for the same return.',
    rules: [
      'Show us a written offer of a Swiss adviser for the same return, not older than 30 days, before we start the preparation.',
      'We charge the price of that offer less 10 %. Software without advice is not the same service.',
    ],
  },
  {
    id: 'on-time',
    title: '50% refund if late',
    short: 'When we miss the preparation time of your package.',
    rules: [
      'Late means: later than the preparation time of your package, counted from the day on which your checklist was complete.',
      'Days on which we wait for an answer of yours do not count.',
    ],
  },
  {
    id: 'correct',
    title: 'Free correction, default interest and reminder fees on errors',
    short: 'We put our mistake right and bear the default interest and reminder fees it caused.',
    rules: [
      'If we made a mistake, we correct it free of charge with the tax office.',
      'We bear the default interest and reminder fees of the authority that our mistake caused, up to CHF 5’000 per return. The tax itself remains yours, and so does the effect of documents we were not given.',
      'Fines are not covered: a promise to pay another person’s fine would be void in law (Code of Obligations, Art. 20).',
    ],
  },
  {
    id: 'price-lock',
    title: 'Price lock',
    short: 'No amount changes after your order.',
    rules: [
      'The price of your order stays as it is, however long your return takes us.',
      'If your situation turns out to need an add-on, we ask first. You may refuse and take the return without it.',
    ],
  },
]

export const competitorTables: readonly CompetitorTable[] = [
  {
    id: 'large-firms',
    title: 'Against large firms',
    provider: 'Large firms (Big 4)',
    note: 'Usually booked by employers for transferred staff.',
    rows: [
      {
        packageId: 'basic',
        service: 'Simple return',
        lowChf: 800,
        highChf: 1200,
        staffLevel: 'Team with several levels of review',
      },
      {
        packageId: 'standard',
        service: 'Usual expat return',
        lowChf: 1500,
        highChf: 2500,
        staffLevel: 'Team with several levels of review',
      },
      {
        packageId: 'premium',
        service: 'Complex return',
        lowChf: 2500,
        highChf: 4000,
        staffLevel: 'Team, manager and partner',
      },
    ],
  },
  {
    id: 'local-advisors',
    title: 'Against local advisors',
    provider: 'Local advisors',
    note: 'Fiduciaries with all kinds of clients, often billed by the hour.',
    rows: [
      { packageId: 'basic', service: 'Simple return', lowChf: 400, highChf: 600, staffLevel: 'One fiduciary' },
      { packageId: 'standard', service: 'Usual expat return', lowChf: 700, highChf: 1200, staffLevel: 'One fiduciary' },
      {
        packageId: 'premium',
        service: 'Complex return',
        lowChf: 1200,
        highChf: 2000,
        staffLevel: 'One fiduciary, specialist on request',
      },
    ],
  },
  {
    id: 'online-software',
    title: 'Against online software',
    provider: 'Online software',
    note: 'Software is cheaper than we are. It files what you type; nobody checks it.',
    rows: [
      { packageId: 'basic', service: 'Simple return', lowChf: 50, highChf: 150, staffLevel: 'None: you fill in' },
      {
        packageId: 'standard',
        service: 'Usual expat return',
        lowChf: 100,
        highChf: 300,
        staffLevel: 'None, help by chat',
      },
      {
        packageId: 'premium',
        service: 'Complex return',
        lowChf: 200,
        highChf: 500,
        staffLevel: 'None, review for a surcharge',
      },
    ],
  },
]

export const calculatorAddOns: readonly CalculatorAddOn[] = [
  {
    flag: 'businessIncome',
    productId: 'add-on-business-income',
    label: 'Business income',
    hint: 'Sole proprietorship or partnership',
  },
  {
    flag: 'foreignIncome',
    productId: 'add-on-foreign-income',
    label: 'Foreign income',
    hint: 'Salary, pension or rent from abroad',
  },
  { flag: 'investments', productId: 'add-on-investments', label: 'Investments', hint: 'More than ten positions' },
  {
    flag: 'realEstate',
    productId: 'add-on-real-estate',
    label: 'Real estate',
    hint: 'Per property, in Switzerland or abroad',
  },
  { flag: 'crypto', productId: 'add-on-crypto', label: 'Crypto', hint: 'Wallets and exchanges' },
  {
    flag: 'auditSupport',
    productId: 'add-on-audit-support',
    label: 'Audit support',
    hint: 'We answer the tax office. Included in Premium',
  },
  {
    flag: 'multipleStates',
    productId: 'add-on-multiple-cantons',
    label: 'Multiple cantons',
    hint: 'Property or business in a second canton',
  },
  {
    flag: 'estatePlanning',
    productId: 'add-on-estate-planning',
    label: 'Estate planning',
    hint: 'Gifts, inheritance, matrimonial property',
  },
]

export const pricing = {
  meta: {
    title: 'Pricing',
    description: (prices: string) =>
      `${prices ? `${prices} francs: one` : 'One'} household, one tax year, VAT included. Work out your price to the franc.`,
  },
  title: 'Three packages. One flat price each.',
  lead: 'One household, one tax year, VAT 8.1 % included. You know the amount before you send us anything.',
  popularLabel: 'Most popular',
  getStarted: 'Get Started',
  vatIncluded: 'VAT included',
  lockNote: 'Prices are locked from the day you order.',
  helpLink: { name: 'Need help choosing?', href: '/contact' },
  guaranteesTitle: 'Five guarantees',
  comparisonTitle: 'What others charge',
  comparisonLead: 'The same return, four kinds of provider. Price ranges in CHF from our own survey.',
  comparisonStateOn: '2026-10-31',
  comparisonClaimId: 'price-comparison',
  rateClaimIds: ['less-than-large-firms', 'hourly-rate', 'hourly-rate-large-firms'],
  calculatorTitle: 'Your price, to the franc',
  calculatorLead: 'Choose a package and what your year contains.',
  includedLabel: 'included',
  cheaperHint: 'Another package costs less for the same content.',
  firstTimeLabel: 'First-time client, 10% off',
  addToCart: 'Add to cart',
  guaranteePrice: 'Keep this price for 30 days',
  storeTitle: 'All packages and consultations',
} as const
