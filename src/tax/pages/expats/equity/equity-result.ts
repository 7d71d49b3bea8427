import { equityBenefit, equityRules } from '#tax/equity/equity-benefit.ts'
import { federalFlatPercent, flatEquityTax, residentEquityTax } from '#tax/equity/equity-tax.ts'
import { sharePercent, type VestingDays, vestingDays } from '#tax/equity/swiss-share.ts'
import { partsOf, sumsByYear, type VestedParts } from '#tax/equity/vestings.ts'
import type { Canton } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { lawState } from '#tax/pages/expats/law-state.ts'
import { officialStatus } from '#tax/pages/fields.ts'
import { findPlace, noPlace, type Place } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { TraceLine } from '#tax/trace.ts'
import type { EquityInput } from './equity-input.ts'
import { fieldOf, type VestingInput, vestingsOf } from './vesting-fields.ts'

/** How the Swiss part is taxed. `flat`: tax at source; its cantonal part is null if the rate is unknown. */
export type EquityTaxes =
  | { readonly by: 'ordinary'; readonly tax: number; readonly byRate: number; readonly percent: number }
  | { readonly by: 'flat'; readonly federal: number; readonly canton: number | null }
  | { readonly by: 'monthly-tariff' }

/** One vesting with its parts. `on` and `units` are as entered; `on` may be missing if the days were counted. */
export type VestingParts = VestedParts & {
  readonly at: VestingInput['at']
  readonly on: string | undefined
  readonly year: number
  readonly units: number
  readonly value: number
  readonly reducedPercent: number
  readonly days: VestingDays | null
  readonly isCounted: boolean
}

export function equityResult(source: FiguresSource, input: EquityInput) {
  const { kind, year, residence } = input
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { isShared } = equityRules[kind]
  const given = isShared ? vestingsOf(input) : vestingsOf(input).slice(0, 1)
  const vestings: VestingParts[] = []
  for (const vesting of given) {
    const days = isShared ? daysOf(input, vesting) : null
    if (days && days.all === 0) return noPlace(fieldOf('vestedOn', vesting), 'days-in-wrong-order')
    if (days && days.swiss > days.all) return noPlace(fieldOf('swissDays', vesting), 'more-days-than-all')
    vestings.push(vestingParts(input, vesting, days))
  }
  const years = sumsByYear(vestings)
  const parts = years.find((sum) => sum.year === year)
  if (!parts) return noPlace('year', 'year-of-vesting')
  const taxedNow = vestings.filter((each) => each.year === year)
  const { benefit, swissPart, foreignPart, percent } = parts
  const { taxes, trace, flags } = taxed(input, found.place, parts)
  const sums: TraceLine[] =
    taxedNow.length > 1
      ? [
          {
            part: 'expats',
            code: 'equity.sum',
            amount: swissPart,
            values: { vestings: taxedNow.length, year, benefit },
          },
        ]
      : []
  return {
    ok: true,
    ...{ year, kind, residence, benefit, swissPart, foreignPart, percent, taxes },
    days: taxedNow[0]?.days ?? null,
    reducedPercent: taxedNow[0]?.reducedPercent ?? 100,
    vestings,
    years,
    canton: found.place.canton,
    place: found.place.commune.name,
    value: input.value,
    trace: [...taxedNow.flatMap((each) => partsTrace(input, each, taxedNow.length > 1)), ...sums, ...trace],
    flags: [...(residence === 'here' ? found.place.notes : []), ...flagsOf(input, parts, vestings), ...flags],
    dataState: residence === 'here' ? found.place.figures.canton.stateDate : lawState,
  } as const
}
export type EquityResult = Extract<ReturnType<typeof equityResult>, { ok: true }>

/** RSUs belong to the year of their vesting; whatever is exercised or paid belongs to the year chosen. */
function vestingParts(input: EquityInput, vesting: VestingInput, days: VestingDays | null): VestingParts {
  const { kind, price, year, blockedYears = 0 } = input
  const { at, vestedOn: on, units = 0, value = 0, allDays } = vesting
  const { benefit, reducedPercent } = equityBenefit({ kind, units, value, price, blockedYears })
  const isOfItsDay = kind === 'rsu' && on !== undefined
  return {
    ...{ at, on, units, value, reducedPercent, days, isCounted: allDays !== undefined },
    ...partsOf({ benefit, days }),
    year: isOfItsDay ? Number(on.slice(0, 4)) : year,
  }
}

