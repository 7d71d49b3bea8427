import { z } from 'zod'
import { cents } from '#tax/fields/amounts.ts'
import { day } from '#tax/fields/day.ts'
import { error, type PlainError } from '#tax/fields/error.ts'
import { type MoreVesting, moreVestings } from './more-vesting.ts'

const perUnit = (missing: PlainError) => cents(missing).transform((value) => value / 100)
const days = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, error('days-not-figures'))
  .transform(Number)
  .optional()

export const units = perUnit('units-missing').refine((count) => count > 0, error('units-missing'))
export const unitValue = perUnit('unit-value-missing')

/** Dates of a vesting period, or working days that the employer has certified. */
export const periodFields = {
  ...{ grantedOn: day().optional(), vestedOn: day().optional() },
  ...{ daysAbroad: days, swissDays: days, allDays: days },
}

const shape = { units: units.optional(), value: unitValue.optional(), ...periodFields }
type VestingField = keyof typeof shape
const vestingFields = ['vestedOn', 'units', 'value', 'grantedOn', 'daysAbroad', 'swissDays', 'allDays'] as const

export type MoreField = `${VestingField}${MoreVesting}`
type Shapes = {
  [Field in MoreField]: Field extends `${infer Name extends VestingField}${MoreVesting}` ? (typeof shape)[Name] : never
}

function eachField<Value>(of: (name: VestingField, vesting: MoreVesting) => Value): Record<MoreField, Value> {
  const entries = moreVestings.flatMap((at) => vestingFields.map((name) => [`${name}${at}`, of(name, at)]))
  return Object.fromEntries(entries)
}

export const moreVestingFields = eachField((name) => shape[name]) as Shapes

export function moreVestingLabels(label: (name: VestingField, vesting: MoreVesting) => string) {
  return eachField(label)
}

export type VestingInput = {
  /** 1 for the fields without a number. */
  readonly at: 1 | MoreVesting
  readonly units: number | undefined
  readonly value: number | undefined
  readonly grantedOn: string | undefined
  readonly vestedOn: string | undefined
  readonly daysAbroad: number | undefined
  readonly swissDays: number | undefined
  readonly allDays: number | undefined
}

type Given = z.output<z.ZodObject<Shapes & typeof shape>>

/** The first vesting and those of which a field is filled in. A missing grant date is that of the first. */
export function vestingsOf(input: Given): readonly VestingInput[] {
  const { units: count, value, grantedOn, vestedOn, daysAbroad, swissDays, allDays } = input
  const first = { at: 1, units: count, value, grantedOn, vestedOn, daysAbroad, swissDays, allDays } as const
  const more = moreVestings.map((at) => ({
    at,
    units: input[`units${at}` as const],
    value: input[`value${at}` as const],
    grantedOn: input[`grantedOn${at}` as const],
    vestedOn: input[`vestedOn${at}` as const],
    daysAbroad: input[`daysAbroad${at}` as const],
    swissDays: input[`swissDays${at}` as const],
    allDays: input[`allDays${at}` as const],
  }))
  const used = more.filter(({ at: _, ...fields }) => Object.values(fields).some((field) => field !== undefined))
  return [first, ...used.map((each) => ({ ...each, grantedOn: each.grantedOn ?? grantedOn }))]
}

export function fieldOf<Name extends VestingField>(name: Name, { at }: Pick<VestingInput, 'at'>) {
  return at === 1 ? name : (`${name}${at}` as const)
}
