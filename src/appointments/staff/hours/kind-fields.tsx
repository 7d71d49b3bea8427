import { Form } from 'react-router'
import type { KindRules } from '#appointments/kinds/kind-rules.ts'
import { type AppointmentKind, channels, consultationLanguages } from '#appointments/kinds/kinds.ts'
import { appointmentWords } from '#appointments/words.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { kindNumbers } from './kind-form.ts'

const numbers = ['bufferBefore', 'bufferAfter', 'noticeHours', 'daysAhead', 'maxPerDay'] as const

export function KindForm({
  kind,
  rules,
  texts,
}: {
  kind: AppointmentKind
  rules: KindRules
  texts?: Record<string, string>
}) {
  const words = appointmentWords()
  const isOn = (name: string, now: boolean) => (texts ? texts[name] === 'on' : now)
  return (
    <Panel title={words.kinds[kind].name}>
      <Form method="post" className="admin-form compact mt-8" preventScrollReset>
        <Field name="lengths" id={`${kind}-lengths`} label="Lengths in minutes, with commas" required>
          <TextInput maxLength={40} defaultValue={texts?.lengths ?? rules.lengths.join(', ')} />
        </Field>
        {numbers.map((name) => (
          <Field key={name} name={name} id={`${kind}-${name}`} label={kindNumbers[name]} required>
            <TextInput inputMode="numeric" maxLength={4} defaultValue={texts?.[name] ?? String(rules[name])} />
          </Field>
        ))}
        <FieldGroup name="channels" id={`${kind}-channels`} label="Channels">
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              name={`channel-${channel}`}
              label={words.meetingTypes[channel]}
              defaultChecked={isOn(`channel-${channel}`, rules.channels.includes(channel))}
            />
          ))}
        </FieldGroup>
        <FieldGroup name="languages" id={`${kind}-languages`} label="Languages">
          {consultationLanguages.map((language) => (
            <Checkbox
              key={language}
              name={`language-${language}`}
              label={words.languages[language]}
              defaultChecked={isOn(`language-${language}`, rules.languages.includes(language))}
            />
          ))}
        </FieldGroup>
        <div>
          <Button name="intent" value={kind} kind="outline" size="small">
            Save
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
