import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { forgetDrafts } from '#accounts/drafts/ui/draft-store.ts'
import { firmName } from '#content/firm-name.ts'
import { Button } from '#design/button.tsx'
import { AppShell } from '#design/page/app-shell.tsx'
import type { PortalCounts } from '#portal/counts-db.server.ts'

/** `counts` is null if the counts could not be loaded. */
export type ShellClient = { name: string; email: string; counts: PortalCounts | null }

export function PortalShell({
  client: { name, email, counts },
  children,
}: {
  client: ShellClient
  children: ReactNode
}) {
  return (
    <AppShell
      rail="light"
      brand={firmName}
      home="/client-portal"
      menuLabel="Client portal"
      places={[
        { to: '/client-portal', label: 'Dashboard', icon: 'layout-dashboard', end: true },
        {
          to: '/client-portal/cases',
          also: ['/client-portal/new-case', '/client-portal/next-year'],
          label: 'Tax Cases',
          short: 'Cases',
          icon: 'folder',
          count: counts?.cases,
        },
        { to: '/client-portal/documents', label: 'Documents', icon: 'file-text', count: counts?.documents },
        { to: '/client-portal/messages', label: 'Messages', icon: 'message-square', count: counts?.messages },
        {
          to: '/client-portal/appointments',
          label: 'Appointments',
          short: 'Dates',
          icon: 'calendar',
          count: counts?.appointments,
        },
        { to: '/client-portal/orders', also: ['/client-portal/offers'], label: 'Orders', icon: 'receipt' },
        { to: '/client-portal/profile', label: 'Profile', icon: 'user' },
      ]}
      account={
        <>
          <b>{name}</b>
          <br />
          <span className="soft">{email}</span>
          <Form method="post" action="/client-portal/logout" className="logout" reloadDocument onSubmit={forgetDrafts}>
            <Button kind="quiet" size="small">
              Logout
            </Button>
          </Form>
        </>
      }
    >
      {children}
    </AppShell>
  )
}
