import type { ReactNode } from 'react'
import { Form, isRouteErrorResponse, useLocation } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { listDraftsOfPage } from '#accounts/drafts/draft-db.server.ts'
import { forgetDrafts } from '#accounts/drafts/ui/draft-store.ts'
import { isStaff } from '#accounts/people/person.ts'
import { currentUserContext, requireClient } from '#accounts/sessions/current-user.server.ts'
import { SignedInOutlet, SignInLayout } from '#accounts/ui/sign-in-layout.tsx'
import { TermsBanner } from '#cases/terms/client/terms-banner.tsx'
import { termsYear } from '#cases/terms/terms.server.ts'
import { firmName } from '#content/firm-name.ts'
import { failures, otherFailure } from '#content/pages/errors.ts'
import appCss from '#design/app.css?url'
import { Button, ButtonLink } from '#design/button.tsx'
import { Failure } from '#design/feedback/failure.tsx'
import { Note } from '#design/feedback/note.tsx'
import { NoticeView } from '#design/feedback/notice-view.tsx'
import { Toaster } from '#design/feedback/toast.tsx'
import { AppShell } from '#design/page/app-shell.tsx'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { Route } from './+types/portal-layout'
import { countForClient, type PortalCounts } from './counts-db.server.ts'
import { requireKnownForm } from './guard.server.ts'
import { noticeFor } from './notices.server.ts'
import { loadPanel } from './panel.server.ts'
import portalCss from './portal.css?url'

const portalShellCopy = () => t(portalTexts.portalShell)

const copy = () => t(portalTexts.portalLayout)

export const middleware: Route.MiddlewareFunction[] = [requireClient, requireKnownForm]
export const headers = privatePage
export const links: Route.LinksFunction = () => [appCss, portalCss].map((href) => ({ rel: 'stylesheet', href }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const person = context.get(currentUserContext)?.person ?? null
  const reference = requestOf(context).id
  const notice = noticeFor(url.searchParams.get('note'), person)
  if (!person || isStaff(person)) return { client: null, owner: undefined, drafts: {}, notice, reference }
  const { id, name, email, emailVerified } = person
  const loaded = await loadPanel(context, 'counts', () =>
    asClient(db, id, async (tx) => ({
      counts: await countForClient(tx, id, now()),
      drafts: url.pathname === '/client-portal' ? {} : await listDraftsOfPage(tx, id, url.pathname),
    })),
  )
  const { counts, drafts } = loaded.ok ? loaded.value : { counts: null, drafts: {} }
  // Without a case there is no work yet to which the terms would apply.
  const termsToAccept = counts && !counts.hasAcceptedTerms && counts.cases > 0 ? termsYear(now()) : null
  const client: ShellClient = { name, email, counts, isUnconfirmed: !emailVerified, termsToAccept }
  return { client, owner: id, drafts, notice, reference }
}

export const meta: Route.MetaFunction = ({ error }) => [
  {
    title: error
      ? isRouteErrorResponse(error) && error.status === 404
        ? copy().pageNotFound
        : copy().notPossible
      : copy().clientPortal,
  },
  { name: 'robots', content: 'noindex' },
]

function Shell({ client, children }: { client: ShellClient | null | undefined; children: ReactNode }) {
  return (
    <>
      {client ? (
        <PortalShell client={client}>{children}</PortalShell>
      ) : (
        <SignInLayout className="entrance">{children}</SignInLayout>
      )}
      <Toaster />
    </>
  )
}

export default function PortalLayout({ loaderData: { client, owner, drafts, notice } }: Route.ComponentProps) {
  const { key } = useLocation()
  return (
    <Shell client={client}>
      <NoticeView notice={notice} once={key} />
      {client?.isUnconfirmed && <ConfirmBanner email={client.email} />}
      {client?.termsToAccept && <TermsBanner year={client.termsToAccept} />}
      <SignedInOutlet owner={owner} drafts={drafts} />
    </Shell>
  )
}

/** Buyers may work before they confirm their address. The questions have a screen of their own without this banner. */
function ConfirmBanner({ email }: { email: string }) {
  const { pathname } = useLocation()
  if (pathname.includes('/questions')) return null
  return (
    <div className="notice">
      <Note kind="info" title={copy().confirmTitle}>
        <p>{copy().confirmText(email)}</p>
        <Form method="post" action="/client-portal/confirm-email" className="mt-8">
          <Button kind="outline" size="small">
            {copy().sendAgain}
          </Button>
        </Form>
      </Note>
    </div>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <Shell client={loaderData?.client}>
      <ErrorWords status={status} reference={loaderData?.reference} />
    </Shell>
  )
}

function wordsOf(status: number): { title: string; text: string } {
  if (status === 404) return copy().missing
  if (status === 400 || status === 422) return copy().notUnderstood
  return failures[status] ?? (status >= 500 ? copy().ours : otherFailure)
}

function ErrorWords({ status, reference }: { status: number; reference?: string }) {
  return (
    <Failure status={status} reference={reference} {...wordsOf(status)}>
      <ButtonLink to="/client-portal" kind="ink" reloadDocument>
        {copy().dashboard}
      </ButtonLink>
      <ButtonLink to="/contact" kind="outline" reloadDocument>
        {copy().getHelp}
      </ButtonLink>
    </Failure>
  )
}

/** `counts` is null if loading the counts failed; the menu then shows none. */
type ShellClient = {
  name: string
  email: string
  counts: PortalCounts | null
  isUnconfirmed: boolean
  termsToAccept: number | null
}

function PortalShell({ client: { name, email, counts }, children }: { client: ShellClient; children: ReactNode }) {
  return (
    <AppShell
      rail="light"
      brand={firmName}
      home="/client-portal"
      menuLabel={portalShellCopy().clientPortal}
      places={[
        { to: '/client-portal', label: portalShellCopy().dashboard, icon: 'layout-dashboard', end: true },
        {
          to: '/client-portal/cases',
          also: ['/client-portal/new-case', '/client-portal/next-year'],
          label: portalShellCopy().taxCases,
          short: portalShellCopy().cases,
          icon: 'folder',
          count: counts?.cases,
        },
        {
          to: '/client-portal/documents',
          label: portalShellCopy().documents,
          icon: 'file-text',
          count: counts?.documents,
        },
        {
          to: '/client-portal/messages',
          label: portalShellCopy().messages,
          icon: 'message-square',
          count: counts?.messages,
        },
        {
          to: '/client-portal/appointments',
          label: portalShellCopy().appointments,
          short: portalShellCopy().dates,
          icon: 'calendar',
          count: counts?.appointments,
        },
        {
          to: '/client-portal/orders',
          also: ['/client-portal/offers'],
          label: portalShellCopy().orders,
          icon: 'receipt',
        },
        { to: '/client-portal/profile', label: portalShellCopy().profile, icon: 'user' },
      ]}
      account={
        <>
          <b>{name}</b>
          <br />
          <span className="soft">{email}</span>
          <Form method="post" action="/client-portal/logout" className="logout" reloadDocument onSubmit={forgetDrafts}>
            <Button kind="quiet" size="small">
              {portalShellCopy().logout}
            </Button>
          </Form>
        </>
      }
    >
      {children}
    </AppShell>
  )
}
