import * as caseTexts from '#cases/locales/en.ts'
import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import { t } from '#platform/texts.ts'
import { type Offers, type Quote, quote } from '#shop/catalogue/public/price-quote.ts'

export const steps = ['year', 'household', 'situation', 'offer'] as const

const copy = () => t(caseTexts.situation)

export const situations = [
  {
    id: 'employed',
    get label() {
      return copy().iWasEmployed
    },
    flag: null,
  },
  {
    id: 'withholding',
    get label() {
      return copy().iPaidTaxAtSource
    },
    flag: null,
  },
  {
    id: 'self-employed',
    get label() {
      return copy().iWasSelfEmployed
    },
    flag: 'businessIncome',
  },
  {
    id: 'abroad',
    get label() {
      return copy().iHadIncomeFromAbroad
    },
    flag: 'foreignIncome',
  },
  {
    id: 'securities',
    get label() {
      return copy().iOwnedMoreThanTen
    },
    flag: 'investments',
  },
  {
    id: 'property',
    get label() {
      return copy().iOwnedHouseOrFlat
    },
    flag: 'realEstate',
  },
  {
    id: 'crypto',
    get label() {
      return copy().iOwnedCryptocurrency
    },
    flag: 'crypto',
  },
  {
    id: 'cantons',
    get label() {
      return copy().iHadPropertyOrBusiness
    },
    flag: 'multipleStates',
  },
] as const satisfies readonly { id: string; label: string; flag: AddOnFlag | null }[]

export type SituationId = (typeof situations)[number]['id']

export function readSituations(requested: readonly string[]): SituationId[] {
  return situations.flatMap(({ id }) => (requested.includes(id) ? [id] : []))
}

export function situationWords(requested: readonly string[]): string {
  const answers = readSituations(requested)
  if (answers.length === 0) return ''
  return [copy().myYear, ...situations.flatMap(({ id, label }) => (answers.includes(id) ? [`- ${label}`] : []))].join(
    '\n',
  )
}

export function addOnsFor(answers: readonly SituationId[]): AddOnFlag[] {
  return situations.flatMap(({ id, flag }) => (answers.includes(id) && flag !== null ? [flag] : []))
}

/** Finds the cheapest package, add-ons included. If two cost the same, returns the larger one; null if none is sold. */
export function matchingPackage(offers: Offers, flags: readonly AddOnFlag[]): { id: PackageId; quote: Quote } | null {
  const priced = offers.packages.flatMap(({ id }) => {
    const found = quote(offers, { packageId: id, flags })
    return found ? [{ id, quote: found }] : []
  })
  return priced.reduce<(typeof priced)[number] | null>(
    (best, each) => (best === null || each.quote.totalCents <= best.quote.totalCents ? each : best),
    null,
  )
}

export type Step = (typeof steps)[number]

export type Answers = { step: Step; year: number; situations: SituationId[] }

export function readAnswers(search: URLSearchParams, years: readonly number[], defaultYear: number): Answers {
  const entered = Number(search.get('year'))
  const isKnown = years.includes(entered)
  const requested = steps.find((step) => step === search.get('step')) ?? 'year'
  return {
    step: isKnown ? requested : 'year',
    year: isKnown ? entered : defaultYear,
    situations: readSituations(search.getAll('with')),
  }
}

export function stepPath({ year, situations }: Omit<Answers, 'step'>, step: Step): string {
  const query = new URLSearchParams([['step', step], ['year', String(year)], ...situations.map((id) => ['with', id])])
  return `/client-portal/new-case?${query}`
}

export function askPath({ year, situations }: Omit<Answers, 'step'>): string {
  const query = new URLSearchParams([['year', String(year)], ...situations.map((id) => ['with', id])])
  return `/client-portal/cases/new?${query}`
}
