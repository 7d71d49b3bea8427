import { plural } from '#platform/intl-words.ts'

export type MergeEmailWords = {
  why: (firm: string) => string
  saved: { subject: string; parts: (cases: number) => string[]; button: string }
  gone: { subject: string; parts: string[]; button: string }
}

export const merge: MergeEmailWords = {
  why: (firm) => `You are receiving this email because you have, or had, an account with ${firm}.`,
  saved: {
    subject: 'We have merged your two accounts',
    parts: (cases) => [
      cases === 0
        ? 'You had two accounts with us. We have moved everything into this one.'
        : 'You had two accounts with us. We have moved all your cases, documents, messages and orders into this one.',
      'From now on, please sign in with this email address. We have closed your other account and will email you only at this address.',
      'If you did not expect this, please reply to this email or call us.',
    ],
    button: 'Open the client portal',
  },
  gone: {
    subject: 'We have merged this account into your other account',
    parts: [
      'You had two accounts with us. We have closed the account with this email address and moved everything in it to your other account.',
      'From now on, please sign in with the email address of your other account.',
      'If you do not have another account with us, please reply to this email or call us straight away.',
    ],
    button: 'Sign in',
  },
}

const leftOutDocuments = (count: number) =>
  `${plural('en', count, { one: 'One document is', other: `${count} documents are` })} not included. The archive shows which ones and why.`

export const exportEmail = {
  yourDataIsReadyTo: 'Your data is ready to download',
  archiveOfEverythingWeKeep: (exportDays: number) =>
    `The archive of everything we keep about you is ready. Sign in within ${exportDays} days to download it. After that, we will delete the archive.`,
  documentsThatAreNotIn: leftOutDocuments,
  downloadYourData: 'Download your data',
  ifYouDidNotRequest: 'If you did not request this archive, please change your password and email us.',
  dataArchiveOfIsReady: (name: string) => `The data archive for ${name} is ready to download`,
  onlyYouCanDownloadThis: (exportDays: number) =>
    `Only you can download this archive. Sign in within ${exportDays} days to download it. After that, it will be deleted. Each download is recorded in the audit log.`,
  openClientsPage: 'Open the client’s page',
  ifYouDidNotRequest2:
    'If you did not request this archive, please change your password and inform an owner of the firm.',
}
