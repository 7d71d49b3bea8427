import { type ActionFunctionArgs, redirect } from 'react-router'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { logOut } from '#accounts/sign-in/sign-in.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { portalPath } from './guard.server.ts'
import { withFlash } from './notices.server.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  throw await logOut(
    servicesOf(context),
    request,
    requestMetadata(context, request),
    withFlash(portalPath, 'logged-out'),
  )
}

export function loader() {
  throw redirect(portalPath, { status: 303 })
}
