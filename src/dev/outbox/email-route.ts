import { servicesOf } from '#platform/http/request-context.server.ts'
import { findEmail } from '#platform/mail/outbox-db.server.ts'
import type { Route } from './+types/email-route'

/** GET /dev/outbox/{id}: preview of an email. Responds 404 in production. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context)
  const email = config.isProduction ? null : await findEmail(db, params.emailId)
  if (!email) throw new Response(null, { status: 404 })
  return new Response(email.htmlBody, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation",
    },
  })
}
