import type { Status } from '#accounts/people/person.ts'
import type { ImportField } from './import-fields.ts'
import type { ImportedClient, ReadRow, RowError } from './read-row.ts'

/** An account that has the email address of a row. */
export type KnownClient = {
  id: string
  name: string
  isStaff: boolean
  status: Status
  isLeaving: boolean
  birthDate: string | null
}

/** `new`: adds a client; `joined`: adds to a known one; `more`: another year of a client in an earlier row. */
export const rowOutcomes = ['new', 'joined', 'more', 'refused', 'left-out'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

export type RowProblem =
  | RowError
  | { field: ImportField; reason: 'same-email'; row: number }
  | { field: ImportField; reason: 'email-of-staff' | 'account-closed' | 'leaving' }

/** `differs`: the birth date here, if the file says another one. The one here stays. */
export type CheckedRow = {
  number: number
  outcome: RowOutcome
  name: string
  email: string | null
  personId: string | null
  problems: RowProblem[]
  differs: string | null
}

const openTo: readonly Status[] = ['active', 'invited', 'pending']

/** Decides what an import would do with a row. Call it in the order of the rows; `seen` holds the rows before. */
export function checkRow(
  row: { number: number; name: string; isLeftOut: boolean },
  read: ReadRow,
  { known, seen }: { known: KnownClient | null; seen: Map<string, { number: number; name: string }> },
): CheckedRow {
  const { number, isLeftOut } = row
  const email = read.ok ? read.client.email : null
  const name = (read.ok && nameOf(read.client)) || known?.name || row.name
  const checked = { number, name, email, personId: known?.id ?? null, problems: [], differs: null }
  if (isLeftOut) return { ...checked, outcome: 'left-out' }
  if (!read.ok) return { ...checked, outcome: 'refused', problems: read.errors }
  const { client } = read
  const problem = problemOf(client, { known, seen })
  if (problem) return { ...checked, outcome: 'refused', problems: [problem] }
  const isMore = seen.has(client.email)
  if (!isMore) seen.set(client.email, { number, name })
  const born = client.facts.find(({ fact, person }) => fact === 'birth-date' && person === 'client')?.value
  const differs = known?.birthDate && typeof born === 'string' && born !== known.birthDate ? known.birthDate : null
  return { ...checked, outcome: isMore ? 'more' : known ? 'joined' : 'new', differs }
}

function problemOf(
  client: ImportedClient,
  { known, seen }: { known: KnownClient | null; seen: Map<string, { number: number; name: string }> },
): RowProblem | null {
  const { email, years } = client
  const name = nameOf(client)
  const before = seen.get(email)
  if (before && (years.length === 0 || (name && name.toLowerCase() !== before.name.toLowerCase())))
    return { field: 'email', reason: 'same-email', row: before.number }
  if (known?.isStaff) return { field: 'email', reason: 'email-of-staff' }
  if (known && !openTo.includes(known.status)) return { field: 'email', reason: 'account-closed' }
  if (known?.isLeaving) return { field: 'email', reason: 'leaving' }
  return !known && !before && !name ? { field: 'name', reason: 'missing' } : null
}

function nameOf({ firstName, lastName }: ImportedClient): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim()
}
