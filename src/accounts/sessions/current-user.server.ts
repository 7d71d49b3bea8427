import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { saveForm } from '#accounts/drafts/save-form.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { deviceTokensOf } from '#accounts/sign-in/device-cookie.server.ts'
import { signInPath } from '#accounts/sign-in/next-path.ts'
import { refusalOf } from '#accounts/sign-in/sign-in-refusal.ts'
import { demandsSecondFactor, staffIdleMinutes, staffSecondFactor } from '#accounts/team/staff-settings.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import { settingValue } from '#platform/settings/setting.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Actor, RequestMetadata } from './actor.ts'
import { confirmedForMs, isLive, sessionEnd, touchEveryMs } from './session.ts'
import { findSession, touchSession } from './session-db.server.ts'
import { readSessionCookie } from './start-session.server.ts'

export type CurrentUser = {
  person: Person
  sessionId: string
  sessionToken: string
  /** True for staff who must set up a second factor and have not done so. */
  needsSecondFactor: boolean
  isBypass: boolean
  /** True for some minutes after re-authentication in this session. */
  isConfirmed: boolean
  endsAt: Date
}

type CurrentUserDeps = Pick<Services, 'db' | 'config' | 'log' | 'secretKey' | 'now'>

/**
 * Current session of a request, by bearer token or else by session cookie. Null if the session is missing or expired,
 * or the person is not active. Rights are read from the database on every request.
 */
export async function findCurrentUser(
  services: CurrentUserDeps,
  request: Request,
  use: { isUse?: boolean } = {},
): Promise<CurrentUser | null> {
  const token = tokenOf(services, request.headers)
  return token ? findUserByToken(services, token, use) : null
}

/** Like `findCurrentUser`, for a token from a request body. `isUse: false`: does not extend the session. */
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

/** A second factor is never mandatory for clients. For staff a setting decides; by default only in production. */
export async function isSecondFactorDemanded(services: Pick<Services, 'db' | 'config' | 'log'>, person: Person) {
  return demandsSecondFactor(services.config, person, await readSetting(services, staffSecondFactor))
}

export function tokenOf(services: CurrentUserDeps, headers: Headers): string | null {
  const authorization = headers.get('Authorization')
  if (authorization !== null) return /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? null
  return readSessionCookie(services, headers.get('Cookie'))
}

export const currentUserContext = createContext<CurrentUser | null>(null)

type Context = Readonly<RouterContextProvider>

/** Current user of a page behind a guard. Throws if the page has no guard, which is a programming error. */
export function currentUserOf(context: Context): CurrentUser {
  const user = context.get(currentUserContext)
  if (!user) throw new Error('This page asks for its visitor but stands behind no guard')
  return user
}

export function requestMetadata(context: Context, request: Request): RequestMetadata {
  const { id, ip } = requestOf(context)
  const deviceTokens = deviceTokensOf(servicesOf(context), request.headers.get('Cookie'))
  return { id, ip, userAgent: request.headers.get('User-Agent'), deviceTokens }
}

export function actorOf({ context, request }: { context: Context; request: Request }): Actor {
  return { person: currentUserOf(context).person, metadata: requestMetadata(context, request) }
}

type Root = '/client-portal' | '/admin'

/** Guards all pages under `root` except `root`, the sign-in page. Clients get 404 on staff pages, and vice versa. */
function guardOf(root: Root, isFor: (person: Person) => boolean): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const user = await findCurrentUser(servicesOf(context), request)
    // Use the URL of the page: on client-side navigations, `request.url` is the URL from which React Router loads the
    // page's data.
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

export const requireClient = guardOf('/client-portal', (person) => !isStaff(person))

export const secondFactorPath = '/admin/second-factor'

/** Admits signed-in staff to the admin panel; redirects to setup while a mandatory second factor is missing. */
export const requireStaff = guardOf('/admin', isStaff)

const noStore = { 'Cache-Control': 'no-store' }

function notFound() {
  return data(null, { status: 404, headers: noStore })
}

function notStored(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
