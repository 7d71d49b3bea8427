import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import type { Services } from '#platform/services.ts'
import { settingValue } from '#platform/settings/setting.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { requestOf, servicesOf } from '#web/request-context.server.ts'
import type { Actor } from './actor.ts'
import { deviceTokensOf } from './device-cookie.server.ts'
import { signInPath } from './next-path.ts'
import { isStaff, type Person } from './person.ts'
import type { RequestMetadata } from './request-metadata.ts'
import { saveForm } from './saved-forms/save-form.server.ts'
import { confirmedForMs, isLive, sessionEnd, touchEveryMs } from './session.ts'
import { readSignedCookie } from './session-cookie.server.ts'
import { findSession, touchSession } from './session-db.server.ts'
import { cookieSecret, refusalOf, sessionCookieName } from './sign-in-library.server.ts'
import { demandsSecondFactor, staffIdleMinutes, staffSecondFactor } from './staff-settings.ts'

/** Somebody signed in, as of this request. */
export type CurrentUser = {
  person: Person
  sessionId: string
  sessionToken: string
  /** True for staff who still have to set up the second factor that the firm demands. */
  needsSecondFactor: boolean
  /** True for a session of the development bypass. */
  isBypass: boolean
  /** True for some minutes after password, and code where there is one, were given in this session. */
  isConfirmed: boolean
  /** When the session ends unless it is used before. */
  endsAt: Date
}

type CurrentUserDeps = Pick<Services, 'db' | 'config' | 'log' | 'secretKey' | 'now'>

/**
 * Who sends this request: by the bearer token if there is one, else by the session cookie. Null when the session does not
 * exist or has ended, or when the person is not active: rights are read anew for each request.
 */
export async function findCurrentUser(
  services: CurrentUserDeps,
  request: Request,
  use: { isUse?: boolean } = {},
): Promise<CurrentUser | null> {
  const token = tokenOf(services, request.headers)
  return token ? findUserByToken(services, token, use) : null
}

/** The same for a token that came another way, such as in the body of a call. `isUse` is false where nobody asks for anything. */
export async function findUserByToken(
  { db, config, log, now }: CurrentUserDeps,
  token: string,
  { isUse = true } = {},
): Promise<CurrentUser | null> {
  const session = await findSession(db, token)
  if (!session) return null
  const { person, sessionId, isBypass, confirmedAt } = session
  if (refusalOf(person)) return null
  const idleMinutes = settingValue(staffIdleMinutes, session.idleMinutesStored, log)
  if (!isLive(session, person.role, now(), idleMinutes)) return null
  const isTouched = isUse && now().getTime() - session.lastUsedAt.getTime() >= touchEveryMs
  if (isTouched) await touchSession(db, sessionId, now())
  const lastUsedAt = isTouched ? now() : session.lastUsedAt
  const endsAt = sessionEnd({ ...session, lastUsedAt }, person.role, idleMinutes)
  const secondFactor = settingValue(staffSecondFactor, session.secondFactorStored, log)
  const needsSecondFactor = !person.twoFactorEnabled && demandsSecondFactor(config, person, secondFactor)
  const isConfirmed = confirmedAt !== null && now().getTime() - confirmedAt.getTime() < confirmedForMs
  return { person, sessionId, sessionToken: token, needsSecondFactor, isBypass, isConfirmed, endsAt }
}

/** Whether the firm demands a second factor of this person: of staff, in production or where the setting says so. */
export async function isSecondFactorDemanded(services: Pick<Services, 'db' | 'config' | 'log'>, person: Person) {
  return demandsSecondFactor(services.config, person, await readSetting(services, staffSecondFactor))
}

/** The session token that a request carries. */
export function tokenOf({ config, secretKey }: CurrentUserDeps, headers: Headers): string | null {
  const authorization = headers.get('Authorization')
  if (authorization !== null) return /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? null
  return readSignedCookie(headers.get('Cookie'), sessionCookieName(config.PUBLIC_URL), cookieSecret(secretKey))
}

/** The visitor of a guarded page, set by `requireClient` or `requireStaff`; null elsewhere. */
export const currentUserContext = createContext<CurrentUser | null>(null)

type Context = Readonly<RouterContextProvider>

/** The visitor of a page behind one of the guards. Throws when the page is not behind one. */
export function currentUserOf(context: Context): CurrentUser {
  const user = context.get(currentUserContext)
  if (!user) throw new Error('This page asks for its visitor but stands behind no guard')
  return user
}

/** Where the request came from, for use cases. */
export function requestMetadata(context: Context, request: Request): RequestMetadata {
  const { id, ip } = requestOf(context)
  const deviceTokens = deviceTokensOf(servicesOf(context), request.headers.get('Cookie'))
  return { id, ip, userAgent: request.headers.get('User-Agent'), deviceTokens }
}

/** Who acts on a page behind one of the guards, for use cases. */
export function actorOf({ context, request }: { context: Context; request: Request }): Actor {
  return { person: currentUserOf(context).person, metadata: requestMetadata(context, request) }
}

type Root = '/client-portal' | '/admin'

/**
 * Guards everything under a root. At the root itself, which is also the entrance, everybody is let in, and the page decides
 * what it shows to whom; behind it only those for whom it is. Others get a 404, and who is not signed in the entrance.
 */
function guardOf(root: Root, isFor: (person: Person) => boolean): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const user = await findCurrentUser(servicesOf(context), request)
    // Not the address of the request: on a click within the site that is the address of the page's data.
    const path = url.pathname.replace(/\/+$/, '')
    if (user && isFor(user.person)) {
      if (user.needsSecondFactor && path !== secondFactorPath) {
        throw redirect(secondFactorPath, { status: 303, headers: noStore })
      }
      context.set(currentUserContext, user)
      return notStored(await next())
    }
    if (path === root) return notStored(await next())
    if (user) throw notFound()
    const token = root === '/admin' ? tokenOf(servicesOf(context), request.headers) : null
    const saved = await saveForm(servicesOf(context), { request, url, token })
    throw redirect(signInPath(root, saved ?? url.pathname + url.search), { status: 303, headers: noStore })
  }
}

/** Lets signed-in clients into the portal, for its layout: `export const middleware = [requireClient]`. */
export const requireClient = guardOf('/client-portal', (person) => !isStaff(person))

export const secondFactorPath = '/admin/second-factor'

/** Lets signed-in staff into the admin panel, first to the set-up of a second factor when they need one. */
export const requireStaff = guardOf('/admin', isStaff)

const noStore = { 'Cache-Control': 'no-store' }

function notFound() {
  return data(null, { status: 404, headers: noStore })
}

function notStored(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
