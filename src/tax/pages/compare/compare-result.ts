import { z } from 'zod'
import {
  burdenByCanton,
  type CommuneBurden,
  type ComparedHousehold,
  compareCommunes,
} from '#tax/compare/compare-communes.ts'
import { amount, positiveAmount } from '#tax/fields/amounts.ts'
import { error, type FieldError } from '#tax/fields/error.ts'
import { age, assumedChildAge } from '#tax/fields/household.ts'
import type { CantonFigures, FederalFigures } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { incomeTax } from '#tax/ordinary/income-tax.ts'
import { householdFields, officialStatus, placeFields } from '#tax/pages/fields.ts'
import { findPlace, noPlace, type Place } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import { communeFields } from './commune-fields.ts'

const { commune } = placeFields

export const compareInput = z.object({
  basis: z.enum(['taxable', 'gross'], { error: error('basis-unknown') }).default('taxable'),
  income: positiveAmount('income-missing'),
  wealth: amount().default(0),
  age: age().default(40),
  all: z.enum(['yes']).optional(),
  ...placeFields,
  commune2: commune,
  commune3: commune,
  commune4: commune,
  commune5: commune,
  ...householdFields,
})
export type CompareInput = z.output<typeof compareInput>

type All = { readonly cantons: readonly CantonFigures[]; readonly federal: FederalFigures }

const shownAtEnds = 10

export function compareResult(source: FiguresSource, all: All | null, input: CompareInput) {
  const places = placesOf(source, input)
  if (!places.ok) return places
  const [first] = places.found
  if (!first || !all) return noPlace('year', { code: 'year-not-compared', values: { year: input.year } })
  const compared = household(input)
  const chosenIds = places.found.map(({ commune: { bfsId } }) => bfsId)
  const chosenCantons = all.cantons.filter(({ canton }) => places.found.some((place) => place.canton === canton))
  const ranked = compareCommunes([first.figures.canton], all.federal, compared)
  const rates = new Map(first.figures.canton.communes.map(([bfsId, , rate]) => [bfsId, rate ?? 0]))
  const short = input.all !== 'yes' && ranked.length > 2 * shownAtEnds + 5
  const ranking = ranked.map((burden, index) => ({
    rank: index + 1,
    multiplier: rates.get(burden.bfsId) ?? 0,
    chosen: chosenIds.includes(burden.bfsId),
    ...slim(burden),
  }))
  return {
    ok: true,
    year: input.year,
    income: input.income,
    canton: first.canton,
    dataState: first.figures.canton.stateDate,
    chosen: compareCommunes(chosenCantons, all.federal, compared, chosenIds).map(slim),
    ranking: short
      ? ranking.filter(({ rank, chosen }) => chosen || rank <= shownAtEnds || rank > ranked.length - shownAtEnds)
      : ranking,
    communes: ranked.length,
    short,
    capitals: burdenByCanton(all.cantons, all.federal, compared).map(slim),
    flags: [
      ...places.found.flatMap(({ notes }) => notes),
      ...places.found.flatMap((place) => flagsIn(place, compared)),
      ...rankingFlags(first),
    ],
  } as const
}
export type CompareResult = Extract<ReturnType<typeof compareResult>, { ok: true }>

function flagsIn({ figures, commune }: Place, compared: ComparedHousehold): readonly Flag[] {
  if (compared.by === 'taxable income') return incomeTax(figures, commune, compared.household).flags
  const result = grossSalaryTax(figures, commune, compared.household)
  return result.ok ? result.flags : []
}

/**
 * Valais needs a tax index per commune, of which we know only one, so a ranking of its communes is flagged as an
 * estimate.
 */
function rankingFlags({ canton, figures }: Place): readonly Flag[] {
  return figures.canton.rules.index ? [{ code: 'commune-index.ranking', values: { canton } }] : []
}

function placesOf(source: FiguresSource, input: CompareInput) {
  const found: Place[] = []
  for (const field of communeFields) {
    const text = input[field]
    const isFirst = field === 'commune'
    if (!text && !(isFirst && !input.choice)) continue
    const place = findPlace(source, {
      year: input.year,
      canton: isFirst ? input.canton : undefined,
      commune: text,
      choice: isFirst ? input.choice : undefined,
    })
    if (!place.ok) {
      const { commune: wrong, ...other } = place.errors
      return {
        ...place,
        choices: isFirst ? place.choices : [],
        errors: wrong ? { ...other, [field]: toWriteOut(wrong, place.choices) } : other,
      }
    }
    if (!found.some(({ commune: { bfsId } }) => bfsId === place.place.commune.bfsId)) found.push(place.place)
  }
  return { ok: true, found } as const
}

/**
 * If a name is ambiguous, only the first commune field offers the matches as choices. For other fields, the error asks
 * for the full name.
 */
function toWriteOut(wrong: FieldError, names: readonly string[]): FieldError {
  return names.length > 0 ? { code: 'place-to-write-out', values: { names } } : wrong
}

function household(input: CompareInput): ComparedHousehold {
  const common = {
    maritalStatus: officialStatus(input.maritalStatus),
    confession: input.confession,
    taxableWealth: input.wealth,
  }
  if (input.basis === 'taxable') {
    const { children, income } = input
    return {
      by: 'taxable income',
      household: { ...common, children, taxableIncome: income, taxableIncomeFederal: income },
    }
  }
  return {
    by: 'gross salary',
    household: {
      ...common,
      childAges: Array<number>(input.children).fill(assumedChildAge),
      age: input.age,
      grossSalary: input.income,
      grossSalaryPartner: 0,
    },
  }
}

function slim({ bfsId, name, canton, incomeTax, wealthTax, personalTax, total, burdenBp }: CommuneBurden) {
  return {
    bfsId,
    name,
    inCanton: canton,
    federal: incomeTax.federal,
    canton: incomeTax.canton + wealthTax.canton,
    commune: incomeTax.commune + wealthTax.commune,
    church: incomeTax.church + wealthTax.church,
    personal: personalTax,
    total,
    burdenBp,
  }
}
