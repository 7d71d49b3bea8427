import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { servicesOf } from '#web/request-context.server.ts'
import {
  answerCall,
  bypassCall,
  type Entrance,
  loginCall,
  logoutCall,
  verifyCall,
  wrongMethod,
} from './auth-calls.server.ts'
import { callerOf } from './visitor.server.ts'

const entrance: Entrance = {
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
  loginMessage: 'Username and password are required',
}

const calls = { verify: verifyCall, login: loginCall, bypass: bypassCall, logout: logoutCall }

/** POST /api/admin-auth.php?action=verify|login|bypass|logout, for staff. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall(calls, entrance, { request, services: servicesOf(context), caller: callerOf(context, request) })
}

export function loader(): Response {
  return wrongMethod()
}
