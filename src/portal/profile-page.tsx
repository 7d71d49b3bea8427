import { asClient } from '#accounts/access/as-client.server.ts'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import type { Route } from './+types/profile-page'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { EmailForm } from './profile/email-form.tsx'
import { entriesOf, type FormAnswer } from './profile/form-answer.ts'
import { countries } from './profile/places.server.ts'
import { viewProfile } from './profile/profile.server.ts'
import { handleProfileAction } from './profile/profile-actions.server.ts'
import { ProfileForm } from './profile/profile-form-view.tsx'
import { ProfileTabs } from './profile/profile-tabs.tsx'
import { PanelView } from './ui/panel-view.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Profile', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const user = currentUserOf(context)
  const profile = await loadPanel(context, 'profile', () =>
    asClient(services.db, user.person.id, (tx) => viewProfile({ ...services, db: tx }, user.person.id)),
  )
  return { profile, countries, needsCode: needsCode(user) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return handleProfileAction(servicesOf(context), currentUserOf(context), form, requestMetadata(context, request))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  const intent = String(form.get('intent') ?? '')
  const field = intent === 'email' ? 'newEmail' : 'firstName'
  return unlessOffline(
    serverAction,
    (): FormAnswer => ({ intent, fields: { [field]: offlineText }, values: entriesOf(form) }),
  )
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, countries: offered, needsCode: asksForCode } = loaderData
  const answerTo = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  return (
    <>
      <AppHeader title="Profile" />
      <ProfileTabs current="details" />
      <div className="panel-stack mt-32">
        <PanelView panel={profile} what="Your profile">
          {(shown) => (
            <>
              <Panel title="Your details" id="details">
                <ProfileForm key={shown.version} profile={shown} countries={offered} answer={answerTo('details')} />
              </Panel>
              <EmailForm email={shown.email} needsCode={asksForCode} answer={answerTo('email')} />
            </>
          )}
        </PanelView>
      </div>
    </>
  )
}
