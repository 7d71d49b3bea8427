export const termsOfYear = {
  title: (year: number) => `Terms of engagement ${year}`,
  banner: 'Before we go on with your tax return, please accept the terms for this year.',
  intro:
    'Once a year, we ask you to accept our terms. They say what we do, what you do, and what it costs. Everything else in the portal works without it, but we need it before you send answers, approve a draft or sign.',
  question: 'Once a year',
  read: 'Read the terms',
  version: (date: string) => `Version of ${date}`,
  accept: 'I accept the terms',
  accepted: 'You have accepted the terms for this year.',
  goBack: 'Go back',
}
