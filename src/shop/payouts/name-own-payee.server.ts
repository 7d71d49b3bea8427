import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { encryptPayee } from './encrypt-payee.server.ts'
import type { Payee } from './payee.ts'
import { lockWithoutAccount, savePayout } from './payout-db.server.ts'

export type OwnPayeeOutcome = { ok: true } | { ok: false; reason: 'unknown-order' | 'nothing-asked' }

/** A client enters the bank account for a refund of their own order, if the refund has none yet. */
export function nameOwnPayee(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  { actor, orderId, payee }: { actor: Actor; orderId: string; payee: Payee },
): Promise<OwnPayeeOutcome> {
  return db.transaction().execute(async (tx): Promise<OwnPayeeOutcome> => {
    const { person } = actor
    const order = may(person, 'portal.use') && isUuid(orderId) ? await lockOrder(tx, orderId) : null
    if (!order || order.personId !== person.id) return { ok: false, reason: 'unknown-order' }
    const payout = await lockWithoutAccount(tx, orderId)
    if (!payout) return { ok: false, reason: 'nothing-asked' }
    await savePayout(tx, payout, { state: 'ready', payeeEncrypted: encryptPayee(secretKey, orderId, payee) })
    const object = { type: 'order', id: orderId }
    await recordAudit(tx, actor, { action: 'order.account-named', object, detail: { number: order.number } })
    return { ok: true }
  })
}
