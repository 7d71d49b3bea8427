import { data } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { isStaff } from '#accounts/people/person.ts'
import { currentUserContext, findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { listUpcomingOf } from '#appointments/appointment-db.server.ts'
import { clientDashboard } from '#cases/process/dashboard-db.server.ts'
import { byDueDate } from '#cases/process/todo.ts'
import { swissDay } from '#platform/day.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { findProgress, withQuestions } from '#returns/questions/question-todos.server.ts'
import { listOpenMoney } from '#shop/quotes/client/open-money-db.server.ts'
import type { Route } from './+types/home-page'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { documentsOf } from './required-documents.ts'
import type { SignInResponse } from './sign-in/answers.ts'
import { enter, viewSignIn } from './sign-in/enter.server.ts'
import { SignInView } from './sign-in/sign-in-view.tsx'
import { DashboardView } from './ui/dashboard-view.tsx'
import { appointmentView, caseView } from './views.server.ts'

export const headers = privatePage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData?.signIn ? 'Client Portal' : 'Dashboard', matches)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const person = context.get(currentUserContext)?.person
  if (!person) {
    const staff = (await findCurrentUser(services, request))?.person
    const staffName = staff && isStaff(staff) ? staff.name : null
    const signInPage = await viewSignIn(services, url, request.headers.get('Cookie'), staffName)
    return { signIn: signInPage, dashboard: null, firstName: null }
  }
  const { id, firstName } = person
  const dashboard = await loadPanel(context, 'dashboard', async () => {
    const found = await asClient(services.db, id, async (tx) => {
      const seen = await clientDashboard(tx, id, services.now())
      const progress = await findProgress(tx, seen.openCases)
      const money = await listOpenMoney(tx, id, swissDay(services.now()))
      const upcomingAppointments = await listUpcomingOf(tx, id, services.now())
      const todos = byDueDate([...withQuestions(seen.todos, seen.openCases, progress), ...money])
      return { ...seen, todos, upcomingAppointments }
    })
    return {
      caseStats: found.status,
      todos: found.todos,
      recentCases: found.recentCases.map((row) => caseView(row, id)),
      documents: documentsOf(found.openCases),
      latestMessage: found.latestMessage,
      appointments: found.upcomingAppointments.map((row) => appointmentView(row, services.now())),
    }
  })
  return { signIn: null, dashboard, firstName }
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await enter(servicesOf(context), request, await readForm(request), requestMetadata(context, request))
  return answer ?? data<SignInResponse | null>(null, { status: 422 })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  return unlessOffline(serverAction, (): SignInResponse => {
    const values: Record<string, string> = {}
    for (const [name, value] of form) if (typeof value === 'string' && name !== 'password') values[name] = value
    const title = values['offline-title'] ?? 'Login Error'
    const notice = { kind: 'failure', title, text: offlineText } as const
    return { intent: values.intent ?? '', notice, fields: {}, values }
  })
}

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { signIn: signInPage, dashboard, firstName } = loaderData
  if (signInPage) return <SignInView view={signInPage} answer={actionData ?? undefined} />
  return <DashboardView panel={dashboard} firstName={firstName} />
}
