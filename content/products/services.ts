import type { Product } from './product.ts'

export const services: readonly Product[] = [
  {
    id: 'withholding-tax-adjustment',
    title: 'Withholding-tax adjustment',
    subtitle: 'We have your tax at source corrected, or submit your request to file a tax return.',
    ribbonText: 'Due by 31 March 2027',
    type: 'service',
    order: 20,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>Your employer deducts tax at source (withholding tax, <em>Quellensteuer</em>) based on an average household. If your tariff code is wrong, we request a correction. If you have deductions that the code does not include, you can choose to file a tax return instead (subsequent ordinary assessment, NOV/TOU).</p><p><strong>Final deadline for tax year 2026: 31 March 2027.</strong> If you leave Switzerland earlier, the deadline is the day you deregister. Once you have chosen to file a tax return, you must file one in later years too, so we calculate both options before we send anything.</p>',
    collections: ['services', 'withholding-tax'],
    drawings: [
      {
        illustration: 'brackets',
        seed: 'withholding-tax-adjustment',
        alt: 'The brackets of the direct federal tax as columns, one of them red',
      },
      {
        illustration: 'calendar',
        seed: 'withholding-tax-adjustment-dates',
        alt: 'The days of a month, one marked by a red circle',
      },
    ],
    options: [{ id: 'request', title: 'Request', values: ['Tariff code correction', 'Request to file a tax return'] }],
    variants: [
      {
        id: 'withholding-tax-adjustment-correction',
        title: 'Tariff code correction',
        sku: 'SRV-WHT-COR',
        optionValues: { request: 'Tariff code correction' },
        priceCents: 19000,
        salePriceCents: null,
        manageInventory: true,
        inventoryQuantity: 20,
        monthlyPlaces: 20,
      },
      {
        id: 'withholding-tax-adjustment-ordinary',
        title: 'Request to file a tax return',
        sku: 'SRV-WHT-ORD',
        optionValues: { request: 'Request to file a tax return' },
        priceCents: 24000,
        salePriceCents: null,
        manageInventory: true,
        inventoryQuantity: 12,
        monthlyPlaces: 12,
      },
    ],
    details: [
      {
        id: 'scope',
        order: 1,
        title: 'What is included',
        description:
          'We check your tariff code and the tax deducted, calculate both options, send the request to the canton and check its decision. The tax return itself is not included: for that, order a package.',
      },
      {
        id: 'who',
        order: 2,
        title: 'Who it is for',
        description:
          'Employees taxed at source with a gross salary below CHF 120,000 a year and little other income or wealth. If you earn CHF 120,000 or more, or your other income or wealth is above your canton’s threshold (Bern: CHF 3,000 and CHF 150,000), you must file a tax return. If you have not received a tax return form, you must request one by 31 March.',
      },
    ],
    checklist: [
      { id: 'salary-certificate', title: 'Salary certificate (Lohnausweis) from each employer', isRequired: true },
      { id: 'payslips', title: 'Payslips that show your tariff code', isRequired: true },
      { id: 'permit', title: 'Residence permit (B, C or L), front and back', isRequired: true },
      { id: 'civil-status', title: 'Changes during the year: marriage, birth, separation, church', isRequired: false },
      {
        id: 'deductions',
        title: 'Proof of deductions: pillar 3a, pension fund buy-in, maintenance, training',
        isRequired: false,
      },
    ],
    relatedProductIds: ['standard', 'tax-consultation', 'arrival-briefing'],
    package: null,
    addOn: null,
    wasPriceClaimId: null,
  },
  {
    id: 'foreign-income-reporting',
    title: 'Foreign income reporting',
    subtitle: 'Income and property abroad, allocated between the countries.',
    ribbonText: null,
    type: 'service',
    order: 21,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>This service is for households that file their own Swiss tax return and need help only with the foreign part. We allocate income, wealth, debts and interest between the countries, claim relief under the tax treaty, and write a memo to enclose with your tax return.</p>',
    collections: ['services', 'international'],
    drawings: [
      {
        illustration: 'overlap',
        seed: 'foreign-income-reporting',
        alt: 'Two circles with a red overlap: two countries, one income',
      },
      {
        illustration: 'ledger',
        seed: 'foreign-income-reporting-table',
        alt: 'Bars to the left and right of an axis, one bar red',
      },
    ],
    options: [],
    variants: [
      {
        id: 'foreign-income-reporting-default',
        title: 'Up to two countries',
        sku: 'SRV-FOREIGN',
        optionValues: {},
        priceCents: 32000,
        salePriceCents: null,
        manageInventory: false,
        inventoryQuantity: null,
      },
    ],
    details: [
      {
        id: 'scope',
        order: 1,
        title: 'What is included',
        description:
          'Up to two countries and one tax year: conversion at official rates, an allocation table, the forms for foreign tax, and the memo.',
      },
      {
        id: 'limits',
        order: 2,
        title: 'What it does not cover',
        description: 'The tax return in the other country. We tell you what your adviser there needs from us.',
      },
    ],
    checklist: [
      { id: 'foreign-income-proof', title: 'Proof of foreign income', isRequired: true },
      { id: 'foreign-tax', title: 'Foreign tax assessments or proof of tax paid', isRequired: true },
      { id: 'rent-contract-abroad', title: 'Rental agreement for property abroad', isRequired: false },
      {
        id: 'foreign-accounts',
        title: 'Statements of foreign accounts and securities as at 31 December',
        isRequired: false,
      },
      { id: 'swiss-return', title: 'Draft of your Swiss tax return', isRequired: true },
    ],
    relatedProductIds: ['premium', 'add-on-foreign-income', 'tax-consultation'],
    package: null,
    addOn: null,
    wasPriceClaimId: null,
  },
  {
    id: 'assessment-check-and-objection',
    title: 'Assessment check and objection',
    subtitle: 'We compare your tax assessment with your tax return.',
    ribbonText: null,
    type: 'service',
    order: 22,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>You can object to a tax assessment within <strong>30 days</strong> of delivery. The tax office charges nothing for an objection, but it must be in writing. We compare the assessment with your tax return, tell you what differs and whether an objection is worthwhile, and write one if you want us to.</p>',
    collections: ['services'],
    drawings: [
      {
        illustration: 'phases',
        seed: 'assessment-check-and-objection',
        alt: 'Phases of a procedure as bars of different lengths',
      },
      {
        illustration: 'contents',
        seed: 'assessment-check-contents',
        alt: 'Six rows of a list, one of them marked red',
      },
    ],
    options: [{ id: 'scope', title: 'Scope', values: ['Check only', 'Check and objection'] }],
    variants: [
      {
        id: 'assessment-check',
        title: 'Check only',
        sku: 'SRV-ASM-CHK',
        optionValues: { scope: 'Check only' },
        priceCents: 12000,
        salePriceCents: null,
        manageInventory: false,
        inventoryQuantity: null,
      },
      {
        id: 'assessment-objection',
        title: 'Check and objection',
        sku: 'SRV-ASM-OBJ',
        optionValues: { scope: 'Check and objection' },
        priceCents: 39000,
        salePriceCents: null,
        manageInventory: false,
        inventoryQuantity: null,
      },
    ],
    details: [
      {
        id: 'scope',
        order: 1,
        title: 'What is included',
        description:
          'A line-by-line comparison and a written recommendation. If you order the objection, we also write the letter to the tax office and answer its questions.',
      },
      {
        id: 'time',
        order: 2,
        title: 'The 30-day deadline',
        description:
          'Please order at least one week before the deadline. The 30 days run from the day of delivery, not from the date on the letter.',
      },
    ],
    checklist: [
      {
        id: 'assessment',
        title: 'Tax assessment, all pages, with the envelope or the delivery date',
        isRequired: true,
      },
      { id: 'filed-return', title: 'Tax return as filed, with enclosures', isRequired: true },
      { id: 'office-letters', title: 'Letters to and from the tax office', isRequired: false },
    ],
    relatedProductIds: ['add-on-audit-support', 'premium', 'tax-consultation'],
    package: null,
    addOn: null,
    wasPriceClaimId: null,
  },
  {
    id: 'voluntary-disclosure',
    title: 'Voluntary disclosure',
    subtitle: 'We help you declare forgotten accounts or income. On request.',
    ribbonText: 'On request',
    type: 'service',
    order: 23,
    purchasable: false,
    siteProductSelection: null,
    descriptionHtml:
      '<p>If you report your undeclared income or assets yourself, for the first time and before the tax office finds out, you pay the tax and interest but no fine. The tax can be charged for up to ten years back.</p><p>Every disclosure is different, so there is no fixed price. Contact us before you write to the tax office. What you tell us is confidential.</p>',
    collections: ['services', 'international'],
    drawings: [
      { illustration: 'stack', seed: 'voluntary-disclosure', alt: 'Circles of different sizes on one line' },
      {
        illustration: 'phases',
        seed: 'voluntary-disclosure-phases',
        alt: 'Phases of a procedure as bars of different lengths',
      },
    ],
    options: [],
    variants: [
      {
        id: 'voluntary-disclosure-default',
        title: 'Per hour, on request',
        sku: 'SRV-DISCLOSE',
        optionValues: {},
        priceCents: 30000,
        salePriceCents: null,
        manageInventory: false,
        inventoryQuantity: null,
      },
    ],
    details: [
      {
        id: 'how',
        order: 1,
        title: 'How to begin',
        description: 'Contact us first. We will give you a fixed quote before we start any work.',
      },
      {
        id: 'conditions',
        order: 2,
        title: 'The conditions',
        description:
          'The no-fine rule applies once in your lifetime, only if no tax authority knows about it yet, and only if you cooperate fully.',
      },
    ],
    checklist: [
      { id: 'accounts-years', title: 'Account statements for the last ten years', isRequired: true },
      { id: 'origin', title: 'Where the money comes from', isRequired: true },
    ],
    relatedProductIds: ['tax-consultation', 'foreign-income-reporting'],
    package: null,
    addOn: null,
    wasPriceClaimId: null,
  },
]
