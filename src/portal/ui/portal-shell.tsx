import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { forgetDrafts } from '#accounts/drafts/ui/draft-store.ts'
import { firmName } from '#content/firm-name.ts'
import { Button } from '#design/button.tsx'
import { AppShell } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import type { PortalCounts } from '#portal/counts-db.server.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.portalShell)

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
      menuLabel={copy().clientPortal}
      places={[
        { to: '/client-portal', label: copy().dashboard, icon: 'layout-dashboard', end: true },
        {
          to: '/client-portal/cases',
          also: ['/client-portal/new-case', '/client-portal/next-year'],
          label: copy().taxCases,
          short: copy().cases,
          icon: 'folder',
          count: counts?.cases,
        },
        { to: '/client-portal/documents', label: copy().documents, icon: 'file-text', count: counts?.documents },
        { to: '/client-portal/messages', label: copy().messages, icon: 'message-square', count: counts?.messages },
        {
          to: '/client-portal/appointments',
          label: copy().appointments,
          short: copy().dates,
          icon: 'calendar',
          count: counts?.appointments,
        },
        { to: '/client-portal/orders', also: ['/client-portal/offers'], label: copy().orders, icon: 'receipt' },
        { to: '/client-portal/profile', label: copy().profile, icon: 'user' },
      ]}
      account={
        <>
          <b>{name}</b>
          <br />
          <span className="soft">{email}</span>
          <Form method="post" action="/client-portal/logout" className="logout" reloadDocument onSubmit={forgetDrafts}>
            <Button kind="quiet" size="small">
              {copy().logout}
            </Button>
          </Form>
        </>
      }
    >
      {children}
    </AppShell>
  )
}
