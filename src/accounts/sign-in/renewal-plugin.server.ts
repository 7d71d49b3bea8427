import { createAuthEndpoint } from '@better-auth/core/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Creates a new session after all sessions of a person were ended. Server-only: it has no HTTP endpoint. */
export function renewalPlugin() {
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
