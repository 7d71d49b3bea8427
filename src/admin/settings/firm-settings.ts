import { alertThresholds } from '#accounts/alerts/alert-settings.ts'
import { apiAccess } from '#accounts/api-tokens/api-token.ts'
import { adminAllowList } from '#accounts/sign-in/allow-list.ts'
import { staffIdleMinutes, staffSecondFactor, teamShowsStaff } from '#accounts/team/staff-settings.ts'
import {
  accounts,
  firstReminderDays,
  hourlyRateFrancs,
  invoiceDueDays,
  netTaxRatePercent,
  secondReminderDays,
} from '#billing/billing-settings.ts'
import { clientQuotaMb } from '#cases/documents/quota.ts'
import { fourEyes } from '#cases/process/four-eyes.ts'
import { reminderEveryDays, reminderFirstDays, reminderHour, reminderMax } from '#cases/reminders/reminder-rhythm.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import {
  backupDaily,
  backupRetentionDays,
  backupStorage,
  backupTime,
  restoreTestDay,
} from '#platform/backup/backup-settings.ts'
import { maintenanceMessage, maintenanceMode, maintenanceUntil } from '#platform/http/maintenance.ts'
import type { Setting } from '#platform/settings/setting.ts'
import { autoGenerateBlog, generatedReview, generatedReviewer } from '#publishing/generator/run.ts'
import { autoGenerateNews, newsReview } from '#publishing/news/news-settings.ts'
import {
  digestHour,
  digestMode,
  digestWeekday,
  emailsPerMinute,
  sendFromHour,
  sendUntilHour,
} from '#publishing/newsletter/campaigns/send-window.ts'
import { nextYearInviteOn } from '#returns/next-year/next-year-settings.ts'
import { invoiceForClients, invoiceOpensCase, invoiceUpToFrancs } from '#shop/checkout/invoice-choice.ts'
import { refundLimitFrancs } from '#shop/refunds/refund-rules.ts'

export const firmSettings = {
  secondFactor: staffSecondFactor,
  idleMinutes: staffIdleMinutes,
  alertFailedSignIns: alertThresholds['failed-sign-ins'],
  alertDownloads: alertThresholds['mass-downloads'],
  alertRoleChanges: alertThresholds['role-changes'],
  alertExports: alertThresholds.exports,
  refundLimit: refundLimitFrancs,
  allowList: adminAllowList,
  apiAccess,
  maintenanceMode,
  maintenanceMessage,
  maintenanceUntil,
  quotaMb: clientQuotaMb,
  reminderFirstDays: reminderFirstDays,
  reminderEveryDays: reminderEveryDays,
  reminderMax: reminderMax,
  reminderHour: reminderHour,
  autoGenerateNews: autoGenerateNews,
  newsReview: newsReview,
  autoGenerateBlog,
  generatedReview,
  generatedReviewer,
  digestMode,
  digestWeekday,
  digestHour,
  emailsPerMinute,
  sendFromHour,
  sendUntilHour,
  nextYearInviteOn,
  teamShowsStaff: teamShowsStaff,
  fourEyes,
  invoiceForClients,
  invoiceUpToFrancs,
  invoiceOpensCase,
  invoiceDueDays,
  hourlyRateFrancs,
  invoiceFirstReminder: firstReminderDays,
  invoiceSecondReminder: secondReminderDays,
  accountReceivable: accounts.receivable,
  accountBank: accounts.bank,
  accountProvider: accounts.provider,
  accountRevenue: accounts.revenue,
  accountVat: accounts.vat,
  accountLosses: accounts.losses,
  accountCredits: accounts.credits,
  netTaxRatePercent,
  onlyProven: onlyProvenClaims,
  backupDaily: backupDaily,
  backupTime: backupTime,
  backupStorage: backupStorage,
  backupRetentionDays: backupRetentionDays,
  restoreTestDay: restoreTestDay,
} as const satisfies Record<string, Setting<unknown>>

export type FirmSetting = keyof typeof firmSettings

const isFirmSetting = (name: string): name is FirmSetting => name in firmSettings
export const firmSettingNames = Object.keys(firmSettings).filter(isFirmSetting)
