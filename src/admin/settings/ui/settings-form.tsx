import { Fragment, type ReactNode } from 'react'
import { Form } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import type { FirmSetting } from '#admin/settings/firm-settings.ts'
import type { SettingsAnswer } from '#admin/settings/save-settings.server.ts'
import { type SettingField, type SettingsGroup, type SettingsPart, shownField } from '#admin/settings/settings-part.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Segmented } from '#design/form/choice.tsx'
import { DateInput, MomentInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { AffixInput, Select, TextArea, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.settingsForm)

type SettingsStatus = {
  values: Readonly<Partial<Record<FirmSetting, string>>>
  answer: SettingsAnswer | undefined
}

type Props = SettingsPart &
  SettingsStatus & {
    important?: boolean
    intro?: ReactNode
    children?: ReactNode
  }

export function SettingsForms({ parts, ...status }: { parts: readonly SettingsPart[] } & SettingsStatus) {
  return parts.map((part) => <SettingsForm key={part.intent} {...part} {...status} />)
}

export function SettingsForm({ title, lead, important, intro, children, fields, ...form }: Props) {
  return (
    <Panel title={title} important={important}>
      {lead && <p className="soft mt-8">{lead}</p>}
      {intro}
      <OneForm {...form} groups={[{ title, fields }]} />
      {children}
    </Panel>
  )
}

type OneFormProps = { intent: string; button: string; groups: readonly SettingsGroup[] } & SettingsStatus

/** Groups of settings with one button that saves them all. */
export function OneForm({ intent, button, groups, values, answer }: OneFormProps) {
  const own = answer?.at === intent ? answer : undefined
  return (
    <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <ErrorSummary errors={listErrors(own?.fields ?? {})} />
      {groups.map(({ title, lead, fields }) => (
        <Fragment key={title}>
          {groups.length > 1 && <h2 className="t20 mt-16">{title}</h2>}
          {groups.length > 1 && lead && <p className="soft">{lead}</p>}
          {fields.map((field) => (
            <Fragment key={`${field.name} ${values[field.name]}`}>
              <input type="hidden" name={shownField(field.name)} value={values[field.name] ?? ''} />
              <Entry
                field={field}
                error={own?.fields[field.name]}
                value={own?.values[field.name] ?? values[field.name] ?? ''}
              />
            </Fragment>
          ))}
        </Fragment>
      ))}
      <div>
        <Button kind="primary" size="small">
          {button}
        </Button>
      </div>
    </Form>
  )
}

const onOff = [
  {
    value: 'on',
    get label() {
      return copy().on
    },
  },
  {
    value: 'off',
    get label() {
      return copy().off
    },
  },
]

function Entry({ field, error, value }: { field: SettingField; error: string | undefined; value: string }) {
  const { as, name, label, hint } = field
  const around = { name, label, hint, error }
  if (as === 'switch')
    return (
      <FieldGroup {...around}>
        <Segmented defaultValue={value} options={field.options ?? onOff} />
      </FieldGroup>
    )
  return (
    <Field {...around} required={as === 'number'}>
      {as === 'number' && (
        <AffixInput suffix={field.suffix} inputMode="decimal" autoComplete="off" defaultValue={value} />
      )}
      {as === 'choice' && <Select options={field.options} defaultValue={value} />}
      {as === 'line' && <TextInput autoComplete="off" spellCheck={false} defaultValue={value} />}
      {as === 'day' && <DateInput defaultValue={value} />}
      {as === 'moment' && <MomentInput defaultValue={value} />}
      {as === 'lines' && (
        <TextArea rows={field.rows} maxLength={field.maxLength} spellCheck={false} defaultValue={value} />
      )}
    </Field>
  )
}
