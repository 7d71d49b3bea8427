import { data, redirect } from 'react-router'
import { z } from 'zod'
import { refusalWords } from '#accounts/account-errors.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { secondFactorForm } from '#accounts/registration/forms.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { isBypassAllowed, signInByBypass } from '#accounts/sign-in/bypass.server.ts'
import { nextPath } from '#accounts/sign-in/next-path.ts'
import { finishSecondFactor, hasOpenChallenge, signIn } from '#accounts/sign-in/sign-in.server.ts'
import type { Refusal } from '#accounts/sign-in/sign-in-refusal.ts'
import { adminPath } from '#admin/guard.server.ts'
import type { SignInPageError } from '#admin/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { withFlash } from '#admin/notices.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { fieldErrors } from '#platform/field-errors.ts'
import { offlineText } from '#platform/http/unless-offline.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.enter)

const problem = (code: SignInPageError) => ({ error: code })
const passwordForm = z.object({
  username: z.string().trim().min(1, problem('username-missing')).max(254, problem('too-long')),
  password: z.string().min(1, problem('password-missing')).max(1000, problem('too-long')),
})

export async function viewSignIn(services: Services, url: URL, cookie: string | null): Promise<SignInView> {
  const next = url.searchParams.get('next')
  const asksForCode = url.searchParams.has('code') && (await hasOpenChallenge(services, cookie))
  // Only development shows this button, which bypasses the sign-in. Production bundles must not contain its texts.
  const further = isBypassAllowed(services.config)
    ? { label: copy().bypassLoginDev, intent: 'bypass', offlineTitle: copy().bypassError }
    : null
  return { step: asksForCode ? 'code' : 'password', next: nextPath(next, adminPath), further }
}

/** Signs in. Throws a redirect if this succeeds. */
export async function enter(services: Services, request: Request, form: FormData, metadata: RequestMetadata) {
  const values = Object.fromEntries(form)
  const next = nextPath(typeof values.next === 'string' ? values.next : null, adminPath)
  try {
    if (values.intent === 'bypass') return await enterByBypass(services, next, metadata)
    if (values.intent === 'code') return await enterCode(services, values, next, { metadata, request })
    return await enterPassword(services, values, next, metadata)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    services.log.error({ err: error, requestId: metadata.id }, 'a sign-in could not be carried out')
    return refused({ title: copy().loginError, text: offlineText, status: 503 })
  }
}

async function enterPassword(
  services: Services,
  values: Record<string, unknown>,
  next: string,
  metadata: RequestMetadata,
) {
  const parsed = passwordForm.safeParse(values)
  const username = typeof values.username === 'string' ? values.username : ''
  if (!parsed.success) {
    const answer: SignInResponse = {
      title: copy().loginFailed,
      text: '',
      fields: fieldErrors(parsed.error, t(adminTexts.signInSignIn).fields),
      username,
    }
    return data(answer, { status: 422 })
  }
  const { username: identifier, password } = parsed.data
  const outcome = await signIn(services, { identifier, password, audience: 'staff', facts: metadata })
  if (!outcome.ok) return refusedFor(copy().loginFailed, outcome, username)
  if (outcome.secondFactor) {
    throw redirect(`${adminPath}?code&next=${encodeURIComponent(next)}`, { status: 303, headers: outcome.headers })
  }
  throw redirect(withFlash(next, 'welcome'), { status: 303, headers: outcome.headers })
}

type EnterInput = { metadata: RequestMetadata; request: Request }

async function enterCode(
  services: Services,
  values: Record<string, unknown>,
  next: string,
  { metadata, request }: EnterInput,
) {
  const parsed = secondFactorForm.safeParse(values)
  if (!parsed.success) {
    const answer: SignInResponse = {
      title: copy().loginFailed,
      text: '',
      fields: fieldErrors(parsed.error, t(accountTexts.accounts).fields),
      username: '',
    }
    return data(answer, { status: 422 })
  }
  const cookie = request.headers.get('Cookie')
  const outcome = await finishSecondFactor(services, { cookie, code: parsed.data.code, facts: metadata })
  if (!outcome.ok) return refusedFor(copy().loginFailed, outcome)
  throw redirect(withFlash(next, 'welcome'), { status: 303, headers: outcome.headers })
}

async function enterByBypass(services: Services, next: string, metadata: RequestMetadata) {
  const code = services.config.DEV_BYPASS_CODE ?? ''
  const outcome = await signInByBypass(services, { audience: 'staff', code, facts: metadata })
  if (!outcome.ok && outcome.reason === 'not-found') throw data(null, { status: 404 })
  if (!outcome.ok) return refusedFor(copy().bypassFailed, outcome)
  throw redirect(withFlash(next, 'bypassed'), { status: 303, headers: outcome.headers })
}

function refusedFor(title: string, refusal: Refusal, username = '') {
  const { text, status } = refusalWords(refusal)
  const headers =
    refusal.reason === 'too-many-attempts' ? { 'Retry-After': String(refusal.retryAfterSeconds) } : undefined
  return refused({ title, text, status, headers, username })
}

type Refused = { title: string; text: string; status: number; headers?: Record<string, string>; username?: string }

function refused({ title, text, status, headers, username = '' }: Refused) {
  const answer: SignInResponse = { title, text, fields: {}, username }
  return data(answer, { status, headers })
}

type FurtherButton = { label: string; intent: string; offlineTitle: string }

export type SignInView = {
  step: 'password' | 'code'
  next: string
  further: FurtherButton | null
}

export type SignInResponse = { title: string; text: string; fields: FieldErrors; username: string }
