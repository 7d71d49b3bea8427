export const closeForMaintenance = {
  backSoon: (firm: string) => `Back soon – ${firm}`,
  opensSoon: (firm: string) => `Not open yet – ${firm}`,
  notOpenYet: 'This site is not open yet',
  comeBackLater: 'Please come back later.',
  weWillBeBackSoon: 'We will be back soon',
  defaultMessage:
    'We are working on our site. Your data is safe. Please do not send anything now, because it would not be saved.',
  urgent: 'If it is urgent, contact us:',
  or: 'or',
  weExpectToBeBack: (date: string) => `We expect to be back on ${date}.`,
}
