import * as accountTexts from '#accounts/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'
import type { SettingField, SettingsGroup } from './settings-part.ts'
import type { SettingsTabName } from './settings-tabs.tsx'

const copy = () => t(adminTexts.settingsForms)

const workGroup: SettingsGroup = {
  get title() {
    return copy().work
  },
  fields: [
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
  ],
}

const reminderGroup: SettingsGroup = {
  get title() {
    return copy().reminders
  },
  fields: [
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
  ],
}

const newsGroup: SettingsGroup = {
  get title() {
    return copy().news
  },
  fields: [
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

const signInGroup: SettingsGroup = {
  get title() {
    return copy().signIn
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
  ],
}

const refundGroup: SettingsGroup = {
  get title() {
    return copy().refunds
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

const apiGroup: SettingsGroup = {
  get title() {
    return copy().apiForPrograms
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

const accessGroup = (ownAddress: string): SettingsGroup => ({
  title: copy().accessToAdminPanel,
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

const alertGroup: SettingsGroup = {
  get title() {
    return copy().alerts
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

const maintenanceGroup: SettingsGroup = {
  get title() {
    return copy().maintenance
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

const claimsGroup = (claims: ClaimCounts): SettingsGroup => ({
  title: copy().claims,
  fields: [
    {
      as: 'switch',
      name: 'onlyProven',
      label: copy().showOnlyProvenClaims,
      hint: copy().whenOnOnlyClaimsWith(claims.proven, claims.all),
    },
  ],
})

type ClaimCounts = { proven: number; all: number }

/** A tab of the settings page: one form with one button. Only owners see the groups of `ofOwners`. */
export function settingsTabs({ ownAddress, claims }: { ownAddress: string; claims: ClaimCounts }) {
  return [
    {
      intent: 'firm',
      button: copy().saveSettings,
      groups: [workGroup, reminderGroup, newsGroup, claimsGroup(claims)],
      ofOwners: [refundGroup],
    },
    {
      intent: 'access',
      button: copy().saveSecurity,
      groups: [signInGroup, accessGroup(ownAddress)],
      ofOwners: [alertGroup, apiGroup],
    },
    { intent: 'maintenance', button: copy().saveMaintenance, groups: [maintenanceGroup], ofOwners: [] },
  ] satisfies (Omit<SettingsTab, 'groups'> & { [name in 'groups' | 'ofOwners']: readonly SettingsGroup[] })[]
}

export type SettingsTab = { intent: SettingsTabName; button: string; groups: readonly SettingsGroup[] }
