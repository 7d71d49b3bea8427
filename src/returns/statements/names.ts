import type { FigurePerson } from '#returns/amounts/figure.ts'
import type { Statement } from './statement.ts'

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  return plain.split(/[^\p{L}]+/u).filter(Boolean)
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
