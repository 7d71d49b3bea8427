import { loadSettings, saveSettingsAt } from '#admin/settings/save-settings-form.server.ts'
import type { SettingsPart } from '#admin/settings/settings-part.ts'
import { SettingsForms } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { weekdays } from '#publishing/newsletter/campaigns/digest-week.ts'
import type { Route } from './+types/settings-page'
import { NewsletterHeader } from './newsletter-tabs.tsx'

const path = '/admin/newsletter/settings'

const parts: SettingsPart[] = [
  {
    title: 'Letters to subscribers',
    intent: 'newsletter',
    button: 'Save Settings',
    fields: [
      {
        as: 'switch',
        name: 'digestMode',
        label: 'Digest of the week',
        hint: 'Names what was published since the last one. Nothing new: no letter.',
        options: [
          { value: 'off', label: 'Off' },
          { value: 'draft', label: 'As a draft' },
          { value: 'send', label: 'Sent by itself' },
        ],
      },
      {
        as: 'choice',
        name: 'digestWeekday',
        label: 'On',
        options: weekdays.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` })),
      },
      { as: 'number', name: 'digestHour', label: 'From', hint: 'Time in Zurich.', suffix: 'o’clock' },
      {
        as: 'number',
        name: 'emailsPerMinute',
        label: 'Pace',
        hint: 'At most so many letters go out, over all servers. Ask your mail provider what it takes.',
        suffix: 'letters a minute',
      },
      { as: 'number', name: 'sendFromHour', label: 'Letters go out from', hint: 'Time in Zurich.', suffix: 'o’clock' },
      {
        as: 'number',
        name: 'sendUntilHour',
        label: 'Until',
        hint: 'What is not sent by then goes out the next day. 0 to 24: always.',
        suffix: 'o’clock',
      },
    ],
  },
]

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Newsletter')

export function loader(args: Route.LoaderArgs) {
  return loadSettings(args, parts)
}

export function action(args: Route.ActionArgs) {
  return saveSettingsAt(path, args)
}

export default function NewsletterSettingsPage({ loaderData: { values }, actionData }: Route.ComponentProps) {
  return (
    <>
      <NewsletterHeader current={path} />
      <div className="panels mt-32">
        <SettingsForms parts={parts} values={values} answer={actionData} />
      </div>
    </>
  )
}
