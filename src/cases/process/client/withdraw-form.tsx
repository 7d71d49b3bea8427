import { Form } from 'react-router'
import { DraftArea } from '#accounts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import type { MoveAnswer } from './case-answers.ts'

/** A reason is required, so that no case is withdrawn by mistake. */
export function WithdrawForm({
  casePath,
  version,
  answer,
}: {
  casePath: string
  version: number
  answer: MoveAnswer | undefined
}) {
  const own = answer?.move === 'withdraw' ? answer : undefined
  return (
    <details className="older" open={own ? true : undefined}>
      <summary>Withdraw this case</summary>
      <Form method="post" action={casePath} className="portal-form" preventScrollReset>
        <p className="soft t16">We stop our work on this case. You can end a mandate at any time.</p>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="version" value={version} />
        <Field name="reason" id="withdraw-reason" label="Why do you withdraw it?" error={own?.sentence} required>
          <DraftArea draft="withdraw" sentAs="withdrawn" rows={3} maxLength={1000} defaultValue={own?.reason} />
        </Field>
        <p>
          <Button size="small" kind="danger" name="move" value="withdraw">
            Withdraw the case
          </Button>
        </p>
      </Form>
    </details>
  )
}
