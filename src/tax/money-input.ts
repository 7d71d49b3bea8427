export type MoneyError = 'amount-missing' | 'amount-negative' | 'amount-not-figures' | 'amount-too-large'

export type MoneyInput =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly reason: MoneyError }

/** Accepted thousands separators: ' ’ ‘ ` ´ comma, and the ordinary, narrow and no-break spaces. */
const grouped = /^(\d{1,3})((?:['’‘`´,\u0020\u00a0\u2009\u202f]\d{3})+)(?:[.,](\d{1,2}|[-–—]{1,2}))?$/
const ungrouped = /^(\d+)(?:[.,](\d{1,2}|[-–—]{1,2}))?$/

const most = 1_000_000_000

/**
 * Parses an amount in Swiss notation into cents: 100'000, 100’000, 100 000, 100,000, 100000.50, CHF 100'000.– .
 * @example readMoney("100'000") // { ok: true, cents: 10000000 }
 */
export function readMoney(submitted: string): MoneyInput {
  // Trims spaces separately, because a regular expression for trailing spaces would backtrack at every space.
  const text = submitted
    .trim()
    .replace(/^(?:CHF|SFr\.?|Fr\.?)/i, '')
    .replace(/(?:CHF|SFr\.?|Fr\.?)$/i, '')
    .trim()
  if (text === '') return { ok: false, reason: 'amount-missing' }
  if (/^[-−–]/.test(text)) return { ok: false, reason: 'amount-negative' }
  const found = grouped.exec(text)
  const digits = found ? `${found[1]}${found[2]?.replace(/\D/g, '')}` : ungrouped.exec(text)?.[1]
  const rest = found ? found[3] : ungrouped.exec(text)?.[2]
  if (digits === undefined) return { ok: false, reason: 'amount-not-figures' }
  const francs = Number(digits)
  if (francs > most) return { ok: false, reason: 'amount-too-large' }
  const cents = rest && /^\d/.test(rest) ? Number(rest.padEnd(2, '0')) : 0
  return { ok: true, cents: francs * 100 + cents }
}

/** Parses an amount like `readMoney`, but into whole francs: centimes are cut off, as on a tax return. */
export function readFrancs(submitted: string): { ok: true; francs: number } | { ok: false; reason: MoneyError } {
  const read = readMoney(submitted)
  return read.ok ? { ok: true, francs: Math.floor(read.cents / 100) } : read
}
