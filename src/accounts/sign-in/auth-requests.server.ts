import { z } from 'zod'
import { refusalWords } from '#accounts/account-errors.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { findUserByToken } from '#accounts/sessions/current-user.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type BypassOutcome, signInByBypass } from './bypass.server.ts'
import { finishSecondFactor, type SignInOutcome, signIn, signOut } from './sign-in.server.ts'
import type { Refusal } from './sign-in-refusal.ts'

const copy = () => t(accountTexts.authRequests)

/** Differences between the sign-in APIs of clients and staff. `show` selects the returned fields of the person. */
export type SignInPage = {
  audience: 'client' | 'staff'
  field: 'client' | 'admin'
  show(person: Person): Record<string, string | null>
  login: z.ZodType<{ identifier: string; password: string; code?: string }>
  loginMessage: string
}

type Call = { services: Services; body: unknown; metadata: RequestMetadata; cookie: string | null }

const tokenBody = z.object({ sessionToken: z.string().min(1).max(200) })
const bypassBody = z.object({ bypassCode: z.string().max(200) })

export async function verifyCall(signInPage: SignInPage, { services, body }: Call): Promise<Response> {
  const parsed = tokenBody.safeParse(body)
  if (!parsed.success) return reply(422, { success: false, error: copy().sessiontokenIsRequired })
  const user = await findUserByToken(services, parsed.data.sessionToken)
  const isIntended = user && isStaff(user.person) === (signInPage.audience === 'staff')
  if (!isIntended) return reply(401, { success: false, error: copy().invalidOrExpiredSession })
  return reply(200, { success: true, [signInPage.field]: signInPage.show(user.person) })
}

export async function loginCall(signInPage: SignInPage, { services, body, metadata }: Call): Promise<Response> {
  const parsed = signInPage.login.safeParse(body)
  if (!parsed.success) return reply(422, { success: false, error: signInPage.loginMessage })
  const { code, ...entered } = parsed.data
  const first = await signIn(services, { ...entered, audience: signInPage.audience, facts: metadata })
  if (!first.ok || !first.secondFactor || code === undefined) return signInReply(signInPage, first)
  return signInReply(
    signInPage,
    await finishSecondFactor(services, { cookie: cookiesToSend(first.headers), code, facts: metadata }),
  )
}

export async function bypassCall(signInPage: SignInPage, { services, body, metadata }: Call): Promise<Response> {
  const code = bypassBody.safeParse(body).data?.bypassCode ?? ''
  const outcome = await signInByBypass(services, { audience: signInPage.audience, code, facts: metadata })
  if (!outcome.ok && outcome.reason === 'invalid-code')
    return reply(401, { success: false, error: copy().invalidBypassCode })
  return signInReply(signInPage, outcome)
}

/** Ends the session of a token. An unknown token is no error, because its session may have ended already. */
export async function logoutCall(_: SignInPage, { services, body, metadata }: Call): Promise<Response> {
  const token = tokenBody.safeParse(body).data?.sessionToken
  const user = token ? await findUserByToken(services, token) : null
  return reply(200, { success: true }, await signOut(services, user, metadata))
}

function signInReply({ field, show }: SignInPage, outcome: SignInOutcome | BypassOutcome): Response {
  if (!outcome.ok) return refusalReply(outcome)
  if (!('sessionToken' in outcome)) {
    const error = copy().enterCodeFromYourAuthenticator
    return reply(401, { success: false, secondFactor: true, error }, outcome.headers)
  }
  const { person, sessionToken, headers } = outcome
  return reply(200, { success: true, [field]: show(person), sessionToken }, headers)
}

export function refusalReply(refusal: Refusal): Response {
  const { status, text } = refusalWords(refusal)
  const headers = new Headers()
  if (refusal.reason === 'too-many-attempts') headers.set('Retry-After', String(refusal.retryAfterSeconds))
  return reply(status, { success: false, error: text }, headers)
}

export function reply(status: number, body: object, extra: Headers = new Headers()): Response {
  const headers = new Headers(extra)
  headers.set('Cache-Control', 'no-store')
  return Response.json(body, { status, headers })
}

function cookiesToSend(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')
}

export type ApiTable = Record<string, (signInPage: SignInPage, call: Call) => Promise<Response>>

export async function answerApiRequest(
  table: ApiTable,
  signInPage: SignInPage,
  { request, services, metadata }: { request: Request; services: Services; metadata: RequestMetadata },
): Promise<Response> {
  const action = new URL(request.url).searchParams.get('action') ?? ''
  const call = Object.hasOwn(table, action) ? table[action] : undefined
  if (!call) return reply(404, { success: false, error: copy().unknownAction })
  if (request.method !== 'POST') return wrongMethod()
  const body: unknown = await request.json().catch(() => undefined)
  if (body === undefined) return reply(422, { success: false, error: copy().bodyMustBeJson })
  return call(signInPage, { services, body, metadata, cookie: request.headers.get('Cookie') })
}

export function wrongMethod(): Response {
  return reply(405, { success: false, error: copy().usePost }, new Headers({ Allow: 'POST' }))
}