function daysOf({ arrivedOn, leftOn }: EquityInput, vesting: VestingInput): VestingDays {
  const { swissDays, allDays, grantedOn = '', vestedOn = '', daysAbroad = 0 } = vesting
  return swissDays !== undefined && allDays !== undefined
    ? { swiss: swissDays, all: allDays }
    : vestingDays({ grantedOn, vestedOn, arrivedOn, leftOn, swissDaysAbroad: daysAbroad })
}

function taxed(
  input: EquityInput,
  { figures, commune, canton }: Place,
  { benefit, swissPart }: VestedParts,
): { taxes: EquityTaxes; trace: TraceLine[]; flags: readonly Flag[] } {
  if (input.residence === 'commuter') {
    return { taxes: { by: 'monthly-tariff' }, trace: [], flags: [{ code: 'equity.commuter', values: {} }] }
  }
  if (input.residence === 'abroad') return flat(swissPart, canton)
  const taxableIncome = input.income ?? 0
  const household = {
    ...{ maritalStatus: officialStatus(input.maritalStatus), children: input.children, confession: input.confession },
    ...{ taxableIncome, taxableIncomeFederal: taxableIncome, taxableWealth: 0 },
  }
  const whole = Math.round(benefit)
  const result = residentEquityTax(figures, commune, household, { benefit: whole, swissPart })
  const { tax, byRate } = result
  const part = 'expats' as const
  return {
    taxes: { by: 'ordinary', tax, byRate, percent: swissPart > 0 ? Math.round((tax / swissPart) * 1000) / 10 : 0 },
    trace: [
      { part, code: 'equity.tax-without', amount: result.without.total, values: { taxableIncome } },
      {
        ...{ part, code: 'equity.tax-with', amount: result.with.total, article: 'DBG Art. 7 para. 1' },
        values: { taxableIncome: taxableIncome + swissPart, forRate: taxableIncome + whole },
      },
      { part, code: 'equity.tax', amount: tax, values: { byRate } },
    ],
    flags: result.with.flags,
  }
}

function flat(swissPart: number, seat: Canton): { taxes: EquityTaxes; trace: TraceLine[]; flags: readonly Flag[] } {
  const { federal, canton } = flatEquityTax(swissPart, seat)
  const part = 'expats' as const
  const trace: TraceLine[] = [
    {
      ...{ part, code: 'equity.flat-federal', amount: federal, article: 'DBG Art. 97a para. 2' },
      values: { percent: federalFlatPercent },
    },
  ]
  if (canton) {
    const { tax, percent, source } = canton
    const values = { canton: seat, percent, source }
    trace.push({ part, code: 'equity.flat-canton', amount: tax, values, article: 'StHG Art. 35' })
  }
  return {
    taxes: { by: 'flat', federal, canton: canton?.tax ?? null },
    trace,
    flags: canton ? [] : [{ code: 'not-checked.equity-canton', values: { canton: seat } }],
  }
}

function partsTrace({ kind, price }: EquityInput, vesting: VestingParts, isOneOfSeveral: boolean): TraceLine[] {
  const { benefit, reducedPercent, days, swissPart, foreignPart, units, value, isCounted, on } = vesting
  const part = 'expats' as const
  const { article } = equityRules[kind]
  const vestedOn = isOneOfSeveral && on ? { on } : {}
  const values = { kind, units, value, price, reducedPercent, ...vestedOn }
  const lines: TraceLine[] = [{ part, code: 'equity.benefit', amount: benefit, values, article }]
  if (!days) return lines
  lines.push(
    { part, code: 'equity.share', amount: sharePercent(days), values: { ...days, isCounted }, article: 'DBG Art. 17d' },
    {
      ...{ part, code: 'equity.swiss-part', amount: swissPart, article: 'MBV Art. 7 and 8' },
      values: { ...days, benefit },
    },
    { part, code: 'equity.foreign-part', amount: foreignPart, values: {}, article: 'DBG Art. 7 para. 1' },
  )
  return lines
}

function flagsOf({ residence }: EquityInput, { foreignPart }: VestedParts, vestings: readonly VestingParts[]): Flag[] {
  const flags: Flag[] = [{ code: 'equity.social-security', values: {} }]
  if (residence === 'here') flags.push({ code: 'equity.tax-at-source', values: {} })
  if (vestings.some(({ days, isCounted }) => days && !isCounted)) flags.push({ code: 'equity.weekdays', values: {} })
  if (foreignPart > 0) flags.push({ code: 'equity.other-country', values: {} })
  if (foreignPart > 0 && residence === 'here') flags.push({ code: 'not-checked.exempt-rate', values: {} })
  return flags
}
