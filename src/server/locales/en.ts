const closeForMaintenance = {
  backSoon: (firm: string) => `Back soon – ${firm}`,
  weWillBeBackSoon: 'We will be back soon',
  defaultMessage:
    'We are working on our site. Your data is safe. Anything you send now is not saved, so please try again later.',
  urgent: 'If it is urgent:',
  or: 'or',
  weExpectToBeBack: (date: string) => `We expect to be back on ${date}.`,
}

export const serverTexts = { closeForMaintenance }
