import { dayOf } from '#platform/day.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { FormAnswer } from './form-answer.ts'
import type { Profile, SaveProfileOutcome } from './profile.server.ts'
import { fieldNames } from './profile-form.ts'

const copy = () => t(portalTexts.answerOfSave)

type Refused = Exclude<SaveProfileOutcome, { ok: true }>

/**
 * After a version conflict, the form gets the newer version; submitting it again then overwrites the other person's
 * change.
 */
export function answerOfSave(values: Record<string, string>, outcome: Refused): { answer: FormAnswer; status: number } {
  if (outcome.reason === 'invalid') {
    const { fields, communes } = outcome
    return { answer: { intent: 'details', fields, values, ...(communes && { communes }) }, status: 422 }
  }
  const fresh = { ...values, version: outcome.current.version }
  const fields = differences(values, outcome.current)
  return { answer: { intent: 'details', fields, values: fresh }, status: 409 }
}

function differences(entered: Record<string, string>, current: Profile): Record<string, string> {
  const changed = fieldNames.filter((name) => name in entered && sent(name, entered[name]) !== current[name])
  const fields = changed.map((name) => [name, copy().thisWasChangedToSince(current[name] || 'nothing')])
  return Object.fromEntries(fields)
}

function sent(name: string, text = ''): string {
  return name === 'sinceOn' ? dayOf(text) : text.trim()
}
