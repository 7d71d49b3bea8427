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
    subtitle: 'Sole proprietorship or share in a partnership.',
    descriptionHtml:
      '<p>For a sole proprietorship or a share in a partnership beside or instead of a salary. We take your accounts or your list of receipts and expenses into the return, with depreciation and social contributions.</p><p>Bookkeeping itself is not part of it. Companies (GmbH, AG) are not our field.</p>',
    priceCents: 20000,
    illustration: 'ledger',
    alt: 'Bars to the left and right of an axis: income and expense',
    scope: 'One business, one tax year. Questionnaire for the self-employed, assets and debts, AHV contributions.',
    checklist: [
      {
        id: 'accounts',
        title: 'Balance sheet and income statement, or list of receipts and expenses',
        isRequired: true,
      },
      { id: 'ahv-self-employed', title: 'Contribution statements of the AHV compensation office', isRequired: true },
      { id: 'assets', title: 'Purchases of equipment and vehicles with dates and prices', isRequired: false },
    ],
  },
  {
    flag: 'foreignIncome',
    slug: 'foreign-income',
    title: 'Foreign income',
    subtitle: 'Salary, pension or rent from abroad.',
    descriptionHtml:
      '<p>Income from another country is declared in Switzerland even when it is taxed there: it is either exempt with progression or relieved by credit. We apply the right article of the treaty and fill in the forms.</p>',
    priceCents: 15000,
    illustration: 'overlap',
    alt: 'Two circles with a red overlap: two countries, one income',
    scope: 'Income from up to two countries. Converted at the official yearly rates, allocated between the countries.',
    checklist: [
      {
        id: 'foreign-income-proof',
        title: 'Proof of each income: payslips, pension letters, rent statements',
        isRequired: true,
      },
      { id: 'foreign-tax', title: 'Foreign tax assessments or proof of tax paid', isRequired: true },
      { id: 'days', title: 'Calendar of working days per country, when you worked abroad', isRequired: false },
    ],
    international: true,
  },
  {
    flag: 'investments',
    slug: 'investments',
    title: 'Investments',
    subtitle: 'More than ten positions.',
    descriptionHtml:
      '<p>Shares, funds and bonds from several custodians, with dividends, interest and reclaims. We complete the list of securities and claim back the 35 % withholding tax on Swiss income as well as relief for foreign tax.</p>',
    priceCents: 10000,
    illustration: 'stack',
    alt: 'Circles of different sizes standing on one line: positions of a portfolio',
    scope: 'Up to 100 positions or any number with a machine-readable tax statement (eSteuerauszug).',
    checklist: [
      { id: 'tax-statement', title: 'Tax statement of each bank or broker (eSteuerauszug)', isRequired: true },
      { id: 'transactions', title: 'List of purchases and sales of the year', isRequired: false },
      { id: 'dividends', title: 'Statements of foreign tax withheld on dividends', isRequired: false },
    ],
  },
  {
    flag: 'realEstate',
    slug: 'real-estate',
    title: 'Real estate',
    subtitle: 'Per property, in Switzerland or abroad.',
    descriptionHtml:
      '<p>One property: imputed rental value or rent, maintenance as flat rate or actual cost, mortgage interest, and the allocation between canton, commune or country.</p>',
    priceCents: 15000,
    illustration: 'facade',
    alt: 'House fronts with rows of windows, one window red',
    scope: 'One property. We compare the flat rate with actual maintenance costs and choose the better one.',
    checklist: [
      {
        id: 'property-value',
        title: 'Official value and imputed rental value from the last assessment',
        isRequired: true,
      },
      { id: 'mortgage', title: 'Mortgage statement: debt as at 31 December and interest paid', isRequired: true },
      { id: 'maintenance', title: 'Invoices for maintenance, insurance and energy-saving work', isRequired: false },
      {
        id: 'foreign-property',
        title: 'Property abroad: deed of purchase, rent contract, foreign tax bill',
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
      '<p>Crypto assets are wealth, valued at the year-end rates the Federal Tax Administration publishes. Staking, airdrops and mining can be income. We reconcile wallets and exchanges and declare both sides.</p>',
    priceCents: 20000,
    illustration: 'cells',
    alt: 'A field of squares, large along a diagonal, one red',
    scope: 'Up to five wallets or exchanges and 500 transactions in a machine-readable list.',
    checklist: [
      {
        id: 'wallets',
        title: 'List of wallets and exchange accounts with balances as at 31 December',
        isRequired: true,
      },
      { id: 'crypto-transactions', title: 'Transaction export (CSV) of each exchange', isRequired: true },
      { id: 'staking', title: 'Record of staking, airdrops and mining', isRequired: false },
    ],
  },
  {
    flag: 'auditSupport',
    slug: 'audit-support',
    title: 'Audit support',
    subtitle: 'We answer the tax office.',
    descriptionHtml:
      '<p>When the tax office asks for documents or explanations on the return we filed, we answer. Included in Premium.</p>',
    priceCents: 30000,
    illustration: 'dialog',
    alt: 'Two half circles facing each other',
    scope: 'All written questions on one return until the assessment, and the check of the assessment.',
    checklist: [
      { id: 'power-of-attorney', title: 'Signed power of attorney (we send the form)', isRequired: true },
      { id: 'office-letters', title: 'Each letter of the tax office as soon as it arrives', isRequired: true },
    ],
  },
  {
    flag: 'multipleStates',
    slug: 'multiple-cantons',
    title: 'Multiple cantons',
    subtitle: 'Property or business in a second canton.',
    descriptionHtml:
      '<p>Within Switzerland, the canton where you live on 31 December taxes the whole year. Property and businesses elsewhere are taxed where they lie. We allocate income, wealth, debts and interest between the cantons.</p>',
    priceCents: 10000,
    illustration: 'route',
    alt: 'A line finding its way through a field of dots to a red circle',
    scope: 'Allocation between two cantons, with the form for the second canton.',
    checklist: [
      { id: 'cantons', title: 'Dates of moving and addresses of the year', isRequired: true },
      { id: 'other-assessments', title: 'Assessments of the other canton', isRequired: false },
    ],
  },
  {
    flag: 'estatePlanning',
    slug: 'estate-planning',
    title: 'Estate planning',
    subtitle: 'Gifts, inheritance, matrimonial property.',
    descriptionHtml:
      '<p>What a gift, an inheritance or a marriage contract means for your taxes: cantonal rates, the exemption of spouses, and the value that goes into the return.</p>',
    priceCents: 25000,
    illustration: 'division',
    alt: 'A rectangle divided into a half, a quarter and eighths',
    scope:
      'A written overview for your family and canton, and a meeting of 30 minutes. Contracts are drafted by a notary.',
    checklist: [
      { id: 'family', title: 'Family situation: spouse, children, nationalities, place of marriage', isRequired: true },
      { id: 'contracts', title: 'Will, marriage contract or contract of inheritance', isRequired: false },
      { id: 'inheritance', title: 'Inventory or deed of division of an inheritance', isRequired: false },
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
      description: 'An add-on extends a package for the same tax year. Order both together, or add it to an open case.',
    },
  ],
  checklist: text.checklist,
  relatedProductIds: ['basic', 'standard', 'premium'],
  package: null,
  addOn: text.flag,
  wasPriceClaimId: null,
}))
