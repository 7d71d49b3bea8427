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
  title: 'Ordinance on professional expenses (SR 642.118.1)',
  href: legalSources.workExpenses.href,
}
const federalTaxAct = {
  title: 'Federal tax act (DBG, SR 642.11)',
  href: legalSources.dbg.href,
}
const pillar3aOrdinance = {
  title: 'Ordinance on pillar 3a (BVV 3, SR 831.461.3), Art. 7',
  href: legalSources.bvv3.href,
}
const vatRates = {
  title: 'Federal Tax Administration: VAT rates',
  href: legalSources.vatRates.href,
}
const bernDates = {
  title: 'Canton of Bern, tax office: filing and extension',
  href: legalSources.bernReturn.href,
}

/** Legal figures that several texts use. A test fails if texts or code contain other values, or a fact has expired. */
export const facts = [
  {
    id: 'pillar-3a-with-fund',
    name: 'pillar3a.max',
    what: 'Pillar 3a, largest contribution with a pension fund, 2025 and 2026',
    value: 7258,
    unit: 'CHF',
    source: pillar3aOrdinance,
    ...taxYears2025And2026,
  },
  {
    id: 'pillar-3a-without-fund',
    name: 'pillar3a.max-without-fund',
    what: 'Pillar 3a, largest contribution without a pension fund, 2025 and 2026',
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
    what: 'Federal tax: taken off the tax per child, 2025 and 2026',
    value: 263,
    unit: 'CHF',
    source: federalTaxAct,
    ...taxYears2025And2026,
  },
  {
    id: 'child-care',
    name: 'federal.child-care',
    what: 'Federal tax: child care by third parties, at most per child, 2025 and 2026',
    value: 25_800,
    unit: 'CHF',
    source: federalTaxAct,
    ...taxYears2025And2026,
  },
  {
    id: 'commuting',
    name: 'federal.commuting',
    what: 'Federal tax: commute, at most, 2025 and 2026',
    value: 3300,
    unit: 'CHF',
    source: ordinanceOnCosts,
    ...taxYears2025And2026,
  },
  {
    id: 'professional-flat-least',
    name: 'federal.work-expenses-least',
    what: 'Federal tax: other work expenses, flat rate, at least',
    value: 2000,
    unit: 'CHF',
    source: ordinanceOnCosts,
    ...taxYears2025And2026,
  },
  {
    id: 'professional-flat-most',
    name: 'federal.work-expenses-most',
    what: 'Federal tax: other work expenses, flat rate, at most',
    value: 4000,
    unit: 'CHF',
    source: ordinanceOnCosts,
    ...taxYears2025And2026,
  },
  {
    id: 'ordinary-assessment-line',
    name: 'source.ordinary-assessment',
    what: 'Tax at source: gross salary a year from which an ordinary assessment follows',
    value: 120_000,
    unit: 'CHF',
    validFrom: '2021-01-01',
    validUntil: '2027-06-30',
    source: {
      title: 'Ordinance on tax at source (QStV, SR 642.118.2), Art. 9',
      href: legalSources.qstv.href,
    },
    checkedOn,
  },
  {
    id: 'vat-normal',
    name: 'vat.normal',
    what: 'VAT, normal rate',
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
    what: 'VAT, rate for accommodation',
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
    what: 'VAT: turnover a year from which registration is compulsory',
    value: 100_000,
    unit: 'CHF',
    validFrom: '2018-01-01',
    validUntil: '2027-06-30',
    source: { title: 'VAT act (MWSTG, SR 641.20), Art. 10', href: legalSources.mwstg.href },
    checkedOn,
  },
  {
    id: 'ahv-self-employed',
    name: 'ahv.self-employed',
    what: 'AHV, IV and EO of the self-employed, largest rate',
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
    what: 'AHV, IV and EO of the employed, both halves',
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
    what: 'Objection to an assessment, days from delivery',
    value: 30,
    unit: 'days',
    validFrom: '1995-01-01',
    validUntil: '2027-12-31',
    source: { title: 'Federal tax act (DBG, SR 642.11), Art. 132', href: federalTaxAct.href },
    checkedOn,
  },
  {
    id: 'individual-taxation',
    name: 'individual-taxation.begins',
    what: 'Individual taxation begins',
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
    what: 'Imputed rental value ends',
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
    what: 'Canton of Bern: return of 2026 due',
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
    what: 'Canton of Bern: free online extension of the return of 2026 until',
    value: '2027-07-15',
    unit: 'day',
    validFrom: '2026-01-01',
    validUntil: '2027-11-15',
    source: bernDates,
    checkedOn,
  },
] as const satisfies readonly Fact[]

export type FactId = (typeof facts)[number]['id']
