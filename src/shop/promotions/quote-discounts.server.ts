import type { Services } from '#platform/services.ts'
import { networkOf } from '#web/client-address.ts'
import { countUse, type Limit } from '#web/limits.server.ts'
import { type DiscountError, type DiscountInput, noDiscountInput } from './discount-input.ts'
import { type RequestedLine, type Worked, workOutDiscounts } from './work-out-discounts.server.ts'

/** How often one network may try codes and be wrong. */
// Whether one is free is asked before it is counted: with nine used, the tenth is let in and no other.
const guesses: Limit = { name: 'discount-guesses', points: 9, seconds: 60 * 60 }

/** What tells a stranger something when it is answered often. */
const isGuess = (error: DiscountError | undefined) => error === 'unknown-code'
/** How often one network may name an address that is not its own, whatever is answered. */
const namedAddresses: Limit = { name: 'discount-addresses', points: 60, seconds: 60 * 60 }

type QuoteDiscountsDeps = Pick<Services, 'db' | 'pool' | 'now'>
type QuoteDiscountsInput = {
  lines: readonly RequestedLine[]
  discount: DiscountInput
  person: { id: string; email: string } | null
  ip: string
}

/** Which discounts a cart is given now, as it is shown. Who was wrong too often is told nothing more for an hour. */
export async function quoteDiscounts(
  { db, pool, now }: QuoteDiscountsDeps,
  { ip, ...requested }: QuoteDiscountsInput,
): Promise<Worked> {
  const { discount } = requested
  const isAsking = discount.code !== null || discount.isFirstTime
  if (isAsking && !((await countNamed(pool, requested, ip)) && (await mayGuess(pool, ip)))) {
    const open = await workOutDiscounts(db, {
      ...requested,
      discount: { ...noDiscountInput, priceGuarantee: discount.priceGuarantee },
      now: now(),
    })
    const error = 'too-many-codes'
    return {
      ...open,
      errors: { ...(discount.code && { code: error }), ...(discount.isFirstTime && { firstTime: error }) },
    }
  }
  const worked = await workOutDiscounts(db, { ...requested, now: now() })
  if (isGuess(worked.errors.code)) await noteGuess(pool, ip)
  return worked
}

/** Counts a question that names an address; false when this network has named too many. */
export async function countNamed(
  pool: Services['pool'],
  { discount, person }: Pick<QuoteDiscountsInput, 'discount' | 'person'>,
  ip: string,
): Promise<boolean> {
  return person !== null || discount.email === null || (await countUse(pool, namedAddresses, networkOf(ip))).ok
}

/** Whether this address may still ask for a discount. */
export async function mayGuess(pool: Services['pool'], ip: string): Promise<boolean> {
  return (await countUse(pool, guesses, networkOf(ip), 0)).ok
}

/** Counts an answer that a guess got at checkout. */
export async function noteError(pool: Services['pool'], ip: string, error: DiscountError): Promise<void> {
  if (isGuess(error)) await noteGuess(pool, ip)
}

async function noteGuess(pool: Services['pool'], ip: string): Promise<void> {
  await countUse(pool, guesses, networkOf(ip))
}
