import { loadSettings, saveSettingsAt } from '#admin/settings/save-settings-form.server.ts'
import type { SettingsPart } from '#admin/settings/settings-part.ts'
import { SettingsForms } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/settings-page'
import { NextYearTabs, nextYearSettingsPath } from './next-year-tabs.tsx'

const parts: SettingsPart[] = [
  {
    title: 'Invitations to the new year',
    intent: 'next-year',
    button: 'Save Settings',
    fields: [
      {
        as: 'day',
        name: 'nextYearInviteOn',
        label: 'Invite on',
        hint: 'From 9 o’clock in Zurich, for the tax year before it. Empty: nothing starts by itself. It holds for its own year; set the next one anew.',
      },
    ],
  },
]

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Next year')

export function loader(args: Route.LoaderArgs) {
  return loadSettings(args, parts)
}

export function action(args: Route.ActionArgs) {
  return saveSettingsAt(nextYearSettingsPath, args)
}

export default function NextYearSettingsPage({ loaderData: { values }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title="Next year" />
      <NextYearTabs current={nextYearSettingsPath} />
      <div className="panels mt-32">
        <SettingsForms parts={parts} values={values} answer={actionData} />
      </div>
    </>
  )
}
