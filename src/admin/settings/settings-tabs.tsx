import * as adminTexts from '#admin/locales/en.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.settingsTabs)

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
