import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import * as accountTexts from '#accounts/locales/en.ts'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import { isAdmitted, notFromHere } from './allow-list.server.ts'
import {
  answerApiRequest,
  bypassCall,
  loginCall,
  logoutCall,
  reply,
  type SignInPage,
  verifyCall,
  wrongMethod,
} from './auth-requests.server.ts'

const copy = () => t(accountTexts.adminAuthRoute)

const signInPage: SignInPage = {
  audience: 'staff',
  field: 'admin',
  show: ({ firstName, lastName, role, username }) => ({ firstName, lastName, role, username }),
  login: z
    .object({
      username: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(1000),
      code: z.string().max(40).optional(),
    })
    .transform(({ username, ...rest }) => ({ identifier: username, ...rest })),
  get loginMessage() {
    return copy().usernameAndPasswordAreRequired
  },
}

const calls = { verify: verifyCall, login: loginCall, bypass: bypassCall, logout: logoutCall }

/** POST /api/admin-auth.php?action=verify|login|bypass|logout, for staff; subject to the admin allow list. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const services = servicesOf(context)
  const metadata = requestMetadata(context, request)
  if (!(await isAdmitted(services, metadata))) return reply(403, { success: false, error: notFromHere() })
  return answerApiRequest(calls, signInPage, { request, services, metadata })
}

export function loader(): Response {
  return wrongMethod()
}
