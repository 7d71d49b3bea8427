import type { Product } from './product.ts'

export const services: readonly Product[] = [
  {
    id: 'withholding-tax-adjustment',
    title: 'Withholding-tax adjustment',
    subtitle: 'Tax at source corrected, or turned into an ordinary assessment.',
    ribbonText: 'Due by 31.03.2027',
    type: 'service',
    order: 20,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>Your employer withholds tax by a tariff that knows little about you. If the tariff code is wrong, it is corrected on request. If you have deductions the tariff ignores, you can ask for the ordinary assessment instead.</p><p>For tax year 2026 both requests must reach the canton by <strong>31 March 2027</strong>. The date cannot be extended, and whoever leaves Switzerland must ask before deregistering. A request for the ordinary assessment cannot be withdrawn and binds you in later years, so we calculate both ways before anything is sent.</p>',
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
    options: [{ id: 'request', title: 'Request', values: ['Correction of the tariff', 'Ordinary assessment'] }],
    variants: [
      {
        id: 'withholding-tax-adjustment-correction',
        title: 'Correction of the tariff',
        sku: 'SRV-WHT-COR',
        optionValues: { request: 'Correction of the tariff' },
        priceCents: 19000,
        salePriceCents: null,
        manageInventory: true,
        inventoryQuantity: 20,
        monthlyPlaces: 20,
      },
      {
        id: 'withholding-tax-adjustment-ordinary',
        title: 'Ordinary assessment',
        sku: 'SRV-WHT-ORD',
        optionValues: { request: 'Ordinary assessment' },
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
          'Check of tariff code and withheld amounts, calculation of both ways, the request to the canton, and the check of its decision. The tax return that follows an ordinary assessment is a package.',
      },
      {
        id: 'who',
        order: 2,
        title: 'For whom',
        description:
          'Employees taxed at source with a gross salary below CHF 120’000 a year and without much other income or wealth. From CHF 120’000, or above the canton’s lines for other income and wealth (Bern: CHF 3’000 and CHF 150’000), the ordinary assessment is compulsory: then the tax form has to be asked for by 31 March if it has not come.',
      },
    ],
    checklist: [
      { id: 'salary-certificate', title: 'Salary certificate with the tax withheld', isRequired: true },
      { id: 'payslips', title: 'Payslips that show the tariff code', isRequired: true },
      { id: 'permit', title: 'Residence permit', isRequired: true },
      { id: 'civil-status', title: 'Changes of the year: marriage, birth, separation, church', isRequired: false },
      {
        id: 'deductions',
        title: 'Proof of deductions: pillar 3a, pension purchase, maintenance, training',
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
      '<p>For households that file the Swiss return themselves and want only the foreign part done: allocation of income, wealth, debts and interest between the countries, relief by treaty, and a memo to enclose with the return.</p>',
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
          'Up to two countries and one tax year: conversion at official rates, allocation table, the forms for foreign tax, and the memo.',
      },
      {
        id: 'limits',
        order: 2,
        title: 'What it does not cover',
        description: 'The return of the other country. We name what the adviser there needs from us.',
      },
    ],
    checklist: [
      { id: 'foreign-income-proof', title: 'Proof of each foreign income', isRequired: true },
      { id: 'foreign-tax', title: 'Foreign tax assessments or proof of tax paid', isRequired: true },
      { id: 'rent-contract-abroad', title: 'Rent contract of a property abroad', isRequired: false },
      { id: 'foreign-accounts', title: 'Foreign account statements as at 31 December', isRequired: false },
      { id: 'swiss-return', title: 'Draft of the Swiss return', isRequired: true },
    ],
    relatedProductIds: ['premium', 'add-on-foreign-income', 'tax-consultation'],
    package: null,
    addOn: null,
    wasPriceClaimId: null,
  },
  {
    id: 'assessment-check-and-objection',
    title: 'Assessment check and objection',
    subtitle: 'The decision of the tax office, compared with your return.',
    ribbonText: null,
    type: 'service',
    order: 22,
    purchasable: true,
    siteProductSelection: null,
    descriptionHtml:
      '<p>An assessment can be contested within <strong>30 days</strong> of delivery. The objection itself is free of charge and must be in writing. We compare the decision with the return, tell you what differs and whether it is worth contesting, and write the objection if you want it.</p>',
    collections: ['services'],
    drawings: [
      {
        illustration: 'phases',
        seed: 'assessment-check-and-objection',
        alt: 'Phases of a procedure as bars of different length',
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
          'Comparison line by line and a written recommendation; with the objection also the letter to the tax office and the answer to its questions.',
      },
      {
        id: 'time',
        order: 2,
        title: 'Mind the 30 days',
        description:
          'Order at the latest one week before the period ends. The day of delivery decides, not the date on the letter.',
      },
    ],
    checklist: [
      { id: 'assessment', title: 'Assessment, all pages, with the envelope or the date of delivery', isRequired: true },
      { id: 'filed-return', title: 'The return as filed, with enclosures', isRequired: true },
      { id: 'office-letters', title: 'Letters exchanged with the tax office', isRequired: false },
    ],
    relatedProductIds: ['add-on-audit-support', 'premium', 'tax-consultation'],
    package: null,
    addOn: null,
    wasPriceClaimId: null,
  },
  {
    id: 'voluntary-disclosure',
    title: 'Voluntary disclosure',
    subtitle: 'Undeclared accounts or income put in order. On request.',
    ribbonText: 'On request',
    type: 'service',
    order: 23,
    purchasable: false,
    siteProductSelection: null,
    descriptionHtml:
      '<p>Whoever reports their own undeclared income or wealth for the first time, before the tax office knows of it, pays the tax and interest but no fine. The tax is charged for up to ten years back.</p><p>Every disclosure is different, so there is no flat price. Talk to us before you write to the tax office.</p>',
    collections: ['services', 'international'],
    drawings: [
      { illustration: 'stack', seed: 'voluntary-disclosure', alt: 'Circles of different sizes standing on one line' },
      {
        illustration: 'phases',
        seed: 'voluntary-disclosure-phases',
        alt: 'Phases of a procedure as bars of different length',
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
        description: 'Talk to us first. We give you a fixed offer before any work starts.',
      },
      {
        id: 'conditions',
        order: 2,
        title: 'The conditions',
        description:
          'It works without a fine once in a lifetime, only if no tax authority knows of it yet, and only with full cooperation.',
      },
    ],
    checklist: [
      { id: 'accounts-years', title: 'Account statements of the last ten years', isRequired: true },
      { id: 'origin', title: 'Where the money comes from', isRequired: true },
    ],
    relatedProductIds: ['tax-consultation', 'foreign-income-reporting'],
    package: null,
    addOn: null,
    wasPriceClaimId: null,
  },
]
