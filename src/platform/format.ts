// How numbers, dates and sizes are written everywhere: CHF 1’299.00, 21.11.2026, 23.4 %.

const NO_BREAK_SPACE = '\u00a0'
const APOSTROPHE = '\u2019'
const MINUS = '\u2212'
const ZONE = 'Europe/Zurich'

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, APOSTROPHE)
}

function written(value: number, decimals: number): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const text = fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`
  const isZero = !/[1-9]/.test(text)
  return value < 0 && !isZero ? `${MINUS}${text}` : text
}

/**
 * An amount without its currency, from cents. Whole francs on request, half a franc away from zero.
 * @example formatAmount(129900) // '1’299.00'
 * @example formatAmount(129950, { decimals: 0 }) // '1’300'
 */
export function formatAmount(cents: number, { decimals = 2 }: { decimals?: 0 | 2 } = {}): string {
  if (decimals === 2) return written(cents / 100, 2)
  return written(Math.sign(cents) * Math.round(Math.abs(cents) / 100), 0)
}

/**
 * An amount with its currency and a space that never breaks, from cents.
 * @example formatMoney(129900) // 'CHF 1’299.00'
 */
export function formatMoney(
  cents: number,
  { decimals = 2, currency = 'CHF' }: { decimals?: 0 | 2; currency?: string } = {},
): string {
  return `${currency}${NO_BREAK_SPACE}${formatAmount(cents, { decimals })}`
}

/**
 * A plain number with thousands marked.
 * @example formatNumber(38000) // '38’000'
 */
export function formatNumber(value: number, { decimals = 0 }: { decimals?: number } = {}): string {
  return written(value, decimals)
}

/**
 * A share as percent, from a ratio (0.234 is 23.4 %). One decimal unless the rule says otherwise.
 * @example formatPercent(0.234) // '23.4 %'
 */
export function formatPercent(ratio: number, { decimals = 1 }: { decimals?: number } = {}): string {
  return `${written(ratio * 100, decimals)}${NO_BREAK_SPACE}%`
}

const zurichClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function zurich(moment: Date | string): { date: string; time: string } {
  const instant = typeof moment === 'string' ? new Date(moment) : moment
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not a moment in time: ${String(moment)}`)
  const part = Object.fromEntries(zurichClock.formatToParts(instant).map(({ type, value }) => [type, value]))
  return { date: `${part.day}.${part.month}.${part.year}`, time: `${part.hour}:${part.minute}` }
}

/**
 * A day. Takes a date without time (`2026-11-21`), or an instant, which is read on the clock in Zurich.
 * @example formatDate('2026-11-21') // '21.11.2026'
 */
export function formatDate(day: Date | string): string {
  const plain = typeof day === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) : null
  return plain ? `${plain[3]}.${plain[2]}.${plain[1]}` : zurich(day).date
}

/**
 * The time of day of an instant, on the clock in Zurich.
 * @example formatTime('2026-11-21T13:30:00Z') // '14:30'
 */
export function formatTime(moment: Date | string): string {
  return zurich(moment).time
}

/**
 * Day and time of an instant, on the clock in Zurich.
 * @example formatDateTime('2026-11-21T13:30:00Z') // '21.11.2026, 14:30'
 */
export function formatDateTime(moment: Date | string): string {
  const { date, time } = zurich(moment)
  return `${date}, ${time}`
}

/**
 * The size of a file: KB below one MB, MB above, one decimal (1 KB = 1024 bytes).
 * @example formatFileSize(421_888) // '412.0 KB'
 */
export function formatFileSize(bytes: number): string {
  const inKb = (bytes / 1024).toFixed(1)
  const [value, unit] = Number(inKb) < 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${written(value, 1)}${NO_BREAK_SPACE}${unit}`
}

/**
 * How long somebody has to wait, in whole minutes.
 * @example waitingTime(700) // '12 minutes'
 */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/**
 * Words in which a figure stays on one line with its unit: ‘CHF 120’000’ and ‘4.5 %’.
 * @example unbroken('from CHF 300 or 5 %') // 'from CHF\u00a0300 or 5\u00a0%'
 */
export function unbroken(words: string): string {
  return words.replace(/\bCHF (?=[\d−–])/g, `CHF${NO_BREAK_SPACE}`).replace(/(?<=\d) (?=%)/g, NO_BREAK_SPACE)
}
