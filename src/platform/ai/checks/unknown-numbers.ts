import { comparable } from '#platform/text/match-text.ts'
import { numbersStatedIn, numberWordsIn } from './number-words.ts'

const addresses = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:https?:\/\/|www\.)[^\s<>"')]+/gi,
  /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:ch|com|org|net|eu|de|fr|it|at|li|io|info|swiss|gov|biz|app|xyz)\b(?:\/[^\s<>"')]*)?/gi,
]

const phones = /(?:\+|\b00)\d[\d ()'./-]{6,}\d|\b0\d{2}[ /.-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}\b/g

export function unknownNumbers(text: string, source: string): string[] {
  const known = new Set(numbersIn(source).flatMap(readings))
  const payload = numbersStatedIn(source)
  const isKnown = (reading: string) => known.has(reading) || payload.has(Number(reading))
  const inFigures = numbersIn(text).filter((number) => !readings(number).some(isKnown))
  const inWords = numberWordsIn(text).filter(({ value }) => !isKnown(String(value)))
  return [...new Set([...inFigures, ...inWords.map(({ words }) => words)])]
}

const dates = /\d{4}-\d{2}-\d{2}|\d{1,2}\. ?\d{1,2}\.(?: ?\d{4}| ?\d{2}(?!\d))?/
const grouped = /\d{1,3}(?:['’` ,.]\d{3}(?!\d))+(?:[.,]\d+)?/
const anyNumber = new RegExp(`${dates.source}|${grouped.source}|\\d+(?:[.,]\\d+)?`, 'g')
const isDate = new RegExp(`^(?:${dates.source})$`)

function numbersIn(text: string): string[] {
  // NFKC replaces narrow spaces and full-width digits with plain ones.
  return text.normalize('NFKC').match(anyNumber) ?? []
}

/** Possible values of a number: '3,125' is 3125 in English and 3.125 in German; a date is day, month and year. */
function readings(number: string): string[] {
  const parts = number.split(/\D+/).filter(Boolean)
  const [first = '', second] = parts
  if (second === undefined) return [plain(first)]
  if (isDate.test(number)) return [...parts.map(plain), decimal(first, second)]
  const whole = parts.slice(1).every(({ length }) => length === 3) ? [plain(parts.join(''))] : []
  const hasDecimals = /[.,]\d+$/.test(number)
  return [...whole, ...(hasDecimals ? [decimal(parts.slice(0, -1).join(''), parts.at(-1) ?? '')] : [])]
}

function decimal(whole: string, decimals: string): string {
  const saved = decimals.replace(/0+$/, '')
  return saved ? `${plain(whole)}.${saved}` : plain(whole)
}

function plain(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

const monthNames = [
  ['january', 'januar', 'janvier', 'gennaio'],
  ['february', 'februar', 'fevrier', 'febbraio'],
  ['march', 'marz', 'mars', 'marzo'],
  ['april', 'april', 'avril', 'aprile'],
  ['may', 'mai', 'mai', 'maggio'],
  ['june', 'juni', 'juin', 'giugno'],
  ['july', 'juli', 'juillet', 'luglio'],
  ['august', 'august', 'aout', 'agosto'],
  ['september', 'september', 'septembre', 'settembre'],
  ['october', 'oktober', 'octobre', 'ottobre'],
  ['november', 'november', 'novembre', 'novembre'],
  ['december', 'dezember', 'decembre', 'dicembre'],
] as const

/** Months that `text` names next to a day or year, although `source` mentions them neither by name nor by number. */
export function unknownMonths(text: string, source: string): string[] {
  const plain = comparable(source)
  return monthNames.flatMap((names, at) => {
    const [english] = names
    const isNamed = new RegExp(`\\b(\\d{1,2}(st|nd|rd|th)? ${english}|${english} \\d{1,4})\\b`).test(comparable(text))
    if (!isNamed) return []
    const month = at + 1
    const inWords = new RegExp(`\\b(${names.join('|')}|${english.slice(0, 3)}\\.?)\\b`).test(plain)
    const inFigures = new RegExp(`\\b\\d{1,2}\\. ?0?${month}\\. ?\\d{2,4}|\\b\\d{4}-${String(month).padStart(2, '0')}-`)
    return inWords || inFigures.test(source) ? [] : [english]
  })
}

export function unknownAddresses(text: string, source: string): string[] {
  const known = source.toLowerCase()
  const knownPhones = source.match(phones)?.map(digits) ?? []
  const found = addresses
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((address) => !known.includes(bare(address)))
  const called = (text.match(phones) ?? []).filter((number) => !knownPhones.includes(digits(number)))
  return [...new Set([...found.map(bare), ...called])]
}

function bare(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?/]+$/, '')
}

// '+41 (0)31 …' and '0041 31 …' are the same phone number.
function digits(number: string): string {
  return number.replace(/\(0\)/, '').replace(/^00/, '').replace(/\D/g, '').replace(/^0/, '41')
}
