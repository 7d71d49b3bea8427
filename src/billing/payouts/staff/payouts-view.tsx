import { Form, Link } from 'react-router'
import { BillingHeader } from '#billing/staff/billing-header.tsx'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'
import type { Payee, PayeeErrors } from '#shop/payouts/payee.ts'
import type { PayoutState } from '#shop/payouts/payout.ts'
import { PayoutItem } from './payout-item.tsx'

const copy = () => t(billingStaffTexts.payoutsView)

type Props = { view: PayoutsProps; answer: PayoutsAnswer | undefined }

export function PayoutsView({ view, answer }: Props) {
  const items = (payouts: readonly ShownPayout[]) => (
    <ul>
      {payouts.map((payout) => (
        <PayoutItem
          key={payout.id}
          payout={payout}
          mayWrite={view.mayWrite}
          today={view.today}
          answer={answer?.at === payout.id ? answer : undefined}
        />
      ))}
    </ul>
  )
  return (
    <>
      <BillingHeader current="/admin/billing/payouts" />
      <div className="panels mt-32">
        <div className="panel-stack">
          <Panel title={copy().toBePaid} important={view.toPay.length > 0}>
            {view.toPay.length === 0 && <p className="soft">{copy().thereAreNoPaymentsTo}</p>}
            {items(view.toPay)}
            <MakeFile view={view} answer={answer} />
          </Panel>
          {view.atBank.length > 0 && (
            <Panel title={copy().withBank}>
              <p className="soft t14">{copy().whenYouImportBankStatement}</p>
              {items(view.atBank)}
            </Panel>
          )}
          <Panel title={copy().paidReturnedOrCancelled}>
            {view.done.length === 0 && <p className="soft">{copy().noneYet}</p>}
            {items(view.done)}
          </Panel>
        </div>
        <div className="panel-stack">
          <Files files={view.files} />
        </div>
      </div>
    </>
  )
}

function MakeFile({ view: { toPay, hasAccount, mayWrite }, answer }: Props) {
  const ready = toPay.filter(({ state }) => state === 'ready')
  const sum = ready.reduce((cents, { amountCents }) => cents + amountCents, 0)
  return (
    <>
      {answer?.at === 'make' && (
        <Note kind="bad" title={copy().noFileWasCreated} live>
          {answer.text}
        </Note>
      )}
      {!hasAccount && toPay.length > 0 && (
        <Note kind="warn" title={copy().noAccountToPayFrom}>
          {copy().fileNeedsFirmsIban} <Link to="/admin/settings/company">{copy().enterItUnderSettingsCompany}</Link>.
        </Note>
      )}
      {ready.length > 0 && hasAccount && mayWrite && (
        <Form method="post" className="mt-24" preventScrollReset>
          <Button kind="primary" size="small" name="intent" value="make">
            {copy().createBankFile(ready.length, formatMoney(sum))}
          </Button>
        </Form>
      )}
    </>
  )
}

function Files({ files }: Pick<PayoutsProps, 'files'>) {
  return (
    <Panel title={copy().bankFiles}>
      <p className="soft t14">{copy().paymentOrdersPain001To}</p>
      {files.length === 0 && <p className="soft mt-8">{copy().noneYet}</p>}
      <ul>
        {files.map(({ id, number, createdAt, count, open, cents }) => (
          <li key={id} className="mt-8">
            <a className="count-link" href={`/admin/billing/payouts/${id}`} download>
              {copy().paymentsXml(number)}
            </a>
            <p className="soft t14">
              {formatDateTime(createdAt)}:{' '}
              {plural('en', count, { one: copy().onePayment, other: copy().payments(count) })}, {formatMoney(cents)}
              {open > 0 ? copy().notBookedYet(open) : copy().allBooked}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Action data of a rejected form. `at` is the payout's id, or `make` for the form that creates a payment file. */
export type PayoutsAnswer = { at: string; text: string | null; errors: PayeeErrors; submitted: Record<string, string> }

export type ShownPayout = {
  id: string
  number: number
  orderId: string | null
  orderNumber: number | null
  buyer: string | null
  amountCents: number
  currencyCode: string
  payee: Payee | null
  /** True if a bank would reject the payee's name, address or account. */
  isIncomplete: boolean
  /** Changed account that a second person must confirm. `mayConfirm` is true if the current user may confirm it. */
  changedPayee: Payee | null
  mayConfirm: boolean
  state: PayoutState
  requestedAt: Date
  paidOn: string | null
  fileNumber: number | null
  /** True if the payout is held, because the bank has reversed the payment that it would refund. */
  isHeld: boolean
  reason: string | null
}

type PayoutsProps = {
  toPay: ShownPayout[]
  atBank: ShownPayout[]
  done: ShownPayout[]
  files: { id: string; number: number; createdAt: Date; count: number; open: number; cents: number }[]
  hasAccount: boolean
  mayWrite: boolean
  today: string
}
