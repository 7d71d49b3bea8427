import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { forgetDrafts } from '#accounts/drafts/ui/draft-store.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { searchPath } from '#admin/search/search-path.ts'
import { Button } from '#design/button.tsx'
import { type AppPlace, AppShell } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.adminShell)

export type ShellStaff = {
  firstName: string
  lastName: string
  role: string
  username: string | null
  menu: AppPlace[]
}

export function AdminShell({ staff, side, children }: { staff: ShellStaff; side?: ReactNode; children: ReactNode }) {
  return (
    <AppShell
      rail="ink"
      brand={copy().admin}
      home="/admin"
      menuLabel={copy().admin}
      places={staff.menu}
      inReach={6}
      account={<Account staff={staff} />}
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
