import { type ActionFunctionArgs, redirect } from 'react-router'
import { requireAllowedNetwork } from '#accounts/allow-list.server.ts'
import { requestMetadata } from '#accounts/current-user.server.ts'
import { logOut } from '#accounts/log-out.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { adminPath } from './guard.server.ts'
import { withFlash } from './notices.server.ts'

export const middleware = [requireAllowedNetwork]

export async function action({ request, context }: ActionFunctionArgs) {
  throw await logOut(
    servicesOf(context),
    request,
    requestMetadata(context, request),
    withFlash(adminPath, 'logged-out'),
  )
}

export function loader() {
  throw redirect(adminPath, { status: 303 })
}
