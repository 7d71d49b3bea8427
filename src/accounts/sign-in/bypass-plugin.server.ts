import { createAuthEndpoint } from '@better-auth/core/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { bypassSessionSeconds } from '#accounts/sessions/session.ts'
import type { Config } from '#platform/config.server.ts'

/** The development bypass works only if its code is configured, and never in production. */
export function isBypassAllowed(config: Pick<Config, 'DEV_BYPASS_CODE' | 'isProduction'>): boolean {
  return config.DEV_BYPASS_CODE !== undefined && !config.isProduction
}

/** Creates a one-hour session without a password. Server-only: it has no HTTP endpoint. */
export function bypassPlugin() {
  return {
    id: 'development-bypass',
    endpoints: {
      startBypassSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ personId: z.string() }) },
        async (ctx) => {
          const { personId } = ctx.body
          const expiresAt = new Date(Date.now() + bypassSessionSeconds * 1000)
          const session = await ctx.context.internalAdapter.createSession(
            personId,
            false,
            { isBypass: true, expiresAt },
            true,
          )
          const user = await ctx.context.internalAdapter.findUserById(personId)
          if (!user) throw new Error('the person of a bypass session is gone')
          await setSessionCookie(ctx, { session, user }, false, { maxAge: bypassSessionSeconds })
          return { token: session.token }
        },
      ),
    },
  }
}
