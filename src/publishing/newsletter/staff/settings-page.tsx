import { loadSettings, saveSettingsAt } from '#admin/settings/save-settings.server.ts'
import type { SettingsPart } from '#admin/settings/settings-part.ts'
import { SettingsForms } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { weekdays } from '#publishing/newsletter/campaigns/send-window.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/settings-page'
import { NewsletterHeader } from './newsletter-tabs.tsx'

const copy = () => t(publishingStaffTexts.settingsPage)

const path = '/admin/newsletter/settings'

const parts: SettingsPart[] = [
  {
    get title() {
      return copy().newsletterEmails
    },
    intent: 'newsletter',
    get button() {
      return copy().saveSettings
    },
    fields: [
      {
        as: 'switch',
        name: 'digestMode',
        get label() {
          return copy().weeklyDigest
        },
        get hint() {
          return copy().listsWhatHasBeenPublished
        },
        options: [
          {
            value: 'off',
            get label() {
              return copy().off
            },
          },
          {
            value: 'draft',
            get label() {
              return copy().createDraft
            },
          },
          {
            value: 'send',
            get label() {
              return copy().sendAutomatically
            },
          },
        ],
      },
      {
        as: 'choice',
        name: 'digestWeekday',
        get label() {
          return copy().dayOfWeek
        },
        options: weekdays.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` })),
      },
      {
        as: 'number',
        name: 'digestHour',
        get label() {
          return copy().earliestTime
        },
        get hint() {
          return copy().swissTime
        },
        suffix: 'o’clock',
      },
      {
        as: 'number',
        name: 'emailsPerMinute',
        get label() {
          return copy().sendingRate
        },
        get hint() {
          return copy().maximumAcrossAllServersAsk
        },
        get suffix() {
          return copy().emailsPerMinute
        },
      },
      {
        as: 'number',
        name: 'sendFromHour',
        get label() {
          return copy().sendEmailsFrom
        },
        get hint() {
          return copy().swissTime
        },
        suffix: 'o’clock',
      },
      {
        as: 'number',
        name: 'sendUntilHour',
        get label() {
          return copy().sendEmailsUntil
        },
        get hint() {
          return copy().weSendRemainingEmailsNext
        },
        suffix: 'o’clock',
      },
    ],
  },
]

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().newsletter)

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
