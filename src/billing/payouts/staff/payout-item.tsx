import { Form, Link } from 'react-router'
import { formatIBAN } from 'swissqrbill/utils'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea, TextInput } from '#design/form/input.tsx'
import { formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { type PayoutState, payoutReference } from '#shop/payouts/payout.ts'
import { PayeeFields } from '#shop/payouts/ui/payee-fields.tsx'

import type { PayoutsAnswer, ShownPayout } from './payouts-view.tsx'

const copy = () => t(billingStaffTexts.payoutItem)

const kinds: Record<PayoutState, StatusKind> = {
  ...{ no_account: 'warn', ready: 'wait', in_file: 'prog', paid: 'done', returned: 'off', cancelled: 'off' },
}

type Props = { payout: ShownPayout; mayWrite: boolean; today: string; answer: PayoutsAnswer | undefined }

export function PayoutItem({ payout, mayWrite, today, answer }: Props) {
  const { number, orderId, orderNumber, buyer, amountCents, currencyCode, payee, state, paidOn, fileNumber, reason } =
    payout
  const isHeld = payout.isHeld && (state === 'no_account' || state === 'ready')
  const facts = [
    payoutReference(number),
    fileNumber !== null && copy().file(fileNumber),
    paidOn && copy().booked(formatLongDate(paidOn)),
  ]
  return (
    <li className="mt-24">
      <h3 className="t16">
        {formatMoney(amountCents, { currency: currencyCode })}, {payee?.name ?? buyer ?? copy().payerNotNamed}{' '}
        <Status kind={kinds[state]}>{t(shopTexts.payout).states[state]}</Status>
      </h3>
      {payee && (
        <p className="t14 numbers">
          {formatIBAN(payee.iban)}
          {payee.bic && `, ${payee.bic}`}
        </p>
      )}
      <p className="soft t14">
        {orderId ? (
          <Link to={`/admin/orders/${orderId}`}>
            {copy().order} {orderNumber}
          </Link>
        ) : (
          copy().paymentReceived
        )}
        , {facts.filter(Boolean).join(', ')}
      </p>
      {payout.isIncomplete && (state === 'no_account' || state === 'ready') && (
        <Note kind="bad" title={copy().notInNextFile}>
          {t(billingStaffTexts.billing).incomplete}
        </Note>
      )}
      {payout.changedPayee && <ChangedAccount payout={payout} mayWrite={mayWrite} />}
      {isHeld && (
        <Note kind="bad" title={copy().notInNextFile}>
          {t(billingStaffTexts.billing).held}
        </Note>
      )}
      {reason && <p className="t14">{reason}</p>}
      {answer?.text && (
        <Note kind="bad" title={copy().nothingWasChanged} live>
          {answer.text}
        </Note>
      )}
      {mayWrite && <Decisions payout={payout} today={today} answer={answer} />}
    </li>
  )
}

function ChangedAccount({ payout, mayWrite }: Pick<Props, 'payout' | 'mayWrite'>) {
  const { id, changedPayee, mayConfirm } = payout
  if (!changedPayee) return null
  return (
    <div className="mt-8">
      <p className="t14">
        {copy().differentAccountWasEnteredAnd}{' '}
        <b className="numbers">
          {changedPayee.name}, {formatIBAN(changedPayee.iban)}
          {changedPayee.bic && `, ${changedPayee.bic}`}
        </b>
      </p>
      {mayWrite && (
        <Form method="post" className="row mt-8" preventScrollReset>
          <input type="hidden" name="payout" value={id} />
          {mayConfirm && (
            <Button kind="primary" size="small" name="intent" value="confirm-account">
              {copy().confirmThisAccount}
            </Button>
          )}
          <Button kind="outline" size="small" name="intent" value="drop-account">
            {copy().keepPreviousAccount}
          </Button>
        </Form>
      )}
    </div>
  )
}

function Decisions({ payout: { id, state, payee }, today, answer }: Omit<Props, 'mayWrite'>) {
  const isToPay = state === 'no_account' || state === 'ready'
  const submitted = answer?.submitted ?? {}
  const known = {
    payeeName: payee?.name,
    payeeIban: payee && formatIBAN(payee.iban),
    payeeBic: payee?.bic ?? '',
    ...addressFields(payee),
  }
  const entered = Object.fromEntries(Object.entries({ ...known, ...submitted }).filter(([, text]) => text))
  return (
    <>
      {isToPay && (
        <details className="ask mt-8" open={submitted.intent === 'name'}>
          <summary>{payee ? copy().changeAccount : copy().enterAccount}</summary>
          <Form method="post" className="admin-form compact" noValidate preventScrollReset>
            <input type="hidden" name="payout" value={id} />
            <PayeeFields prefix={`${id}-`} entered={entered} errors={answer?.errors ?? {}} />
            <Button kind="primary" size="small" name="intent" value="name">
              {copy().saveAccount}
            </Button>
          </Form>
        </details>
      )}
      {(isToPay || state === 'in_file') && (
        <details className="ask mt-8" open={submitted.intent === 'paid'}>
          <summary>{isToPay ? copy().paidByHand : copy().paid}</summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <input type="hidden" name="payout" value={id} />
            <Field name="day" id={`${id}-day`} label={copy().bookedOn} hint={copy().forExample(today)} required>
              <TextInput autoComplete="off" defaultValue={submitted.day ?? today} />
            </Field>
            <Button kind="outline" size="small" name="intent" value="paid">
              {copy().markAsPaid}
            </Button>
          </Form>
        </details>
      )}
      {isToPay && (
        <details className="ask mt-8" open={submitted.intent === 'cancel'}>
          <summary>{copy().cancelPayment}</summary>
          <Form method="post" className="admin-form compact" noValidate preventScrollReset>
            <input type="hidden" name="payout" value={id} />
            <Field
              name="reason"
              id={`${id}-reason`}
              label={copy().reason}
              hint={copy().ifThisPaymentBelongsTo}
              required
            >
              <TextArea rows={2} maxLength={1000} defaultValue={submitted.reason ?? ''} />
            </Field>
            <Button kind="danger" size="small" name="intent" value="cancel">
              {copy().cancelPayment}
            </Button>
          </Form>
        </details>
      )}
      {(state === 'in_file' || state === 'paid') && (
        <details className="ask mt-8">
          <summary>{copy().returnedByBank}</summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <input type="hidden" name="payout" value={id} />
            <p className="soft t14">{copy().useThisIfBankDid}</p>
            <Button kind="danger" size="small" name="intent" value="returned">
              {copy().markAsReturned}
            </Button>
          </Form>
        </details>
      )}
    </>
  )
}

function addressFields(payee: ShownPayout['payee']) {
  const { street, houseNumber, postcode, town, country } = payee?.address ?? {}
  const numbers = { payeeHouseNumber: houseNumber ?? '', payeePostcode: postcode ?? '' }
  return { ...numbers, payeeStreet: street ?? '', payeeTown: town ?? '', payeeCountry: country ?? '' }
}
