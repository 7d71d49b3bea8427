export const closeForMaintenance = {
  backSoon: (firm: string) => `Back soon – ${firm}`,
  weWillBeBackSoon: 'We will be back soon',
  defaultMessage:
    'We are working on our site. Your data is safe. Please do not send anything now, because it would not be saved.',
  urgent: 'If it is urgent, contact us:',
  or: 'or',
  weExpectToBeBack: (date: string) => `We expect to be back on ${date}.`,
}
