export type MergeEmailWords = {
  hello: (name: string) => string
  why: (firm: string) => string
  saved: { subject: string; parts: (cases: number) => string[]; button: string }
  gone: { subject: string; parts: string[]; button: string }
}

const merge: MergeEmailWords = {
  hello: (name) => `Dear ${name}`,
  why: (firm) => `You get this letter because you have, or had, an account with ${firm}.`,
  saved: {
    subject: 'Your two accounts are one now',
    parts: (cases) => [
      cases === 0
        ? 'You had two accounts with us. Everything is in this one now.'
        : 'You had two accounts with us. Your cases, documents, messages and orders of both are in this one now.',
      'Sign in with this e-mail address from now on. The other account is closed, and letters come to this address alone.',
      'If you did not expect this, answer this letter or call us.',
    ],
    button: 'Open your portal',
  },
  gone: {
    subject: 'Your account is now part of your other one',
    parts: [
      'You had two accounts with us. The one with this e-mail address is closed; everything in it is in your other account now.',
      'Sign in with the e-mail address of your other account from now on.',
      'If you have no other account with us, answer this letter or call us at once.',
    ],
    button: 'Sign in',
  },
}

const exportEmail = {
  yourDataIsReady: 'Your data is ready',
  hello: (name: string) => `Hello ${name}`,
  theArchiveOfEverythingThat: (exportDays: number) =>
    `The archive of everything that we keep about you is ready. You can download it for ${exportDays} days after signing in; then it is removed.`,
  documentsThatAreNotIn: (leftOut: number) =>
    `Documents that are not in it: ${leftOut}. The archive says which, and why.`,
  goToTheDownload: 'Go to the download',
  ifYouDidNotAsk: 'If you did not ask for it, please change your password and write to us.',
  theArchiveOfIsReady: (name: string) => `The archive of ${name} is ready`,
  youAloneCanDownloadIt: (exportDays: number) =>
    `You alone can download it, for ${exportDays} days after signing in; then it is removed. Each download stands in the audit log.`,
  goToTheClient: 'Go to the client',
  ifYouDidNotAsk2: 'If you did not ask for it, please change your password and tell an owner.',
}

export const privacyEmailTexts = { merge, exportEmail }
