import { type ActionFunctionArgs, redirect } from 'react-router'
import { signOut } from '#accounts/sign-in.server.ts'
import { sessionCookieName } from '#accounts/sign-in-library.server.ts'
import { callerOf, findVisitor } from '#accounts/visitor.server.ts'
import type { Services } from '#platform/services.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'
import { portalPath } from './guard.server.ts'
import { withNote } from './notices.server.ts'

/** Ends the session, whether it still counts or not, and goes to the entrance. The cookie goes even when that fails. */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = servicesOf(context)
  const headers = await endSession(services, request, callerOf(context, request)).catch((error: unknown) => {
    services.log.error({ err: error }, 'a session could not be ended; its cookie is cleared')
    return new Headers({ 'Set-Cookie': clearedCookie(services.config.PUBLIC_URL) })
  })
  headers.set('Cache-Control', 'no-store')
  throw redirect(withNote(portalPath, 'logged-out'), { status: 303, headers })
}

/** For those who open the address of the button. */
export function loader() {
  throw redirect(portalPath, { status: 303 })
}

async function endSession(services: Services, request: Request, caller: ReturnType<typeof callerOf>): Promise<Headers> {
  return signOut(services, await findVisitor(services, request), caller)
}

function clearedCookie(publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieName(publicUrl)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}
