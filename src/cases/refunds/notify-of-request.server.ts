import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import type { Services } from '#platform/services.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { findRefund } from '#shop/refunds/refund-db.server.ts'
import { refundRequested } from '#shop/refunds/refund-emails.tsx'

export function notifyOfRequest({ db, config }: Pick<Services, 'db' | 'config'>, refundId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const refund = await findRefund(tx, refundId)
    const order = refund && (await lockOrder(tx, refund.orderId))
    if (!refund || !order) return
    const { id: orderId, number, buyerName } = order
    const email = () => refundRequested(config.PUBLIC_URL, { orderId, number, buyerName, words: refund.words ?? '' })
    await notifyStaff(tx, 'office', { eventKey: `refund-requested-${refundId}`, about: 'always' }, email)
  })
}
