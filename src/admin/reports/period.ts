/** First and last month (`YYYY-MM`), both included. */
export type Period = { from: string; to: string }

const maxMonths = 36
const defaultMonths = 12

/** @example addMonths('2026-11', 3) // '2027-02' */
function addMonths(month: string, months: number): string {
  const at = numberOf(month) + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

export type PeriodError = 'not-a-month' | 'turned-round' | 'too-long'

/** Reads the period from the URL; defaults to the last twelve months. `error` says why the period is invalid. */
export function readPeriod(search: URLSearchParams, today: string): Period & { error: PeriodError | null } {
  const now = today.slice(0, 7)
  const defaults = { from: addMonths(now, 1 - defaultMonths), to: now }
  const from = monthIn(search, 'from')
  const to = monthIn(search, 'to')
  if (from === null && to === null) return { ...defaults, error: null }
  const requested = { from: from ?? addMonths(to ?? now, 1 - defaultMonths), to: to ?? now }
  const error = errorOf(requested)
  return error ? { ...defaults, error } : { ...requested, error: null }
}

/** Month in a URL parameter as YYYY-MM; null if the parameter is empty. People may also type the month as `11.2026`. */
function monthIn(search: URLSearchParams, name: string): string | null {
  const text = search.get(name)?.trim() ?? ''
  const [, month = '', year] = /^(\d{1,2})[./]\s?(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}` : text || null
}

export function monthText(month: string): string {
  return `${month.slice(5)}.${month.slice(0, 4)}`
}

function errorOf({ from, to }: Period): PeriodError | null {
  if (!isMonth(from) || !isMonth(to)) return 'not-a-month'
  const length = numberOf(to) - numberOf(from) + 1
  if (length < 1) return 'turned-round'
  return length > maxMonths ? 'too-long' : null
}

export const presets = ['months-12', 'this-year', 'last-year'] as const
export type Preset = (typeof presets)[number]

export function presetPeriod(preset: Preset, today: string): Period {
  const now = today.slice(0, 7)
  const year = Number(today.slice(0, 4))
  switch (preset) {
    case 'this-year':
      return { from: `${year}-01`, to: now }
    case 'last-year':
      return { from: `${year - 1}-01`, to: `${year - 1}-12` }
    default:
      return { from: addMonths(now, 1 - defaultMonths), to: now }
  }
}

function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
}
