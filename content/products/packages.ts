import { packageServices } from '#content/service-levels.ts'
import type { ChecklistItem, PackageId, Product, ProductVariant } from './product.ts'

function timeToComplete(id: PackageId): string {
  const { min, max } = packageServices[id].preparationDays
  return `${min}-${max} days`
}

/** Tax years on sale. Every January, add the year that has just ended. */
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
  { id: 'tax-form', title: 'Tax return form, or the letter from your canton with your access code', isRequired: true },
  { id: 'last-return', title: 'Last tax return and tax assessment, if you have them', isRequired: false },
  { id: 'salary-certificate', title: 'Salary certificate (Lohnausweis) from each employer', isRequired: true },
  { id: 'permit', title: 'Residence permit (B, C or L), front and back', isRequired: true },
  {
    id: 'bank-statements',
    title: 'Bank statements as at 31 December, with interest and fees for the year',
    isRequired: true,
  },
  { id: 'pillar-3a', title: 'Pillar 3a contribution certificate', isRequired: false },
  {
    id: 'health-insurance',
    title: 'Health insurance: premiums for the year and costs you paid yourself',
    isRequired: true,
  },
  { id: 'work-costs', title: 'Commute: workplace, days per week, travelcard or kilometres', isRequired: false },
]

const standardChecklist: readonly ChecklistItem[] = [
  ...basicChecklist,
  {
    id: 'withholding-statement',
    title: 'Statement of tax at source, or your December payslip',
    isRequired: false,
  },
  { id: 'pension-buy-in', title: 'Pension fund buy-in certificate', isRequired: false },
  {
    id: 'foreign-accounts',
    title: 'Statements of foreign accounts and securities as at 31 December',
    isRequired: false,
  },
  { id: 'childcare', title: 'Childcare invoices', isRequired: false },
  { id: 'training', title: 'Training invoices', isRequired: false },
  { id: 'alimony', title: 'Maintenance (alimony): judgment or agreement, and proof of payment', isRequired: false },
  { id: 'loans', title: 'Statements of debts and interest paid', isRequired: false },
]

const premiumChecklist: readonly ChecklistItem[] = [
  ...standardChecklist,
  { id: 'emails', title: 'Tax office letters from the last two years', isRequired: false },
  { id: 'foreign-returns', title: 'Tax returns and assessments from other countries', isRequired: false },
  {
    id: 'securities',
    title: 'E-tax statement (eSteuerauszug) or list of all transactions',
    isRequired: false,
  },
  { id: 'equity-plan', title: 'Employee shares or options: plan rules and vesting statements', isRequired: false },
]

