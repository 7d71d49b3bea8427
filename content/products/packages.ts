import { packageServices } from '#content/service-levels.ts'
import type { ChecklistItem, PackageId, Product, ProductVariant } from './product.ts'

function timeToComplete(id: PackageId): string {
  const { min, max } = packageServices[id].preparationDays
  return `${min}-${max} days`
}

/** Every January, add the year that has just ended. */
const taxYears = ['2025', '2024', '2023'] as const

function taxYearVariants(id: PackageId, priceCents: number, salePriceCents: number): ProductVariant[] {
  return taxYears.map((year) => ({
    id: `${id}-${year}`,
    title: `Tax year ${year}`,
    sku: `PKG-${id.toUpperCase()}-${year}`,
    optionValues: { 'tax-year': year },
    priceCents,
    salePriceCents,
    manageInventory: false,
    inventoryQuantity: null,
  }))
}

const taxYearOption = { id: 'tax-year', title: 'Tax year', values: taxYears }

const basicChecklist: readonly ChecklistItem[] = [
  { id: 'tax-form', title: 'Tax return form or letter with the access code from your canton', isRequired: true },
  { id: 'last-return', title: 'Last tax return and last assessment, if there is one', isRequired: false },
  { id: 'salary-certificate', title: 'Salary certificate (Lohnausweis) of each employer', isRequired: true },
  { id: 'permit', title: 'Residence permit (B, C or L), front and back', isRequired: true },
  {
    id: 'bank-statements',
    title: 'Bank statements as at 31 December with interest and fees of the year',
    isRequired: true,
  },
  { id: 'pillar-3a', title: 'Certificate of contributions to pillar 3a', isRequired: false },
  {
    id: 'health-insurance',
    title: 'Health insurance: premiums of the year and costs you paid yourself',
    isRequired: true,
  },
  { id: 'work-costs', title: 'Commute: place of work, days per week, pass or kilometres', isRequired: false },
]

const standardChecklist: readonly ChecklistItem[] = [
  ...basicChecklist,
  {
    id: 'withholding-statement',
    title: 'Statement of tax withheld at source, or the December payslip',
    isRequired: false,
  },
  { id: 'pension-buy-in', title: 'Certificate of purchases into the pension fund', isRequired: false },
  {
    id: 'foreign-accounts',
    title: 'Statements of foreign accounts and securities as at 31 December',
    isRequired: false,
  },
  { id: 'childcare', title: 'Invoices for child care by third parties', isRequired: false },
  { id: 'training', title: 'Invoices for professional education and training', isRequired: false },
  { id: 'alimony', title: 'Maintenance: judgment or agreement and proof of payment', isRequired: false },
  { id: 'loans', title: 'Certificates of debts and interest paid', isRequired: false },
]

const premiumChecklist: readonly ChecklistItem[] = [
  ...standardChecklist,
  { id: 'emails', title: 'Letters from the tax office of the last two years', isRequired: false },
  { id: 'foreign-returns', title: 'Tax returns and assessments from other countries', isRequired: false },
  {
    id: 'securities',
    title: 'Tax statement of securities (eSteuerauszug) or list of all transactions',
    isRequired: false,
  },
  { id: 'equity-plan', title: 'Employee shares or options: plan rules and vesting statements', isRequired: false },
]

