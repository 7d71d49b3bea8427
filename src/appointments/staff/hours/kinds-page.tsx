import { data, Form } from 'react-router'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { type KindRules, kindRules, kindSettings } from '#appointments/kinds/kind-rules.ts'
import {
  type AppointmentKind,
  appointmentKinds,
  channels,
  consultationLanguages,
  isAppointmentKind,
} from '#appointments/kinds/kinds.ts'
import { meetingRoomsBase } from '#appointments/kinds/meeting-place.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { SettingChange } from '#platform/settings/setting.ts'
import { readSetting, saveSettings } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/kinds-page'

const kindFormCopy = () => t(appointmentStaffTexts.kindForm)

const kindNumbers = {
  get bufferBefore() {
    return kindFormCopy().bufferBeforeMinutes
  },
  get bufferAfter() {
    return kindFormCopy().bufferAfterMinutes
  },
  get noticeHours() {
    return kindFormCopy().minimumNoticeHours
  },
  get daysAhead() {
    return kindFormCopy().canBeBookedUpTo
  },
  get maxPerDay() {
    return kindFormCopy().maximumPerDayForEach
  },
} as const

const whole = (text = '') => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null)

const copy = () => t(appointmentStaffTexts.kindsPage)

const numbers = ['bufferBefore', 'bufferAfter', 'noticeHours', 'daysAhead', 'maxPerDay'] as const

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().appointmentTypes)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'settings.write')
  const kinds = []
  for (const kind of appointmentKinds) kinds.push({ kind, rules: await readSetting(services, kindSettings[kind]) })
  return { kinds, rooms: await readSetting(services, meetingRoomsBase) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, person, actor } = adminContext({ request, context }, 'settings.write')
  const texts = textsOf(await readForm(request))
  const change = changeIn(texts)
  if (!change) return data({ refused: texts.intent ?? '', texts }, { status: 422 })
  const saved = { actor, role: person.role, at: services.now() }
  const outcome = await services.db.transaction().execute((tx) => saveSettings(tx, [change], saved))
  if (!outcome.ok) throw forbidden()
  throw doneAt('/admin/calendar/kinds', 'settings')
}

export default function KindsPage({ loaderData: { kinds, rooms }, actionData }: Route.ComponentProps) {
  const of = (intent: string) => (actionData?.refused === intent ? actionData.texts : undefined)
  return (
    <>
      <AppHeader before={<BackLink to="/admin/calendar">{copy().calendar}</BackLink>} title={copy().appointmentTypes} />
      {actionData && (
        <Note kind="bad" live title={copy().nothingWasSaved}>
          {copy().someValuesAreMissingOr}
        </Note>
      )}
      <div className="pair-of-forms mt-16">
        {kinds.map(({ kind, rules }) => (
          <KindForm key={kind} kind={kind} rules={rules} texts={of(kind)} />
        ))}
        <Panel title={copy().videoMeetingRooms}>
          <Form method="post" className="admin-form compact mt-8" preventScrollReset>
            <Field name="rooms" label={copy().address} hint={copy().eachAppointmentGetsItsOwn} optional>
              <TextInput
                type="url"
                placeholder={copy().https}
                maxLength={300}
                defaultValue={of('rooms')?.rooms ?? rooms ?? ''}
              />
            </Field>
            <div>
              <Button name="intent" value="rooms" kind="outline" size="small">
                {copy().save}
              </Button>
            </div>
          </Form>
        </Panel>
      </div>
    </>
  )
}

function KindForm({ kind, rules, texts }: { kind: AppointmentKind; rules: KindRules; texts?: Record<string, string> }) {
  const words = t(appointmentTexts.appointments)
  const isOn = (name: string, now: boolean) => (texts ? texts[name] === 'on' : now)
  return (
    <Panel title={words.kinds[kind].name}>
      <Form method="post" className="admin-form compact mt-8" preventScrollReset>
        <Field name="lengths" id={`${kind}-lengths`} label={copy().lengthsInMinutesSeparatedBy} required>
          <TextInput maxLength={40} defaultValue={texts?.lengths ?? rules.lengths.join(', ')} />
        </Field>
        {numbers.map((name) => (
          <Field key={name} name={name} id={`${kind}-${name}`} label={kindNumbers[name]} required>
            <TextInput inputMode="numeric" maxLength={4} defaultValue={texts?.[name] ?? String(rules[name])} />
          </Field>
        ))}
        <FieldGroup name="channels" id={`${kind}-channels`} label={copy().channels}>
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              name={`channel-${channel}`}
              label={words.meetingTypes[channel]}
              defaultChecked={isOn(`channel-${channel}`, rules.channels.includes(channel))}
            />
          ))}
        </FieldGroup>
        <FieldGroup name="languages" id={`${kind}-languages`} label={copy().languages}>
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
            {copy().save}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function changeIn(texts: Record<string, string>): SettingChange | null {
  const intent = texts.intent ?? ''
  if (intent === 'rooms') {
    const parsed = meetingRoomsBase.schema.safeParse(texts.rooms?.trim() || null)
    return parsed.success ? { setting: meetingRoomsBase, value: parsed.data } : null
  }
  if (!isAppointmentKind(intent)) return null
  const { bufferBefore, bufferAfter, noticeHours, daysAhead, maxPerDay } = texts
  const parsed = kindRules.safeParse({
    lengths: (texts.lengths ?? '').split(',').map((part) => whole(part)),
    bufferBefore: whole(bufferBefore),
    bufferAfter: whole(bufferAfter),
    noticeHours: whole(noticeHours),
    daysAhead: whole(daysAhead),
    maxPerDay: whole(maxPerDay),
    channels: channels.filter((channel) => texts[`channel-${channel}`] === 'on'),
    languages: consultationLanguages.filter((language) => texts[`language-${language}`] === 'on'),
  })
  return parsed.success ? { setting: kindSettings[intent], value: parsed.data } : null
}
