import type { FigurePerson } from '#returns/amounts/figure.ts'
import { wordsOf } from '../e-tax/placement.ts'
import type { Certificate } from './certificate.ts'

type Named = Pick<Certificate['person'], 'lastName' | 'firstName'>

/** The standard of the barcode cuts names at these lengths, so the last word may be the beginning of a longer one. */
const cutAt = { lastName: 30, firstName: 15 }

/** The person of the certificate; null if the names are neither the client's nor the partner's. */
export function ownerOfCertificate(
  { person }: { person: Named },
  { client, partner }: { client: string; partner: string | null },
): Extract<FigurePerson, 'client' | 'partner'> | null {
  if (isNamed(person, client)) return 'client'
  if (partner === null) return null
  const [only, ...others] = wordsOf(partner)
  const isFirstName = others.length === 0 && only === wordsOf(person.firstName)[0]
  return isFirstName || isNamed(person, partner) ? 'partner' : null
}

function isNamed({ lastName, firstName }: Named, name: string): boolean {
  const words = wordsOf(name)
  const last = wordsOf(lastName)
  const first = wordsOf(firstName).slice(0, 1)
  const isFound = (word: string, isCut: boolean) => words.some((one) => one === word || (isCut && one.startsWith(word)))
  return (
    last.length > 0 &&
    last.every((word, at) => isFound(word, at === last.length - 1 && lastName.length >= cutAt.lastName)) &&
    first.every((word) => isFound(word, firstName.length >= cutAt.firstName))
  )
}
