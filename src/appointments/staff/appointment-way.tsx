import { Form } from 'react-router'
import type { Way } from '#appointments/booking/booking-way.ts'
import type { KindRules } from '#appointments/kinds/kind-rules.ts'
import type { AppointmentKind } from '#appointments/kinds/kinds.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.appointmentWay)

type Chosen = {
  kind: AppointmentKind
  way: Way
  rules: KindRules
  case: { id: string }
  staff: { value: string; label: string }[]
  staffId: string | null
}

export function AppointmentChannelForm({ chosen }: { chosen: Chosen }) {
  const { kind, way, rules, staff, staffId } = chosen
  const words = t(appointmentTexts.appointments)
  const kinds = (['case-talk', 'included', 'paid'] as const).map((value) => ({ value, label: words.kinds[value].name }))
  return (
    <Form method="get" className="book-way" preventScrollReset>
      <input type="hidden" name="case" value={chosen.case.id} />
      <Field name="kind" label={copy().appointmentType}>
        <Select options={kinds} defaultValue={kind} />
      </Field>
      <Field name="staff" label={copy().adviser}>
        <Select options={staff} defaultValue={staffId ?? ''} />
      </Field>
      <Field name="length" label={copy().lengthText}>
        <Select
          key={kind}
          options={rules.lengths.map((minutes) => ({ value: String(minutes), label: copy().minutes(minutes) }))}
          defaultValue={String(way.length)}
        />
      </Field>
      <Field name="channel" label={copy().channel}>
        <Select
          options={rules.channels.map((value) => ({ value, label: words.meetingTypes[value] }))}
          defaultValue={way.channel}
        />
      </Field>
      <Field name="language" label={copy().language}>
        <Select
          options={rules.languages.map((value) => ({ value, label: words.languages[value] }))}
          defaultValue={way.language}
        />
      </Field>
      <Button kind="outline" size="small">
        {copy().showTimes}
      </Button>
    </Form>
  )
}
