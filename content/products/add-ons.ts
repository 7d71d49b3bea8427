import type { Illustration } from '#content/drawing.ts'
import type { AddOnFlag, ChecklistItem, Product } from './product.ts'

type AddOnText = {
  flag: AddOnFlag
  slug: string
  title: string
  subtitle: string
  descriptionHtml: string
  priceCents: number
  illustration: Illustration
  alt: string
  scope: string
  checklist: readonly ChecklistItem[]
  international?: boolean
}

const addOnTexts: readonly AddOnText[] = [
  {
    flag: 'businessIncome',
    slug: 'business-income',
    title: 'Business income',
    subtitle: 'Self-employment or a share in a partnership.',
    descriptionHtml:
      '<p>This add-on is for income from a sole proprietorship or a share in a partnership, in addition to or instead of a salary. We enter your accounts, or your list of income and costs, in your tax return, including depreciation and social security contributions.</p><p>Bookkeeping is not included. We do not prepare returns for companies (GmbH, AG).</p>',
    priceCents: 20000,
    illustration: 'ledger',
    alt: 'Bars to the left and right of an axis: income and expenses',
    scope: 'One business and one tax year: the form for the self-employed, assets and debts, and AHV contributions.',
    checklist: [
      {
        id: 'accounts',
        title: 'Annual accounts of your business',
        isRequired: true,
      },
      { id: 'ahv-self-employed', title: 'Contribution statements from the AHV compensation office', isRequired: true },
      { id: 'assets', title: 'Equipment and vehicles you bought, with dates and prices', isRequired: false },
    ],
  },
  {
    flag: 'foreignIncome',
    slug: 'foreign-income',
    title: 'Foreign income add-on',
    subtitle: 'Salary, pension or rent from abroad.',
    descriptionHtml:
      '<p>In Switzerland, you must declare income from other countries even if it is taxed there. Depending on the tax treaty, either the income is exempt here and affects only your tax rate, or the foreign tax is credited against your Swiss tax. We apply the right article of the treaty and fill in the forms.</p>',
    priceCents: 15000,
    illustration: 'overlap',
    alt: 'Two circles with a red overlap: two countries, one income',
    scope:
      'Income from up to two countries, converted at the official annual rates and allocated between the countries.',
    checklist: [
      {
        id: 'foreign-income-proof',
        title: 'Proof of foreign income',
        isRequired: true,
      },
      { id: 'foreign-tax', title: 'Foreign tax assessments or proof of tax paid', isRequired: true },
      { id: 'days', title: 'Calendar of working days per country, if you worked abroad', isRequired: false },
    ],
    international: true,
  },
  {
    flag: 'investments',
    slug: 'investments',
    title: 'Investments',
    subtitle: 'More than ten securities.',
    descriptionHtml:
      '<p>This add-on is for shares, funds and bonds held with several banks or brokers, and for the dividends and interest they pay. We complete your securities schedule, reclaim the 35% Swiss withholding tax (<em>Verrechnungssteuer</em>) and claim relief for foreign tax.</p>',
    priceCents: 10000,
    illustration: 'stack',
    alt: 'Circles of different sizes on one line: securities in a portfolio',
    scope: 'Up to 100 securities, or any number if you have an e-tax statement (eSteuerauszug).',
    checklist: [
      { id: 'tax-statement', title: 'E-tax statement (eSteuerauszug) or list of all transactions', isRequired: true },
      { id: 'transactions', title: 'List of purchases and sales during the year', isRequired: false },
      { id: 'dividends', title: 'Statements of foreign tax deducted from dividends', isRequired: false },
    ],
  },
  {
    flag: 'realEstate',
    slug: 'real-estate',
    title: 'Real estate',
    subtitle: 'Per property, in Switzerland or abroad.',
    descriptionHtml:
      '<p>For one property we declare the imputed rental value or the rent, and deduct mortgage interest and maintenance. If the property is in another canton, commune or country, we allocate the amounts between them.</p>',
    priceCents: 15000,
    illustration: 'facade',
    alt: 'House fronts with rows of windows, one window red',
    scope: 'One property. We compare the flat rate with your actual maintenance costs and claim whichever is higher.',
    checklist: [
      {
        id: 'property-value',
        title: 'Official value and imputed rental value from your last tax assessment',
        isRequired: true,
      },
      { id: 'mortgage', title: 'Mortgage statement: debt as at 31 December and interest paid', isRequired: true },
      { id: 'maintenance', title: 'Invoices for maintenance, insurance and energy-saving work', isRequired: false },
      {
        id: 'foreign-property',
        title: 'Property abroad: purchase contract, rental agreement, foreign tax bill',
        isRequired: false,
      },
    ],
    international: true,
  },
  {
    flag: 'crypto',
    slug: 'crypto',
    title: 'Crypto',
    subtitle: 'Wallets and exchanges.',
    descriptionHtml:
      '<p>Crypto assets are part of your wealth, valued at the year-end rates of the Federal Tax Administration (FTA). Rewards from staking, airdrops and mining can be income. We reconcile your wallets and exchanges and declare both.</p>',
    priceCents: 20000,
    illustration: 'cells',
    alt: 'A field of squares, large along a diagonal, one red',
    scope: 'Up to five wallets or exchanges, and 500 transactions in an export file (CSV).',
    checklist: [
      {
        id: 'wallets',
        title: 'List of wallets and exchange accounts with balances as at 31 December',
        isRequired: true,
      },
      { id: 'crypto-transactions', title: 'Transaction export (CSV) from each exchange', isRequired: true },
      { id: 'staking', title: 'Record of staking, airdrops and mining rewards', isRequired: false },
    ],
  },
  {
    flag: 'auditSupport',
    slug: 'audit-support',
    title: 'Audit support',
    subtitle: 'We reply to the tax office for you.',
    descriptionHtml:
      '<p>If the tax office asks for documents or explanations about the tax return we filed, we reply on your behalf. Audit support is included in Premium.</p>',
    priceCents: 30000,
    illustration: 'dialog',
    alt: 'Two half circles facing each other',
    scope:
      'We answer all written questions about one tax return until the tax assessment arrives, then check the assessment.',
    checklist: [
      { id: 'power-of-attorney', title: 'Signed power of attorney (we will send you the form)', isRequired: true },
      { id: 'office-letters', title: 'Every letter from the tax office, as soon as it arrives', isRequired: true },
    ],
  },
  {
    flag: 'multipleStates',
    slug: 'multiple-cantons',
    title: 'Multiple cantons',
    subtitle: 'Property or a business in a second canton.',
    descriptionHtml:
      '<p>The canton where you live on 31 December taxes you for the whole year. Property and businesses in another canton are taxed there. We allocate your income, wealth, debts and interest between the cantons.</p>',
    priceCents: 10000,
    illustration: 'route',
    alt: 'A line finding its way through a field of dots to a red circle',
    scope: 'Allocation between two cantons, including the tax return form for the second canton.',
    checklist: [
      { id: 'cantons', title: 'Moving dates and your addresses during the year', isRequired: true },
      { id: 'other-assessments', title: 'Tax assessments from the other canton', isRequired: false },
    ],
  },
  {
    flag: 'estatePlanning',
    slug: 'estate-planning',
    title: 'Estate planning',
    subtitle: 'Gifts, inheritance, matrimonial property.',
    descriptionHtml:
      '<p>We tell you what a gift, an inheritance or a marriage contract means for your taxes: cantonal rates, the exemption for spouses, and the value to declare in your tax return.</p>',
    priceCents: 25000,
    illustration: 'division',
    alt: 'A rectangle divided into a half, a quarter and eighths',
    scope:
      'A written overview for your family and canton, and a 30-minute consultation. A notary drafts the contracts.',
    checklist: [
      { id: 'family', title: 'Family situation: spouse, children, nationalities, place of marriage', isRequired: true },
      { id: 'contracts', title: 'Will, marriage contract or inheritance contract', isRequired: false },
      { id: 'inheritance', title: 'Inheritance or gift: inventory, deed or contract', isRequired: false },
    ],
  },
]

