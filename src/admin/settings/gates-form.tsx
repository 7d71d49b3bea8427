import { Form } from 'react-router'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/input.tsx'
import { ErrorSummary, listErrors } from '#design/note.tsx'
import type { SettingsAnswer } from './firm-form.tsx'

type Props = { list: string; ownAddress: string; answer: SettingsAnswer | undefined }

/** From where the admin panel may be opened. */
export function GatesForm({ list, ownAddress, answer }: Props) {
  const { fields = {}, values = {} } = answer ?? {}
  return (
    <Panel title="Access to the admin panel">
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="access" />
        <ErrorSummary errors={listErrors(fields)} />
        <Field
          name="allowList"
          label="IP whitelist"
          hint={`One address or network a line, such as 203.0.113.7, 198.51.100.0/24 or 2001:db8::/32; what follows a # is a remark. Empty: open from everywhere. You are working from ${ownAddress}. Clients are not concerned.`}
          error={fields.allowList}
        >
          <TextArea key={list} rows={5} spellCheck={false} defaultValue={values.allowList ?? list} />
        </Field>
        <div>
          <Button kind="primary" size="small">
            Save Access
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
