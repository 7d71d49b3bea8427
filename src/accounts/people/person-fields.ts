import * as accountTexts from '#accounts/locales/en.ts'
import type { People } from '#platform/db/schema.ts'
import { t } from '#platform/texts.ts'
import { maxLength } from './max-lengths.ts'

const copy = () => t(accountTexts.personFields)

type Column = keyof People

export type PersonField = {
  label: string
  /** Name of the field in the client's profile form; null if clients cannot change the value themselves. */
  form: string | null
  /** True if included in the client's data export; otherwise the reason for omitting it. */
  export: true | string
  /** What the deletion of the person does: `to` overwrites the value; `stays` is the reason to retain it. */
  erase: { to: string | number | boolean | null | readonly never[] } | { stays: string }
  /** On a merge of accounts: `fill` copies the other account's value if this one's is empty; `own` never copies. */
  merge: 'fill' | 'own'
  staff: true | string
  /** Only for optional one-line texts: form, conflict check, merge and staff page of the field are derived from this. */
  line?: { max: number; autoComplete?: string }
}

const inName = 'is part of the name'
const ofProgram = 'says nothing about the person'
const signIn = 'belongs to signing in, which other pages show'
const reauth = 'retained cases, orders and the audit log name whom they are about'

/** All columns of `people`, used by deletion, export, merge and pages. A test fails if a column is missing. */
export const personFields = {
  email: {
    get label() {
      return copy().email
    },
    form: null,
    export: true,
    erase: { stays: 'is replaced by one of ours, since it is unique' },
    merge: 'own',
    staff: true,
  },
  phone: {
    get label() {
      return copy().phone
    },
    form: 'phone',
    export: true,
    erase: { to: null },
    merge: 'fill',
    staff: true,
  },
  company: {
    get label() {
      return copy().company
    },
    form: 'company',
    export: true,
    erase: { to: null },
    merge: 'fill',
    staff: true,
    line: { max: maxLength.company, autoComplete: 'organization' },
  },
  canton: {
    get label() {
      return copy().canton
    },
    form: 'canton',
    export: true,
    erase: { to: null },
    merge: 'fill',
    staff: true,
  },
  nationality: {
    get label() {
      return copy().nationality
    },
    form: null,
    export: true,
    erase: { to: null },
    merge: 'fill',
    staff: true,
  },
  createdAt: {
    get label() {
      return copy().registered
    },
    form: null,
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: true,
  },
  lastSignInAt: {
    get label() {
      return copy().lastLogin
    },
    form: null,
    export: true,
    erase: { to: null },
    merge: 'own',
    staff: true,
  },
  twoFactorEnabled: {
    get label() {
      return copy().twoStepVerification
    },
    form: null,
    export: true,
    erase: { to: false },
    merge: 'own',
    staff: true,
  },
  statusChangedAt: {
    get label() {
      return copy().statusSince
    },
    form: null,
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: true,
  },
  statusReason: {
    get label() {
      return copy().reason
    },
    form: null,
    export: true,
    erase: { to: null },
    merge: 'own',
    staff: true,
  },
  id: {
    get label() {
      return copy().id
    },
    form: null,
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: ofProgram,
  },
  name: {
    get label() {
      return copy().nameText
    },
    form: null,
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: 'is the title of the page',
  },
  firstName: {
    get label() {
      return copy().firstName
    },
    form: 'firstName',
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: inName,
  },
  lastName: {
    get label() {
      return copy().lastName
    },
    form: 'lastName',
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: inName,
  },
  taxIdEncrypted: {
    get label() {
      return copy().taxId
    },
    form: 'taxId',
    export: true,
    erase: { to: null },
    merge: 'fill',
    staff: 'is shown where staff edit the profile',
  },
  address: {
    get label() {
      return copy().address
    },
    form: null,
    export: true,
    erase: { to: null },
    merge: 'own',
    staff: 'stands in its own table',
  },
  locale: {
    get label() {
      return copy().language
    },
    form: null,
    export: true,
    erase: { to: 'en-CH' },
    merge: 'own',
    staff: ofProgram,
  },
  emailVerified: {
    get label() {
      return copy().emailConfirmed
    },
    form: null,
    export: true,
    erase: { to: false },
    merge: 'own',
    staff: 'is said with the email',
  },
  mustReset: {
    get label() {
      return copy().mustChoosePassword
    },
    form: null,
    export: signIn,
    erase: { to: false },
    merge: 'own',
    staff: signIn,
  },
  username: {
    get label() {
      return copy().username
    },
    form: null,
    export: 'only staff have one',
    erase: { to: null },
    merge: 'own',
    staff: signIn,
  },
  role: {
    get label() {
      return copy().role
    },
    form: null,
    export: 'is the same for every client',
    erase: { stays: reauth },
    merge: 'own',
    staff: ofProgram,
  },
  status: {
    get label() {
      return copy().status
    },
    form: null,
    export: true,
    erase: { stays: 'becomes closed' },
    merge: 'own',
    staff: 'is a mark beside the name',
  },
  statusCode: {
    get label() {
      return copy().statusCode
    },
    form: null,
    export: true,
    erase: { to: null },
    merge: 'own',
    staff: 'is said as the reason',
  },
  mergedInto: {
    get label() {
      return copy().mergedInto
    },
    form: null,
    export: ofProgram,
    erase: { stays: reauth },
    merge: 'own',
    staff: 'is said in a note',
  },
  mergedAt: {
    get label() {
      return copy().mergedAt
    },
    form: null,
    export: ofProgram,
    erase: { stays: reauth },
    merge: 'own',
    staff: 'is said in a note',
  },
  searchText: {
    get label() {
      return copy().searchText
    },
    form: null,
    export: ofProgram,
    erase: { stays: 'the database derives it from the others' },
    merge: 'own',
    staff: ofProgram,
  },
  updatedAt: {
    get label() {
      return copy().lastChanged
    },
    form: null,
    export: ofProgram,
    erase: { stays: 'becomes the time of the deletion' },
    merge: 'own',
    staff: ofProgram,
  },
} as const satisfies Record<Column, PersonField>

