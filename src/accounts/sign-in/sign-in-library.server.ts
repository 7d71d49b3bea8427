import { hkdfSync, randomUUID } from 'node:crypto'
import { createAuthEndpoint } from '@better-auth/core/api'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { bearer, twoFactor } from 'better-auth/plugins'
import { z } from 'zod'
import { hashPassword, isPassword } from '#accounts/passwords/passwords.server.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from '#accounts/sessions/request-metadata.ts'
import { sessionSeconds } from '#accounts/sessions/session.ts'
import { withHashedTokens } from '#accounts/sessions/session-tokens.server.ts'
import { firmName } from '#content/firm-name.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { bypassPlugin, isBypassAllowed } from './bypass-plugin.server.ts'

export type SignInDeps = Pick<Services, 'db' | 'pool' | 'config' | 'secretKey' | 'now' | 'log'>
export type SignInLibrary = ReturnType<typeof openLibrary>

const libraries = new WeakMap<SignInDeps['db'], SignInLibrary>()

/** Auth library instance for these services. Stateless, because all state is in the database. */
export function authOf(services: SignInDeps): SignInLibrary {
  const known = libraries.get(services.db)
  if (known) return known
  const library = openLibrary(services)
  libraries.set(services.db, library)
  return library
}

/** Auth library that works in the caller's transaction, so that all changes commit or roll back together. */
export function authWithin(tx: Tx, services: SignInDeps): SignInLibrary {
  return openLibrary({ ...services, db: tx })
}

/** Cookie signing key, derived from the application's secret key. */
export function cookieSecret(secretKey: Buffer): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'sign-in cookies', 32)).toString('base64url')
}

/** The prefix `__Host-` binds the cookie to this host and https; plain http is only for localhost. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session'
}

/** Why no session may be created for this person; null if allowed. `signIn` returns the same codes. */
export function refusalOf(
  person: Person | null,
): 'invalid-credentials' | 'not-verified' | 'must-reset' | Exclude<Person['status'], 'active'> | null {
  if (!person) return 'invalid-credentials'
  if (!person.emailVerified && (person.status === 'pending' || person.status === 'active')) return 'not-verified'
  if (person.status !== 'active') return person.status
  return person.mustReset ? 'must-reset' : null
}

const addressHeader = 'x-client-address'

export function libraryHeaders(
  metadata: RequestMetadata,
  from: { cookie?: string | null; sessionToken?: string } = {},
): Headers {
  const headers = new Headers({ [addressHeader]: metadata.ip })
  if (metadata.userAgent) headers.set('user-agent', metadata.userAgent.slice(0, 300))
  if (from.cookie) headers.set('cookie', from.cookie)
  if (from.sessionToken) headers.set('authorization', `Bearer ${from.sessionToken}`)
  return headers
}

export function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers()
  for (const cookie of headers.getSetCookie()) cookies.append('Set-Cookie', cookie)
  return cookies
}

function openLibrary({ db, config, secretKey, now, log }: SignInDeps) {
  const isHttps = config.PUBLIC_URL.startsWith('https:')
  const passkeyOptions = {
    rpName: firmName,
    origin: config.PUBLIC_URL,
    rpID: new URL(config.PUBLIC_URL).hostname,
  }
  return betterAuth({
    appName: firmName,
    baseURL: config.PUBLIC_URL,
    basePath: '/api/auth',
    secret: cookieSecret(secretKey),
    database: withHashedTokens(kyselyAdapter(db, { type: 'postgres' })),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      log: (level, message) => (level === 'error' ? log.error({ from: 'sign-in library' }, message) : undefined),
    },
    user: {
      modelName: 'people',
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        company: { type: 'string', required: false },
        phone: { type: 'string', required: false },
        username: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
        status: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      fields: { token: 'tokenHash' },
      expiresIn: sessionSeconds,
      freshAge: 0,
      disableSessionRefresh: true,
      additionalFields: { isBypass: { type: 'boolean', required: false, defaultValue: false, input: false } },
    },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications', disableCleanup: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(hash, password) },
    },
    plugins: [
      twoFactor({
        issuer: firmName,
        schema: { twoFactor: { modelName: 'two_factors' } },
        accountLockout: { enabled: false },
      }),
      passkey({
        ...passkeyOptions,
        schema: { passkey: { modelName: 'passkeys', fields: { credentialID: 'credentialId' } } },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified)
              throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' })
          },
        },
      }),
      bearer(),
      renewalPlugin(),
      ...(isBypassAllowed(config) ? [bypassPlugin()] : []),
    ],
    databaseHooks: {
      session: {
        create: {
          // Every new session passes this check, whatever the sign-in method.
          before: async (session) => {
            const refusal = refusalOf(await findPerson(db, session.userId))
            if (refusal) throw new APIError('FORBIDDEN', { code: refusal, message: refusal })
            return { data: { createdAt: now(), updatedAt: now() } }
          },
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-auth' : 'auth',
      cookies: { session_token: { name: sessionCookieName(config.PUBLIC_URL) } },
      defaultCookieAttributes: { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => randomUUID() },
    },
  })
}

/** Creates a session after all sessions of a person have been ended. Server-only: it has no HTTP endpoint. */
function renewalPlugin() {
  return {
    id: 'session-renewal',
    endpoints: {
      startRenewedSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ personId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.personId)
          if (!user) throw new Error('the person of a renewed session is gone')
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return { token: session.token }
        },
      ),
    },
  }
}
