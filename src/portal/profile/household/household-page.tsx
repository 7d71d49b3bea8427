import { viewInvitation } from '#accounts/households/join-household.server.ts'
import { findHouseholdOf, findPartnerOf } from '#accounts/households/partner-db.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { listSharing } from '#cases/sharing/signers-db.server.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { ProfileTabs } from '#portal/profile/profile-tabs.tsx'
import type { Route } from './+types/household-page'
import { handleHouseholdAction } from './handle-household-action.server.ts'
import { HouseholdView } from './household-view.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Household', matches)

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { db, now } = services
  const { id, email } = currentUserOf(context).person
  const token = url.searchParams.get('invitation')
  const requested = token === null ? null : await viewInvitation(services, token)
  const partner = await findPartnerOf(db, id)
  return {
    partner: partner && { ...partner, hasRunOut: partner.acceptedAt === null && partner.expiresAt <= now() },
    household: await findHouseholdOf(db, id),
    sharing: partner ? await listSharing(db, id) : [],
    invitation: token && { token, from: requested?.clientName ?? null, isForYou: requested?.email === email },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  return handleHouseholdAction(servicesOf(context), actor, await readForm(request))
}

export default function HouseholdPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title="Profile" />
      <ProfileTabs current="household" />
      <div className="panel-stack mt-32">
        <HouseholdView view={loaderData} answer={actionData} />
      </div>
    </>
  )
}
