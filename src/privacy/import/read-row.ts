import type { FactCode, FactPerson, FactValue } from '#accounts/households/household-facts.ts'
import type { Address } from '#accounts/people/address.ts'
import { splitName } from '#accounts/people/person.ts'
import { emailField, registrationForm } from '#accounts/registration/forms.ts'
import type { ImportField, Mapping } from './import-fields.ts'
import {
  type CellError,
  type ReadCell,
  readAmount,
  readCanton,
  readChildren,
  readCivilStatus,
  readCountry,
  readLocale,
  readPastDay,
  readPermit,
  readPhone,
  readText,
  readYearStatus,
  readYears,
  type YearStatus,
} from './read-cell.ts'

export type PastYear = {
  year: number
  status: YearStatus | null
  incomeCents: number | null
  wealthCents: number | null
}

export type ImportedFact = { fact: FactCode; person: FactPerson; value: FactValue }

/** Values of a person that an import adds, or fills in where a known client has none. */
export type ImportedPerson = {
  company: string | null
  phone: string | null
  canton: string | null
  nationality: string | null
}

/** What a row of the file says about a client. Names are null if the file has none. */
export type ImportedClient = {
  email: string
  firstName: string | null
  lastName: string | null
  locale: string | null
  clientNumber: string | null
  adviserId: string | null
  person: ImportedPerson
  address: Omit<Address, 'sinceOn'> | null
  facts: ImportedFact[]
  years: PastYear[]
}

export type RowError = {
  field: ImportField
  reason: CellError | 'missing' | 'not-an-email' | 'not-a-name' | 'adviser-unknown' | 'year-missing'
}

export type Place = { communeId: number | null; commune: string | null; canton: string | null }

/** What reading a row needs to know: the present day, places and the staff. */
export type RowContext = {
  today: string
  findPlace(requested: { postcode: string; town: string; commune: string; canton: string | null }): Place
  findAdviser(text: string): string | null
}

export type ReadRow = { ok: true; client: ImportedClient } | { ok: false; errors: RowError[] }

export function readRow(cells: readonly string[], mapping: Mapping, context: RowContext): ReadRow {
  const errors: RowError[] = []
  const { today } = context
  const text = (field: ImportField) => (cells[mapping.indexOf(field)] ?? '').trim()
  const take = <Value>(field: ImportField, read: (value: string) => ReadCell<Value>): Value | null => {
    const value = text(field)
    if (value === '') return null
    const outcome = read(value)
    if (outcome.ok) return outcome.value
    errors.push({ field, reason: outcome.reason })
    return null
  }
  const line = (field: ImportField) => take(field, (value) => readText(value, field)) ?? ''

  const email = emailField.safeParse(text('email'))
  if (!email.success) errors.push({ field: 'email', reason: text('email') === '' ? 'missing' : 'not-an-email' })
  const names = namesOf(text)
  if (names === 'not-a-name')
    errors.push({ field: mapping.includes('lastName') ? 'lastName' : 'name', reason: 'not-a-name' })
  const years = pastYears(take, text, today)
  if (years === 'year-missing') errors.push({ field: 'years', reason: 'year-missing' })
  const adviserId = text('adviser') === '' ? null : context.findAdviser(text('adviser'))
  if (adviserId === null && text('adviser') !== '') errors.push({ field: 'adviser', reason: 'adviser-unknown' })
  const canton = take('canton', readCanton)
  const country = take('country', readCountry) ?? 'CH'
  const [postcode, town, commune] = [line('postcode'), line('town'), line('commune')]
  const place =
    country === 'CH'
      ? context.findPlace({ postcode, town, commune, canton })
      : { communeId: null, commune: null, canton: null }
  const [street, houseNumber] = [line('street'), line('houseNumber')]
  const locale = take('language', readLocale)
  const phone = take('phone', readPhone)
  const nationality = take('nationality', readCountry)
  const company = line('company')
  const clientNumber = line('clientNumber')
  const facts = readFacts(take, line, { today, commune: place.commune ?? commune })
  if (errors.length > 0 || !email.success || names === 'not-a-name' || years === 'year-missing')
    return { ok: false, errors }
  return {
    ok: true,
    client: {
      email: email.data,
      ...names,
      locale,
      clientNumber: clientNumber || null,
      adviserId,
      person: { company: company || null, phone, canton: place.canton ?? canton, nationality },
      address:
        street === ''
          ? null
          : {
              street,
              houseNumber: houseNumber || null,
              postcode: postcode || null,
              town: town || null,
              country,
              ...place,
            },
      facts,
      years,
    },
  }
}

