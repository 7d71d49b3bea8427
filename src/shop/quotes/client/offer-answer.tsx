import { Form } from 'react-router'
import { invoiceOrder } from '#content/pages/invoice-order.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { InvoiceFields } from '#shop/checkout/ui/invoice-fields.tsx'
import { DomicileField } from '#shop/domicile/domicile-field.tsx'
import * as shopTexts from '#shop/locales/en.ts'
import { hasEndedUnpaid, type QuoteState } from '#shop/quotes/quote.ts'

const copy = () => t(shopTexts.offerAnswer)

export type OfferViewData = {
  offer: {
    id: string
    label: string
    title: string
    words: string
    totalCents: number
    currencyCode: string
    validOn: string
    sentAt: Date | null
    reason: string | null
    caseId: string | null
    state: QuoteState
  }
  order: { id: string; number: number; state: string } | null
  mayPay: boolean
  mayDecline: boolean
  hasInvoice: boolean
  buyer: Readonly<Partial<Record<string, string | null>>>
}

type Answer = { at: string; error: string | null; fields: FieldErrors; entered: Record<string, string> }
type Props = { view: OfferViewData; answer: Answer | undefined }

export function OfferAnswer({ view, answer }: Props) {
  const { offer, order, mayPay, mayDecline, hasInvoice, buyer } = view
  if (!mayPay) return null
  const total = formatMoney(offer.totalCents, { currency: offer.currencyCode.toUpperCase() })
  const isAccepted = offer.state === 'accepted'
  return (
    <>
      <Panel title={isAccepted ? copy().pay : copy().acceptAndPay}>
        <p className="soft t16">
          {!isAccepted
            ? copy().whenYouAcceptYouPlace(total)
            : order && hasEndedUnpaid(order.state)
              ? copy().orderExpiredBecauseItWas(order.number, total)
              : copy().youHaveAcceptedThisQuote(total)}
        </p>
        <Form method="post" className="stack mt-16" noValidate>
          <DomicileField
            value={answer?.entered.domicile ?? buyer.country}
            error={answer?.at === 'card' ? answer.fields.domicile : undefined}
          />
          <Button kind="primary" name="intent" value="card" full="on-small">
            {isAccepted ? copy().payByCardOrTwint : copy().acceptAndPayByCard}
          </Button>
        </Form>
        {hasInvoice && (
          <details className="mt-24" open={answer?.at === 'invoice'}>
            <summary>{invoiceOrder.link}</summary>
            <Form method="post" className="stack mt-16" noValidate>
              <InvoiceFields
                buyer={buyer}
                isClient
                answer={answer?.at === 'invoice' ? { fields: answer.fields, entered: answer.entered } : undefined}
              />
              <Button kind="ink" name="intent" value="invoice">
                {isAccepted ? copy().payByInvoice : copy().acceptAndPayByInvoice}
              </Button>
            </Form>
          </details>
        )}
      </Panel>
      {mayDecline && (
        <Panel title={copy().declineThisQuote}>
          <Form method="post" className="stack" noValidate>
            <Field
              name="reason"
              label={copy().whyAreYouDeclining}
              hint={copy().yourReasonHelpsUsTo}
              required
              error={answer?.at === 'decline' ? (answer.error ?? undefined) : undefined}
            >
              <TextArea rows={3} maxLength={1000} defaultValue={answer?.entered.reason} />
            </Field>
            <Button kind="outline" name="intent" value="decline">
              {copy().declineQuote}
            </Button>
          </Form>
        </Panel>
      )}
    </>
  )
}
