import { type ActionFunctionArgs, redirect } from 'react-router'
import { signOut } from '#accounts/sign-in.server.ts'
import { sessionCookieName } from '#accounts/sign-in-library.server.ts'
import { callerOf, findVisitor } from '#accounts/visitor.server.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'
import { adminPath } from './guard.server.ts'
import { withNote } from './notices.server.ts'

/** Ends the session, whether it still counts or not, and goes to the entrance. The cookie goes even when that fails. */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = servicesOf(context)
  const { PUBLIC_URL } = services.config
  const headers = await findVisitor(services, request)
    .then((visitor) => signOut(services, visitor, callerOf(context, request)))
    .catch((error: unknown) => {
      services.log.error({ err: error }, 'a session could not be ended; its cookie is cleared')
      const secure = PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
      const cleared = `${sessionCookieName(PUBLIC_URL)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
      return new Headers({ 'Set-Cookie': cleared })
    })
  headers.set('Cache-Control', 'no-store')
  throw redirect(withNote(adminPath, 'logged-out'), { status: 303, headers })
}

/** For those who open the address of the button. */
export function loader() {
  throw redirect(adminPath, { status: 303 })
}
