import { Form, useNavigation } from 'react-router'
import { formatIBAN } from 'swissqrbill/utils'
import type { HowToPay } from '#billing/invoices/how-to-pay.server.ts'
import { addressLines } from '#billing/invoices/invoice.ts'
import { referenceInGroups } from '#billing/invoices/reference.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { qrPath } from '#design/print/qr-path.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { WayToPay } from '#shop/orders/order.ts'
import type { OwnOrder } from '#shop/orders/own-order-db.server.ts'
import { quotePath } from '#shop/quotes/quote.ts'

type Props = {
  order: OwnOrder
  paying: { way: WayToPay | null; quoteId: string | null; transfer: HowToPay | null }
  error: string | null
}

export function PayPanel({ order, paying: { way, quoteId, transfer }, error }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'pay'
  const total = formatMoney(order.totalCents, { currency: order.currencyCode.toUpperCase() })
  const words = t(portalTexts.portal).payPanel
  if (way === null || (way === 'quote' && quoteId === null)) return null
  return (
    <Panel title={words.title[way === 'transfer' ? 'transfer' : 'other']} important id="pay">
      {way === 'transfer' &&
        (transfer ? <PayByTransfer payment={transfer} /> : <p className="soft t16">{words.invoiceComes}</p>)}
      {way === 'quote' && quoteId && (
        <>
          <p className="t16">{words.accepted(total)}</p>
          <p className="mt-16">
            <ButtonLink to={quotePath(quoteId)} full="on-small">
              {words.pay(total)}
            </ButtonLink>
          </p>
        </>
      )}
      {(way === 'checkout' || way === 'cart') && (
        <Form method="post" className="stack close" preventScrollReset>
          {error && (
            <Note kind="bad" live>
              {error}
            </Note>
          )}
          <p className="t16">{way === 'checkout' ? words.open(total) : words.unpaid}</p>
          <p>
            <Button kind="primary" name="intent" value="pay" full="on-small" busy={isBusy}>
              {way === 'checkout' ? words.pay(total) : words.again}
            </Button>
          </p>
        </Form>
      )}
    </Panel>
  )
}

export function PayByTransfer({ payment }: { payment: HowToPay }) {
  const { account, payee, reference, amountCents, currencyCode, dueOn, isOverdue, code } = payment
  const amount = formatMoney(amountCents, { currency: currencyCode })
  const { facts, late, code: codeLabel, scan } = t(billingTexts.billing).transfer
  const { title, text } = late(dueOn ? formatDate(dueOn) : '')
  return (
    <>
      {isOverdue && dueOn && (
        <Note kind="warn" title={title}>
          {text}
        </Note>
      )}
      <div className="bill">
        <FactList
          dense
          facts={[
            { term: facts.amount, value: <b>{amount}</b> },
            ...(dueOn ? [{ term: facts.due, value: formatDate(dueOn) }] : []),
            { term: facts.account, value: formatIBAN(account) },
            ...(payee.bank ? [{ term: facts.bank, value: payee.bank }] : []),
            { term: facts.reference, value: referenceInGroups(reference) },
            { term: facts.payee, value: [payee.name, ...addressLines(payee.address)].join(', ') },
          ]}
        />
        {code && (
          <div>
            <BillCode text={code} label={codeLabel(amount)} />
            <p className="soft t14">{scan}</p>
          </div>
        )}
      </div>
    </>
  )
}

/** Swiss QR code with the Swiss cross in its centre. Printed 46 mm wide, its cross must be 7 mm wide. */
function BillCode({ text, label }: { text: string; label: string }) {
  const { size, d } = qrPath(text)
  const unit = (size - 8) / 46
  const rect = (width: number, height: number, fill: string) => (
    <rect x={(size - width) / 2} y={(size - height) / 2} width={width} height={height} fill={fill} />
  )
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={d} fill="#000" shapeRendering="crispEdges" />
      {rect(7 * unit, 7 * unit, '#fff')}
      {rect(6 * unit, 6 * unit, '#000')}
      {rect(3.9 * unit, 1.2 * unit, '#fff')}
      {rect(1.2 * unit, 3.9 * unit, '#fff')}
    </svg>
  )
}
