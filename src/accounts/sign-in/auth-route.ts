import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import * as accountTexts from '#accounts/locales/en.ts'
import { register } from '#accounts/registration/register.server.ts'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import {
  type ApiTable,
  answerApiRequest,
  bypassCall,
  loginCall,
  logoutCall,
  refusalReply,
  reply,
  type SignInPage,
  verifyCall,
  wrongMethod,
} from './auth-requests.server.ts'

const copy = () => t(accountTexts.authRoute)

const signInPage: SignInPage = {
  audience: 'client',
  field: 'client',
  show: ({ firstName, lastName, email, company, phone }) => ({ firstName, lastName, email, company, phone }),
  login: z
    .object({
      email: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(1000),
      code: z.string().max(40).optional(),
    })
    .transform(({ email, ...rest }) => ({ identifier: email, ...rest })),
  get loginMessage() {
    return copy().emailAndPasswordAreRequired
  },
}

const calls: ApiTable = {
  verify: verifyCall,
  login: loginCall,
  bypass: bypassCall,
  logout: logoutCall,
  register: async (_, { services, body, metadata }) => {
    const outcome = await register(services, body, metadata)
    if (outcome.ok) return reply(200, { success: true })
    if (outcome.reason === 'too-many-attempts') return refusalReply(outcome)
    return reply(422, { success: false, error: Object.values(outcome.fields).join(' '), fields: outcome.fields })
  },
}

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerApiRequest(calls, signInPage, {
    request,
    services: servicesOf(context),
    metadata: requestMetadata(context, request),
  })
}

export function loader(): Response {
  return wrongMethod()
}
