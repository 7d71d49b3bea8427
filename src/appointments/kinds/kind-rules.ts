import { z } from 'zod'
import { defineSetting, type Setting } from '#platform/settings/setting.ts'
import { type AppointmentKind, channels, consultationLanguages } from './kinds.ts'

const minutes = z.int().min(0).max(120)

export const kindRules = z.object({
  lengths: z.array(z.int().min(5).max(240)).min(1).max(6),
  bufferBefore: minutes,
  bufferAfter: minutes,
  noticeHours: z.int().min(0).max(336),
  daysAhead: z.int().min(1).max(365),
  maxPerDay: z.int().min(1).max(20),
  channels: z.array(z.enum(channels)).min(1),
  languages: z.array(z.enum(consultationLanguages)).min(1),
})
export type KindRules = z.output<typeof kindRules>

const defaults: KindRules = {
  lengths: [30],
  bufferBefore: 0,
  bufferAfter: 15,
  noticeHours: 24,
  daysAhead: 60,
  maxPerDay: 8,
  channels: [...channels],
  languages: [...consultationLanguages],
}

export const defaultRules: Readonly<Record<AppointmentKind, KindRules>> = {
  'first-talk': { ...defaults, maxPerDay: 4 },
  included: { ...defaults, lengths: [30, 60] },
  paid: { ...defaults, lengths: [30, 60, 90] },
  'case-talk': { ...defaults, lengths: [15, 30, 60], noticeHours: 1 },
}

const rulesOf = (kind: AppointmentKind) => defineSetting(`talk_rules_${kind}`, kindRules, defaultRules[kind], 'admin')

export const kindSettings: Readonly<Record<AppointmentKind, Setting<KindRules>>> = {
  'first-talk': rulesOf('first-talk'),
  included: rulesOf('included'),
  paid: rulesOf('paid'),
  'case-talk': rulesOf('case-talk'),
}
