import type { FigurePerson } from '#returns/amounts/figure.ts'
import type { StatementReason, StatementState } from '#returns/statements/remarks.ts'
import type { ETaxRow } from '#returns/statements/statement-db.server.ts'
import type { Statement } from './statement.ts'

type Content = Pick<Statement, 'sequence' | 'accounts' | 'debts' | 'securities'>
type Other<Row> = Row & { state: StatementState; content: Content | null }

/**
 * Relation of an e-tax statement to the client's other statements from the same bank and day. Their ids do not show
 * whether one corrects another (eCH-0196, appendix 2), so compare the accounts that they contain.
 */
export type Placement<Row> =
  /** The statement is used. It contains all accounts of those in `replaces`, and no account of those in `beside`. */
  | { place: 'counts'; replaces: Row[]; beside: Row[] }
  /** Staff must decide: the statement has some, but not all, accounts in common with those in `shares`. */
  | { place: 'undecided'; shares: Row[] }
  /** The statement is not used: a later one, with the sequence number `newer`, contains all its accounts. */
  | { place: 'older'; newer: number }

export function placementOf<Row>(statement: Content, others: readonly Other<Row>[]): Placement<Row> {
  const own = accountsOf(statement)
  const compared = others.flatMap((row) => (row.content ? [{ row, content: row.content }] : []))
  const of = (relation: Relation) =>
    compared.filter(({ content }) => relationOf(own, content, statement.sequence) === relation)
  const [newest] = of('covers-this').toSorted((a, b) => b.content.sequence - a.content.sequence)
  if (newest) return { place: 'older', newer: newest.content.sequence }
  const shares = of('shares').flatMap(({ row }) => (row.state === 'replaced' ? [] : [row]))
  if (shares.length > 0) return { place: 'undecided', shares }
  return { place: 'counts', replaces: of('covered').map(({ row }) => row), beside: of('apart').map(({ row }) => row) }
}

type Relation = 'covered' | 'covers-this' | 'apart' | 'shares'

function relationOf(own: ReadonlySet<string>, other: Content, sequence: number): Relation {
  const others = accountsOf(other)
  const isNewer = sequence > other.sequence
  const [smaller, larger] = isNewer ? [others, own] : [own, others]
  const inBoth = [...smaller].filter((account) => larger.has(account)).length
  if (inBoth === smaller.size) return isNewer ? 'covered' : 'covers-this'
  return inBoth === 0 ? 'apart' : 'shares'
}

function accountsOf({ accounts, debts, securities }: Content): ReadonlySet<string> {
  const numbers = [...accounts, ...debts].map(({ number, name }) => `account ${(number || name).replace(/\s/g, '')}`)
  return new Set([...numbers, ...securities.map(({ depot }) => `depot ${depot.trim()}`)])
}

export function sameClientAndDay(statements: readonly ETaxRow[], key: string): ETaxRow[] {
  const hasFigures = ({ state }: ETaxRow) => state === 'taken' || state === 'held' || state === 'replaced'
  return statements.filter((one) => one.content?.key === key && hasFigures(one))
}

export function sequencesOf(statements: readonly ETaxRow[]): number[] {
  return statements.flatMap(({ content }) => content?.sequence ?? []).toSorted((a, b) => a - b)
}

export function sharedAccounts(sequence: number, others: readonly ETaxRow[]): StatementReason {
  return { code: 'shared-accounts', values: { sequence, others: sequencesOf(others) } }
}

/** Words and numbers of a name without accents, in lower case. */
export function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

type Named = { firstName: string; lastName: string }

/** True if `person` contains every word of the last name and the first word of the first name. */
function isNamed({ firstName, lastName }: Named, person: string): boolean {
  const words = wordsOf(person)
  const last = wordsOf(lastName)
  const first = wordsOf(firstName).slice(0, 1)
  return last.length > 0 && [...last, ...first].every((word) => words.includes(word))
}

export function ownerOf(
  { clients }: Pick<Statement, 'clients'>,
  household: { client: string; partner: string | null },
): FigurePerson | null {
  const { client, partner } = household
  const owners = clients.map((one) =>
    isNamed(one, client) ? 'client' : partner !== null && isNamed(one, partner) ? 'partner' : null,
  )
  if (owners.includes(null)) return null
  const [first = null, ...others] = new Set(owners)
  return others.length > 0 ? 'joint' : first
}

export function namesOn({ clients }: Pick<Statement, 'clients'>): string {
  return clients
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter(Boolean)
    .join(', ')
}
