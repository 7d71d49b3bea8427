import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Link, type UIMatch, useLocation, useMatches, useNavigate } from 'react-router'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { listDraftsOfPage } from '#accounts/drafts/draft-db.server.ts'
import { openSavedForm } from '#accounts/drafts/save-form.server.ts'
import { may } from '#accounts/people/may.ts'
import { currentUserContext, requireStaff } from '#accounts/sessions/current-user.server.ts'
import { requireAllowedNetwork } from '#accounts/sign-in/allow-list.server.ts'
import { SignedInOutlet, SignInLayout } from '#accounts/ui/sign-in-layout.tsx'
import * as adminTexts from '#admin/locales/en.ts'
import appCss from '#design/app.css?url'
import { Note } from '#design/feedback/note.tsx'
import { NoticeView } from '#design/feedback/notice-view.tsx'
import { Toaster } from '#design/feedback/toast.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Closure } from '#platform/http/maintenance.ts'
import { maintenanceContext, requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/admin-layout'
import adminCss from './admin.css?url'
import { forbidden, mayOpenPage, refusedContext, requireKnownForm } from './guard.server.ts'
import { AlarmNotes } from './jobs/alarm-notes.tsx'
import { findCachedAlarms } from './jobs/alarms.server.ts'
import listsCss from './lists/lists.css?url'
import { menuFor } from './menu.server.ts'
import { noticeFor } from './notices.server.ts'
import { searchPath } from './search/search-source.ts'
import { SavedValues } from './session/saved-values.tsx'
import { SessionWarning, secondsUntil } from './session/session-warning.tsx'
import { countWork } from './today/work-db.server.ts'
import { AdminShell, ErrorWords, type ShellStaff, sideOf } from './ui/admin-shell.tsx'
import { isWritten } from './ui/page-keys.tsx'

const copy = () => t(adminTexts.adminLayout)

/** Checks the permission for submitted forms. Pages check it for GET, so that a 403 page renders within this layout. */
const requireRight: Route.MiddlewareFunction = async ({ request, context, params, pattern }, next) => {
  const user = context.get(currentUserContext)
  const isForm = request.method !== 'GET' && request.method !== 'HEAD'
  if (!user) {
    // Without a session, only the forms of the sign-in page are accepted.
    if (isForm) await requireKnownForm({ request, params, pattern })
    return next()
  }
  if (mayOpenPage(user.person, pattern)) {
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

/** `staff` is null if there is no session, or until the user has set up a mandatory second factor. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(currentUserContext)
  const person = user?.person ?? null
  const reference = requestOf(context).id
  const notice = noticeFor(url.searchParams.get('note'), person)
  if (!user || user.needsSecondFactor) {
    return {
      ...{ staff: null, owner: undefined, drafts: {}, notice, reference },
      ...{ closure: null, session: null, saved: null, isQuiet: false, alarms: [] },
    }
  }
  const { firstName, lastName, role, username } = user.person
  const services = servicesOf(context)
  const menu = menuFor(user.person, await countWork(services.db, accessScopeOf(user), services.now()))
  const staff: ShellStaff = { firstName, lastName, role, username, menu }
  const closure = await context.get(maintenanceContext).now()
  const session = { secondsLeft: secondsUntil(user.endsAt, services.now()) }
  const saved = await savedFor(services, url, user.person.id)
  const drafts = await listDraftsOfPage(services.db, user.person.id, url.pathname)
  const { isQuiet } = services
  const alarms = may(user.person, 'settings.write') ? await findCachedAlarms(services) : []
  return { staff, owner: user.person.id, drafts, notice, reference, closure, session, saved, isQuiet, alarms }
}

/** Values of a form that this user submitted on this page after their session had expired; null if there are none. */
async function savedFor(services: Services, { pathname, searchParams }: URL, personId: string) {
  const id = searchParams.get('saved')
  const saved = id ? await openSavedForm(services, id, personId) : null
  return id && saved?.path.split('?')[0] === pathname ? { id, fields: saved.fields } : null
}

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? copy().thisIsNotPossible : copy().admin },
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
  loaderData: { staff, owner, drafts, notice, closure, session, saved, isQuiet, alarms },
}: Route.ComponentProps) {
  const matches = useMatches()
  const { key } = useLocation()
  return (
    <Shell staff={staff} matches={matches}>
      <NoticeView notice={notice} once={key} />
      {staff && <SearchKey />}
      {session && <SessionWarning session={session} owner={owner} />}
      {saved && <SavedValues key={saved.id} saved={saved} />}
      {closure && <ClosureBanner closure={closure} />}
      <AlarmNotes alarms={alarms} />
      {isQuiet && (
        <div className="frame-note">
          <Note kind="warn" title={copy().restoredCopy}>
            {copy().restoredCopyIsQuiet}
          </Note>
        </div>
      )}
      <SignedInOutlet owner={owner} drafts={drafts} />
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

function ClosureBanner({ closure: { reason, until } }: { closure: Closure }) {
  if (reason === 'not-open')
    return (
      <div className="frame-note">
        <Note kind="warn" title={copy().notOpenYet} action={<Link to="/admin/settings/setup">{copy().openSetup}</Link>}>
          {copy().onlyStaffSeeSite}
        </Note>
      </div>
    )
  return (
    <div className="frame-note">
      <Note
        kind="warn"
        title={copy().maintenanceModeIsOn}
        action={<Link to="/admin/settings?part=maintenance">{copy().settings}</Link>}
      >
        {copy().visitorsAndClientsSeeMaintenance}
        {until && copy().whichSaysThatWeExpect(formatDateTime(until))}.
      </Note>
    </div>
  )
}

function SearchKey() {
  const navigate = useNavigate()
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isWritten(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const fields = [...document.querySelectorAll<HTMLInputElement>('.search-field input, .rail-search input')]
      const field = fields.find((one) => one.checkVisibility())
      field?.focus()
      field?.select()
      if (!field) navigate(searchPath())
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate])
  return null
}
