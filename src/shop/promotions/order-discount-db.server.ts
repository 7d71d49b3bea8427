import type { Db, Tx } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import type { CheckoutItem } from '#shop/orders/order.ts'
import { type ContestedBecause, contestedReasons, isUseState, mayBecomeUse, type UseState } from './promotion.ts'
import type { RequestedLine } from './work-out-discounts.server.ts'

export type OrderDiscount = { title: string; amountCents: number }

export type NewOrderDiscount = OrderDiscount & {
  promotionId: string | null
  priceGuaranteeId: string | null
  isFirstOrder: boolean
  isOnceEach: boolean
  buyerEmail: string | null
  personId: string | null
}

export async function insertOrderDiscounts(tx: Tx, orderId: string, discounts: readonly NewOrderDiscount[]) {
  const rows = discounts.map((discount, position) => ({ ...discount, orderId, position }))
  if (rows.length > 0) await tx.insertInto('orderDiscounts').values(rows).execute()
}

export async function listGiven(db: Db | Tx, orderId: string): Promise<OrderDiscount[]> {
  const own = db.selectFrom('orderDiscounts').select(['title', 'amountCents']).where('orderId', '=', orderId)
  const given = await own.orderBy('position').execute()
  const order = await db.selectFrom('orders').select('vatOffCents').where('id', '=', orderId).executeTakeFirst()
  const amountCents = order?.vatOffCents ?? 0
  return amountCents > 0 ? [...given, { title: t(cartTexts.domicile).line, amountCents }] : given
}

export async function listOrderDiscounts(db: Db | Tx, orderId: string) {
  const rows = await db
    .selectFrom('orderDiscounts')
    .select([
      'id',
      'promotionId',
      'priceGuaranteeId',
      'title',
      'amountCents',
      'isFirstOrder',
      'isOnceEach',
      'buyerEmail',
      'personId',
    ])
    .select(['state', 'contestedBecause'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, state: stateOf(row.state), contestedBecause: becauseOf(row.contestedBecause) }))
}

export type GivenDiscount = Awaited<ReturnType<typeof listOrderDiscounts>>[number]

type Move = { to: UseState; contestedBecause?: ContestedBecause }

export async function moveDiscounts(
  tx: Tx,
  orderId: string,
  { from, ids }: { from: readonly UseState[]; ids?: readonly string[] },
  { to, contestedBecause }: Move,
): Promise<number> {
  const moved = await tx
    .updateTable('orderDiscounts')
    .set({ state: to, ...(contestedBecause && { contestedBecause }) })
    .where('orderId', '=', orderId)
    .where(
      'state',
      'in',
      from.filter((state) => mayBecomeUse(state, to)),
    )
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .executeTakeFirst()
  return Number(moved.numUpdatedRows)
}

function stateOf(text: string): UseState {
  if (!isUseState(text)) throw new Error(`A discount of an order cannot be ${text}`)
  return text
}

function becauseOf(text: string | null): ContestedBecause | null {
  return contestedReasons.find((reason) => reason === text) ?? null
}

export async function listPricedLines(db: Db, items: readonly CheckoutItem[]): Promise<RequestedLine[]> {
  if (items.length === 0) return []
  const rows = await db
    .selectFrom('productVariants as v')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select(['v.id', 'v.productId', 'v.priceInCents', 'v.salePriceInCents', 'p.typeValue'])
    .where('v.isOffered', '=', true)
    .where('p.status', '=', 'published')
    .where(
      'v.id',
      'in',
      items.map(({ variantId }) => variantId),
    )
    .execute()
  return items.flatMap(({ variantId, quantity }) => {
    const row = rows.find(({ id }) => id === variantId)
    if (!row) return []
    const { productId, typeValue, priceInCents, salePriceInCents } = row
    const cents = unitPriceCents({ price_in_cents: priceInCents, sale_price_in_cents: salePriceInCents })
    return [{ variantId, productId, typeValue, quantity, unitPriceCents: cents }]
  })
}
