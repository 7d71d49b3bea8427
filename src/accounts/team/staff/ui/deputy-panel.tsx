import { Form } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import type { StaffMemberView } from '#accounts/team/staff/view-staff-member.server.ts'
import { Button } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { ActionForm, type StaffMemberResponse } from './action-form.tsx'

const copy = () => t(accountStaffTexts.deputyPanel)

type Props = { view: StaffMemberView; answer: StaffMemberResponse | undefined }

export function DeputyPanel({ view: { member, deputies, colleagues, mayAct }, answer }: Props) {
  return (
    <Panel title={copy().deputy}>
      <p className="soft t16">
        {deputies.length > 0 ? copy().deputySeesAndHandles(member.name) : copy().noDeputy(member.name)}
      </p>
      <ul>
        {deputies.map(({ id, name, fromOn, untilOn }) => (
          <li key={id} className="work-line">
            <span>
              <b>{name}</b>
              <small>{`${formatDate(fromOn)} – ${formatDate(untilOn)}`}</small>
            </span>
            {mayAct['end-deputy'] && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="deputyRow" value={id} />
                <Button kind="outline" size="dense" name="intent" value="end-deputy">
                  {copy().end}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayAct.deputy && (
        <ActionForm act="deputy" button={copy().setDeputy} proof="none" answer={answer}>
          {(fields, values) => (
            <>
              <Field name="deputy" label={copy().deputy} error={fields.deputy} required>
                <Select
                  placeholder={copy().pleaseChoose}
                  defaultValue={values.deputy ?? ''}
                  options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </Field>
              <div className="columns">
                <Field name="from" label={copy().firstDay} hint={copy().blankMeansToday} error={fields.from}>
                  <DateInput defaultValue={values.from} />
                </Field>
                <Field name="until" label={copy().lastDay} error={fields.until} required>
                  <DateInput defaultValue={values.until} />
                </Field>
              </div>
            </>
          )}
        </ActionForm>
      )}
    </Panel>
  )
}
