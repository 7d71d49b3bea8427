import type { StatementState } from './remarks.ts'
import type { Statement } from './statement.ts'

type Content = Pick<Statement, 'sequence' | 'accounts' | 'debts' | 'securities'>
type Other<Row> = Row & { state: StatementState; content: Content | null }

/**
 * Where a statement stands among others of the same client, bank and day. The last two digits of the number only count
 * the documents of that day (eCH-0196, appendix 2): whether one corrects another, or is about other accounts, only the
 * accounts tell.
 */
export type Placement<Row> =
  /** It names every account of those: they give way to it. Those of `beside` have none of its accounts. */
  | { place: 'counts'; replaces: Row[]; beside: Row[] }
  /** Some accounts are in both and some only in the earlier one: a person decides. */
  | { place: 'undecided'; shares: Row[] }
  /** Another one with a higher number names every account of it. */
  | { place: 'older'; newer: number }

/** Compares a statement with those that count, wait or gave way. */
export function placementOf<Row>(statement: Content, others: readonly Other<Row>[]): Placement<Row> {
  const own = accountsOf(statement)
  const compared = others.flatMap((row) => (row.content ? [{ row, content: row.content }] : []))
  const of = (relation: Relation) =>
    compared.filter(({ content }) => relationOf(own, content, statement.sequence) === relation)
  const [newest] = of('covers-this').toSorted((a, b) => b.content.sequence - a.content.sequence)
  if (newest) return { place: 'older', newer: newest.content.sequence }
  // What gave way before waits for no decision.
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
