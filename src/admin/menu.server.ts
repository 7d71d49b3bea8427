import type { Person } from '#accounts/people/person.ts'
import type { AppPlace } from '#design/page/app-shell.tsx'
import { mayOpenPage } from './guard.server.ts'
import type { Work } from './today/work-db.server.ts'

/** Menu entries of the pages that this person may open. */
export function menuFor(person: Person, counts: Work): AppPlace[] {
  const places: AppPlace[] = [
    { to: '/admin', label: 'Dashboard', short: 'Home', icon: 'layout-dashboard', end: true },
    { to: '/admin/clients', label: 'Clients', icon: 'users', count: counts.pending },
    { to: '/admin/orders', label: 'Orders', icon: 'receipt', count: counts.ordersToReview },
    { to: '/admin/cases', label: 'Tax Cases', short: 'Cases', icon: 'folder', count: counts.openCases },
    { to: '/admin/documents', label: 'Documents', short: 'Docs', icon: 'file-text', count: counts.documentsToCheck },
    { to: '/admin/messages', label: 'Messages', short: 'Inbox', icon: 'message-square', count: counts.waitingThreads },
    { to: '/admin/calendar', label: 'Calendar', icon: 'calendar' },
    { to: '/admin/contacts', label: 'Enquiries', icon: 'inbox', count: counts.newEnquiries },
    { to: '/admin/applications', label: 'Applications', icon: 'briefcase', count: counts.newApplications },
    ...(counts.deletionsToDecide > 0
      ? [{ to: '/admin/deletions', label: 'Deletions', icon: 'user', count: counts.deletionsToDecide } as const]
      : []),
    { to: '/admin/quotes', label: 'Offers', icon: 'file-text' },
    { to: '/admin/catalogue', label: 'Catalogue', icon: 'package' },
    { to: '/admin/promotions', label: 'Discounts', icon: 'tag' },
    { to: '/admin/checklists', label: 'Checklists', icon: 'file-check' },
    { to: '/admin/content', label: 'Content', icon: 'pencil' },
    { to: '/admin/news', label: 'News', icon: 'newspaper' },
    { to: '/admin/newsletter', label: 'Newsletter', icon: 'mail' },
    { to: '/admin/next-year', label: 'Next year', icon: 'calendar' },
    { to: '/admin/billing', label: 'Billing', icon: 'coins' },
    { to: '/admin/figures', label: 'Figures', icon: 'chart-column' },
    { to: '/admin/security', label: 'Security', icon: 'shield' },
    { to: '/admin/staff', label: 'People', icon: 'user-plus' },
    { to: '/admin/settings', label: 'Settings', icon: 'settings' },
  ]
  return places.filter(({ to }) => mayOpenPage(person, to))
}
