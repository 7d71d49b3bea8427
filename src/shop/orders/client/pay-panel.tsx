import { Form, useNavigation } from 'react-router'
import type { HowToPay } from '#billing/invoices/how-to-pay.server.ts'
import { PayByTransfer } from '#billing/ui/pay-by-transfer.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatMoney } from '#platform/format.ts'
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
