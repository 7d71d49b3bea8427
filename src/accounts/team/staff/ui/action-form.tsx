import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import type { StaffAction } from '#accounts/team/staff/handle-staff-member-action.server.ts'
import type { StaffError } from '#accounts/team/staff/staff-errors.ts'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(accountStaffTexts.actionForm)

export type StaffMemberResponse = { at: StaffAction; error: StaffError; values: Record<string, string> }

type Props = {
  act: StaffAction
  button: string
  isDanger?: boolean
  proof: 'none' | 'password' | 'code'
  answer: StaffMemberResponse | undefined
  children?: (fields: Record<string, string>, values: Record<string, string>) => ReactNode
}

export function ActionForm({ act: action, button, isDanger, proof: reauth, answer, children }: Props) {
  const own = answer?.at === action ? answer : undefined
  const fields = own?.error.fields ?? {}
  return (
    <details className="ask mt-8" open={own !== undefined}>
      <summary>{button}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset noValidate>
        {own?.error.text && (
          <Note kind="bad" live title={copy().nothingHasBeenChanged}>
            {own.error.text}
          </Note>
        )}
        {children?.(fields, own?.values ?? {})}
        {reauth !== 'none' && <ReauthFields id={action} needsCode={reauth === 'code'} errors={fields} />}
        <Button kind={isDanger ? 'danger' : 'primary'} size="small" name="intent" value={action}>
          {button}
        </Button>
      </Form>
    </details>
  )
}