export const packages: readonly Product[] = [
  {
    id: 'basic',
    title: 'Basic',
    subtitle: 'The tax return for one salary and one canton.',
    ribbonText: null,
    type: 'package',
    order: 1,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>You have one Swiss salary, you lived in one canton all year, and your savings are in Swiss accounts. Then this is all you need.</p><p>We prepare your federal, cantonal and communal tax return in one go, claim the standard deductions and your pillar 3a, and file it once you have approved it.</p>',
    collections: ['packages'],
    drawings: [
      { illustration: 'sheets', level: 1, seed: 'basic', alt: 'One sheet of a tax return and a small circle' },
      { illustration: 'contents', seed: 'basic-contents', alt: 'The contents of the package as six rows' },
      {
        illustration: 'phases',
        seed: 'basic-phases',
        alt: 'The four phases of a return as bars whose length shows the working days',
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
          'The complete tax return for one household and one tax year: salary, up to three Swiss accounts, pillar 3a, insurance premiums, work expenses and donations.',
      },
      {
        id: 'process',
        order: 2,
        title: 'How it works',
        description:
          'Upload the documents on your checklist. Your tax return is ready 2–3 working days after we receive the last one. We file nothing until you have approved it.',
      },
      {
        id: 'support',
        order: 3,
        title: 'Support',
        description: 'Ask us by email or in the client portal. We reply within 48 hours on working days.',
      },
      {
        id: 'limits',
        order: 4,
        title: 'What it does not cover',
        description:
          'Income from abroad, real estate, self-employment, and questions from the tax office after filing. You can add each of these, or choose Standard.',
      },
    ],
    checklist: basicChecklist,
    relatedProductIds: ['standard', 'tax-consultation', 'add-on-foreign-income'],
    package: {
      id: 'basic',
      name: 'Basic',
      popular: false,
      features: [
        'Tax return for one household: federal, cantonal and communal',
        'Standard deductions and pillar 3a',
        'Up to three Swiss bank accounts',
        'Filed with your canton',
        'Email support, with a reply within 48 hours',
      ],
      limitations: ['No phone consultation', 'No foreign income', 'No real estate', 'No audit support'],
      complexity: 'Simple situation',
      timeToComplete: timeToComplete('basic'),
      bestFor: 'One salary, one canton',
      responseTime: 'Email support 48h',
      consultationMinutes: 0,
      includedAddOns: [],
    },
    addOn: null,
    wasPriceClaimId: 'was-price-basic',
  },
  {
    id: 'standard',
    title: 'Standard',
    subtitle: 'The tax return for expatriate households taxed at source.',
    ribbonText: 'Most popular',
    type: 'package',
    order: 2,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>This package suits a typical year in an expatriate household: two salaries, tax already deducted at source, accounts in another country, and a pension fund with room for a buy-in.</p><p>We compare what was deducted with what you owe, claim every deduction the law allows, and explain the result line by line in a 30-minute call.</p>',
    collections: ['packages', 'withholding-tax'],
    drawings: [
      { illustration: 'sheets', level: 2, seed: 'standard', alt: 'Two sheets of a tax return and a larger circle' },
      { illustration: 'contents', seed: 'standard-contents', alt: 'The contents of the package as six rows' },
      {
        illustration: 'phases',
        seed: 'standard-phases',
        alt: 'The four phases of a return as bars whose length shows the working days',
      },
      { illustration: 'slope', seed: 'standard-result', alt: 'Columns with a rising tax rate curve' },
    ],
    options: [taxYearOption],
    variants: taxYearVariants('standard', 69900, 49900),
    details: [
      {
        id: 'scope',
        order: 1,
        title: 'What is included',
        description:
          'Everything in Basic, both partners’ salaries, a check of your tax at source and tariff code, pension fund buy-ins, childcare, training costs, and foreign accounts with up to ten securities.',
      },
      {
        id: 'process',
        order: 2,
        title: 'How it works',
        description:
          'Your draft is ready 3–5 working days after we receive your last document, with notes on each amount. Once you approve it, we file it. When your tax assessment arrives, we compare it with your tax return.',
      },
      {
        id: 'support',
        order: 3,
        title: 'Support',
        description:
          'We give your emails priority, reply within 24 hours on working days, and go through the draft with you in a 30-minute phone consultation.',
      },
      {
        id: 'limits',
        order: 4,
        title: 'What it does not cover',
        description:
          'Salary, pension or rent from abroad, real estate, self-employment, crypto and audit support. Add what you need above, before you add the package to your cart.',
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
        'Tax at source and tariff code checked',
        'Pillar 3a and pension fund buy-ins',
        'Foreign accounts and up to ten securities',
        '30 min phone consultation',
        'Assessment checked when it arrives',
        'Priority email, with a reply within 24 hours',
      ],
      limitations: ['No foreign income without an add-on', 'No audit support'],
      complexity: 'Typical expat situation',
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
    subtitle: 'The tax return with a dedicated expert and audit support.',
    ribbonText: null,
    type: 'package',
    order: 3,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>This package suits a complicated year: perhaps you arrived with employee shares, or the tax office has sent you questions.</p><p>One expert looks after your case from the first call to the tax assessment, replies to you on the same working day, and deals with the tax office for you.</p>',
    collections: ['packages', 'international'],
    drawings: [
      { illustration: 'sheets', level: 3, seed: 'premium', alt: 'Three sheets of a tax return and a large circle' },
      { illustration: 'contents', seed: 'premium-contents', alt: 'The contents of the package as six rows' },
      {
        illustration: 'phases',
        seed: 'premium-phases',
        alt: 'The four phases of a return as bars whose length shows the working days',
      },
      { illustration: 'slope', seed: 'premium-result', alt: 'Columns with a rising tax rate curve' },
    ],
    options: [taxYearOption],
    variants: taxYearVariants('premium', 119900, 79900),
    details: [
      {
        id: 'scope',
        order: 1,
        title: 'What is included',
        description:
          'Everything in Standard, more than ten securities at one bank or broker with an e-tax statement, employee shares and options, and audit support: we answer the tax office’s questions about this tax return.',
      },
      {
        id: 'process',
        order: 2,
        title: 'How it works',
        description:
          'Your draft is ready 5–7 working days after we receive your last document. A second adviser checks it before you see it. Once you approve it, we file it. We then check the tax assessment and draft an objection if it is wrong.',
      },
      {
        id: 'support',
        order: 3,
        title: 'Support',
        description:
          'You have a dedicated expert, replies on the same working day, and 60 minutes of consultation by phone or video whenever you need them.',
      },
      {
        id: 'limits',
        order: 4,
        title: 'What it does not cover',
        description:
          'Court appeals, and tax returns in other countries. Income from abroad, real estate, business income and crypto are add-ons, as in the other packages.',
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
      bestFor: 'Employee shares, letters from the tax office',
      responseTime: 'Same-day support',
      consultationMinutes: 60,
      includedAddOns: ['auditSupport'],
    },
    addOn: null,
    wasPriceClaimId: 'was-price-premium',
  },
]
