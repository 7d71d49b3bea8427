import type { People } from '#platform/db/schema.ts'

type Column = keyof People

export type PersonField = {
  label: string
  /** Name of the form field in the client's profile; null if clients cannot change the value. */
  form: string | null
  /** True if included in the client's data export; otherwise the reason for omitting it. */
  export: true | string
  /** On deletion of the person: the value that replaces the column's value, or the reason to retain it. */
  erase: { to: string | number | boolean | null | readonly never[] } | { stays: string }
  /**
   * When another account is merged into this one: `fill` copies its value if this account has none, `own` never copies
   * it.
   */
  merge: 'fill' | 'own'
  staff: true | string
}

const inName = 'is part of the name'
const ofProgram = 'says nothing about the person'
const signIn = 'belongs to signing in, which other pages show'
const reauth = 'retained cases, orders and the audit log name whom they are about'

/** All columns of `people`, used by deletion, export, merge and pages. A test fails if a column is missing. */
export const personFields = {
  email: {
    label: 'Email',
    form: null,
    export: true,
    erase: { stays: 'is replaced by one of ours, since it is unique' },
    merge: 'own',
    staff: true,
  },
  phone: { label: 'Phone', form: 'phone', export: true, erase: { to: null }, merge: 'fill', staff: true },
  company: { label: 'Company', form: 'company', export: true, erase: { to: null }, merge: 'fill', staff: true },
  canton: { label: 'Canton', form: 'canton', export: true, erase: { to: null }, merge: 'fill', staff: true },
  civilStatus: {
    label: 'Civil status',
    form: 'civilStatus',
    export: true,
    erase: { to: null },
    merge: 'fill',
    staff: true,
  },
  childrenBorn: {
    label: 'Children',
    form: 'childrenBorn',
    export: true,
    erase: { to: [] },
    merge: 'fill',
    staff: true,
  },
  createdAt: { label: 'Registered', form: null, export: true, erase: { stays: reauth }, merge: 'own', staff: true },
  lastSignInAt: { label: 'Last login', form: null, export: true, erase: { to: null }, merge: 'own', staff: true },
  twoFactorEnabled: {
    label: 'Second factor',
    form: null,
    export: true,
    erase: { to: false },
    merge: 'own',
    staff: true,
  },
  statusChangedAt: {
    label: 'Status since',
    form: null,
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: true,
  },
  statusReason: { label: 'Reason', form: null, export: true, erase: { to: null }, merge: 'own', staff: true },
  id: { label: 'Id', form: null, export: true, erase: { stays: reauth }, merge: 'own', staff: ofProgram },
  name: {
    label: 'Name',
    form: null,
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: 'is the title of the page',
  },
  firstName: {
    label: 'First name',
    form: 'firstName',
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: inName,
  },
  lastName: {
    label: 'Last name',
    form: 'lastName',
    export: true,
    erase: { stays: reauth },
    merge: 'own',
    staff: inName,
  },
  taxIdEncrypted: {
    label: 'Tax ID',
    form: 'taxId',
    export: true,
    erase: { to: null },
    merge: 'fill',
    staff: 'is shown where staff edit the profile',
  },
  address: {
    label: 'Address',
    form: null,
    export: true,
    erase: { to: null },
    merge: 'own',
    staff: 'stands in its own table',
  },
  locale: { label: 'Language', form: null, export: true, erase: { to: 'en-CH' }, merge: 'own', staff: ofProgram },
  emailVerified: {
    label: 'Email confirmed',
    form: null,
    export: true,
    erase: { to: false },
    merge: 'own',
    staff: 'is said with the email',
  },
  mustReset: {
    label: 'Must choose a password',
    form: null,
    export: signIn,
    erase: { to: false },
    merge: 'own',
    staff: signIn,
  },
  username: {
    label: 'Username',
    form: null,
    export: 'only staff have one',
    erase: { to: null },
    merge: 'own',
    staff: signIn,
  },
  role: {
    label: 'Role',
    form: null,
    export: 'is the same for every client',
    erase: { stays: reauth },
    merge: 'own',
    staff: ofProgram,
  },
  status: {
    label: 'Status',
    form: null,
    export: true,
    erase: { stays: 'becomes closed' },
    merge: 'own',
    staff: 'is a mark beside the name',
  },
  statusCode: {
    label: 'Status code',
    form: null,
    export: true,
    erase: { to: null },
    merge: 'own',
    staff: 'is said as the reason',
  },
  mergedInto: {
    label: 'Merged into',
    form: null,
    export: ofProgram,
    erase: { stays: reauth },
    merge: 'own',
    staff: 'is said in a note',
  },
  mergedAt: {
    label: 'Merged at',
    form: null,
    export: ofProgram,
    erase: { stays: reauth },
    merge: 'own',
    staff: 'is said in a note',
  },
  searchText: {
    label: 'Search text',
    form: null,
    export: ofProgram,
    erase: { stays: 'the database derives it from the others' },
    merge: 'own',
    staff: ofProgram,
  },
  updatedAt: {
    label: 'Last changed',
    form: null,
    export: ofProgram,
    erase: { stays: 'becomes the time of the deletion' },
    merge: 'own',
    staff: ofProgram,
  },
} as const satisfies Record<Column, PersonField>

type Fields = typeof personFields
type ColumnWith<Key extends keyof PersonField, Value> = {
  [Name in Column]: Fields[Name][Key] extends Value ? Name : never
}[Column]

export type FormColumn = ColumnWith<'form', string>
export type ExportedColumn = ColumnWith<'export', true>
export type FilledColumn = ColumnWith<'merge', 'fill'>
export type StaffColumn = ColumnWith<'staff', true>

const columns = Object.keys(personFields).filter((name): name is Column => name in personFields)

export const formColumns = columns.filter((name): name is FormColumn => personFields[name].form !== null)
export const exportedColumns = columns.filter((name): name is ExportedColumn => personFields[name].export === true)
export const filledColumns = columns.filter((name): name is FilledColumn => personFields[name].merge === 'fill')
export const staffColumns = columns.filter((name): name is StaffColumn => personFields[name].staff === true)

export function erasedValues(): { [Name in ColumnWith<'erase', { to: unknown }>]: Fields[Name]['erase']['to'] } {
  const erased = columns.flatMap((name) => {
    const { erase } = personFields[name]
    return 'to' in erase ? [[name, erase.to] as const] : []
  })
  return Object.fromEntries(erased) as ReturnType<typeof erasedValues>
}
