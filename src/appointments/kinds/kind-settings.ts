import { defineSetting, type Setting } from '#platform/settings/setting.ts'
import { defaultRules, type KindRules, kindRules } from './kind-rules.ts'
import type { AppointmentKind } from './kinds.ts'

const rulesOf = (kind: AppointmentKind) => defineSetting(`talk_rules_${kind}`, kindRules, defaultRules[kind], 'admin')

export const kindSettings: Readonly<Record<AppointmentKind, Setting<KindRules>>> = {
  'first-talk': rulesOf('first-talk'),
  included: rulesOf('included'),
  paid: rulesOf('paid'),
  'case-talk': rulesOf('case-talk'),
}
