import { Form, Link } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { DateField } from '#design/form/date-field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { AddressOffer } from './save-invoice-address.server.ts'

const copy = () => t(accountStaffTexts.invoiceAddressPanel)

type Props = {
  offer: AddressOffer
  clientId: string
  answer: { text: string; values: Record<string, string> } | undefined
}

export function InvoiceAddressPanel({ offer, clientId, answer }: Props) {
  const { orderId, number, createdAt, line, present } = offer
  return (
    <Panel title={copy().newAddress} id="invoice-address" important>
      <p>
        {line}
        <br />
        <small className="soft">
          <Link to={`/admin/orders/${orderId}`}>{copy().order(number)}</Link>, {formatDate(createdAt)}
        </small>
      </p>
      <Form method="post" className="admin-form compact mt-8" preventScrollReset>
        {answer && (
          <Note kind="bad" live title={copy().notSaved}>
            {answer.text} <Link to={`/admin/clients/${clientId}/edit`}>{copy().editRecord}</Link>
          </Note>
        )}
        <input type="hidden" name="order" value={orderId} />
        {present && (
          <DateField
            name="sinceOn"
            label={copy().movedInOn}
            hint={copy().leaveEmptyToCorrect}
            defaultValue={answer?.values.sinceOn}
          />
        )}
        <div>
          <Button kind="outline" size="small" name="intent" value="use-address">
            {copy().useForRecord}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
