import type { takenOverStatuses } from '#cases/process/case-event.ts'
import { countryCodeOf, isCountry } from '#platform/countries.ts'
import { countryNamer } from '#platform/intl-words.ts'
import { phoneNumber } from '#platform/phone.ts'
import { readDay } from '#platform/read-day.ts'
import { cantons } from '#shop/domicile/cantons.ts'
import { type ImportField, plainHeading } from './import-fields.ts'

export type YearStatus = (typeof takenOverStatuses)[number]

export type Child = { name: string; born: string | null }

/** Why a cell is refused. The texts are in the staff texts of the room. */
export type CellError =
  | 'not-a-date'
  | 'in-future'
  | 'phone-unknown'
  | 'language-unknown'
  | 'country-unknown'
  | 'permit-unknown'
  | 'civil-status-unknown'
  | 'canton-unknown'
  | 'children-unclear'
  | 'years-unclear'
  | 'year-too-old'
  | 'year-not-over'
  | 'status-unknown'
  | 'not-an-amount'
  | 'too-long'

export type ReadCell<Value> = { ok: true; value: Value } | { ok: false; reason: CellError }

const read = <Value>(value: Value): ReadCell<Value> => ({ ok: true, value })
const refused = (reason: CellError) => ({ ok: false, reason }) as const

/** Words for one value each, as `plainHeading` writes them. */
function tableOf<Value extends string>(rows: Record<Value, string>) {
  const values = new Map<string, Value>()
  for (const [value, words] of Object.entries<string>(rows))
    for (const word of words.split('|')) values.set(word, value as Value)
  return (text: string, reason: CellError): ReadCell<Value> => {
    const value = values.get(plainHeading(text))
    return value === undefined ? refused(reason) : read(value)
  }
}

const locales = tableOf({
  'en-CH': 'en|en gb|en us|english|englisch|anglais',
  'de-CH': 'de|de ch|de de|german|deutsch|allemand',
  'fr-CH': 'fr|fr ch|fr fr|french|franzosisch|francais',
  'it-CH': 'it|it ch|it it|italian|italienisch|italien|italiano',
})

const permits = tableOf({
  b: 'b|b permit|permit b|b residence permit|residence permit b|ausweis b|bewilligung b|b bewilligung|permis b',
  c: 'c|c permit|permit c|c settlement permit|settlement permit c|ausweis c|bewilligung c|c bewilligung|permis c|niederlassung',
  l: 'l|l permit|permit l|l short stay|ausweis l|bewilligung l|l bewilligung|permis l|kurzaufenthalt',
  g: 'g|g permit|permit g|g cross border commuter|cross border|ausweis g|bewilligung g|permis g|grenzganger|frontalier|frontaliere',
  swiss: 'ch|swiss|swiss passport|swiss citizen|schweizer|schweizerin|schweiz|suisse|suissesse',
  other: 'other|another|none|andere|keine|autre|aucun|f|n|s|ci',
})

const civilStatuses = tableOf({
  single: 'single|unmarried|ledig|celibataire|individual',
  married:
    'married|verheiratet|marie|mariee|married filing jointly|married filing separately|registered partnership|partnership|eingetragene partnerschaft|partenariat enregistre',
  separated: 'separated|getrennt|getrennt lebend|separe|separee',
  divorced: 'divorced|geschieden|divorce|divorcee',
  widowed: 'widowed|widow|widower|verwitwet|veuf|veuve',
})

const statuses = tableOf({
  filed: 'filed|submitted|sent|eingereicht|abgegeben|deposee|depose|deposee aupres|e filed|accepted|in veranlagung',
  assessed: 'assessed|assessment received|veranlagt|definitiv veranlagt|taxe|taxee|taxation recue',
  closed:
    'closed|completed|complete|done|archived|finished|abgeschlossen|erledigt|archiviert|termine|terminee|cloture|archive',
})

const cantonNames = new Map([
  ...cantons.flatMap(({ value, label }) => [
    [plainHeading(value), value] as const,
    [plainHeading(label), value] as const,
  ]),
  ...(
    [
      ['BE', 'bern|berne'],
      ['GE', 'genf|geneva|geneve'],
      ['VD', 'waadt|vaud'],
      ['NE', 'neuenburg|neuchatel'],
      ['FR', 'freiburg|fribourg'],
      ['VS', 'wallis|valais'],
      ['LU', 'luzern|lucerne'],
      ['BS', 'basel stadt|basel city|bale ville'],
      ['BL', 'basel landschaft|basel land|bale campagne'],
      ['ZH', 'zurich|zuerich'],
      ['SO', 'solothurn|soleure'],
      ['TI', 'tessin|ticino'],
      ['GR', 'graubunden|grisons'],
      ['SG', 'st gallen|saint gall'],
      ['SH', 'schaffhausen|schaffhouse'],
      ['TG', 'thurgau|thurgovie'],
      ['AG', 'aargau|argovie'],
      ['ZG', 'zug|zoug'],
      ['GL', 'glarus|glaris'],
    ] as const
  ).flatMap(([code, words]) => words.split('|').map((word) => [word, code] as const)),
])

