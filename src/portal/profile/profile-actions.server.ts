import { data, redirect } from 'react-router'
import { z } from 'zod'
import { requestEmailChange } from '#accounts/registration/change-email.server.ts'
import { emailField, signInForm } from '#accounts/registration/forms.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import { reauthWords } from '#accounts/sessions/reauth-refusal.ts'
import type { RequestMetadata } from '#accounts/sessions/request-metadata.ts'
import { accountWords } from '#accounts/words.ts'
import { fieldErrors } from '#platform/field-errors.ts'
import type { Services } from '#platform/services.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import { withFlash } from '#portal/notices.server.ts'
import { answerOfSave } from './answer-of-save.ts'
import { entriesOf, type FormAnswer } from './form-answer.ts'
import { saveProfile } from './profile.server.ts'

const changeEmailForm = z.object({
  newEmail: emailField,
  password: signInForm.shape.password,
  code: z.string().max(40).optional(),
})

const path = '/client-portal/profile'

export function handleProfileAction(services: Services, user: CurrentUser, form: FormData, metadata: RequestMetadata) {
  const step = { services, visitor: user, form, metadata }
  return form.get('intent') === 'email' ? changeEmail(step) : saveDetails(step)
}

type Step = { services: Services; visitor: CurrentUser; form: FormData; metadata: RequestMetadata }

async function saveDetails({ services, visitor: user, form, metadata }: Step) {
  const values = entriesOf(form)
  const requested = { input: values, version: values.version ?? '' }
  const outcome = await saveProfile(services, { person: user.person, metadata }, requested)
  if (outcome.ok) throw redirect(withFlash(path, 'saved'), { status: 303 })
  const { answer, status } = answerOfSave(values, outcome)
  return refused(answer, status)
}

async function changeEmail({ services, visitor: user, form, metadata }: Step) {
  const parsed = changeEmailForm.safeParse(Object.fromEntries(form))
  const values = entriesOf(form)
  if (!parsed.success)
    return refused({ intent: 'email', fields: fieldErrors(parsed.error, accountWords().fields), values }, 422)
  const { newEmail: email, password, code } = parsed.data
  const outcome = await requestEmailChange(services, user, { email, password, code }, metadata)
  if (outcome.ok) throw redirect(withFlash(path, 'email-asked'), { status: 303 })
  switch (outcome.reason) {
    case 'same-email':
      return refused({ intent: 'email', fields: { newEmail: 'This is your address already.' }, values }, 422)
    case 'too-many-changes': {
      const text = `Too many changes were asked for. Try again in ${waitingTime(outcome.retryAfterSeconds)}.`
      return refused({ intent: 'email', fields: { newEmail: text }, values }, 429)
    }
    default: {
      const { field, text, status } = reauthWords(outcome)
      return refused({ intent: 'email', fields: { [field]: text }, values }, status)
    }
  }
}

function refused(answer: FormAnswer, status: number) {
  return data(answer, { status })
}
