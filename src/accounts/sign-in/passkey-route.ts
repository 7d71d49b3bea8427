import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { refusalReply, reply } from './auth-requests.server.ts'
import { type PasskeyStep, passkeyStep, passkeySteps } from './passkeys.server.ts'

async function answer({ request, context, params }: ActionFunctionArgs | LoaderFunctionArgs): Promise<Response> {
  const { step } = params
  if (!isStep(step)) return reply(404, { success: false, error: 'Not found' })
  if (passkeySteps[step] !== request.method) {
    return reply(
      405,
      { success: false, error: `Use ${passkeySteps[step]}` },
      new Headers({ Allow: passkeySteps[step] }),
    )
  }
  const services = servicesOf(context)
  const user = await findCurrentUser(services, request)
  const outcome = await passkeyStep(services, step, {
    request,
    visitor: user,
    metadata: requestMetadata(context, request),
  })
  if (outcome.ok) return reply(200, Object(outcome.answer), outcome.headers)
  if (outcome.reason === 'sign-in-first') return reply(401, { success: false, error: 'Sign in first.' })
  if (outcome.reason === 'confirm-first') return reply(403, { success: false, error: 'Enter your password first.' })
  if (outcome.reason === 'refused') return reply(401, { success: false, error: 'This passkey was not accepted.' })
  return refusalReply(outcome)
}

function isStep(text: string | undefined): text is PasskeyStep {
  return text !== undefined && Object.hasOwn(passkeySteps, text)
}

export const loader = answer
export const action = answer
