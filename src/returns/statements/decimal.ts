import { z } from 'zod'

// Amounts are whole numbers of 10^-20, so that adding them is exact however many decimals a bank writes.
const places = 20
const perCent = 10n ** BigInt(places - 2)

/** An amount of the statement, exact. */
export type Exact = bigint

/** A decimal of XML (`xs:decimal`) as an exact amount; more than 12 digits before or 20 after the point are refused. */
export const decimal = z
  .string()
  .trim()
  .regex(/^[+-]?(?:\d{1,12}(?:\.\d{0,20})?|\.\d{1,20})$/)
  .transform((text): Exact => {
    const [whole = '', rest = ''] = text.replace(/^[+-]/, '').split('.')
    const size = BigInt(`${whole || '0'}${rest.padEnd(places, '0')}`)
    return text.startsWith('-') ? -size : size
  })

/** Centimes, half a centime away from zero. */
export function centsOf(exact: Exact): number {
  const size = exact < 0n ? -exact : exact
  const cents = Number((size + perCent / 2n) / perCent)
  return exact < 0n ? -cents : cents
}

export function total(amounts: readonly Exact[]): Exact {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}
