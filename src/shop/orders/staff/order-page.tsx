import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden, insist, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findReversed } from '#billing/bank/allocation-db.server.ts'
import { listInvoicesOf } from '#billing/invoices/invoice-db.server.ts'
import { listLateOf } from '#cases/late/late-db.server.ts'
import { decideOpening } from '#cases/opening/decide-opening.server.ts'
import { listHeldOpenings } from '#cases/opening/held-opening-db.server.ts'
import { retryOpening } from '#cases/opening/retry-opening.server.ts'
import { openingDecisionError } from '#cases/opening/staff/held-openings.tsx'
import { retryOpeningError } from '#cases/opening/staff/opening-steps.tsx'
import { findOpeningSteps } from '#cases/opening/view-opening.server.ts'
import { listCasesFor } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { findDueRefund } from '#cases/refunds/follow-refund.server.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { findFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { holdsMoney, isOrderState } from '#shop/orders/order.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { acceptDiscounts, markPaidAfterReview, requestRefund } from '#shop/orders/review-order.server.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import { listOrderDiscounts } from '#shop/promotions/order-discount-db.server.ts'
import { declineFirstOrderDiscount, payFirstOrderDiscount } from '#shop/promotions/pay-first-order-discount.server.ts'
import { listDisputes, listRefunds, listReturned } from '#shop/refunds/refund-db.server.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { Route } from './+types/order-page'
import { handleRefundAction, refundActions } from './handle-refund-action.server.ts'
import { orderError } from './order-errors.ts'
import { findOrder, listOrderHistory, listPaymentEvents } from './order-list-db.server.ts'
import { OrderView } from './order-view.tsx'

const copy = () => t(shopStaffTexts.orderPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .order(loaderData?.order.number ?? '')
      .trim(),
  )

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'order.list')
  const { db } = services
  const order = isUuid(params.orderId) ? await findOrder(db, params.orderId, scope) : null
  if (!order) throw notFound()
  insist(person, 'order.read', { clientId: order.personId })
  const history = await listOrderHistory(db, order.id)
  const mayDecide = may(person, 'order.refund', { clientId: order.personId })
  const isRefundRequested = holdsMoney(order.state) && order.refundRequestedAt !== null
  const isRunning = (order.state === 'paid' || order.state === 'awaiting_transfer') && !isRefundRequested
  // The return token, the cart key and the URLs must not reach the browser.
  const { returnToken: _, cartKey: __, successUrl: ___, cancelUrl: ____, checkoutUrl: _____, ...shown } = order
  return {
    order: shown,
    owedBecause: await findReversed(db, order.id),
    lines: await listLines(db, order.id),
    discounts: await listOrderDiscounts(db, order.id),
    events: await listPaymentEvents(db, order.id),
    history,
    documents: await listInvoicesOf(db, [order.id]),
    cases: await listCasesFor(db, { scope, orderId: order.id }),
    held: isRunning ? await listHeldOpenings(db, order.id, scope) : [],
    isRefundRequested,
    opening: await findOpeningSteps(services, order, { withMessage: may(person, 'settings.write') }),
    mayRetryOpening: may(person, 'settings.write'),
    firstDiscount: await findFirstOrderDiscount(db, order.id),
    refunds: await listRefunds(db, order.id),
    returned: await listReturned(db, order.id),
    due: order.state === 'paid' ? await findDueRefund(db, order, services.now()) : null,
    late: await listLateOf(db, order.id),
    disputes: await listDisputes(db, order.id),
    mayRequestRefund:
      may(person, 'order.ask-refund') &&
      order.state === 'paid' &&
      (order.providerPaymentId !== null || isByTransfer(order)) &&
      !isRefundRequested,
    maySeeInvoices: may(person, 'billing.read'),
    mayDecide,
    mayAccept: mayDecide && order.state === 'paid_review' && !isRefundRequested,
    mayRefund: mayDecide && holdsMoney(order.state) && (order.providerPaymentId !== null || isByTransfer(order)),
  }
}

