import { Form } from 'react-router'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentTexts.feedForm)

export function FeedForm({ since, shown }: { since: Date | null; shown: string | null }) {
  return (
    <div className="stack mt-8">
      <p className="soft t16">{copy().addThisPrivateLinkTo}</p>
      {shown && (
        <Field name="feed" label={copy().yourCalendarLink} hint={copy().copyItNowWeWill}>
          <TextInput readOnly defaultValue={shown} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {since && <p className="soft t14">{copy().youCreatedCalendarLinkOn(formatDateTime(since))}</p>}
      <Form method="post" className="row" preventScrollReset>
        <Button name="intent" value="open-feed" kind="outline" size="small">
          {since ? copy().createNewLink : copy().createCalendarLink}
        </Button>
        {since && (
          <Button name="intent" value="close-feed" kind="quiet" size="small">
            {copy().deleteLink}
          </Button>
        )}
      </Form>
    </div>
  )
}
