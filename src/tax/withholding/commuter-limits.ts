import type { NoValues } from '#tax/trace.ts'
import { toFiveCents } from './withholding-tax.ts'

/** Nights a year away from home for work that leave the status of a commuter. For Germany, see `germanNightLimit`. */
export const nightLimits = { FR: 45, IT: 45, LI: 45 } as const
/** Highest share of working days at home, in percent: France Art. 17 para. 5 and 1983 agreement, Italy protocol of 2024. */
export const teleworkLimits = { FR: 40, IT: 25 } as const
/** Days of missions outside Switzerland that count towards the French 40 % without losing it (DTA Art. 17 para. 5). */
export const frenchMissionDays = 10
/** Share of the gross salary that Switzerland may take from German commuters (DTA Art. 15a), and the federal part. */
const germanCapPercent = 4.5
const germanFederalPercent = 10

export type GermanWork = {
  /** Agreed working days a year. A full-time year has 250, or 300 with a six-day week. */
  readonly agreedDays?: number
  readonly fullTimeDays?: number
  /** Full months of the job in the year; with fewer than 12, five nights a month are allowed. */
  readonly months?: number
}

/**
 * Nights a year that a commuter from Germany may stay away for work (DTA Art. 15a para. 2; KonsVerCHEV § 9): 60, in
 * proportion to the agreed days for part-time by the day, five for each full month of a job for part of the year. Not
 * rounded.
 * @example germanNightLimit({ agreedDays: 150 }) // 36
 */
export function germanNightLimit({ agreedDays, fullTimeDays = 250, months = 12 }: GermanWork): number {
  const ofYear = months >= 12 ? 60 : months * 5
  return agreedDays === undefined ? ofYear : (ofYear * Math.min(agreedDays, fullTimeDays)) / fullTimeDays
}

/**
 * Days that count as nights away for Germany: nights for work and one-day trips to other countries. Day trips in
 * Switzerland or Germany and illness do not count (KonsVerCHEV § 8).
 */
export function germanNightsAway(away: { readonly nightsAway: number; readonly dayTripsElsewhere: number }): number {
  return away.nightsAway + away.dayTripsElsewhere
}

/**
 * Most that Switzerland may withhold from a commuter from Germany with a certificate of residence, in cents a year:
 * 4.5 % of the gross salary, of which 10 % are federal tax (DTA Art. 15a para. 1, QStV Art. 8). What was withheld above
 * it is refunded here; Germany credits only the allowed part (KonsVerCHEV § 12).
 */
export function germanCap(grossCents: number, withheldCents = 0) {
  const mostCents = toFiveCents(grossCents * germanCapPercent, 100)
  return {
    mostCents,
    federalCents: toFiveCents(mostCents * germanFederalPercent, 100),
    creditedCents: Math.min(withheldCents, mostCents),
    refundCents: Math.max(0, withheldCents - mostCents),
  }
}

export type TeleworkYear = {
  readonly workDays: number
  readonly teleworkDays: number
  /** Working days outside Switzerland on missions; for France, up to ten count like telework. */
  readonly missionDays?: number
}

/**
 * Whether telework leaves the whole salary to Switzerland. France: at most 40 % of the working days, with at most ten
 * mission days among them (DTA Art. 17 para. 5). Italy: at most 25 %, at home only.
 * @example telework('FR', { workDays: 240, teleworkDays: 86, missionDays: 10 }) // { percent: 40, isWithin: true }
 */
export function telework(home: keyof typeof teleworkLimits, { workDays, teleworkDays, missionDays = 0 }: TeleworkYear) {
  const counted = teleworkDays + (home === 'FR' ? missionDays : 0)
  const missionsWithin = home !== 'FR' || missionDays <= frenchMissionDays
  return {
    percent: workDays > 0 ? Math.round((counted * 10_000) / workDays) / 100 : 0,
    isWithin: missionsWithin && counted * 100 <= workDays * teleworkLimits[home],
  }
}

/**
 * Part of a year's salary for the days worked in Switzerland, in cents, rounded half up to 5 centimes. The whole salary
 * sets the rate.
 */
export function swissDaysSalary(grossCents: number, { workDays, teleworkDays, missionDays = 0 }: TeleworkYear): number {
  if (workDays <= 0) return grossCents
  return toFiveCents(grossCents * Math.max(0, workDays - teleworkDays - missionDays), workDays)
}

export type CommuterValues = {
  'commuter.gross': { months: number }
  'commuter.code': { tariff: string }
  'commuter.tax': NoValues
  'commuter.cap': NoValues
  'commuter.left-abroad': NoValues
  'commuter.nights': { limit: number }
  'commuter.telework': { limit: number }
  'commuter.swiss-days': { swissDays: number; workDays: number }
}
