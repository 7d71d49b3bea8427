import { toFiveCents } from './withholding-tax.ts'

/** Working hours in percent of a full-time job. `ofAll` is missing if the other jobs are not disclosed to the employer. */
export type Workload = { readonly here: number; readonly ofAll?: number | undefined }

/**
 * Income in cents that determines the rate of a person with several jobs: the wage of this job, projected to the
 * workload of all jobs, or to 100 % if it is not disclosed (circular 45; QStV). A job alone counts as it is.
 * @example rateIncome(400000, { here: 50, ofAll: 80 }) // 640000
 */
export function rateIncome(cents: number, workload?: Workload): number {
  if (!workload) return cents
  const { here, ofAll = 100 } = workload
  return Math.round((cents * Math.max(here, ofAll)) / here)
}

/** Federal tax at source on fees of board members who live abroad (DBG Art. 93 para. 3). */
export const boardFeePercent = 5

export type WageAndFee = {
  /** Amounts in cents, taxed by the tariff code. */
  readonly byTariff: number
  /** Taxed apart at a flat rate; does not change the rate of the wage. */
  readonly flat: { readonly feeCents: number; readonly federalCents: number } | null
}

/**
 * How a wage and a board member's fee are taxed at source: as one amount for residents (DBG Art. 83), apart for people
 * who live abroad (DBG Art. 91 and 93; circular 45).
 * @example wageAndFee({ wageCents: 1000000, feeCents: 500000, livesAbroad: true }) // byTariff 1000000, federal 25000
 */
export function wageAndFee(paid: { wageCents: number; feeCents: number; livesAbroad: boolean }): WageAndFee {
  const { wageCents, feeCents, livesAbroad } = paid
  if (!livesAbroad) return { byTariff: wageCents + feeCents, flat: null }
  const flat = { feeCents, federalCents: toFiveCents(feeCents * boardFeePercent, 100) }
  return { byTariff: wageCents, flat: feeCents > 0 ? flat : null }
}
