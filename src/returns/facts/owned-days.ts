import { type AnswerValue, rowsOf } from '#returns/questions/answer.ts'
import type { Canton } from '#tax/figures.ts'
import { liabilityPeriod } from '#tax/part-year/liability-period.ts'
import type { OwnedDays } from './wealth-of.ts'

/** A property of the questions. Days are YYYY-MM-DD; those of other years do not matter. */
export type OwnedProperty = {
  readonly isSwiss: boolean
  /** Null: at home or abroad. */
  readonly canton: string | null
  readonly valueCents: number
  readonly boughtOn: string | null
  readonly soldOn: string | null
}

/** All properties if one of them has a day; otherwise none, because all count for the whole year. */
export function ownedProperties(list: AnswerValue | null): readonly OwnedProperty[] {
  const properties = rowsOf(list).map(({ fields: { country, canton, value, bought, sold } }) => ({
    isSwiss: country === 'CH',
    canton: typeof canton === 'string' && canton !== '' ? canton : null,
    valueCents: typeof value === 'number' ? value : 0,
    boughtOn: dayOf(bought),
    soldOn: dayOf(sold),
  }))
  return properties.some(({ boughtOn, soldOn }) => boughtOn !== null || soldOn !== null) ? properties : []
}

function dayOf(value: string | number | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function isOwnedInPart({ boughtOn, soldOn }: OwnedProperty, year: number): boolean {
  return isIn(boughtOn, year) || isIn(soldOn, year)
}

function isIn(day: string | null, year: number): boolean {
  return day?.startsWith(`${year}-`) ?? false
}

/** Days of ownership in other cantons; undefined if all were owned the whole year, or were sold before they were bought. */
export function ownedDaysOf(properties: readonly OwnedProperty[], year: number, home: Canton): OwnedDays | undefined {
  const elsewhere = properties.filter(({ isSwiss, canton }) => isSwiss && canton !== null && canton !== home)
  if (!elsewhere.some((property) => isOwnedInPart(property, year))) return undefined
  let [heldCents, heldCentDays, soldCentDays] = [0, 0, 0]
  for (const { valueCents, boughtOn, soldOn } of elsewhere) {
    const isSold = isIn(soldOn, year)
    const [arrivedOn, leftOn] = [isIn(boughtOn, year) ? boughtOn : null, isSold ? soldOn : null]
    const read = liabilityPeriod(year, { arrivedOn, leftOn })
    if (!read.ok) return undefined
    const centDays = valueCents * read.period.days
    if (isSold) soldCentDays += centDays
    else {
      heldCents += valueCents
      heldCentDays += centDays
    }
  }
  return { heldCents, heldCentDays, soldCentDays }
}
