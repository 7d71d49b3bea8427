import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import type { Payee } from './payee.ts'
import { accountChanged } from './payout-account-emails.tsx'

type Refunded = { id: string; orderId: string | null; amountCents: number }

export async function notifyAccountChanged(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { id, orderId, amountCents }: Refunded,
  { iban }: Payee,
): Promise<void> {
  const order = orderId ? await lockOrder(tx, orderId) : null
  if (!order?.buyerEmail) return
  const { number, buyerName, currencyCode: currency } = order
  const facts = { orderId: order.id, number, buyerName, currency, amountCents, iban }
  const eventKey = `account-changed-${id}-${now().getTime()}`
  await queueEmail(tx, { eventKey, to: order.buyerEmail, emailContent: () => accountChanged(config.PUBLIC_URL, facts) })
}