type Fields = typeof personFields
type ColumnWith<Key extends Exclude<keyof PersonField, 'line'>, Value> = {
  [Name in Column]: Fields[Name][Key] extends Value ? Name : never
}[Column]

export type FormColumn = ColumnWith<'form', string>
export type ExportedColumn = ColumnWith<'export', true>
export type FilledColumn = ColumnWith<'merge', 'fill'>
export type StaffColumn = ColumnWith<'staff', true>
export type LineColumn = { [Name in Column]: Fields[Name] extends { line: object } ? Name : never }[Column]

const columns = Object.keys(personFields).filter((name): name is Column => name in personFields)

export const formColumns = columns.filter((name): name is FormColumn => personFields[name].form !== null)
export const exportedColumns = columns.filter((name): name is ExportedColumn => personFields[name].export === true)
export const filledColumns = columns.filter((name): name is FilledColumn => personFields[name].merge === 'fill')
export const staffColumns = columns.filter((name): name is StaffColumn => personFields[name].staff === true)
export const lineColumns = columns.filter(isLineColumn)

export function isLineColumn(name: string): name is LineColumn {
  return Object.entries(personFields).some(([column, field]) => column === name && 'line' in field)
}

/** Value per one-line text column. @example mapLines((column) => person[column] ?? '') // { company: 'Keller AG' } */
export function mapLines<Value>(make: (column: LineColumn) => Value): Record<LineColumn, Value> {
  return Object.fromEntries(lineColumns.map((column) => [column, make(column)])) as Record<LineColumn, Value>
}

export function erasedValues(): { [Name in ColumnWith<'erase', { to: unknown }>]: Fields[Name]['erase']['to'] } {
  const erased = columns.flatMap((name) => {
    const { erase } = personFields[name]
    return 'to' in erase ? [[name, erase.to] as const] : []
  })
  return Object.fromEntries(erased) as ReturnType<typeof erasedValues>
}
