import { wordsOf } from '../e-tax/placement.ts'
import type { StatementReason } from '../remarks.ts'
import type { CertificateRow } from '../statement-db.server.ts'
import type { AmountBox, Certificate } from './certificate.ts'

type Amounts = Certificate['amounts']
type Summed = Pick<Certificate, 'amounts' | 'readFrom'>
const gross: readonly AmountBox[] = ['1', '2.1', '2.2', '2.3', '3', '4', '5', '6', '7']
const contributions: readonly AmountBox[] = ['9', '10.1', '10.2']

export type WrongSum = { box: '8' | '11'; stated: number; computed: number }

/**
 * Sums of the certificate that do not add up: box 8 is the sum of 1 to 7, box 11 is 8 less 9 and 10. Amounts in cents.
 * A printed form in whole francs may differ by up to one franc per amount added; a barcode is exact.
 * @example wrongSum({ readFrom: 'barcode', amounts: { '1': 100_00, '8': 100_00, '9': 6_00, '11': 94_00 } }) // null
 */
export function wrongSum(certificate: Summed): WrongSum | null {
  const francs = isInFrancs(certificate) ? 100 : 0
  return sumsOf(certificate).find(({ stated, computed, count }) => Math.abs(stated - computed) > francs * count) ?? null
}

/** Whether a sum is right only because the form states rounded francs. */
export function isRounded(certificate: Summed): boolean {
  return wrongSum(certificate) === null && sumsOf(certificate).some(({ stated, computed }) => stated !== computed)
}

function isInFrancs({ amounts, readFrom }: Summed): boolean {
  return readFrom !== 'barcode' && Object.values(amounts).every((cents) => cents % 100 === 0)
}

/** `count`: how many amounts were added up. */
function sumsOf({ amounts }: Summed): (WrongSum & { count: number })[] {
  const sum = (boxes: readonly AmountBox[]) => boxes.reduce((total, box) => total + (amounts[box] ?? 0), 0)
  const count = (boxes: readonly AmountBox[]) => boxes.filter((box) => amounts[box]).length
  const { '8': eight, '11': eleven } = amounts
  const above = eight === undefined ? gross : (['8'] as const)
  return [
    ...(eight === undefined ? [] : [{ box: '8' as const, stated: eight, computed: sum(gross), count: count(gross) }]),
    ...(eleven === undefined
      ? []
      : [
          {
            ...{ box: '11' as const, stated: eleven, computed: sum(above) - sum(contributions) },
            count: count([...above, ...contributions]),
          },
        ]),
  ]
}

type Other = Pick<CertificateRow, 'id' | 'state' | 'content'>

/** The same certificate: the same id, or the same person, employer, period and amounts (printed or sent twice). */
export function isRepeated(certificate: Certificate, others: readonly Other[]): boolean {
  return others.some(
    ({ state, content }) =>
      state !== 'refused' &&
      content !== null &&
      (content.id === certificate.id ||
        (isSameJob(content, certificate) &&
          content.from === certificate.from &&
          content.until === certificate.until &&
          JSON.stringify(sorted(content.amounts)) === JSON.stringify(sorted(certificate.amounts)))),
  )
}

function sorted(amounts: Amounts) {
  return Object.entries(amounts).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Certificates of the same person and employer for overlapping days; the newer may correct or supplement the older. */
export function overlapping<Row extends Other>(
  certificate: Certificate,
  others: readonly Row[],
): (Row & { content: Certificate })[] {
  const isUsed = (one: Row): one is Row & { content: Certificate } =>
    one.content !== null && (one.state === 'taken' || one.state === 'held')
  return others
    .filter(isUsed)
    .filter(
      ({ content }) =>
        isSameJob(content, certificate) && content.from <= certificate.until && certificate.from <= content.until,
    )
}

export function overlapReason({ content: { employer, from, until } }: { content: Certificate }): StatementReason {
  return { code: 'overlapping', values: { employer: employer.name, from, until } }
}

/** Same person, employer and kind of certificate. */
export function isSameJob(one: Certificate, other: Certificate): boolean {
  const isSamePerson =
    begins(one.person.lastName, other.person.lastName) && begins(one.person.firstName, other.person.firstName)
  const isSameEmployer =
    one.employer.uid !== '' && other.employer.uid !== ''
      ? one.employer.uid.replace(/\D/g, '') === other.employer.uid.replace(/\D/g, '')
      : begins(one.employer.name, other.employer.name)
  return one.form === other.form && isSamePerson && isSameEmployer
}

/** Shortest length at which the barcode may have cut a name within a word (first name 15, others 30 characters). */
const cutAt = 15

/**
 * Whether the words of one name begin the other: barcodes shorten names, and people leave out the legal form.
 * @example begins('Example Watch', 'Example Watch Ltd') // true; begins('Post', 'Postfinance') // false
 */
export function begins(one: string, other: string): boolean {
  const [short, long] = wordsOf(one).length <= wordsOf(other).length ? [one, other] : [other, one]
  const [words, all] = [wordsOf(short), wordsOf(long)]
  if (words.length === 0) return all.length === 0
  const isCut = Math.min(one.length, other.length) >= cutAt
  return words.every((word, at) => {
    const isLast = at === words.length - 1
    return all[at] === word || (isCut && isLast && (all[at]?.startsWith(word) || word.startsWith(all[at] ?? ' ')))
  })
}

type Problem = { state: 'refused' | 'held'; reason: StatementReason }
type CertificateContext = { taxYear: number; others: readonly Other[]; birthDate: string | null }

/** Why a certificate is refused or awaits a decision by staff, most important first; empty if it can be used. */
export function problemsOf(certificate: Certificate, { taxYear, others, birthDate }: CertificateContext): Problem[] {
  const { from, until, employer, person } = certificate
  const isInYear = [from, until].every((day) => Number(day.slice(0, 4)) === taxYear)
  const wrong = wrongSum(certificate)
  const isOtherDay = birthDate !== null && person.birthDate !== null && birthDate !== person.birthDate
  const [overlap] = overlapping(certificate, others)
  const refused: (StatementReason | false)[] = [
    !isInYear && { code: 'outside-year', values: { from, until, expected: taxYear } },
    isRepeated(certificate, others) && { code: 'same-certificate', values: { employer: employer.name } },
  ]
  const held: (StatementReason | false | null)[] = [
    wrong && { code: 'wrong-sum', values: { box: wrong.box, stated: wrong.stated, computed: wrong.computed } },
    isOtherDay && { code: 'other-birth-date', values: { stated: person.birthDate ?? '', known: birthDate } },
    overlap !== undefined && overlapReason(overlap),
  ]
  return [
    ...refused.flatMap((reason) => (reason ? [{ state: 'refused' as const, reason }] : [])),
    ...held.flatMap((reason) => (reason ? [{ state: 'held' as const, reason }] : [])),
  ]
}
