import { Form, Link } from 'react-router'
import { BillingHeader } from '#billing/staff/billing-header.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import { PayoutItem } from './payout-item.tsx'
import type { PayoutsAnswer, PayoutsProps, ShownPayout } from './payouts-props.ts'

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
          <Panel title="To pay" important={view.toPay.length > 0}>
            {view.toPay.length === 0 && <p className="soft">Nothing waits to be paid.</p>}
            {items(view.toPay)}
            <MakeFile view={view} answer={answer} />
          </Panel>
          {view.atBank.length > 0 && (
            <Panel title="With the bank">
              <p className="soft t14">
                A statement of the bank (camt.053 or camt.054) notes them as paid; without one you do.
              </p>
              {items(view.atBank)}
            </Panel>
          )}
          <Panel title="Paid or called off">
            {view.done.length === 0 && <p className="soft">None yet.</p>}
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
        <Note kind="bad" title="No file was made" live>
          {answer.text}
        </Note>
      )}
      {!hasAccount && toPay.length > 0 && (
        <Note kind="warn" title="No account to pay from">
          The file needs the IBAN of the firm. <Link to="/admin/settings/company">Enter it at Settings, Company</Link>.
        </Note>
      )}
      {ready.length > 0 && hasAccount && mayWrite && (
        <Form method="post" className="mt-24" preventScrollReset>
          <Button kind="primary" size="small" name="intent" value="make">
            Make the file for the bank ({ready.length}, {formatMoney(sum)})
          </Button>
        </Form>
      )}
    </>
  )
}

function Files({ files }: Pick<PayoutsProps, 'files'>) {
  return (
    <Panel title="Files for the bank">
      <p className="soft t14">
        Payment orders (pain.001) for the e-banking. Each payment is in one file only; a file stays the same however
        often it is downloaded.
      </p>
      {files.length === 0 && <p className="soft mt-8">None yet.</p>}
      <ul>
        {files.map(({ id, number, createdAt, count, open, cents }) => (
          <li key={id} className="mt-8">
            <a className="count-link" href={`/admin/billing/payouts/${id}`} download>
              payments-{number}.xml
            </a>
            <p className="soft t14">
              {formatDateTime(createdAt)}: {plural('en', count, { one: 'one payment', other: `${count} payments` })},{' '}
              {formatMoney(cents)}
              {open > 0 ? `, ${open} not booked yet` : ', all booked'}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
