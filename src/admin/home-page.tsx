import { listRecentAlerts } from '#accounts/alerts/alert-db.server.ts'
import { AlertNotes } from '#accounts/alerts/alert-notes.tsx'
import { may } from '#accounts/people/may.ts'
import { currentUserContext, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import type { Route } from './+types/home-page'
import { adminContext } from './guard.server.ts'
import type { SignInResponse } from './sign-in/answers.ts'
import { enter, viewSignIn } from './sign-in/enter.server.ts'
import { SignInPage } from './sign-in/sign-in-panel.tsx'
import { Dashboard } from './today/dashboard.tsx'
import { viewDashboard } from './today/view-dashboard.server.ts'
import { viewDay } from './today/view-day.server.ts'
import { adminMeta } from './ui/admin-meta.ts'

export const headers = privatePage

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.signIn ? 'Sign in' : 'Dashboard')

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (!context.get(currentUserContext)) {
    const signInPage = await viewSignIn(servicesOf(context), url, request.headers.get('Cookie'))
    return { signIn: signInPage, dashboard: null, day: null, alerts: [] }
  }
  const { services, person, scope } = adminContext({ request, context }, 'admin.use')
  const isEveryone = url.searchParams.get('who') === 'everyone'
  const day = await viewDay(services, { person, isEveryone })
  const alerts = may(person, 'audit.read') ? await listRecentAlerts(services.db) : []
  return { signIn: null, alerts, dashboard: await viewDashboard(services, scope), day }
}

export async function action({ request, context }: Route.ActionArgs) {
  return enter(servicesOf(context), request, await readForm(request), requestMetadata(context, request))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  return unlessOffline(serverAction, (): SignInResponse => {
    const title = form.get('offline-title')
    const username = form.get('username')
    return {
      title: typeof title === 'string' ? title : 'Login Error',
      text: offlineText,
      fields: {},
      username: typeof username === 'string' ? username : '',
    }
  })
}

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { signIn: signInPage, dashboard, day, alerts } = loaderData
  if (signInPage) return <SignInPage view={signInPage} answer={actionData} />
  return (
    <>
      <AlertNotes alerts={alerts} />
      <Dashboard dashboard={dashboard} day={day} />
    </>
  )
}
