import { data, redirect } from 'react-router'
import { z } from 'zod'
import { reauthWords } from '#accounts/account-errors.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { changePassword } from '#accounts/passwords/set-password.server.ts'
import { secondFactorForm, setPasswordForm, signInForm } from '#accounts/registration/forms.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { confirmIdentity, type Evidence } from '#accounts/sessions/confirm-identity.server.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import { endOwnSessions } from '#accounts/sessions/own-sessions.server.ts'
import { removeOwnPasskey } from '#accounts/sign-in/passkeys.server.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  type SecondFactorRefusal,
  startSecondFactor,
  stopSecondFactor,
} from '#accounts/sign-in/second-factor.server.ts'
import { fieldErrors } from '#platform/field-errors.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { FlashName } from '#portal/flash-names.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { withFlash } from '#portal/notices.server.ts'
import { readSetUp, type SecurityAnswer } from './form-answer.ts'

const copy = () => t(portalTexts.securityActions)

const { password } = signInForm.shape
const changePasswordForm = z.object({ currentPassword: password, newPassword: setPasswordForm.shape.password })

const path = '/client-portal/profile/security'

type Step = { services: Services; visitor: CurrentUser; form: FormData; metadata: RequestMetadata }
type Answer = ReturnType<typeof refused>

export function handleSecurityAction(
  services: Services,
  user: CurrentUser,
  form: FormData,
  metadata: RequestMetadata,
): Promise<Answer> {
  const intent = String(form.get('intent') ?? '')
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (!action) throw data(null, { status: 422 })
  return action({ services, visitor: user, form, metadata })
}

const actions: Record<string, (step: Step) => Promise<Answer>> = {
  password: newPassword,
  'factor-start': startFactor,
  'factor-confirm': confirmFactor,
  'factor-stop': stopFactor,
  'recovery-codes': newCodes,
  'end-session': endSession,
  'end-others': endSession,
  'remove-passkey': endPasskey,
  confirm: confirmVisitor,
}

async function newPassword({ services, visitor: user, form, metadata }: Step): Promise<Answer> {
  const parsed = changePasswordForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) return refused('password', fieldErrors(parsed.error, t(accountTexts.accounts).fields))
  const outcome = await changePassword(services, user, parsed.data, metadata)
  if (outcome.ok) return done('password-changed', outcome.headers)
  if (outcome.reason === 'weak-password')
    return refused('password', { newPassword: t(accountTexts.accounts).passwords[outcome.error] })
  const { text, status } = reauthWords(outcome)
  return refused('password', { currentPassword: text }, status)
}

async function startFactor({ services, visitor: user, form, metadata }: Step): Promise<Answer> {
  const reauth = readEvidence(form)
  if (!reauth) return refused('factor-start', { password: copy().enterYourPassword })
  const outcome = await startSecondFactor(services, user, reauth.password, metadata)
  if (!outcome.ok) return factorRefused('factor-start', outcome)
  const { uri, secret, recoveryCodes } = outcome
  return answered({ intent: 'factor-confirm', fields: {}, values: {}, setUp: { uri, secret, recoveryCodes } }, 200)
}

async function confirmFactor({ services, visitor: user, form, metadata }: Step): Promise<Answer> {
  const setUp = readSetUp(String(form.get('setUp') ?? ''))
  const parsed = secondFactorForm.safeParse({ code: form.get('code') })
  if (!parsed.success)
    return refused('factor-confirm', fieldErrors(parsed.error, t(accountTexts.accounts).fields), 422, setUp)
  const outcome = await confirmSecondFactor(services, user, parsed.data.code, metadata)
  if (outcome.ok) return done('factor-on', outcome.headers)
  return factorRefused('factor-confirm', outcome, setUp)
}

async function stopFactor({ services, visitor: user, form, metadata }: Step): Promise<Answer> {
  const reauth = readEvidence(form)
  if (!reauth) return refused('factor-stop', { password: copy().enterYourPassword })
  const outcome = await stopSecondFactor(services, user, reauth, metadata)
  return outcome.ok ? done('factor-off', outcome.headers) : factorRefused('factor-stop', outcome)
}

async function newCodes({ services, visitor: user, form, metadata }: Step): Promise<Answer> {
  const reauth = readEvidence(form)
  if (!reauth) return refused('recovery-codes', { password: copy().enterYourPassword })
  const outcome = await renewRecoveryCodes(services, user, reauth, metadata)
  if (!outcome.ok) return factorRefused('recovery-codes', outcome)
  const { recoveryCodes } = outcome
  return answered({ intent: 'recovery-codes', fields: {}, values: {}, recoveryCodes }, 200)
}

async function confirmVisitor({ services, visitor: user, form, metadata }: Step): Promise<Answer> {
  const reauth = readEvidence(form)
  if (!reauth) return refused('confirm', { password: copy().enterYourPassword })
  const outcome = await confirmIdentity(services, user, reauth, metadata)
  return outcome.ok ? done('confirmed') : factorRefused('confirm', outcome)
}

async function endSession({ services, visitor: user, form, metadata }: Step): Promise<Answer> {
  const which = form.get('intent') === 'end-others' ? 'others' : { id: String(form.get('sessionId') ?? '') }
  await endOwnSessions(services, user, which, metadata)
  return done('sessions-ended')
}

async function endPasskey({ services, visitor: user, form, metadata }: Step): Promise<Answer> {
  const outcome = await removeOwnPasskey(services, user, String(form.get('passkeyId') ?? ''), metadata)
  if (outcome.ok || outcome.reason === 'unknown-passkey') return done('passkey-removed')
  return refused('confirm', { password: copy().confirmYourPasswordFirstThen }, 403)
}

function readEvidence(form: FormData): Evidence | null {
  const parsed = password.safeParse(form.get('password'))
  const code = form.get('code')
  return parsed.success ? { password: parsed.data, code: typeof code === 'string' ? code.slice(0, 40) : '' } : null
}

function factorRefused(intent: string, refusal: SecondFactorRefusal, setUp: SecurityAnswer['setUp'] = null): Answer {
  switch (refusal.reason) {
    case 'already-on':
      return refused('factor-stop', { password: copy().twoStepVerificationIsAlready }, 409)
    case 'not-on':
      return refused('factor-start', { password: copy().twoStepVerificationIsOff }, 409)
    case 'not-started':
      return refused('factor-start', { password: copy().pleaseStartSetUpAgain }, 409)
    case 'demanded':
      return refused(intent, { password: copy().yourAccountRequiresTwoStep }, 403)
    default: {
      const { field, text, status } = reauthWords(refusal)
      return refused(intent, { [intent === 'factor-confirm' ? 'code' : field]: text }, status, setUp)
    }
  }
}

function done(note: FlashName, headers?: Headers): never {
  throw redirect(withFlash(path, note), { status: 303, headers })
}

function refused(intent: string, fields: Record<string, string>, status = 422, setUp: SecurityAnswer['setUp'] = null) {
  return answered({ intent, fields, values: {}, setUp }, status)
}

function answered(answer: SecurityAnswer, status: number) {
  return data(answer, { status })
}
