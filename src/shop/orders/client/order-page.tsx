import { data, Link, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { howToPay } from '#billing/invoices/how-to-pay.server.ts'
import { listInvoicesOf } from '#billing/invoices/invoice-db.server.ts'
import { PdfList } from '#billing/ui/pdf-list.tsx'
import { isOrderHeld } from '#cases/opening/held-opening-db.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { swissDay } from '#platform/day.ts'
import { formatDate } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { notFound } from '#portal/guard.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { Badge } from '#portal/ui/badge.tsx'
import * as shopTexts from '#shop/locales/en.ts'
import { awaitsPayment, quoteOfOrder, wayToPay } from '#shop/orders/order.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { findOrderOf, findUnpaidOf, listCasesOfOrder, listOwnRefunds } from '#shop/orders/own-order-db.server.ts'
import { payOwnOrder } from '#shop/orders/pay-own-order.server.ts'
import { OrderLines, OrderTotal } from '#shop/orders/ui/order-lines.tsx'
import { nameOwnPayee } from '#shop/payouts/name-own-payee.server.ts'
import { isPayeeEntered, payeeFields } from '#shop/payouts/payee.ts'
import { listPayoutStates } from '#shop/payouts/payout-db.server.ts'
import { readPayee } from '#shop/payouts/read-payee.ts'
import { listGiven } from '#shop/promotions/order-discount-db.server.ts'
import { requestOwnRefund } from '#shop/refunds/request-own-refund.server.ts'

import type { Route } from './+types/order-page'
import { orderBadge, orderPath, ordersPath, refundWords } from './order-state.ts'
import { AccountForm, OwnRefunds } from './own-refunds.tsx'
import { PayPanel } from './pay-panel.tsx'

const copy = () => t(shopTexts.orderPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(
    copy()
      .order(loaderData?.order.number ?? '')
      .trim(),
    matches,
  )

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const { id } = currentUserOf(context).person
  const found = await asClient(db, id, async (tx) => {
    const order = await findOrderOf(tx, id, params.orderId)
    if (!order) return null
    const unpaid = await findUnpaidOf(tx, order.id)
    const way = wayToPay(unpaid, now())
    return {
      order,
      paying: {
        way,
        quoteId: quoteOfOrder(unpaid),
        transfer: way === 'transfer' ? await howToPay(tx, order.id, swissDay(now())) : null,
      },
      lines: await listLines(tx, order.id),
      discounts: await listGiven(tx, order.id),
      refunds: await listOwnRefunds(tx, order.id),
      cases: await listCasesOfOrder(tx, order.id),
      documents: await listInvoicesOf(tx, [order.id]),
      isAccountRequested: (await listPayoutStates(tx, order.id)).includes('no_account'),
    }
  })
  if (!found) throw notFound()
  const { order, refunds } = found
  const isOpen = refunds.some(({ state }) => state !== 'paid' && state !== 'declined')
  const isHeld = await isOrderHeld(db, order.id)
  return { ...found, isHeld, mayAsk: order.state === 'paid' && order.refundRequestedAt === null && !isOpen }
}

const fields = ['intent', 'words', ...payeeFields]

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]))
  const { orderId } = params
  const requested = { actor: actorOf({ context, request }), orderId }
  if (values.intent === 'pay') {
    const paying = await payOrder(context, orderId)
    if (paying.ok) throw redirect(paying.url, 303)
    if (paying.reason === 'nothing-to-pay') throw redirect(orderPath(orderId), 303)
    const status = paying.reason === 'provider-down' ? 502 : 409
    return data({ error: t(portalTexts.portal).pay[paying.reason], errors: {}, values }, { status })
  }
  const account = isPayeeEntered(values) || values.intent === 'name-account' ? readPayee(values) : null
  if (account?.ok === false) return data({ error: null, errors: account.errors, values }, { status: 422 })
  if (values.intent === 'name-account' && account) {
    const outcome = await nameOwnPayee(servicesOf(context), { ...requested, payee: account.payee })
    if (!outcome.ok && outcome.reason === 'unknown-order') throw notFound()
    throw redirect(withFlash(orderPath(orderId), 'account-named'), 303)
  }
  const input = { ...requested, words: values.words ?? '', payee: account?.payee ?? null }
  const outcome = await requestOwnRefund(servicesOf(context), input)
  if (outcome.ok) throw redirect(withFlash(orderPath(orderId), 'refund-asked'), 303)
  if (outcome.reason === 'unknown-order') throw notFound()
  const error = explain(t(shopTexts.refund).ownRefused, outcome)
  return data({ error, errors: {}, values }, { status: 409 })
}

async function payOrder(context: Route.ActionArgs['context'], orderId: string) {
  const services = servicesOf(context)
  const { id } = currentUserOf(context).person
  const token = await asClient(services.db, id, async (tx) => {
    const order = await findOrderOf(tx, id, orderId)
    return order && (await findUnpaidOf(tx, order.id)).returnToken
  })
  if (!token) throw notFound()
  return payOwnOrder(services, token)
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, lines, discounts, cases, isHeld, documents, refunds, mayAsk, isAccountRequested, paying } = loaderData
  const refund = refundWords(order)
  const isPaying = actionData?.values.intent === 'pay'
  return (
    <>
      <AppHeader title={copy().order(order.number)} before={<BackLink to={ordersPath}>{copy().orders}</BackLink>}>
        <Badge mark={orderBadge(order)} />
      </AppHeader>
      {refund && <Note kind="info">{refund}</Note>}
      <div className="panels">
        <div className="panel-stack">
          <PayPanel order={order} paying={paying} error={isPaying ? actionData.error : null} />
          <Panel title={copy().whatYouBought}>
            <OrderLines caption={copy().whatYouBought} order={order} lines={lines} noteClass="reason" />
            <OrderTotal order={order} discounts={discounts} invoicedBp={documents[0]?.vatRateBp} />
          </Panel>
          {isAccountRequested && <AccountForm order={order} answer={actionData} />}
          <OwnRefunds
            order={order}
            refunds={refunds}
            mayAsk={mayAsk}
            answer={isAccountRequested || isPaying ? undefined : actionData}
          />
        </div>
        <div className="panel-stack">
          <Panel title={copy().details}>
            <FactList
              dense
              facts={[
                { term: copy().ordered, value: formatDate(order.createdAt) },
                ...(order.paidAt ? [{ term: copy().paid, value: formatDate(order.paidAt) }] : []),
                { term: copy().name, value: order.buyerName ?? '–' },
                { term: copy().email, value: order.buyerEmail ?? '–' },
              ]}
            />
          </Panel>
          <Panel title={copy().invoice}>
            {documents.length === 0 && (
              <p className="soft t16">
                {order.paidAt || order.state === 'awaiting_transfer'
                  ? copy().weArePreparingYourInvoice
                  : awaitsPayment(order.state)
                    ? copy().yourInvoiceWillAppearHere
                    : copy().thisOrderWasNotPaid}
              </p>
            )}
            <PdfList documents={documents} orderPath={orderPath(order.id)} />
          </Panel>
          <Panel title={copy().cases}>
            {cases.length === 0 && (
              <p className="soft t16">{isHeld ? copy().waitsForAdviser : copy().noCaseWasOpenedFor}</p>
            )}
            <ul>
              {cases.map(({ id, caseNumber, title }) => (
                <li key={id}>
                  <Link to={clientCasePath(id)}>
                    {title} ({caseNumber})
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </>
  )
}
