import * as caseTexts from '#cases/locales/en.ts'
import type { AddOnFlag, PackageId } from '#content/products/product.ts'
import { t } from '#platform/texts.ts'
import { type Offers, type Quote, quote } from '#shop/catalogue/public/price-quote.ts'

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
