import { z } from 'zod'
import type { Certificate } from '../certificate.ts'

const amount = /^(?:CHF\s*|Fr\.\s*)?([-−–]?)(\d{1,3}(?:['’‘ʼ´`\s]\d{3})+|\d{1,9})(?:[.,](\d\d|[-–—]{1,2}))?$/

/** Cents of an amount of the form; null if it can be read in two ways, such as "5.600". */
export function centsOfText(text: string): number | null {
  const [, sign, francs = '', rest = ''] = amount.exec(text.trim()) ?? []
  const digits = francs.replace(/\D/g, '')
  if (sign === undefined || digits.length > 9) return null
  const cents = Number(digits) * 100 + (/^\d/.test(rest) ? Number(rest) : 0)
  return sign && cents > 0 ? -cents : cents
}

/** ISO date of a day as it is printed in Switzerland; `year` is used if the text states none. */
export function dayOfText(text: string, year = ''): string | null {
  const [, day = '', month = '', stated = ''] = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d\d)?)?$/.exec(text.trim()) ?? []
  const fullYear = stated.length === 2 ? `20${stated}` : stated || year.trim()
  const read = z.iso.date().safeParse(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return read.success ? read.data : null
}

const place = /(?:^|[\s,])(?:[A-Z]{1,3}[- ])?(\d{4,5})\s+(\p{L}[^,\d]*)/u
const salutation = /^(?:herrn?|frau|madame|mme|monsieur|mademoiselle|m\.|signora?|sig\.(?:ra)?|mrs?\.?|ms\.?)(?:\s+|$)/i
const legalForm = /(?:^|\s)(?:ag|sa|gmbh|s[aà]rl|sagl|ltd|inc|se|plc|llc|kg|stiftung|fondation|verein)\.?(?:$|[\s,(])/i
const uidNumber = /CHE[-\s]?\d{3}\.?\d{3}\.?\d{3}/

/** The last lines of an address state the place; an address without place is no reason to refuse a certificate. */
export function hasPlace(lines: readonly string[]): boolean {
  return lines.some((line) => place.test(line))
}

export function personOf(lines: readonly string[]): Certificate['person'] | null {
  const [name] = lines.map((line) => line.replace(salutation, '').trim()).filter(Boolean)
  if (!name || /\d/.test(name)) return null
  const [last, first] = name.split(/\s*,\s*/)
  const words = name.split(/\s+/)
  const names = first
    ? { lastName: last ?? '', firstName: first }
    : { lastName: words.at(-1) ?? '', firstName: words.slice(0, -1).join(' ') }
  return names.firstName === '' ? null : { ...names, ...placeOf(lines), birthDate: null }
}

/** Some programs put the person who signs before the firm. */
export function employerOf(lines: readonly string[]): Certificate['employer'] | null {
  const filled = lines.map((line) => line.trim()).filter(Boolean)
  const named = filled.find((line) => legalForm.test(line)) ?? filled[0]
  const name = named && place.test(named) ? named.split(/\s*,\s*/)[0] : named
  if (!name || !/\p{L}{2}/u.test(name)) return null
  return { name, uid: uidNumber.exec(filled.join(' '))?.[0] ?? '', ...placeOf(filled) }
}

function placeOf(lines: readonly string[]): { zip: string; city: string } {
  const [, zip = '', city = ''] = lines.map((line) => place.exec(line)).findLast((found) => found !== null) ?? []
  return { zip, city: city.trim() }
}

// The sentences that the guidelines to form 11 prescribe, for example "Spesenreglement durch Kanton BE am 1.3.2020 genehmigt."
const canton = String.raw`(?:kanton|canton|cantone)\s+(?:de\s+|du\s+|di\s+)?([a-z]{2})\b`
const day = String.raw`(\d{1,2}[./]\d{1,2}[./]\d{4})`
const approvals = [
  new RegExp(
    String.raw`spesenreglement\s+(?:durch|vom|von)\s+(?:den\s+)?${canton}\W{0,3}\s*(?:am\s+)?${day}\s+genehmigt`,
    'i',
  ),
  new RegExp(
    String.raw`r[eè]glement\s.{0,40}frais\s+(?:a[gp]+r\S+|admis)\s+par\s+(?:le\s+)?${canton}\W{0,3}\s*(?:le\s+|en\s+date\s+du\s+)?${day}`,
    'i',
  ),
  new RegExp(
    String.raw`regolamento\s.{0,40}spese\s+(?:approvato|autorizzato)\s+dal\s+${canton}\W{0,3}\s*(?:il\s+|in\s+data\s+)?${day}`,
    'i',
  ),
]

/** Canton and day of the approval of expense rules that a remark states; null if it is worded in another way. */
export function expenseRulesIn(remarks: string): Certificate['expenseRules'] {
  const text = remarks.normalize('NFC').replace(/\s+/g, ' ')
  for (const approval of approvals) {
    const [, by = '', on = ''] = approval.exec(text) ?? []
    const approved = dayOfText(on)
    if (approved) return { approved, canton: by.toUpperCase() }
  }
  return null
}
