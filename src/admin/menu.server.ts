import type { Person } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import type { IconName } from '#design/icon.tsx'
import type { AppPlace } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { mayOpenPage } from './guard.server.ts'
import type { Work } from './today/work-db.server.ts'

type Texts = typeof adminTexts.menu

/** `count`: work waiting on the page. `also`: pages of the same tab. `pattern`: the route, if it is not the path of `to`. */
type MenuTab = {
  to: string
  label: keyof Texts['tabs']
  count?: keyof Work
  also?: readonly string[]
  pattern?: string
}
type MenuEntry = { label: keyof Texts['entries']; icon: IconName; isInReach?: true; tabs: readonly MenuTab[] }

const settingsPages = ['company', 'notifications', 'backups', 'providers', 'setup', 'retention']

/** The menu: nine entries, each with up to five tabs. An entry leads to the first tab that the person may open. */
export const menuEntries: readonly MenuEntry[] = [
  {
    ...{ label: 'today', icon: 'sun', isInReach: true },
    tabs: [
      { to: '/admin', label: 'toDo' },
      { to: '/admin?show=deadlines', label: 'deadlines' },
      { to: '/admin?show=activity', label: 'activity' },
    ],
  },
  {
    ...{ label: 'inbox', icon: 'inbox', isInReach: true },
    tabs: [
      { to: '/admin/messages', label: 'messages', count: 'waitingThreads', pattern: '/admin/messages/:threadId?' },
      { to: '/admin/contacts', label: 'enquiries', count: 'newEnquiries' },
      { to: '/admin/applications', label: 'applications', count: 'newApplications' },
    ],
  },
  {
    ...{ label: 'clients', icon: 'users' },
    tabs: [
      { to: '/admin/clients', label: 'clients', count: 'pending' },
      { to: '/admin/deletions', label: 'deletions', count: 'deletionsToDecide' },
    ],
  },
  {
    ...{ label: 'cases', icon: 'folder', isInReach: true },
    tabs: [
      { to: '/admin/cases', label: 'taxCases' },
      { to: '/admin/tasks', label: 'tasks' },
      { to: '/admin/documents', label: 'documents', count: 'documentsToCheck' },
      { to: '/admin/next-year', label: 'nextYear', also: ['/admin/next-year/settings'] },
    ],
  },
  {
    ...{ label: 'calendar', icon: 'calendar', isInReach: true },
    tabs: [
      { to: '/admin/calendar', label: 'week' },
      { to: '/admin/calendar/hours', label: 'hours' },
      { to: '/admin/calendar/kinds', label: 'appointmentTypes' },
    ],
  },
  {
    ...{ label: 'money', icon: 'wallet' },
    tabs: [
      { to: '/admin/billing', label: 'toDecide', count: 'moneyToDecide', also: ['/admin/billing/revenue'] },
      { to: '/admin/orders', label: 'orders' },
      { to: '/admin/quotes', label: 'quotes' },
      { to: '/admin/billing/invoices', label: 'invoices', also: ['/admin/billing/settings'] },
      {
        ...{ to: '/admin/billing/payments', label: 'payments' },
        also: ['/admin/billing/received', '/admin/billing/payouts'],
      },
    ],
  },
  {
    ...{ label: 'shop', icon: 'package' },
    tabs: [
      { to: '/admin/catalogue', label: 'products' },
      { to: '/admin/promotions', label: 'discounts' },
      { to: '/admin/checklists', label: 'checklists' },
    ],
  },
  {
    ...{ label: 'site', icon: 'newspaper' },
    tabs: [
      { to: '/admin/content', label: 'content' },
      { to: '/admin/news', label: 'news' },
      {
        ...{ to: '/admin/newsletter', label: 'newsletter' },
        also: ['/admin/newsletter/subscribers', '/admin/newsletter/reports', '/admin/newsletter/settings'],
      },
      { to: '/admin/claims', label: 'claims' },
    ],
  },
  {
    ...{ label: 'firm', icon: 'building-2' },
    tabs: [
      { to: '/admin/staff', label: 'staff' },
      {
        ...{ to: '/admin/settings', label: 'settings' },
        also: [...settingsPages.map((page) => `/admin/settings/${page}`), '/admin/import'],
      },
      { to: '/admin/jobs', label: 'jobs' },
      { to: '/admin/figures', label: 'reports' },
      { to: '/admin/security', label: 'security', also: ['/admin/security/sign-ins'] },
    ],
  },
]

export function menuFor(person: Person, counts: Work): AppPlace[] {
  const { entries, tabs: names } = t(adminTexts.menu)
  return menuEntries.flatMap(({ label, icon, isInReach = false, tabs }) => {
    const open = tabs.filter(({ to, pattern = pathOf(to) }) => mayOpenPage(person, pattern))
    const [first] = open
    if (!first) return []
    const place = { to: first.to, label: entries[label], icon, isInReach, count: 0 }
    const shown = open.map(({ to, label, count, also }) => {
      const waiting = count && counts[count]
      return { to, label: names[label], ...(waiting && { count: waiting }), ...(also && { also }) }
    })
    for (const { count = 0 } of shown) place.count += count
    if (first.to === '/admin') return { ...place, tabs: shown, end: true }
    return { ...place, tabs: shown, also: open.flatMap(({ to, also = [] }) => [pathOf(to), ...also]) }
  })
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address
}