export const packages: readonly Product[] = [
  {
    id: 'basic',
    title: 'Basic',
    subtitle: 'The return for one salary and one canton.',
    ribbonText: null,
    type: 'package',
    order: 1,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>You have one Swiss salary, you lived in one canton all year, and your savings are in Swiss accounts. Then this is all you need.</p><p>We prepare the federal, cantonal and communal return in one go, claim the standard deductions and your pillar 3a, and file it after you have approved it.</p>',
    collections: ['packages'],
    drawings: [
      { illustration: 'sheets', level: 1, seed: 'basic', alt: 'One sheet of a tax return and a small circle' },
      { illustration: 'contents', seed: 'basic-contents', alt: 'The contents of the package as six rows' },
      {
        illustration: 'phases',
        seed: 'basic-phases',
        alt: 'The four phases of a return as bars, length by working days',
      },
    ],
    options: [taxYearOption],
    variants: taxYearVariants('basic', 39900, 29900),
    details: [
      {
        id: 'scope',
        order: 1,
        title: 'What is included',
        description:
          'The complete return of one household for one tax year: salary, up to three Swiss accounts, pillar 3a, insurance premiums, work expenses and donations.',
      },
      {
        id: 'process',
        order: 2,
        title: 'How it runs',
        description:
          'You upload the documents on your checklist. The return is ready 2–3 working days after the last one has arrived. Nothing is filed before you approve it.',
      },
      {
        id: 'support',
        order: 3,
        title: 'Support',
        description: 'Questions by e-mail or in the client portal, answered within 48 hours on working days.',
      },
      {
        id: 'limits',
        order: 4,
        title: 'What it does not cover',
        description:
          'Income from abroad, real estate, self-employment and questions from the tax office after filing. Each can be added, or choose Standard.',
      },
    ],
    checklist: basicChecklist,
    relatedProductIds: ['standard', 'tax-consultation', 'add-on-foreign-income'],
    package: {
      id: 'basic',
      name: 'Basic',
      popular: false,
      features: [
        'Tax return for one household: federal, canton and commune',
        'Standard deductions and pillar 3a',
        'Up to three Swiss bank accounts',
        'Filed with your canton',
        'E-mail support, answer within 48h',
      ],
      limitations: ['No phone consultation', 'No foreign income', 'No real estate', 'No audit support'],
      complexity: 'Simple situation',
      timeToComplete: timeToComplete('basic'),
      bestFor: 'One salary, one canton',
      responseTime: 'E-mail support 48h',
      consultationMinutes: 0,
      includedAddOns: [],
    },
    addOn: null,
    wasPriceClaimId: 'was-price-basic',
  },
  {
    id: 'standard',
    title: 'Standard',
    subtitle: 'The return for expatriate households with tax at source.',
    ribbonText: 'Most popular',
    type: 'package',
    order: 2,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>For the usual year of an expatriate household: two salaries, tax already withheld at source, accounts in another country, a pension fund with room for a purchase.</p><p>We compare what was withheld with what is due, claim every deduction the law gives you, and explain the result line by line in a call of 30 minutes.</p>',
    collections: ['packages', 'withholding-tax'],
    drawings: [
      { illustration: 'sheets', level: 2, seed: 'standard', alt: 'Two sheets of a tax return and a larger circle' },
      { illustration: 'contents', seed: 'standard-contents', alt: 'The contents of the package as six rows' },
      {
        illustration: 'phases',
        seed: 'standard-phases',
        alt: 'The four phases of a return as bars, length by working days',
      },
      { illustration: 'slope', seed: 'standard-result', alt: 'Columns with a rising tariff curve' },
    ],
    options: [taxYearOption],
    variants: taxYearVariants('standard', 69900, 49900),
    details: [
      {
        id: 'scope',
        order: 1,
        title: 'What is included',
        description:
          'Everything in Basic, both partners’ salaries, tax at source checked against the tariff, pension purchases, child care, training costs, and foreign accounts with up to ten securities.',
      },
      {
        id: 'process',
        order: 2,
        title: 'How it runs',
        description:
          'Ready 3–5 working days after the last document. You get the draft with notes on each figure, approve it, and we file it. When the assessment arrives, we compare it with the return.',
      },
      {
        id: 'support',
        order: 3,
        title: 'Support',
        description:
          'Priority e-mail answered within 24 hours on working days, and a phone consultation of 30 minutes when the draft is ready.',
      },
      {
        id: 'limits',
        order: 4,
        title: 'What it does not cover',
        description:
          'Salary, pension or rent from abroad, real estate, self-employment, crypto and audit support: add what you need in the price calculator.',
      },
    ],
    checklist: standardChecklist,
    relatedProductIds: ['premium', 'add-on-foreign-income', 'withholding-tax-adjustment'],
    package: {
      id: 'standard',
      name: 'Standard',
      popular: true,
      features: [
        'Everything in Basic',
        'Two salaries in one household',
        'Withholding-tax check against the tariff',
        'Pillar 3a and pension purchases',
        'Foreign accounts and up to ten securities',
        '30 min phone consultation',
        'Assessment checked when it arrives',
        'Priority e-mail, answer within 24h',
      ],
      limitations: ['No foreign income without an add-on', 'No audit support'],
      complexity: 'Usual expat situation',
      timeToComplete: timeToComplete('standard'),
      bestFor: 'Expat families, tax at source',
      responseTime: '24h priority email',
      consultationMinutes: 30,
      includedAddOns: [],
    },
    addOn: null,
    wasPriceClaimId: 'was-price-standard',
  },
  {
    id: 'premium',
    title: 'Premium',
    subtitle: 'The return with a dedicated expert and audit support.',
    ribbonText: null,
    type: 'package',
    order: 3,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>For years in which much happened: you arrived with shares from an employer, or the tax office has sent questions.</p><p>One expert stays with your case from the first call to the assessment, answers on the same working day, and replies to the tax office for you.</p>',
    collections: ['packages', 'international'],
    drawings: [
      { illustration: 'sheets', level: 3, seed: 'premium', alt: 'Three sheets of a tax return and a large circle' },
      { illustration: 'contents', seed: 'premium-contents', alt: 'The contents of the package as six rows' },
      {
        illustration: 'phases',
        seed: 'premium-phases',
        alt: 'The four phases of a return as bars, length by working days',
      },
      { illustration: 'slope', seed: 'premium-result', alt: 'Columns with a rising tariff curve' },
    ],
    options: [taxYearOption],
    variants: taxYearVariants('premium', 119900, 79900),
    details: [
      {
        id: 'scope',
        order: 1,
        title: 'What is included',
        description:
          'Everything in Standard, more than ten securities from one custodian with a tax statement, employee shares and options, and audit support: we answer the tax office’s questions on this return.',
      },
      {
        id: 'process',
        order: 2,
        title: 'How it runs',
        description:
          'Ready 5–7 working days after the last document. The draft is checked by a second adviser before you see it. We file it, check the assessment and draft an objection when it is wrong.',
      },
      {
        id: 'support',
        order: 3,
        title: 'Support',
        description:
          'A dedicated expert, answers on the same working day, and 60 minutes by phone or video whenever you need them.',
      },
      {
        id: 'limits',
        order: 4,
        title: 'What it does not cover',
        description:
          'Appeals to a court and the tax return of another country. Income from abroad, real estate, business income and crypto are add-ons, as in the other packages.',
      },
    ],
    checklist: premiumChecklist,
    relatedProductIds: ['standard', 'foreign-income-reporting', 'tax-planning-session'],
    package: {
      id: 'premium',
      name: 'Premium',
      popular: false,
      features: [
        'Everything in Standard',
        '60 min phone consultation',
        'Video meetings',
        'Audit support included',
        'Dedicated expert',
        'Employee shares and options',
        'Draft checked by a second adviser',
        'Same-day support',
      ],
      limitations: ['No representation in court', 'No foreign tax returns'],
      complexity: 'Complex situation',
      timeToComplete: timeToComplete('premium'),
      bestFor: 'Complex years and questions from the tax office',
      responseTime: 'Same-day support',
      consultationMinutes: 60,
      includedAddOns: ['auditSupport'],
    },
    addOn: null,
    wasPriceClaimId: 'was-price-premium',
  },
]
