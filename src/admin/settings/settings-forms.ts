import * as accountTexts from '#accounts/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'
import type { SettingField, SettingsPart } from './settings-part.ts'

const copy = () => t(adminTexts.settingsForms)

export const firmPart: SettingsPart = {
  get title() {
    return copy().firmSettings
  },
  intent: 'firm',
  get button() {
    return copy().saveSettings
  },
  fields: [
    {
      as: 'switch',
      name: 'secondFactor',
      get label() {
        return copy().n2faForAllAdminUsers
      },
      get hint() {
        return copy().whenRequiredStaffWithoutTwo
      },
      options: [
        {
          value: 'required',
          get label() {
            return copy().required
          },
        },
        {
          value: 'off',
          get label() {
            return copy().off
          },
        },
      ],
    },
    {
      as: 'switch',
      name: 'teamShowsStaff',
      get label() {
        return copy().staffOnTeamPage
      },
      get hint() {
        return copy().whenOnTeamPageShows
      },
    },
    {
      as: 'switch',
      name: 'fourEyes',
      get label() {
        return copy().fourEyes
      },
      get hint() {
        return copy().personWhoSubmittedReturn
      },
    },
    {
      as: 'number',
      name: 'idleMinutes',
      get label() {
        return copy().sessionTimeout
      },
      get hint() {
        return copy().staffAreSignedOutAfter
      },
      get suffix() {
        return copy().suffixMinutes
      },
    },
    {
      as: 'number',
      name: 'quotaMb',
      get label() {
        return copy().documentStorage
      },
      get hint() {
        return copy().mostEachClientCanStore
      },
      get suffix() {
        return copy().suffixMb
      },
    },
    {
      as: 'number',
      name: 'reminderFirstDays',
      get label() {
        return copy().sendFirstReminderAfter
      },
      get hint() {
        return copy().workingDaysAfterDayWe
      },
      get suffix() {
        return copy().suffixWorkingDays
      },
    },
    {
      as: 'number',
      name: 'reminderEveryDays',
      get label() {
        return copy().sendFurtherRemindersEvery
      },
      get hint() {
        return copy().alsoInWorkingDaysOne
      },
      get suffix() {
        return copy().suffixWorkingDays
      },
    },
    {
      as: 'number',
      name: 'reminderMax',
      get label() {
        return copy().sendAtMost
      },
      get hint() {
        return copy().enter0ToSendNo
      },
      get suffix() {
        return copy().suffixReminders
      },
    },
    {
      as: 'number',
      name: 'reminderHour',
      get label() {
        return copy().sendRemindersFrom
      },
      get hint() {
        return copy().swissTimeOnWorkingDays
      },
      get suffix() {
        return copy().suffixOclock
      },
    },
    {
      as: 'switch',
      name: 'autoGenerateNews',
      get label() {
        return copy().autoGenerateNews
      },
      get hint() {
        return copy().whenOnSystemReadsFeeds
      },
    },
    {
      as: 'switch',
      name: 'newsReview',
      get label() {
        return copy().publishNews
      },
      get hint() {
        return copy().newsThatFailsCheckIs
      },
      options: [
        {
          value: 'after',
          get label() {
            return copy().whenAllChecksPass
          },
        },
        {
          value: 'before',
          get label() {
            return copy().afterApproval
          },
        },
      ],
    },
  ],
}

export const refundPart: SettingsPart = {
  get title() {
    return copy().refunds
  },
  intent: 'refunds',
  get button() {
    return copy().saveLimit
  },
  get lead() {
    return copy().upToThisLimitAdmin
  },
  fields: [
    {
      as: 'number',
      name: 'refundLimit',
      get label() {
        return copy().refundLimit
      },
      get suffix() {
        return copy().suffixChf
      },
    },
  ],
}

export const apiPart: SettingsPart = {
  get title() {
    return copy().apiForPrograms
  },
  intent: 'api',
  get button() {
    return copy().saveApi
  },
  fields: [
    {
      as: 'switch',
      name: 'apiAccess',
      get label() {
        return copy().apiAndMcpServer
      },
      get hint() {
        return copy().whenOnStaffCanCreate
      },
    },
  ],
}

export const accessPart = (ownAddress: string): SettingsPart => ({
  title: copy().accessToAdminPanel,
  intent: 'access',
  button: copy().saveAccess,
  fields: [
    {
      as: 'lines',
      name: 'allowList',
      label: copy().ipWhitelist,
      hint: copy().enterOneAddressOrNetwork(ownAddress),
      rows: 5,
    },
  ],
})

export const alertPart: SettingsPart = {
  get title() {
    return copy().alerts
  },
  intent: 'alerts',
  get button() {
    return copy().saveAlerts
  },
  get lead() {
    return copy().ownersGetEmailAndNote
  },
  fields: (
    [
      ['alertFailedSignIns', 'failed-sign-ins'],
      ['alertDownloads', 'mass-downloads'],
      ['alertRoleChanges', 'role-changes'],
      ['alertExports', 'exports'],
    ] as const
  ).map(
    ([name, kind]): SettingField => ({
      as: 'number',
      name,
      label: t(accountTexts.alert).kinds[kind],
      suffix: copy().suffixPerHour,
    }),
  ),
}

export const maintenancePart: SettingsPart = {
  get title() {
    return copy().maintenance
  },
  intent: 'maintenance',
  get button() {
    return copy().saveMaintenance
  },
  fields: [
    {
      as: 'switch',
      name: 'maintenanceMode',
      get label() {
        return copy().maintenanceMode
      },
      get hint() {
        return copy().whenOnVisitorsAndClients
      },
    },
    {
      as: 'lines',
      name: 'maintenanceMessage',
      get label() {
        return copy().message
      },
      get hint() {
        return copy().leaveEmptyToSayThat
      },
      rows: 3,
      maxLength: 300,
    },
    {
      as: 'moment',
      name: 'maintenanceUntil',
      get label() {
        return copy().expectedEnd
      },
      get hint() {
        return copy().swissTimeVisitorsSeeWhen
      },
    },
  ],
}