const countryNames = new Map(
  ['en', 'de', 'fr'].flatMap((language) => {
    const nameOf = countryNamer(language)
    return isoCodes().map((code) => [plainHeading(nameOf(code)), code] as const)
  }),
)

function isoCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry)
}

export function readLocale(text: string): ReadCell<string> {
  return locales(text, 'language-unknown')
}

export function readPermit(text: string): ReadCell<string> {
  return permits(text, 'permit-unknown')
}

export function readCivilStatus(text: string): ReadCell<string> {
  return civilStatuses(text, 'civil-status-unknown')
}

export function readYearStatus(text: string): ReadCell<YearStatus> {
  return statuses(text, 'status-unknown')
}

export function readPhone(text: string): ReadCell<string> {
  const number = phoneNumber(text)
  return number ? read(number) : refused('phone-unknown')
}

export function readCountry(text: string): ReadCell<string> {
  const code = countryCodeOf(text) ?? countryNames.get(plainHeading(text)) ?? null
  return code ? read(code) : refused('country-unknown')
}

export function readCanton(text: string): ReadCell<string> {
  const plain = plainHeading(text).replace(/^(kanton|canton)( of| de| du)? /, '')
  const code = cantonNames.get(plain)
  return code ? read(code) : refused('canton-unknown')
}

/** Reads a date before `today`, day before month. */
export function readPastDay(text: string, today: string): ReadCell<string> {
  const day = readDay(text.replace(/[ T]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?Z?$/, ''), today)
  if (!day.ok) return refused('not-a-date')
  return day.day > today ? refused('in-future') : read(day.day)
}

const decline = /^(0|no|none|nein|keine|non|aucun|-|–)$/i

/** @example readChildren('Lea 14.03.2018; Tim', '2026-11-21') // [{ name: 'Lea', born: '2018-03-14' }, { name: 'Tim', born: null }] */
export function readChildren(text: string, today: string): ReadCell<Child[] | 'yes' | 'no'> {
  if (decline.test(text.trim())) return read('no')
  if (/^(yes|ja|oui|\d{1,2})$/i.test(text.trim())) return read('yes')
  const children: Child[] = []
  for (const part of text.split(/[;,\n]+/).filter((one) => one.trim() !== '')) {
    const [, name = '', born = ''] = /^([^\d(]+?)[\s(*]*(\d[\d.\-/]*)?\)?$/.exec(part.trim()) ?? []
    if (name.trim() === '' || name.length > 60) return refused('children-unclear')
    const day = born === '' ? null : readPastDay(born, today)
    if (day && !day.ok) return day
    children.push({ name: name.trim(), born: day ? day.value : null })
  }
  return children.length > 0 && children.length <= 12 ? read(children) : refused('children-unclear')
}

/** Years whose records would be deleted within this year are not taken over (`content/retention.ts`: 10 full years). */
export const oldestYears = 11

/** @example readYears('2019-2021; 2023', 2026) // [2019, 2020, 2021, 2023] */
export function readYears(text: string, thisYear: number): ReadCell<number[]> {
  const years = new Set<number>()
  for (const part of text.split(/[;,\s]+(?![–-])/).filter(Boolean)) {
    const [, from = '', to = from] = /^(\d{4})(?:\s*[–-]\s*(\d{4}))?$/.exec(part) ?? []
    if (from === '' || Number(to) < Number(from) || Number(to) - Number(from) > 40) return refused('years-unclear')
    for (let year = Number(from); year <= Number(to); year++) years.add(year)
  }
  const all = [...years].toSorted((a, b) => a - b)
  if (all.length === 0) return refused('years-unclear')
  const reason = all.map((year) => yearError(year, thisYear)).find((error) => error !== null)
  return reason ? refused(reason) : read(all)
}

export function yearError(year: number, thisYear: number): 'year-too-old' | 'year-not-over' | null {
  if (year < thisYear - oldestYears) return 'year-too-old'
  return year >= thisYear ? 'year-not-over' : null
}

/** Reads a whole amount in francs as cents. @example readAmount("98'400.50") // 9_840_050 */
export function readAmount(text: string): ReadCell<number> {
  const plain = text.replace(/^(chf|fr\.?)\s*/i, '').replace(/['’‘\s\u202f]|\.?[–-]+$/g, '')
  const isThousands = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(plain)
  const digits = isThousands ? plain.replaceAll(',', '') : plain.replace(/,(\d{1,2})$/, '.$1')
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(digits)) return refused('not-an-amount')
  return read(Math.round(Number(digits) * 100))
}

const longest: Partial<Record<ImportField, number>> = { company: 200, street: 120, houseNumber: 20, postcode: 12 }

export function readText(text: string, field: ImportField): ReadCell<string> {
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return plain.length <= (longest[field] ?? 100) ? read(plain) : refused('too-long')
}
