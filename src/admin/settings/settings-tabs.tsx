import { AppHeader } from '#design/page/app-shell.tsx'
import { Tabs } from '#design/page/tabs.tsx'

const tabs = {
  '/admin/settings': 'Firm',
  '/admin/settings/company': 'Company',
  '/admin/claims': 'Claims',
  '/admin/settings/notifications': 'Notifications',
  '/admin/settings/backups': 'Backups',
  '/admin/settings/providers': 'Providers',
  '/admin/settings/retention': 'Retention',
} as const

export function SettingsHeader({ current }: { current: keyof typeof tabs }) {
  return (
    <>
      <AppHeader title="Settings" />
      <Tabs
        label="Settings"
        tabs={Object.entries(tabs).map(([to, label]) => ({ to, label, current: to === current }))}
      />
    </>
  )
}
