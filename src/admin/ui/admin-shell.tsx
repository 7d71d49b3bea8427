import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { forgetDrafts } from '#accounts/drafts/ui/draft-store.ts'
import { searchPath } from '#admin/search/search-path.ts'
import { Button } from '#design/button.tsx'
import { type AppPlace, AppShell } from '#design/page/app-shell.tsx'

export type ShellStaff = {
  firstName: string
  lastName: string
  role: string
  username: string | null
  mayReadAudit: boolean
  mayReadFigures: boolean
  mayReadApplications: boolean
  mayDecideDeletions: boolean
  counts: {
    openCases: number
    documentsToCheck: number
    waitingThreads: number
    ordersToReview: number
    pending: number
    deletionsToDecide: number
    newEnquiries: number
    newApplications: number
  }
}

export function AdminShell({ staff, side, children }: { staff: ShellStaff; side?: ReactNode; children: ReactNode }) {
  const { counts } = staff
  const places: AppPlace[] = [
    { to: '/admin', label: 'Dashboard', short: 'Home', icon: 'layout-dashboard', end: true },
    { to: '/admin/clients', label: 'Clients', icon: 'users', count: counts.pending },
    { to: '/admin/orders', label: 'Orders', icon: 'receipt', count: counts.ordersToReview },
    { to: '/admin/cases', label: 'Tax Cases', short: 'Cases', icon: 'folder', count: counts.openCases },
    { to: '/admin/documents', label: 'Documents', short: 'Docs', icon: 'file-text', count: counts.documentsToCheck },
    { to: '/admin/messages', label: 'Messages', short: 'Inbox', icon: 'message-square', count: counts.waitingThreads },
    { to: '/admin/calendar', label: 'Calendar', icon: 'calendar' },
    { to: '/admin/contacts', label: 'Enquiries', icon: 'inbox', count: counts.newEnquiries },
    ...(staff.mayReadApplications
      ? [
          {
            to: '/admin/applications',
            label: 'Applications',
            icon: 'briefcase',
            count: counts.newApplications,
          } as const,
        ]
      : []),
    ...(staff.mayDecideDeletions && counts.deletionsToDecide > 0
      ? [{ to: '/admin/deletions', label: 'Deletions', icon: 'user', count: counts.deletionsToDecide } as const]
      : []),
    { to: '/admin/quotes', label: 'Offers', icon: 'file-text' },
    { to: '/admin/catalogue', label: 'Catalogue', icon: 'package' },
    { to: '/admin/promotions', label: 'Discounts', icon: 'tag' },
    { to: '/admin/checklists', label: 'Checklists', icon: 'file-check' },
    { to: '/admin/content', label: 'Content', icon: 'pencil' },
    { to: '/admin/news', label: 'News', icon: 'newspaper' },
    { to: '/admin/newsletter', label: 'Newsletter', icon: 'mail' },
    ...(staff.mayReadFigures ? [{ to: '/admin/next-year', label: 'Next year', icon: 'calendar' } as const] : []),
    ...(staff.mayReadFigures ? [{ to: '/admin/billing', label: 'Billing', icon: 'coins' } as const] : []),
    ...(staff.mayReadFigures ? [{ to: '/admin/figures', label: 'Figures', icon: 'chart-column' } as const] : []),
    ...(staff.mayReadAudit ? [{ to: '/admin/security', label: 'Security', icon: 'shield' } as const] : []),
    { to: '/admin/staff', label: 'People', icon: 'user-plus' },
    { to: '/admin/settings', label: 'Settings', icon: 'settings' },
  ]
  return (
    <AppShell
      rail="ink"
      brand="Admin"
      home="/admin"
      menuLabel="Admin"
      places={places}
      inReach={6}
      account={<Account staff={staff} />}
      search={{ to: searchPath(), label: 'Search the office' }}
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
        Logout
      </Button>
    </Form>
  )
}
