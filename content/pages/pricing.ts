import type { AddOnFlag, PackageId } from '#content/products/product.ts'

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

export const competitorTables: readonly CompetitorTable[] = [
  {
    id: 'large-firms',
    title: 'Compared with large firms',
    provider: 'Large firms (Big 4)',
    note: 'Employers usually hire them for staff they transfer to Switzerland.',
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
        service: 'Typical expat return',
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
    title: 'Compared with local advisors',
    provider: 'Local advisors',
    note: 'Fiduciaries (accountants) who serve all kinds of clients and often charge by the hour.',
    rows: [
      { packageId: 'basic', service: 'Simple return', lowChf: 400, highChf: 600, staffLevel: 'One fiduciary' },
      {
        packageId: 'standard',
        service: 'Typical expat return',
        lowChf: 700,
        highChf: 1200,
        staffLevel: 'One fiduciary',
      },
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
    title: 'Compared with online software',
    provider: 'Online software',
    note: 'Software costs less than our service. It files what you type, and nobody checks it.',
    rows: [
      {
        packageId: 'basic',
        service: 'Simple return',
        lowChf: 50,
        highChf: 150,
        staffLevel: 'None: you do it yourself',
      },
      {
        packageId: 'standard',
        service: 'Typical expat return',
        lowChf: 100,
        highChf: 300,
        staffLevel: 'None: help by chat',
      },
      {
        packageId: 'premium',
        service: 'Complex return',
        lowChf: 200,
        highChf: 500,
        staffLevel: 'None: review at extra cost',
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
  { flag: 'investments', productId: 'add-on-investments', label: 'Investments', hint: 'More than ten securities' },
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
    hint: 'Answers to the tax office’s questions. Included in Premium',
  },
  {
    flag: 'multipleStates',
    productId: 'add-on-multiple-cantons',
    label: 'Multiple cantons',
    hint: 'Property or a business in a second canton',
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
      `${prices ? `Flat prices in CHF: ${prices}. ` : ''}One household, one tax year, VAT included. Work out the exact price of your tax return.`,
  },
  title: 'Three packages. One flat price each.',
  lead: 'One household, one tax year, 8.1% VAT included. You see the full price before you send a single document.',
  popularLabel: 'Most popular',
  getStarted: 'Get Started',
  vatIncluded: 'VAT included',
  lockNote: 'Your price is locked from the day you order.',
  helpLink: { name: 'Need help choosing?', href: '/contact' },
  guaranteesTitle: 'Our five guarantees',
  guaranteesLead: 'Our mistake, our cost. Late? Half your money back. Not happy before the draft? Full refund.',
  comparisonTitle: 'What others charge',
  comparisonLead:
    'We compare four types of provider for the same tax return. The price ranges in CHF come from our own survey.',
  comparisonStateOn: '2026-10-31',
  difference: 'Difference',
  comparisonClaimId: 'price-comparison',
  rateClaimIds: ['less-than-large-firms', 'hourly-rate', 'hourly-rate-large-firms'],
  calculatorTitle: 'Work out your price',
  calculatorLead: 'Choose a package and tick what applies to you.',
  includedLabel: 'included',
  cheaperHint: 'Another package covers the same for less.',
  firstTimeLabel: 'First-time client, 10% off',
  addToCart: 'Add to cart',
  guaranteePrice: 'Save this price for 30 days',
  storeTitle: 'All packages and consultations',
} as const

export const packageFinder = {
  title: 'Which package do I need?',
  routes: [
    { situation: 'One salary, one canton', packageId: 'basic', name: 'Basic' },
    { situation: 'Two salaries, or tax at source', packageId: 'standard', name: 'Standard' },
    {
      situation: 'Employee shares, a large portfolio, or questions from the tax office',
      packageId: 'premium',
      name: 'Premium',
    },
  ] satisfies readonly { situation: string; packageId: PackageId; name: string }[],
  note: 'You can add income from abroad, property or crypto to any package.',
  link: { name: 'Work out your price', href: '/pricing#calculator' },
  deadline: ({ taxYear, bern, most }: { taxYear: number; bern: string; most: string }) =>
    `Your ${taxYear} tax return is due by ${bern} in Bern and by ${most} in most other cantons. Order at least three working days before your deadline and we will request a deadline extension if you need one.`,
  deadlineLink: { name: 'See the deadline in your canton', href: '/advanced-tax-tools#deadlines' },
} as const

/** Example order. `text` receives the sum and the total, which the page computes from the current prices. */
export const priceExample: {
  packageId: PackageId
  flags: readonly AddOnFlag[]
  text: (sum: string, total: string) => string
} = {
  packageId: 'standard',
  flags: ['realEstate', 'foreignIncome'],
  text: (sum, total) =>
    `Example: Anna and Tom both work in Switzerland and rent out a flat in Lisbon. They pay ${sum} = ${total}.`,
}
