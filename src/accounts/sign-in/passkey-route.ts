import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { type CurrentUser, findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { refusalReply, reply } from './auth-requests.server.ts'
import { type PasskeySignInRefusal, signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.server.ts'
import { type AddPasskeyRefusal, addPasskey, startAddingPasskey } from './passkeys.server.ts'

const copy = () => t(accountTexts.passkeyRoute)

type Call = {
  services: Services
  user: CurrentUser | null
  cookie: string | null
  body: unknown
  facts: RequestMetadata
}

type Outcome = { ok: true; headers: Headers; body?: object } | AddPasskeyRefusal | PasskeySignInRefusal

type Step = { method: 'GET' | 'POST'; run: (call: Call) => Promise<Outcome> }

const steps: Readonly<Record<string, Step>> = {
  'generate-register-options': { method: 'GET', run: ({ services, user }) => startAddingPasskey(services, user) },
  'verify-registration': {
    method: 'POST',
    run: ({ services, facts: metadata, ...call }) => addPasskey(services, { ...call, metadata }),
  },
  'generate-authenticate-options': { method: 'GET', run: ({ services }) => startPasskeySignIn(services) },
  // Do not return the session token: it is only in the cookie, which scripts cannot read.
  'verify-authentication': {
    method: 'POST',
    run: async ({ services, ...call }) => {
      const outcome = await signInWithPasskey(services, call)
      return outcome.ok ? { ok: true, headers: outcome.headers } : outcome
    },
  },
}

async function answer({ request, context, params }: ActionFunctionArgs | LoaderFunctionArgs): Promise<Response> {
  const step = params.step !== undefined && Object.hasOwn(steps, params.step) ? steps[params.step] : undefined
  if (!step) return reply(404, { success: false, error: copy().notFound })
  const { method, run } = step
  if (method !== request.method) {
    return reply(405, { success: false, error: copy().use(method) }, new Headers({ Allow: method }))
  }
  const services = servicesOf(context)
  const outcome = await run({
    services,
    user: await findCurrentUser(services, request),
    cookie: request.headers.get('Cookie'),
    body: method === 'POST' ? await request.json().catch(() => null) : null,
    facts: requestMetadata(context, request),
  })
  if (outcome.ok) return reply(200, outcome.body ?? { success: true }, outcome.headers)
  if (outcome.reason === 'sign-in-first') return reply(401, { success: false, error: copy().signInFirst })
  if (outcome.reason === 'confirm-first') return reply(403, { success: false, error: copy().enterYourPasswordFirst })
  if (outcome.reason === 'refused') return reply(401, { success: false, error: copy().thisPasskeyWasNotAccepted })
  return refusalReply(outcome)
}

export const loader = answer
export const action = answer
