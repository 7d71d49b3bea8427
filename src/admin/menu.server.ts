import type { Person } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import type { AppPlace } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { mayOpenPage } from './guard.server.ts'
import type { Work } from './today/work-db.server.ts'

const copy = () => t(adminTexts.menu)

/** Route patterns of those menu entries whose route has a parameter, so that it differs from the entry's URL. */
const patterns: Record<string, string> = { '/admin/messages': '/admin/messages/:threadId?' }

export function menuFor(person: Person, counts: Work): AppPlace[] {
  const places: AppPlace[] = [
    { to: '/admin', label: copy().dashboard, short: copy().home, icon: 'layout-dashboard', end: true },
    { to: '/admin/clients', label: copy().clients, icon: 'users', count: counts.pending },
    { to: '/admin/orders', label: copy().orders, icon: 'receipt', count: counts.ordersToReview },
    { to: '/admin/cases', label: copy().taxCases, short: copy().cases, icon: 'folder', count: counts.openCases },
    {
      to: '/admin/documents',
      label: copy().documents,
      short: copy().docs,
      icon: 'file-text',
      count: counts.documentsToCheck,
    },
    {
      to: '/admin/messages',
      label: copy().messages,
      short: copy().inbox,
      icon: 'message-square',
      count: counts.waitingThreads,
    },
    { to: '/admin/calendar', label: copy().calendar, icon: 'calendar' },
    { to: '/admin/contacts', label: copy().enquiries, icon: 'inbox', count: counts.newEnquiries },
    { to: '/admin/applications', label: copy().applications, icon: 'briefcase', count: counts.newApplications },
    ...(counts.deletionsToDecide > 0
      ? [{ to: '/admin/deletions', label: copy().deletions, icon: 'user', count: counts.deletionsToDecide } as const]
      : []),
    { to: '/admin/quotes', label: copy().quotes, icon: 'file-text' },
    { to: '/admin/catalogue', label: copy().catalogue, icon: 'package' },
    { to: '/admin/promotions', label: copy().discounts, icon: 'tag' },
    { to: '/admin/checklists', label: copy().checklists, icon: 'file-check' },
    { to: '/admin/content', label: copy().content, icon: 'pencil' },
    { to: '/admin/news', label: copy().news, icon: 'newspaper' },
    { to: '/admin/newsletter', label: copy().newsletter, icon: 'mail' },
    { to: '/admin/next-year', label: copy().nextYear, icon: 'calendar' },
    { to: '/admin/billing', label: copy().billing, icon: 'coins' },
    { to: '/admin/figures', label: copy().reports, icon: 'chart-column' },
    { to: '/admin/security', label: copy().security, icon: 'shield' },
    { to: '/admin/staff', label: copy().staff, icon: 'user-plus' },
    { to: '/admin/settings', label: copy().settings, icon: 'settings' },
  ]
  return places.filter(({ to }) => mayOpenPage(person, patterns[to] ?? to))
}
