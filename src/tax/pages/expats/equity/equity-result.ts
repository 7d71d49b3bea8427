import { type EquityBenefit, equityBenefit, equityRules } from '#tax/equity/equity-benefit.ts'
import { federalFlatPercent, flatEquityTax, residentEquityTax } from '#tax/equity/equity-tax.ts'
import { sharePercent, swissShare, type VestingDays, vestingDays } from '#tax/equity/swiss-share.ts'
import type { Canton } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { lawState } from '#tax/pages/expats/law-state.ts'
import { officialStatus } from '#tax/pages/fields.ts'
import { findPlace, noPlace, type Place } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { TraceLine } from '#tax/trace.ts'
import type { EquityInput } from './equity-input.ts'

/** How the Swiss part is taxed. `flat`: tax at source; its cantonal part is null if the rate is unknown. */
export type EquityTaxes =
  | { readonly by: 'ordinary'; readonly tax: number; readonly byRate: number; readonly percent: number }
  | { readonly by: 'flat'; readonly federal: number; readonly canton: number | null }
  | { readonly by: 'monthly-tariff' }

type Parts = EquityBenefit & { days: VestingDays | null; swissPart: number; foreignPart: number }

export function equityResult(source: FiguresSource, input: EquityInput) {
  const { kind, year, residence, vestedOn } = input
  if (kind === 'rsu' && input.allDays === undefined && vestedOn && Number(vestedOn.slice(0, 4)) !== year)
    return noPlace('year', 'year-of-vesting')
  const found = findPlace(source, input)
  if (!found.ok) return found
  const days = equityRules[kind].isShared ? daysOf(input) : null
  if (days && days.all === 0) return noPlace('vestedOn', 'days-in-wrong-order')
  if (days && days.swiss > days.all) return noPlace('swissDays', 'more-days-than-all')
  const valued = equityBenefit({ ...input, blockedYears: input.blockedYears ?? 0 })
  const swissPart = swissShare(valued.benefit, days ?? { swiss: 1, all: 1 })
  const parts: Parts = { ...valued, days, swissPart, foreignPart: Math.round(valued.benefit) - swissPart }
  const { taxes, trace, flags } = taxed(input, found.place, parts)
  return {
    ok: true,
    ...{ year, kind, residence, ...parts, taxes },
    percent: days ? sharePercent(days) : 100,
    canton: found.place.canton,
    place: found.place.commune.name,
    value: input.value,
    trace: [...partsTrace(input, parts), ...trace],
    flags: [...(residence === 'here' ? found.place.notes : []), ...flagsOf(input, parts), ...flags],
    dataState: residence === 'here' ? found.place.figures.canton.stateDate : lawState,
  } as const
}
export type EquityResult = Extract<ReturnType<typeof equityResult>, { ok: true }>

function daysOf(input: EquityInput): VestingDays {
  const { swissDays, allDays, grantedOn = '', vestedOn = '', arrivedOn, leftOn, daysAbroad = 0 } = input
  return swissDays !== undefined && allDays !== undefined
    ? { swiss: swissDays, all: allDays }
    : vestingDays({ grantedOn, vestedOn, arrivedOn, leftOn, swissDaysAbroad: daysAbroad })
}

function taxed(
  input: EquityInput,
  { figures, commune, canton }: Place,
  { benefit, swissPart }: Parts,
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

function partsTrace(input: EquityInput, { benefit, reducedPercent, days, swissPart, foreignPart }: Parts): TraceLine[] {
  const { kind, units, value, price } = input
  const part = 'expats' as const
  const { article } = equityRules[kind]
  const lines: TraceLine[] = [
    { part, code: 'equity.benefit', amount: benefit, values: { kind, units, value, price, reducedPercent }, article },
  ]
  if (!days) return lines
  const isCounted = input.allDays !== undefined
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

function flagsOf({ residence, allDays }: EquityInput, { days, foreignPart }: Parts): Flag[] {
  const flags: Flag[] = [{ code: 'equity.social-security', values: {} }]
  if (residence === 'here') flags.push({ code: 'equity.tax-at-source', values: {} })
  if (days && allDays === undefined) flags.push({ code: 'equity.weekdays', values: {} })
  if (foreignPart > 0) flags.push({ code: 'equity.other-country', values: {} })
  if (foreignPart > 0 && residence === 'here') flags.push({ code: 'not-checked.exempt-rate', values: {} })
  return flags
}
