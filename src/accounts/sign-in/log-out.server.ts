import { redirect } from 'react-router'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { clearedSessionCookie } from '#accounts/sessions/start-session.server.ts'
import type { Services } from '#platform/services.ts'
import { signOut } from './sign-in.server.ts'

type LogOutDeps = Parameters<typeof signOut>[0] & Parameters<typeof findCurrentUser>[0] & Pick<Services, 'log'>

/** Ends the session, even an expired one, and redirects. Clears the cookie even if ending the session fails. */
export async function logOut(
  services: LogOutDeps,
  request: Request,
  metadata: RequestMetadata,
  path: string,
): Promise<Response> {
  const headers = await endSession(services, request, metadata).catch((error: unknown) => {
    services.log.error({ err: error, requestId: metadata.id }, 'a session could not be ended; its cookie is cleared')
    return new Headers({ 'Set-Cookie': clearedSessionCookie(services.config.PUBLIC_URL) })
  })
  headers.set('Cache-Control', 'no-store')
  // `Clear-Site-Data` omits "storage", which would delete cart, theme and cookie consent. The page itself deletes the
  // drafts.
  headers.set('Clear-Site-Data', '"cache"')
  return redirect(path, { status: 303, headers })
}

async function endSession(services: LogOutDeps, request: Request, metadata: RequestMetadata): Promise<Headers> {
  return signOut(services, await findCurrentUser(services, request), metadata)
}
