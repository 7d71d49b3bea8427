import { AppHeader } from '#design/page/app-shell.tsx'
import { Tabs } from '#design/page/tabs.tsx'

const tabs = {
  '/admin/billing': 'Money',
  '/admin/billing/invoices': 'Invoices',
  '/admin/billing/payments': 'Payments',
  '/admin/billing/payouts': 'Payments to make',
  '/admin/billing/settings': 'Settings',
} as const

type BillingPath = keyof typeof tabs

export function BillingTabs({ current }: { current: BillingPath }) {
  return (
    <Tabs label="Billing" tabs={Object.entries(tabs).map(([to, label]) => ({ to, label, current: to === current }))} />
  )
}

export function BillingHeader({ current }: { current: BillingPath }) {
  return (
    <>
      <AppHeader title="Billing" />
      <BillingTabs current={current} />
    </>
  )
}
