import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const homeOwnerChecklist: Resource = {
  id: 'home-owner-checklist',
  title: 'Home Owner Checklist',
  description:
    'Documents, deductions and deadlines for buying, owning, letting and selling a home, until 2028 and from 2029.',
  category: 'Checklist',
  rating: 4.6,
  featured: false,
  tags: ['real estate', 'mortgage', 'maintenance', 'imputed rental value'],
  format: 'pdf',
  fileName: 'home-owner-checklist-2026.pdf',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: {
    illustration: 'facade',
    seed: 'home-owner-checklist',
    alt: 'House fronts with rows of windows, one window red',
  },
  body: {
    kind: 'checklist',
    lead: 'This checklist is for people who own a home in Switzerland. Until the tax year 2028, you pay income tax on the imputed rental value: the rent you could charge for your own home.',
    groups: [
      {
        title: 'When you buy',
        items: [
          {
            text: 'Check whether your permit and nationality allow you to buy',
            hint: 'With a B permit, if you are from outside the EU and EFTA: only the home you live in',
          },
          {
            text: 'Budget for property transfer tax and for notary and land register fees',
            hint: 'Depends on the canton',
          },
          {
            text: 'Decide whether to use money from your pension fund or pillar 3a',
            hint: 'Taxed as a lump-sum withdrawal; you may have to pay it back',
          },
          { text: 'Keep the purchase contract and all invoices for when you sell' },
          {
            text: 'Make sure there is security for the seller’s tax bill',
            hint: 'The canton may have a lien on the property for the property gains tax',
          },
        ],
      },
      {
        title: 'Each year until 2028',
        items: [
          { text: 'Take the imputed rental value from your last tax assessment' },
          {
            text: 'Compare maintenance costs: flat rate or actual costs',
            hint: 'Federal tax: 10% if the building is up to ten years old, 20% if it is older',
          },
          { text: 'Deduct energy-saving work', hint: 'May be carried forward to the following two years' },
          { text: 'Sort invoices: work that maintains value and work that adds value' },
          { text: 'Condominium: get the annual accounts and your share of the renovation fund' },
          {
            text: 'Mortgage: note the balance and interest',
            hint: 'Interest up to your investment income plus CHF 50,000',
          },
          { text: 'Collect bills for building insurance and fees' },
        ],
      },
      {
        title: 'If you let your property',
        items: [
          { text: 'Note the rent received, excluding what tenants pay for heating and services' },
          { text: 'Note management costs and months without a tenant' },
          { text: 'If furnished: note how much of the rent is for the furniture' },
          { text: 'Short lets: check the visitor tax, permits and the VAT threshold of CHF 100,000' },
        ],
      },
      {
        title: 'Before 1 January 2029',
        items: [
          {
            text: 'Plan renovations and request quotes',
            hint: 'No longer deductible after that for your own home; ask the canton about energy-saving and heritage work',
          },
          { text: 'Spread renovations over the tax years 2026, 2027 and 2028' },
          {
            text: 'Note which mortgage terms end around 2029',
            hint: 'After that, most mortgage interest will no longer be deductible',
          },
          { text: 'Second home: check whether your canton is planning a new property tax' },
        ],
      },
      {
        title: 'When you sell',
        items: [
          { text: 'Estimate the property gains tax', hint: 'In most cantons it falls the longer you own the property' },
          { text: 'List the costs that added value, with invoices' },
          {
            text: 'Buying a new home? Check whether you can defer the tax',
            hint: 'If you buy another home within a reasonable time',
          },
          { text: 'Note the fee for ending the mortgage early', hint: 'May be deductible as a cost of the sale' },
          { text: 'Pay back any money you withdrew from your pension fund' },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Council, 1 April 2026: entry into force 2029',
        href: legalSources.imputedRent2029.href,
      },
      {
        title: 'Federal Act on Direct Federal Taxation (DFTA, SR 642.11), Art. 21, 32, 33',
        href: legalSources.dbg.href,
      },
      {
        title:
          'Federal Act on the Harmonisation of Direct Taxation at Cantonal and Communal Levels (THA, SR 642.14), Art. 12',
        href: legalSources.sthg.href,
      },
    ],
  },
}
