import { teamShowsStaff } from '#accounts/staff/team-setting.ts'
import { staffIdleMinutes, staffSecondFactor } from '#accounts/staff-settings.ts'
import { clientQuotaMb } from '#cases/quota.ts'
import { reminderEveryDays, reminderFirstDays, reminderHour, reminderMost } from '#cases/reminder-settings.ts'
import { onlyProvenClaims } from '#claims/claims-setting.ts'
import { autoGenerateNews, newsReview } from '#news/news-settings.ts'
import type { Setting } from '#platform/settings/setting.ts'

const choice = 'Choose one of the two.'

/** The settings of the firm by the names of their fields, each with what is said when a value cannot be. */
export const firmSettings: Record<string, { setting: Setting<unknown>; fault: string }> = {
  secondFactor: { setting: staffSecondFactor, fault: choice },
  idleMinutes: { setting: staffIdleMinutes, fault: 'Enter a whole number of minutes from 5 to 480.' },
  quotaMb: { setting: clientQuotaMb, fault: 'Enter a whole number of megabytes from 1 to 100000.' },
  reminderFirstDays: { setting: reminderFirstDays, fault: 'Enter a whole number of days from 1 to 60.' },
  reminderEveryDays: { setting: reminderEveryDays, fault: 'Enter a whole number of days from 1 to 60.' },
  reminderMost: { setting: reminderMost, fault: 'Enter a whole number from 0 to 12.' },
  reminderHour: { setting: reminderHour, fault: 'Enter a full hour from 6 to 18.' },
  autoGenerateNews: { setting: autoGenerateNews, fault: choice },
  newsReview: { setting: newsReview, fault: choice },
  teamShowsStaff: { setting: teamShowsStaff, fault: choice },
  onlyProven: { setting: onlyProvenClaims, fault: choice },
}
