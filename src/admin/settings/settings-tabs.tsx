import * as adminTexts from '#admin/locales/en.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Chips, Tabs } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.settingsTabs)

/** Tabs of the first settings page by the name in their URL. Links of earlier, smaller tabs lead to the one that holds them. */
const tabOfPart = {
  firm: 'firm',
  refunds: 'firm',
  claims: 'firm',
  access: 'access',
  alerts: 'access',
  api: 'access',
  maintenance: 'maintenance',
} as const
export type SettingsTabName = (typeof tabOfPart)[keyof typeof tabOfPart]

export function settingsTabOf(part: string | null): SettingsTabName {
  return Object.entries(tabOfPart).find(([name]) => name === part)?.[1] ?? 'firm'
}

const paths = {
  firm: '/admin/settings',
  access: '/admin/settings?part=access',
  maintenance: '/admin/settings?part=maintenance',
} as const

export function settingsPath(tab: SettingsTabName) {
  return paths[tab]
}

/** Pages of each tab; a tab of several pages lists them below the tabs. */
const tabs = {
  general: [paths.firm],
  security: [paths.access],
  company: ['/admin/settings/company'],
  emails: ['/admin/settings/notifications'],
  data: ['/admin/settings/backups', '/admin/settings/retention', '/admin/import'],
  system: [paths.maintenance, '/admin/settings/providers', '/admin/settings/setup'],
} as const
const tabNames = ['general', 'security', 'company', 'emails', 'data', 'system'] as const

type SettingsPagePath = (typeof tabs)[keyof typeof tabs][number]

export function SettingsHeader({ current }: { current: SettingsPagePath }) {
  const shown = tabNames.find((name) => tabs[name].some((path) => path === current)) ?? 'general'
  const pages: readonly SettingsPagePath[] = tabs[shown]
  const labels: Readonly<Record<string, string>> = copy().pages
  return (
    <>
      <AppHeader title={copy().settings} />
      <Tabs
        small
        label={copy().settings}
        tabs={tabNames.map((name) => ({ to: tabs[name][0], label: copy().tabs[name], current: name === shown }))}
      />
      {pages.length > 1 && (
        <Chips
          label={copy().tabs[shown]}
          chips={pages.map((to) => ({ to, label: labels[to], current: to === current }))}
        />
      )}
    </>
  )
}
