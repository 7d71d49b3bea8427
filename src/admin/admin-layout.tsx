import type { ReactNode } from 'react'
import { isRouteErrorResponse, type UIMatch, useLocation, useMatches } from 'react-router'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import { openSavedForm } from '#accounts/saved-forms/save-form.server.ts'
import { currentUserContext, requireStaff } from '#accounts/sessions/current-user.server.ts'
import { requireAllowedNetwork } from '#accounts/sign-in/allow-list.server.ts'
import { SignInLayout } from '#accounts/ui/sign-in-layout.tsx'
import { SignedInOutlet } from '#accounts/ui/signed-in-outlet.tsx'
import appCss from '#design/app.css?url'
import { NoticeView } from '#design/feedback/notice-view.tsx'
import { Toaster } from '#design/feedback/toast.tsx'
import { maintenanceContext, requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import type { Route } from './+types/admin-layout'
import adminCss from './admin.css?url'
import { forbidden, refusedContext, requireKnownForm } from './guard.server.ts'
import listsCss from './lists/lists.css?url'
import { noticeFor } from './notices.server.ts'
import { mayOpen } from './route-policy.ts'
import { SearchKey } from './search/search-key.tsx'
import { SavedValues } from './session/saved-values.tsx'
import { secondsUntil } from './session/seconds-left.ts'
import { SessionWarning } from './session/session-warning.tsx'
import { countWork } from './today/work-db.server.ts'
import { AdminShell, type ShellStaff } from './ui/admin-shell.tsx'
import { ErrorWords } from './ui/error-words.tsx'
import { MaintenanceBanner } from './ui/maintenance-banner.tsx'
import { sideOf } from './ui/side.ts'

/** Checks permission for forms. GET requests are checked by their page, so that a 403 renders within this layout. */
const requireRight: Route.MiddlewareFunction = async ({ request, context, params, pattern }, next) => {
  const user = context.get(currentUserContext)
  const isForm = request.method !== 'GET' && request.method !== 'HEAD'
  if (!user) {
    // Without a session, only the forms of the sign-in page are accepted.
    if (isForm) await requireKnownForm({ request, params, pattern })
    return next()
  }
  if (mayOpen(user.person, pattern)) {
    if (isForm) await requireKnownForm({ request, params, pattern }, user.person)
    return next()
  }
  if (isForm) throw forbidden()
  context.set(refusedContext, true)
  const answer = await next()
  if (!(answer instanceof Response) || answer.status < 400) throw forbidden()
  return answer
}

export const middleware: Route.MiddlewareFunction[] = [requireAllowedNetwork, requireStaff, requireRight]
export const headers = privatePage
export const links: Route.LinksFunction = () =>
  [appCss, adminCss, listsCss].map((href) => ({ rel: 'stylesheet', href }))

/** `staff` is null without a session and until a required second factor is set up. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(currentUserContext)
  const person = user?.person ?? null
  const reference = requestOf(context).id
  const notice = noticeFor(url.searchParams.get('note'), person)
  if (!user || user.needsSecondFactor) {
    return { staff: null, owner: undefined, notice, reference, maintenance: null, session: null, saved: null }
  }
  const { firstName, lastName, role, username } = user.person
  const mayReadAudit = may(person, 'audit.read')
  const mayReadFigures = may(person, 'figures.read')
  const mayReadApplications = may(person, 'application.read')
  const mayDecideDeletions = may(person, 'client.delete')
  const services = servicesOf(context)
  const counts = await countWork(services.db, accessScopeOf(user))
  const staff: ShellStaff = {
    firstName,
    lastName,
    role,
    username,
    mayReadAudit,
    mayReadFigures,
    mayReadApplications,
    mayDecideDeletions,
    counts,
  }
  const maintenance = await context.get(maintenanceContext).now()
  const session = { secondsLeft: secondsUntil(user.endsAt, services.now()) }
  const saved = await savedFor(services, url, user.person.id)
  return { staff, owner: user.person.id, notice, reference, maintenance, session, saved }
}

/** Form values that this user submitted on this page after the session had expired. */
async function savedFor(services: Services, { pathname, searchParams }: URL, personId: string) {
  const id = searchParams.get('saved')
  const saved = id ? await openSavedForm(services, id, personId) : null
  return id && saved?.path.split('?')[0] === pathname ? { id, fields: saved.fields } : null
}

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? 'Not possible' : 'Admin' },
  { name: 'robots', content: 'noindex' },
]

function Shell({
  staff,
  matches,
  children,
}: {
  staff: ShellStaff | null | undefined
  matches: readonly UIMatch[]
  children: ReactNode
}) {
  return (
    <>
      {staff ? (
        <AdminShell staff={staff} side={sideOf(matches.at(-1))}>
          {children}
        </AdminShell>
      ) : (
        <SignInLayout className="staff-entrance">{children}</SignInLayout>
      )}
      <Toaster />
    </>
  )
}

export default function AdminLayout({
  loaderData: { staff, owner, notice, maintenance, session, saved },
}: Route.ComponentProps) {
  const matches = useMatches()
  const { key } = useLocation()
  return (
    <Shell staff={staff} matches={matches}>
      <NoticeView notice={notice} once={key} />
      {staff && <SearchKey />}
      {session && <SessionWarning session={session} owner={owner} />}
      {saved && <SavedValues key={saved.id} saved={saved} />}
      {maintenance && <MaintenanceBanner maintenance={maintenance} />}
      <SignedInOutlet owner={owner} />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <Shell staff={loaderData?.staff} matches={[]}>
      <ErrorWords status={status} reference={loaderData?.reference} />
    </Shell>
  )
}