type Take = <Value>(field: ImportField, read: (value: string) => ReadCell<Value>) => Value | null
type Names = { firstName: string | null; lastName: string | null }

function namesOf(text: (field: ImportField) => string): Names | 'not-a-name' {
  const [whole, first, last] = [text('name'), text('firstName'), text('lastName')]
  if (whole === '' && first === '' && last === '') return { firstName: null, lastName: null }
  const [lastPart = '', firstPart] = whole.split(',').map((part) => part.trim())
  const split = firstPart ? { firstName: firstPart, lastName: lastPart } : splitName(whole)
  const entered = { firstName: first || split.firstName, lastName: last || (first ? '' : split.lastName) }
  const { firstName, lastName } = registrationForm.shape
  const read = [firstName.safeParse(entered.firstName), lastName.safeParse(entered.lastName)] as const
  return read[0].success && read[1].success ? { firstName: read[0].data, lastName: read[1].data } : 'not-a-name'
}

function pastYears(take: Take, text: (field: ImportField) => string, today: string): PastYear[] | 'year-missing' {
  const years = take('years', (value) => readYears(value, Number(today.slice(0, 4))))
  const status = take('yearStatus', readYearStatus)
  const incomeCents = take('taxableIncome', readAmount)
  const wealthCents = take('taxableWealth', readAmount)
  if (years === null) {
    const hasAmounts = text('taxableIncome') !== '' || text('taxableWealth') !== ''
    return hasAmounts && text('years') === '' ? 'year-missing' : []
  }
  // Amounts of a row that names several years belong to none of them for certain; they are kept with the latest.
  const latest = years.at(-1)
  return years.map((year) => ({
    year,
    status,
    incomeCents: year === latest ? incomeCents : null,
    wealthCents: year === latest ? wealthCents : null,
  }))
}

function readFacts(
  take: Take,
  line: (field: ImportField) => string,
  { today, commune }: { today: string; commune: string },
): ImportedFact[] {
  const day = (value: string) => readPastDay(value, today)
  const children = take('children', (value) => readChildren(value, today))
  const list = Array.isArray(children)
    ? children.map(({ name, born }, at) => ({
        id: `imported-${at + 1}`,
        fields: { name, ...(born && { born }) } satisfies Record<string, string>,
      }))
    : null
  const found: [FactCode, FactPerson, FactValue | null][] = [
    ['birth-date', 'client', take('birthDate', day)],
    ['permit', 'client', take('permit', readPermit)],
    ['civil-status', 'joint', take('civilStatus', readCivilStatus)],
    ['partner-name', 'joint', partnerName(line('partnerName'))],
    ['birth-date', 'partner', take('partnerBirthDate', day)],
    ['permit', 'partner', take('partnerPermit', readPermit)],
    ['children', 'joint', list ? 'yes' : typeof children === 'string' ? children : null],
    ['children-list', 'joint', list],
    ['commune', 'joint', commune || null],
  ]
  return found.flatMap(([fact, person, value]) => (value === null ? [] : [{ fact, person, value }]))
}

/** @example partnerName('Hughes, Tom') // 'Tom Hughes' */
function partnerName(text: string): string | null {
  const [last = '', first] = text.split(',').map((part) => part.trim())
  return (first ? `${first} ${last}` : last) || null
}
