import { data, redirect } from 'react-router'
import { z } from 'zod'
import { refusalWords } from '#accounts/account-errors.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { emailField, secondFactorForm, signInForm } from '#accounts/registration/forms.ts'
import { register } from '#accounts/registration/register.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { isBypassAllowed, signInByBypass } from '#accounts/sign-in/bypass.server.ts'
import { nextPath } from '#accounts/sign-in/next-path.ts'
import { finishSecondFactor, hasOpenChallenge, type SignInOutcome, signIn } from '#accounts/sign-in/sign-in.server.ts'
import type { Refusal } from '#accounts/sign-in/sign-in-refusal.ts'
import type { Config } from '#platform/config.server.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { FlashName } from '#portal/flash-names.ts'
import { portalPath } from '#portal/guard.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { withFlash } from '#portal/notices.server.ts'
import type { FurtherButton, SignInResponse, SignInView } from './sign-in-form.tsx'

const copy = () => t(portalTexts.enter)

const clientSignIn = z.object({ email: emailField, password: signInForm.shape.password })

type Entered = Record<string, string>
type Entry = { services: Services; metadata: RequestMetadata; cookie: string | null; next: string; entered: Entered }

export async function viewSignIn(
  services: Services,
  url: URL,
  cookie: string | null,
  staffName: string | null,
): Promise<SignInView> {
  const requested = url.searchParams.has('register') ? 'register' : url.searchParams.get('step')
  const wantsCode = requested === 'code' && (await hasOpenChallenge(services, cookie))
  const next = url.searchParams.get('next')
  return {
    form: requested === 'register' ? 'register' : wantsCode ? 'code' : 'sign-in',
    next,
    afterwards: withFlash(nextPath(next, portalPath), 'welcome'),
    staffName,
    further: furtherButton(services.config),
  }
}

// Only development shows this button, which bypasses the sign-in. Production bundles must not contain its texts.
function furtherButton(config: Config): FurtherButton | null {
  return isBypassAllowed(config)
    ? { label: copy().adminBypassDev, intent: 'bypass', offlineTitle: copy().bypassError }
    : null
}

export function enter(services: Services, request: Request, form: FormData, metadata: RequestMetadata) {
  const entered: Entered = {}
  for (const [name, value] of form) if (typeof value === 'string') entered[name] = value
  const next = nextPath(entered.next, portalPath)
  const entry = { services, metadata, cookie: request.headers.get('Cookie'), next, entered }
  const intent = entered.intent ?? ''
  return Object.hasOwn(intents, intent) ? intents[intent]?.(entry) : enterWithPassword(entry)
}

const intents: Record<string, (entry: Entry) => ReturnType<typeof enterWithPassword>> = {
  register: registerClient,
  code: enterWithCode,
  bypass: enterByBypass,
}

async function enterWithPassword({ services, metadata, next, entered }: Entry) {
  const parsed = clientSignIn.safeParse(entered)
  if (!parsed.success)
    return refused(
      'sign-in',
      entered,
      copy().loginFailed,
      null,
      fieldErrors(parsed.error, t(accountTexts.accounts).fields),
    )
  const { email, password } = parsed.data
  const outcome = await signIn(services, { identifier: email, password, audience: 'client', facts: metadata })
  return goOn(outcome, 'welcome', next, (refusal) => refused('sign-in', entered, copy().loginFailed, refusal))
}

async function enterWithCode({ services, metadata, cookie, next, entered }: Entry) {
  const parsed = secondFactorForm.safeParse(entered)
  if (!parsed.success)
    return refused(
      'code',
      { next },
      copy().loginFailed,
      null,
      fieldErrors(parsed.error, t(accountTexts.accounts).fields),
    )
  const outcome = await finishSecondFactor(services, { cookie, code: parsed.data.code, facts: metadata })
  return goOn(outcome, 'welcome', next, (refusal) => refused('code', { next }, copy().loginFailed, refusal))
}

async function enterByBypass({ services, metadata, next }: Entry) {
  const code = services.config.DEV_BYPASS_CODE ?? ''
  const outcome = await signInByBypass(services, { audience: 'client', code, facts: metadata })
  return goOn(outcome, 'bypassed', next, (refusal) => refused('bypass', { next }, copy().bypassFailed, refusal))
}

async function registerClient({ services, metadata, entered }: Entry) {
  const outcome = await register(services, entered, metadata)
  if (outcome.ok) throw redirect(withFlash(portalPath, 'registered'), { status: 303 })
  if (outcome.reason === 'invalid') {
    return refused('register', entered, copy().registrationFailed, null, outcome.fields, copy().unableToCreateAccount)
  }
  return refused('register', entered, copy().registrationFailed, outcome)
}

type Signed = SignInOutcome | Awaited<ReturnType<typeof signInByBypass>>

function goOn(
  outcome: Signed,
  note: FlashName,
  next: string,
  refuse: (refusal: Refusal) => ReturnType<typeof refused>,
): ReturnType<typeof refused> {
  if (!outcome.ok) return refuse(outcome)
  if ('sessionToken' in outcome) throw redirect(withFlash(next, note), { status: 303, headers: outcome.headers })
  const after = next === portalPath ? '' : `&next=${encodeURIComponent(next)}`
  throw redirect(`${portalPath}?step=code${after}`, { status: 303, headers: outcome.headers })
}

function refused(
  intent: string,
  entered: Entered,
  title: string,
  refusal: Refusal | null,
  fields: FieldErrors = {},
  sentence?: string,
) {
  const words = refusal ? refusalWords(refusal) : { status: 422, text: sentence ?? Object.values(fields)[0] ?? '' }
  const { password: _, intent: __, ...values } = entered
  const answer: SignInResponse = { intent, fields, values, notice: { kind: 'failure', title, text: words.text } }
  const headers = new Headers()
  if (refusal?.reason === 'too-many-attempts') headers.set('Retry-After', String(refusal.retryAfterSeconds))
  return data(answer, { status: words.status, headers })
}
