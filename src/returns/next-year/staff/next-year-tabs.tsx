import { Tabs } from '#design/page/tabs.tsx'
import { nextYearPath } from '#returns/next-year/next-year-links.ts'

export const nextYearSettingsPath = `${nextYearPath}/settings`

const tabs = { [nextYearPath]: 'Clients', [nextYearSettingsPath]: 'Settings' }

export function NextYearTabs({ current }: { current: string }) {
  const all = Object.entries(tabs).map(([to, label]) => ({ to, label, current: to === current }))
  return <Tabs label="Next year" tabs={all} />
}
