import { Tabs } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'
import { nextYearPath } from '#returns/next-year/invitation-status.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const copy = () => t(returnStaffTexts.nextYearTabs)

export const nextYearSettingsPath = `${nextYearPath}/settings`

const tabs = {
  get [nextYearPath]() {
    return copy().clients
  },
  get [nextYearSettingsPath]() {
    return copy().settings
  },
}

export function NextYearTabs({ current }: { current: string }) {
  const all = Object.entries(tabs).map(([to, label]) => ({ to, label, current: to === current }))
  return <Tabs small label={copy().nextYear} tabs={all} />
}