export const addOns: readonly Product[] = addOnTexts.map((text, index) => ({
  id: `add-on-${text.slug}`,
  title: text.title,
  subtitle: text.subtitle,
  ribbonText: 'Add-on',
  type: 'add-on',
  order: 101 + index,
  purchasable: true,
  siteProductSelection: null,
  descriptionHtml: text.descriptionHtml,
  collections: text.international ? ['add-ons', 'international'] : ['add-ons'],
  drawings: [{ illustration: text.illustration, seed: `add-on-${text.slug}`, alt: text.alt }],
  options: [],
  variants: [
    {
      id: `add-on-${text.slug}-default`,
      title: 'Per tax year',
      sku: `ADD-${text.slug.toUpperCase()}`,
      optionValues: {},
      priceCents: text.priceCents,
      salePriceCents: null,
      manageInventory: false,
      inventoryQuantity: null,
    },
  ],
  details: [
    { id: 'scope', order: 1, title: 'What is included', description: text.scope },
    {
      id: 'combine',
      order: 2,
      title: 'How to order it',
      description:
        'An add-on extends a package for the same tax year. You can order both together, or order the add-on later for an open case.',
    },
  ],
  checklist: text.checklist,
  relatedProductIds: ['basic', 'standard', 'premium'],
  package: null,
  addOn: text.flag,
  wasPriceClaimId: null,
}))
