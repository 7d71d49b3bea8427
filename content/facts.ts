import { legalSources } from '#content/law/sources.ts'
import type { Source } from './source.ts'

export type Fact = {
  id: string
  /** Name in placeholders: `{fact:vat.normal}` or, if the fact differs by tax year, `{fact:pillar3a.max.2026}`. */
  name: string
  taxYears?: readonly number[]
  what: string
  /** The figure: a number, or a day as YYYY-MM-DD. */
  value: number | string
  unit: 'CHF' | '%' | 'days' | 'day'
  /** First and last day on which texts may use the fact without a new check of its source. */
  validFrom: string
  validUntil: string
  source: Source
  checkedOn: string
}

const checkedOn = '2026-11-21'
const taxYears2025And2026 = { taxYears: [2025, 2026], validFrom: '2025-01-01', validUntil: '2027-01-31', checkedOn }

const ordinanceOnCosts = {
  title: 'Ordinance on Work Expenses (SR 642.118.1)',
  href: legalSources.workExpenses.href,
}
const federalTaxAct = {
  title: 'Federal Act on Direct Federal Taxation (DFTA, SR 642.11)',
  href: legalSources.dbg.href,
}
const pillar3aOrdinance = {
  title: 'Ordinance on Pillar 3a (BVV 3, SR 831.461.3), Art. 7',
  href: legalSources.bvv3.href,
}
const vatRates = {
  title: 'Federal Tax Administration: VAT rates',
  href: legalSources.vatRates.href,
}
const bernDates = {
  title: 'Canton of Bern, tax office: filing and deadline extensions',
  href: legalSources.bernReturn.href,
}

