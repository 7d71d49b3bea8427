import { kindRules } from '#appointments/kinds/kind-rules.ts'
import { kindSettings } from '#appointments/kinds/kind-settings.ts'
import { channels, consultationLanguages, isAppointmentKind } from '#appointments/kinds/kinds.ts'
import { meetingRoomsBase } from '#appointments/kinds/place-settings.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import type { SettingChange } from '#platform/settings/setting.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.kindForm)

export const kindNumbers = {
  get bufferBefore() {
    return copy().bufferBeforeMinutes
  },
  get bufferAfter() {
    return copy().bufferAfterMinutes
  },
  get noticeHours() {
    return copy().minimumNoticeHours
  },
  get daysAhead() {
    return copy().canBeBookedUpTo
  },
  get maxPerDay() {
    return copy().maximumPerDayForEach
  },
} as const

const whole = (text = '') => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null)

export function changeIn(texts: Record<string, string>): SettingChange | null {
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
