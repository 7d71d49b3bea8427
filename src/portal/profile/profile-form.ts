import { z } from 'zod'
import { holdsAhvNumber } from '#accounts/people/ahv-number.ts'
import { mapLines, personFields } from '#accounts/people/person-fields.ts'
import { registrationForm } from '#accounts/registration/forms.ts'
import { dayOf } from '#platform/day.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { isCanton } from '#shop/domicile/cantons.ts'
import type { FormAnswer } from './form-answer.ts'
import type { Profile, SaveProfileOutcome } from './profile.server.ts'
import { fieldNames } from './profile-fields.ts'

const answerOfSaveCopy = () => t(portalTexts.answerOfSave)

const copy = () => t(portalTexts.profileForm)

const { firstName, lastName, company, phone } = registrationForm.shape

const profileForm = z.object({
  firstName,
  lastName,
  company,
  phone,
  taxId: z
    .string()
    .trim()
    .max(50, {
      get error() {
        return copy().keepTaxIdTo50
      },
    })
    .regex(/^\P{Cc}*$/u, {
      get error() {
        return copy().enterTaxIdOnOne
      },
    })
    .refine((text) => !holdsAhvNumber(text), {
      get error() {
        return copy().thisIsAnAhvNumber
      },
    })
    .nullish()
    .transform((text) => text || null),
  canton: z
    .string()
    .refine((text) => text === '' || isCanton(text), {
      get error() {
        return copy().chooseCantonFromList
      },
    })
    .nullish(),
})

const line = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: copy().keepLineTo(label, max) })
    .regex(/^\P{Cc}*$/u, { error: copy().enterOnOneLine(label) })
    .nullish()
    .transform((text) => text || null)

export function profileFormOf() {
  const lines = mapLines((column) => line(personFields[column].label, personFields[column].line.max))
  return z.object({
    ...lines,
    ...profileForm.shape,
  })
}
export type ProfileFields = z.infer<ReturnType<typeof profileFormOf>>

type Refused = Exclude<SaveProfileOutcome, { ok: true }>

/** The response to a conflict contains the newer version, so that saving again overwrites the other change. */
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
  const fields = changed.map((name) => [name, answerOfSaveCopy().thisWasChangedToSince(current[name] || 'nothing')])
  return Object.fromEntries(fields)
}

function sent(name: string, text = ''): string {
  return name === 'sinceOn' ? dayOf(text) : text.trim()
}