/** Legal figures in texts. A test fails if a fact has expired, or if a text or the code has a different value. */
export const facts = [
  {
    id: 'pillar-3a-with-fund',
    name: 'pillar3a.max',
    what: 'Pillar 3a: maximum contribution with a pension fund, 2025 and 2026',
    value: 7258,
    unit: 'CHF',
    source: pillar3aOrdinance,
    ...taxYears2025And2026,
  },
  {
    id: 'pillar-3a-without-fund',
    name: 'pillar3a.max-without-fund',
    what: 'Pillar 3a: maximum contribution without a pension fund, 2025 and 2026',
    value: 36_288,
    unit: 'CHF',
    source: pillar3aOrdinance,
    ...taxYears2025And2026,
  },
  {
    id: 'child-deduction',
    name: 'federal.child',
    what: 'Federal tax: deduction per child, 2025 and 2026',
    value: 6800,
    unit: 'CHF',
    source: federalTaxAct,
    ...taxYears2025And2026,
  },
  {
    id: 'child-credit',
    name: 'federal.child-credit',
    what: 'Federal tax: tax reduction per child, 2025 and 2026',
    value: 263,
    unit: 'CHF',
    source: federalTaxAct,
    ...taxYears2025And2026,
  },
  {
    id: 'child-care',
    name: 'federal.child-care',
    what: 'Federal tax: maximum deduction for childcare by third parties per child, 2025 and 2026',
    value: 25_800,
    unit: 'CHF',
    source: federalTaxAct,
    ...taxYears2025And2026,
  },
  {
    id: 'commuting',
    name: 'federal.commuting',
    what: 'Federal tax: maximum deduction for commuting, 2025 and 2026',
    value: 3300,
    unit: 'CHF',
    source: ordinanceOnCosts,
    ...taxYears2025And2026,
  },
  {
    id: 'professional-flat-least',
    name: 'federal.work-expenses-least',
    what: 'Federal tax: flat rate for other work expenses, minimum',
    value: 2000,
    unit: 'CHF',
    source: ordinanceOnCosts,
    ...taxYears2025And2026,
  },
  {
    id: 'professional-flat-most',
    name: 'federal.work-expenses-most',
    what: 'Federal tax: flat rate for other work expenses, maximum',
    value: 4000,
    unit: 'CHF',
    source: ordinanceOnCosts,
    ...taxYears2025And2026,
  },
  {
    id: 'ordinary-assessment-line',
    name: 'source.ordinary-assessment',
    what: 'Tax at source: annual gross salary from which you must file a tax return',
    value: 120_000,
    unit: 'CHF',
    validFrom: '2021-01-01',
    validUntil: '2027-06-30',
    source: {
      title: 'Ordinance on Tax at Source (QStV, SR 642.118.2), Art. 9',
      href: legalSources.qstv.href,
    },
    checkedOn,
  },
  {
    id: 'vat-normal',
    name: 'vat.normal',
    what: 'VAT: standard rate',
    value: 8.1,
    unit: '%',
    validFrom: '2024-01-01',
    validUntil: '2027-06-30',
    source: vatRates,
    checkedOn,
  },
  {
    id: 'vat-reduced',
    name: 'vat.reduced',
    what: 'VAT, reduced rate',
    value: 2.6,
    unit: '%',
    validFrom: '2024-01-01',
    validUntil: '2027-06-30',
    source: vatRates,
    checkedOn,
  },
  {
    id: 'vat-accommodation',
    name: 'vat.accommodation',
    what: 'VAT: rate for accommodation',
    value: 3.8,
    unit: '%',
    validFrom: '2024-01-01',
    validUntil: '2027-06-30',
    source: vatRates,
    checkedOn,
  },
  {
    id: 'vat-registration',
    name: 'vat.registration',
    what: 'VAT: annual turnover from which registration is compulsory',
    value: 100_000,
    unit: 'CHF',
    validFrom: '2018-01-01',
    validUntil: '2027-06-30',
    source: { title: 'VAT Act (MWSTG, SR 641.20), Art. 10', href: legalSources.mwstg.href },
    checkedOn,
  },
  {
    id: 'ahv-self-employed',
    name: 'ahv.self-employed',
    what: 'AHV, IV and EO for the self-employed: maximum rate',
    value: 10,
    unit: '%',
    validFrom: '2020-01-01',
    validUntil: '2027-01-31',
    source: { title: 'AHV/IV information centre, leaflet 2.02', href: legalSources.ahvSelfEmployed.href },
    checkedOn,
  },
  {
    id: 'ahv-employed',
    name: 'ahv.employed',
    what: 'AHV, IV and EO for employees: total rate (both halves)',
    value: 10.6,
    unit: '%',
    validFrom: '2020-01-01',
    validUntil: '2027-01-31',
    source: { title: 'AHV/IV information centre, leaflet 2.01', href: legalSources.ahvEmployed.href },
    checkedOn,
  },
  {
    id: 'objection',
    name: 'objection.days',
    what: 'Objection to a tax assessment: days from delivery',
    value: 30,
    unit: 'days',
    validFrom: '1995-01-01',
    validUntil: '2027-12-31',
    source: { title: 'Federal Act on Direct Federal Taxation (DFTA, SR 642.11), Art. 132', href: federalTaxAct.href },
    checkedOn,
  },
  {
    id: 'individual-taxation',
    name: 'individual-taxation.begins',
    what: 'Start of individual taxation',
    value: '2032-01-01',
    unit: 'day',
    validFrom: '2026-08-19',
    validUntil: '2027-12-31',
    source: {
      title: 'Federal Council, 19 August 2026',
      href: legalSources.individualTaxation2032.href,
    },
    checkedOn,
  },
  {
    id: 'imputed-rental-value',
    name: 'imputed-rental-value.ends',
    what: 'End of the imputed rental value',
    value: '2029-01-01',
    unit: 'day',
    validFrom: '2026-04-01',
    validUntil: '2027-12-31',
    source: { title: 'Federal Council, 1 April 2026', href: legalSources.imputedRent2029.href },
    checkedOn,
  },
  {
    id: 'bern-filing',
    name: 'bern.filing',
    taxYears: [2026],
    what: 'Canton of Bern: filing deadline for the 2026 tax return',
    value: '2027-03-15',
    unit: 'day',
    validFrom: '2026-01-01',
    validUntil: '2027-11-15',
    source: bernDates,
    checkedOn,
  },
  {
    id: 'bern-free-extension',
    name: 'bern.free-extension',
    taxYears: [2026],
    what: 'Canton of Bern: free online deadline extension for the 2026 tax return until',
    value: '2027-07-15',
    unit: 'day',
    validFrom: '2026-01-01',
    validUntil: '2027-11-15',
    source: bernDates,
    checkedOn,
  },
] as const satisfies readonly Fact[]

export type FactId = (typeof facts)[number]['id']
