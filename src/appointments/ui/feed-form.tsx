import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatDateTime } from '#platform/format.ts'

export function FeedForm({ since, shown }: { since: Date | null; shown: string | null }) {
  return (
    <div className="stack mt-8">
      <p className="soft t16">
        A private address that Outlook, Apple and Google Calendar read. Whoever has it sees your appointments, so give
        it to nobody.
      </p>
      {shown && (
        <Field name="feed" label="Your calendar address" hint="Copy it now: it is not shown again.">
          <TextInput readOnly defaultValue={shown} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {since && <p className="soft t14">There is one since {formatDateTime(since)}.</p>}
      <Form method="post" className="row" preventScrollReset>
        <Button name="intent" value="open-feed" kind="outline" size="small">
          {since ? 'Make a new address' : 'Make a calendar address'}
        </Button>
        {since && (
          <Button name="intent" value="close-feed" kind="quiet" size="small">
            End it
          </Button>
        )}
      </Form>
    </div>
  )
}
