import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const homeOwnerChecklist: Resource = {
  id: 'home-owner-checklist',
  title: 'Home Owner Checklist',
  description: 'Buying, owning, letting and selling until 2028 and from 2029: documents, deductions and dates.',
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
    lead: 'For owners of a home in Switzerland. The imputed rental value applies until the tax year 2028.',
    groups: [
      {
        title: 'When you buy',
        items: [
          {
            text: 'May you buy? Permit and nationality',
            hint: 'With B permit from outside the EU and EFTA: only the home you live in',
          },
          { text: 'Property transfer tax and fees of notary and register', hint: 'By canton' },
          { text: 'Money from the pension fund or pillar 3a', hint: 'Taxed as capital, may have to be paid back' },
          { text: 'Purchase contract and all invoices kept for later sale' },
          { text: 'Tax bill of the seller secured', hint: 'The canton may have a lien for the tax on gains' },
        ],
      },
      {
        title: 'Each year until 2028',
        items: [
          { text: 'Imputed rental value as in the last assessment' },
          {
            text: 'Maintenance: flat rate or actual cost',
            hint: 'Federal tax: 10 % up to ten years of age, 20 % above',
          },
          { text: 'Energy-saving work', hint: 'May be carried over to two following years' },
          { text: 'Invoices sorted: maintains value, adds value' },
          { text: 'Condominium: yearly account and share of the renewal fund' },
          { text: 'Mortgage: balance and interest', hint: 'Interest up to yield of assets plus CHF 50’000' },
          { text: 'Insurance of the building and fees' },
        ],
      },
      {
        title: 'If you let it',
        items: [
          { text: 'Rent received, without what tenants pay for heating and services' },
          { text: 'Costs of administration and empty months' },
          { text: 'Furnished: a part of the rent for furniture' },
          { text: 'Short lets: visitor’s tax, permits, VAT limit of CHF 100’000' },
        ],
      },
      {
        title: 'Before 1 January 2029',
        items: [
          {
            text: 'Renovations planned, with offers',
            hint: 'Not deductible afterwards for your own home; ask the canton about energy-saving and heritage work',
          },
          { text: 'Spread over the tax years 2026, 2027 and 2028' },
          { text: 'Mortgage terms that end around 2029 noted', hint: 'Interest largely loses its deduction' },
          { text: 'Second home: tax of the canton watched' },
        ],
      },
      {
        title: 'When you sell',
        items: [
          { text: 'Tax on gains estimated', hint: 'Falls with the years of ownership in most cantons' },
          { text: 'Costs that add value listed, with invoices' },
          { text: 'New home planned: tax can be put off', hint: 'If you buy another home within a reasonable time' },
          { text: 'Fee for ending the mortgage early', hint: 'May count as cost of the sale' },
          { text: 'Money from the pension fund paid back' },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Council, 1 April 2026: entry into force 2029',
        href: legalSources.imputedRent2029.href,
      },
      {
        title: 'Federal Act on Direct Federal Tax (DBG, SR 642.11), Art. 21, 32, 33',
        href: legalSources.dbg.href,
      },
      {
        title: 'Tax Harmonisation Act (StHG, SR 642.14), Art. 12',
        href: legalSources.sthg.href,
      },
    ],
  },
}
