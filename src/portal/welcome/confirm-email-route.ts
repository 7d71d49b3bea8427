import { redirect } from 'react-router'
import { resendConfirmation } from '#accounts/registration/resend-confirmation.server.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { portalPath } from '#portal/guard.server.ts'
import { withFlash } from '#portal/notices.server.ts'
import type { Route } from './+types/confirm-email-route'

const notes = { sent: 'link-sent', confirmed: 'email-confirmed', 'too-many': 'link-refused' } as const

/** Form of the banner that unconfirmed buyers see in the portal. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await resendConfirmation(servicesOf(context), actorOf({ request, context }))
  throw redirect(withFlash(portalPath, notes[outcome]), { status: 303 })
}

export function loader() {
  throw redirect(portalPath, { status: 303 })
}
