import { may } from '#accounts/people/may.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import { dismissLate, grantLate } from '#cases/late/decide-late.server.ts'
import { isPayeeEntered, type PayeeErrors } from '#shop/payouts/payee.ts'
import { readPayee } from '#shop/payouts/read-payee.ts'
import { declineRefund, grantRefund } from '#shop/refunds/answer-refund.server.ts'
import { isRefundReason } from '#shop/refunds/refund.ts'
import { confirmRefund, type RefundRefusal, requestRefund } from '#shop/refunds/request-refund.server.ts'
import { readMoney } from '#tax/money-input.ts'

export const refundActions = ['give-back', 'grant', 'confirm', 'decline', 'grant-late', 'dismiss-late'] as const
export type RefundAction = (typeof refundActions)[number]

export type RefundError =
  | RefundRefusal
  | { ok: false; reason: 'not-money' | 'unsure' }
  | { ok: false; reason: 'wrong-account'; errors: PayeeErrors }

export async function handleRefundAction(
  { services, actor }: AdminContext,
  action: RefundAction,
  orderId: string,
  values: Record<string, string>,
): Promise<{ ok: true; note: FlashName } | RefundError> {
  const { amount = '', reason = '', words = '', seenCents = '', caseId = '', sure } = values
  const decision = { orderId, actor, seenCents: Number(seenCents) }
  const decides = action === 'confirm' || action === 'decline' || action === 'dismiss-late'
  if (decides && !may(actor.person, 'order.refund')) return { ok: false, reason: 'not-allowed' }
  if (action === 'confirm') {
    const outcome = await confirmRefund(services, decision)
    return outcome.ok ? { ok: true, note: 'refund-sent' } : outcome
  }
  if (action === 'decline') {
    const outcome = await declineRefund(services, { ...decision, words })
    return outcome.ok ? { ok: true, note: 'refund-declined' } : outcome
  }
  if (action === 'dismiss-late') {
    const outcome = await dismissLate(services, { ...decision, caseId, words })
    return outcome.ok ? { ok: true, note: 'late-dismissed' } : outcome
  }
  if (action === 'grant-late') {
    const outcome = await grantLate(services, { ...decision, caseId })
    return outcome.ok ? { ok: true, note: outcome.waits ? 'refund-waits' : 'refund-sent' } : outcome
  }
  const read = readMoney(amount)
  if (!read.ok || !isRefundReason(reason)) return { ok: false, reason: 'not-money' }
  if (sure !== 'yes') return { ok: false, reason: 'unsure' }
  const account = isPayeeEntered(values) ? readPayee(values) : null
  if (account?.ok === false) return { ok: false, reason: 'wrong-account', errors: account.errors }
  const requested = { ...decision, amountCents: read.cents, reason, words, payee: account?.payee ?? null }
  const outcome = await (action === 'grant' ? grantRefund(services, requested) : requestRefund(services, requested))
  return outcome.ok ? { ok: true, note: outcome.waits ? 'refund-waits' : 'refund-sent' } : outcome
}
