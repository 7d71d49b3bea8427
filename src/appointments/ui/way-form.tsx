import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Way } from '#appointments/booking/booking-way.ts'
import type { Channel, ConsultationLanguage } from '#appointments/kinds/kinds.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { VisuallyHidden } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentTexts.wayForm)

type WayFormProps = {
  way: Way
  channels: readonly Channel[]
  languages: readonly ConsultationLanguage[]
  zone: string
  scenario?: string | null
  lengths?: readonly number[]
  saved?: Record<string, string>
}

export function WayForm({ way, channels, languages, zone, scenario, lengths = [], saved = {} }: WayFormProps) {
  const words = t(appointmentTexts.appointments)
  const { channels: short } = copy()
  const zones = [...new Set([zone, ...copy().offeredZones])]
  return (
    <Form
      method="get"
      className="book-way"
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {Object.entries(saved).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {scenario && <input type="hidden" name="scenario" value={scenario} />}
      {lengths.length > 1 && (
        <FieldGroup name="length" label={copy().lengthText}>
          <Segmented
            defaultValue={String(way.length)}
            options={lengths.map((minutes) => ({ value: String(minutes), label: copy().min(minutes) }))}
          />
        </FieldGroup>
      )}
      <FieldGroup name="channel" label={copy().howWouldYouLikeTo}>
        <Segmented defaultValue={way.channel} options={channels.map((value) => ({ value, label: short[value] }))} />
      </FieldGroup>
      <FieldGroup name="language" label={copy().language}>
        <Segmented
          defaultValue={way.language}
          options={languages.map((value) => ({ value, label: words.languages[value] }))}
        />
      </FieldGroup>
      <Field name="zone" label={copy().yourTimeZone}>
        <Select key={zone} defaultValue={zone} options={zones.map((value) => ({ value, label: zoneLabel(value) }))} />
      </Field>
      <Button kind="outline" size="small">
        {copy().showTimes}
      </Button>
    </Form>
  )
}

function zoneLabel(zone: string): string {
  if (zone === 'Europe/Zurich') return copy().switzerland
  const [area = '', ...place] = zone.replaceAll('_', ' ').split('/')
  return place.length > 0 ? `${place.join(', ')} (${area})` : area
}

/** Heading of one step of booking. Screen readers hear the full stop after the number. */
export function StepTitle({ id, number, children }: { id: string; number: 1 | 2 | 3; children: ReactNode }) {
  return (
    <h2 id={id}>
      <em>
        {number}
        <VisuallyHidden>. </VisuallyHidden>
      </em>
      {children}
    </h2>
  )
}
