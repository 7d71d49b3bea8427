import { loadSettings, saveSettingsAt } from '#admin/settings/save-settings.server.ts'
import type { SettingsPart } from '#admin/settings/settings-part.ts'
import { SettingsForms } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { Route } from './+types/settings-page'
import { NextYearTabs, nextYearSettingsPath } from './next-year-tabs.tsx'

const copy = () => t(returnStaffTexts.settingsPage)

const parts: SettingsPart[] = [
  {
    get title() {
      return copy().invitationsToNewYear
    },
    intent: 'next-year',
    get button() {
      return copy().saveSettings
    },
    fields: [
      {
        as: 'day',
        name: 'nextYearInviteOn',
        get label() {
          return copy().inviteOn
        },
        get hint() {
          return copy().startsAt0900Swiss
        },
      },
    ],
  },
]

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().nextYear)

export function loader(args: Route.LoaderArgs) {
  return loadSettings(args, parts)
}

export function action(args: Route.ActionArgs) {
  return saveSettingsAt(nextYearSettingsPath, args)
}

export default function NextYearSettingsPage({ loaderData: { values }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().nextYear} />
      <NextYearTabs current={nextYearSettingsPath} />
      <div className="panels mt-32">
        <SettingsForms parts={parts} values={values} answer={actionData} />
      </div>
    </>
  )
}
