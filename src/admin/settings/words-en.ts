import type { FirmSetting } from './firm-settings.ts'

export type SettingWords = Record<FirmSetting, string> & {
  strangeLines(lines: string[]): string
  wouldLockOut(address: string): string
  setConflict(now: string): string
}

const choice = 'Choose one of the two.'

const account = 'Enter the number of an account, three to six figures.'

const often = 'Enter a whole number from 0 to 10000.'

export const en: SettingWords = {
  secondFactor: choice,
  idleMinutes: 'Enter a whole number of minutes from 5 to 480.',
  alertFailedSignIns: often,
  alertDownloads: often,
  alertRoleChanges: often,
  alertExports: often,
  refundLimit: 'Enter a whole number of francs from 0 to 100000.',
  allowList: 'Enter at most 4000 characters.',
  strangeLines: (lines) => `Not an address or a network: ${lines.join(', ')}.`,
  wouldLockOut: (address) => `This list would lock you out. Add ${address}, the address you are working from.`,
  setConflict: (now) => `Somebody else has set this to ‘${now.slice(0, 80)}’ meanwhile. Save once more to set yours.`,
  maintenanceMode: choice,
  maintenanceMessage: 'Enter at most 300 characters.',
  maintenanceUntil: 'Enter a day and a time, or leave both empty.',
  quotaMb: 'Enter a whole number of megabytes from 1 to 100000.',
  reminderFirstDays: 'Enter a whole number of days from 1 to 60.',
  reminderEveryDays: 'Enter a whole number of days from 1 to 60.',
  reminderMax: 'Enter a whole number from 0 to 12.',
  reminderHour: 'Enter a full hour from 6 to 18.',
  autoGenerateNews: choice,
  newsReview: choice,
  autoGenerateBlog: choice,
  generatedReview: choice,
  generatedReviewer: 'Choose somebody of the firm.',
  digestMode: 'Choose one of the three.',
  digestWeekday: 'Choose a day of the week.',
  nextYearInviteOn: 'Enter a day such as 15.01.2027, or leave it empty.',
  digestHour: 'Enter a full hour from 0 to 23.',
  emailsPerMinute: 'Enter a whole number from 6 to 6000.',
  sendFromHour: 'Enter a full hour from 0 to 23.',
  sendUntilHour: 'Enter a full hour from 1 to 24.',
  teamShowsStaff: choice,
  invoiceForClients: choice,
  invoiceUpToFrancs: 'Enter a whole number of francs from 0 to 10000.',
  invoiceOpensCase: choice,
  invoiceDueDays: 'Enter a whole number of days from 5 to 120.',
  invoiceFirstReminder: 'Enter a whole number of days from 0 to 60.',
  invoiceSecondReminder: 'Enter a whole number of days from 0 to 60.',
  accountReceivable: account,
  accountBank: account,
  accountProvider: account,
  accountRevenue: account,
  accountVat: account,
  accountLosses: account,
  accountCredits: account,
  netTaxRatePercent: 'Enter a percentage from 0 to 10, such as 6.2.',
  onlyProven: choice,
  backupDaily: choice,
  backupTime: 'Enter a time such as 02:30.',
  backupStorage: 'Enter a folder such as /mnt/backups, or s3://bucket/prefix.',
  backupRetentionDays: 'Enter a whole number of days from 1 to 90.',
  restoreTestDay: 'Choose a day of the week, or none.',
}
