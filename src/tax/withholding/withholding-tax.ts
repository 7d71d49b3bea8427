import { originOf, type TraceLine } from '#tax/trace.ts'
import type { NoTable } from './code-reasons.ts'
import { specialLetter } from './code-reasons.ts'
import { unpackTariff, type WithholdingFigures, type WithholdingRow } from './table.ts'

/**
 * Income of a month in cents. `rateIncomeCents` determines the rate if different (second job, work for part of the
 * month).
 */
export type MonthlyIncome = { readonly incomeCents: number; readonly rateIncomeCents?: number }

export type WithholdingResult =
  | {
      readonly ok: true
      readonly ratePercent: number
      readonly taxCents: number
      readonly minimumApplied: boolean
      readonly dataState: string
      readonly trace: readonly TraceLine[]
    }
  | { readonly ok: false; readonly reason: 'unknown-code'; readonly why: NoTable }

const unpacked = new WeakMap<WithholdingFigures, Map<string, WithholdingRow[]>>()

export function rowsOf(figures: WithholdingFigures, code: string): WithholdingRow[] | undefined {
  const packed = Object.hasOwn(figures.codes, code) ? figures.codes[code] : undefined
  if (!packed) return undefined
  const cache = unpacked.get(figures) ?? new Map<string, WithholdingRow[]>()
  unpacked.set(figures, cache)
  const rows = cache.get(code) ?? unpackTariff(packed)
  cache.set(code, rows)
  return rows
}

function rowFor(rows: readonly WithholdingRow[], incomeCents: number): WithholdingRow | undefined {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.[0] ?? 0) * 100 <= incomeCents) low = middle + 1
    else high = middle
  }
  return rows[low - 1]
}

/** Rounds `value` / `divisor`, an amount in cents, to the nearest 5 centimes, halves up. */
export function toFiveCents(value: number, divisor = 1): number {
  const unit = divisor * 5
  return Number((BigInt(Math.round(value)) * 2n + BigInt(unit)) / BigInt(unit * 2)) * 5
}

/**
 * Computes the tax withheld from one month's salary in cents: income times the rate of its row, at least the tariff's
 * minimum tax, rounded to 5 centimes (DBG Art. 85-86, QStV).
 * @example withholdingTax(zurich2026, 'A0N', { incomeCents: 650000 }) // ratePercent 7.28, …
 */
export function withholdingTax(figures: WithholdingFigures, code: string, month: MonthlyIncome): WithholdingResult {
  const rows = rowsOf(figures, code)
  if (!rows) return { ok: false, reason: 'unknown-code', why: whyNoTable(figures, code) }
  const { incomeCents, rateIncomeCents = incomeCents } = month
  const [from, rateBp, minCents] = rowFor(rows, rateIncomeCents) ?? [0, 0, 0]
  const byRate = toFiveCents(incomeCents * rateBp, 10_000)
  const least = incomeCents > 0 ? minCents : 0
  const taxCents = Math.max(byRate, toFiveCents(least))
  const minimumApplied = taxCents > byRate
  const ratePercent = rateBp / 100
  const trace: TraceLine[] = [
    {
      part: 'withholding',
      code: 'withholding.month',
      amount: taxCents / 100,
      values: {
        tariff: code,
        income: incomeCents / 100,
        ratePercent,
        rowFrom: from,
        ...(minimumApplied && { least: least / 100 }),
        ...(rateIncomeCents !== incomeCents && { readAt: rateIncomeCents / 100 }),
      },
      figures: originOf(figures),
    },
  ]
  return { ok: true, ratePercent, taxCents, minimumApplied, dataState: figures.stateDate, trace }
}

function whyNoTable({ canton, codes, year }: WithholdingFigures, tariff: string): NoTable {
  const letter = specialLetter(tariff)
  if (letter) return { code: 'special', values: { tariff, letter } }
  const published = Object.keys(codes)
  if (tariff.endsWith('Y') && !published.some((each) => each.endsWith('Y'))) {
    return { code: 'no-church-tax', values: { canton, instead: `${tariff.slice(0, -1)}N` } }
  }
  const known = published.filter((each) => each[0] === tariff[0])
  if (known.length > 0) return { code: 'same-letter', values: { canton, tariff, year, known } }
  return { code: 'unknown', values: { canton, tariff, year } }
}

export type WithholdingValues = {
  'withholding.month': {
    tariff: string
    income: number
    ratePercent: number
    least?: number
    rowFrom: number
    readAt?: number
  }
  /** `november` only if a board member's fee is paid then. */
  'withholding.monthly-year': { month: number; november?: number; december: number }
  'withholding.board-fee': { fee: number; percent: number }
  'withholding.annual-year': { income: number; ratePercent: number }
  /**
   * Taxable income of a household with property abroad. It is the Swiss income `before`, less the Swiss part of the
   * debt interest (`interest`) and of the deductions tied to no income (`general`).
   */
  'abroad.income': {
    before: number
    interest: number
    general: number
    generalOfAll: number
    foreignNet: number
    forRate: number
  }
  'abroad.wealth': { home: number; allowance: number; forRate: number }
  'filing.difference': { withheld: number; ordinary: number }
}
