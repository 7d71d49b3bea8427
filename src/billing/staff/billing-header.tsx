import type { ReactNode } from 'react'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(billingStaffTexts.billingHeader)

type BillingPath = keyof ReturnType<typeof copy>['pages']

/** Pages that share a tab of the menu; the second row of tabs shows them. */
const groups: readonly (readonly BillingPath[])[] = [
  ['/admin/billing/invoices', '/admin/billing/settings'],
  ['/admin/billing/payments', '/admin/billing/received', '/admin/billing/payouts'],
]

export function BillingTabs({ current }: { current: BillingPath }) {
  const { pages } = copy()
  const group = groups.find((paths) => paths.includes(current))
  if (!group) return null
  return (
    <Tabs small label={copy().more} tabs={group.map((to) => ({ to, label: pages[to], current: to === current }))} />
  )
}

export function BillingHeader({ current, actions }: { current: BillingPath; actions?: ReactNode }) {
  return (
    <>
      <AppHeader title={copy().titles[current] ?? copy().pages[current]} actions={actions} />
      <BillingTabs current={current} />
    </>
  )
}