const notes = {
  accept: 'order-paid',
  refund: 'refund-asked',
  'pay-back': 'first-asked',
  'not-due': 'first-not-due',
  'accept-discount': 'discount-accepted',
} as const

function isIntent(text: string): text is keyof typeof notes {
  return Object.hasOwn(notes, text)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'order.list')
  const { services, actor, scope } = ctx
  const { orderId } = params
  if (!isUuid(orderId) || !(await findOrder(services.db, orderId, scope))) throw notFound()
  const values = textsOf(await readForm(request))
  const { intent = '', sure, seen = '', reason = '' } = values
  if (intent === 'join-case' || intent === 'second-case') {
    const { line: orderLineId = '', unit, words: why = '' } = values
    const unitNumber = Number(unit)
    const isJoined = intent === 'join-case'
    const decided = { actor, orderId, orderLineId, unitNumber, isJoined, reason: why }
    const outcome = await decideOpening(services, decided)
    if (outcome.ok) throw doneAt(staffCasePath(outcome.caseId), isJoined ? 'order-joined' : 'second-case-opened')
    const { status, text: heldText } = openingDecisionError(outcome)
    if (status === 404) throw notFound()
    if (status === 403) throw forbidden()
    return data({ text: null, refundText: null, heldText, reason, values, payeeErrors: {} }, { status })
  }
  if (intent === 'open-cases') {
    const outcome = await retryOpening(services, actor, orderId)
    if (outcome.ok) throw doneAt(`/admin/orders/${orderId}`, 'opening-retried')
    const { status, text: openingText } = retryOpeningError(outcome)
    if (status === 404) throw notFound()
    if (status === 403) throw forbidden()
    return data({ text: null, refundText: null, openingText, reason, values }, { status })
  }
  const runAction = oneOf(refundActions, intent)
  if (runAction) {
    const outcome = await handleRefundAction(ctx, runAction, orderId, values)
    if (outcome.ok) throw doneAt(`/admin/orders/${orderId}`, outcome.note)
    const { text, status } = orderError(outcome)
    const payeeErrors = outcome.reason === 'wrong-account' ? outcome.errors : {}
    return data({ text: null, refundText: text, reason, values, payeeErrors }, { status })
  }
  if (intent === 'refund' && sure !== 'yes') {
    const { text, status } = orderError({ reason: 'unsure' })
    return data({ text, refundText: null, reason, values }, { status })
  }
  const isNotAllowedHere = intent === 'refund' && seen !== 'paid_review' && may(actor.person, 'order.refund')
  if (!isIntent(intent) || !isOrderState(seen) || isNotAllowedHere) {
    const { text, status } = orderError({ reason: 'not-understood' })
    return data({ text, refundText: null, reason, values }, { status })
  }
  const decision = { orderId, actor, seen }
  const decide = {
    accept: () => markPaidAfterReview(services, decision),
    refund: () => requestRefund(services, decision),
    'pay-back': () => payFirstOrderDiscount(services, decision),
    'accept-discount': () => acceptDiscounts(services, decision),
    'not-due': () => declineFirstOrderDiscount(services, { ...decision, reason }),
  }
  const outcome = await decide[intent]()
  if (outcome.ok) throw doneAt(`/admin/orders/${orderId}`, notes[intent])
  const { status, text } = orderError(outcome)
  if (status === 404) throw notFound()
  return data({ text, refundText: null, reason, values }, { status })
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OrderView
      view={loaderData}
      error={actionData?.text ?? undefined}
      refundError={actionData?.refundText ?? undefined}
      reason={actionData?.reason}
      heldError={actionData && 'heldText' in actionData ? actionData.heldText : undefined}
      openingError={actionData && 'openingText' in actionData ? actionData.openingText : undefined}
      values={actionData?.values ?? {}}
      payeeErrors={actionData && 'payeeErrors' in actionData ? actionData.payeeErrors : {}}
    />
  )
}
