import type { ReactNode } from 'react'
import { Form, type UIMatch, useLocation } from 'react-router'
import { forgetDrafts } from '#accounts/drafts/ui/draft-store.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { searchPath } from '#admin/search/search-source.ts'
import { failures } from '#content/pages/errors.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Failure } from '#design/feedback/failure.tsx'
import { type AppPlace, AppShell } from '#design/page/app-shell.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'

const errorWordsCopy = () => t(adminTexts.errorWords)

const words: Record<number, { title: string; text: string }> = {
  403: {
    get title() {
      return errorWordsCopy().notAllowed
    },
    get text() {
      return errorWordsCopy().yourRoleDoesNotAllow
    },
  },
  422: {
    get title() {
      return errorWordsCopy().thisFormWasNotRecognised
    },
    get text() {
      return errorWordsCopy().nothingWasChangedReloadPage
    },
  },
  404: {
    get title() {
      return errorWordsCopy().thisPageDoesNotExist
    },
    get text() {
      return errorWordsCopy().addressMayBeOutOf
    },
  },
}

const copy = () => t(adminTexts.adminShell)

export type ShellStaff = {
  firstName: string
  lastName: string
  role: string
  username: string | null
  menu: AppPlace[]
}

/** Pages on which one object is worked on: a case, a document, a conversation or a text. */
const workPage = /^\/admin\/(documents$|(cases\/(?!new)|messages\/(?!new|templates)|content\/[0-9a-f]{8}-).)/

export function AdminShell({ staff, side, children }: { staff: ShellStaff; side?: ReactNode; children: ReactNode }) {
  const { pathname, key } = useLocation()
  const name = `${staff.firstName} ${staff.lastName}`
  return (
    <AppShell
      rail="ink"
      brand={copy().admin}
      home="/admin"
      menuLabel={copy().admin}
      places={staff.menu}
      isFolded={workPage.test(pathname)}
      account={<Account staff={staff} />}
      railAccount={
        <details className="staff-menu" key={key}>
          <summary title={copy().account(name)}>
            <Monogram initials={initialsOf(name)} size="small" />
            <span>{name}</span>
          </summary>
          <Account staff={staff} />
        </details>
      }
      search={{ to: searchPath(), label: copy().searchEverything }}
      side={side}
    >
      {children}
    </AppShell>
  )
}

function Account({ staff }: { staff: ShellStaff }) {
  const { firstName, lastName, role, username } = staff
  return (
    <Form method="post" action="/admin/logout" className="staff-account" reloadDocument onSubmit={forgetDrafts}>
      <b>
        {firstName} {lastName}
      </b>
      <span>
        {role}
        {username && username !== role && `, ${username}`}
      </span>
      <Button kind="quiet" size="small" icon="log-out">
        {copy().logout}
      </Button>
    </Form>
  )
}

export function ErrorWords({ status, reference }: { status: number; reference?: string }) {
  return (
    <Failure
      status={status}
      reference={reference}
      {...(words[status] ?? failures[status] ?? (status >= 500 ? errorWordsCopy().ours : errorWordsCopy().yours))}
    >
      <ButtonLink to="/admin" kind="ink" reloadDocument>
        {errorWordsCopy().dashboard}
      </ButtonLink>
    </Failure>
  )
}

export type SideHandle<Loaded> = { side: (loaded: Loaded) => ReactNode }

export function sideOf(match: UIMatch | undefined): ReactNode {
  const handle = match?.handle
  return isSideHandle(handle) && match?.loaderData !== undefined ? handle.side(match.loaderData) : null
}

function isSideHandle(handle: unknown): handle is SideHandle<unknown> {
  return typeof handle === 'object' && handle !== null && 'side' in handle && typeof handle.side === 'function'
}
