import { z } from 'zod'

// Amounts are integers in units of 10^-20, so that sums are exact however many decimals a bank states.
const places = 20
const perCent = 10n ** BigInt(places - 2)

export type Exact = bigint

/** Parses an `xs:decimal` exactly; rejects more than 12 integer or 20 fractional digits. */
export const decimal = z
  .string()
  .trim()
  .regex(/^[+-]?(?:\d{1,12}(?:\.\d{0,20})?|\.\d{1,20})$/)
  .transform((text): Exact => {
    const [whole = '', rest = ''] = text.replace(/^[+-]/, '').split('.')
    const size = BigInt(`${whole || '0'}${rest.padEnd(places, '0')}`)
    return text.startsWith('-') ? -size : size
  })

/** Rounds to cents, half away from zero. */
export function centsOf(exact: Exact): number {
  const size = exact < 0n ? -exact : exact
  const cents = Number((size + perCent / 2n) / perCent)
  return exact < 0n ? -cents : cents
}

export function total(amounts: readonly Exact[]): Exact {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}
