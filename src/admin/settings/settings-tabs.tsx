import * as adminTexts from '#admin/locales/en.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.settingsTabs)

/** Parts of the first settings page: a tab with one form each. */
export const settingsParts = ['firm', 'access', 'maintenance', 'alerts', 'refunds', 'api', 'claims'] as const
type SettingsPartName = (typeof settingsParts)[number]

export function settingsPath(part: SettingsPartName) {
  return part === 'firm' ? '/admin/settings' : (`/admin/settings?part=${part}` as const)
}

export function SettingsHeader({ current }: { current: keyof ReturnType<typeof copy>['tabs'] }) {
  return (
    <>
      <AppHeader title={copy().settings} />
      <Tabs
        small
        label={copy().settings}
        tabs={Object.entries(copy().tabs).map(([to, label]) => ({ to, label, current: to === current }))}
      />
    </>
  )
}
