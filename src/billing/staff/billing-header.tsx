import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(billingStaffTexts.billingHeader)

type BillingPath = keyof ReturnType<typeof copy>['tabs']

export function BillingTabs({ current }: { current: BillingPath }) {
  return (
    <Tabs
      label={copy().billing}
      tabs={Object.entries(copy().tabs).map(([to, label]) => ({ to, label, current: to === current }))}
    />
  )
}

export function BillingHeader({ current }: { current: BillingPath }) {
  return (
    <>
      <AppHeader title={copy().billing} />
      <BillingTabs current={current} />
    </>
  )
}
