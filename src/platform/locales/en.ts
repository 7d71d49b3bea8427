const unverifiedNotice = {
  newsForYouAt: (firmName: string) => `News for you at ${firmName}`,
  youGetThisEmailBecause: (firmName: string) =>
    `You get this email because this address was entered at ${firmName}. If it was not you, ignore it.`,
  thereIsSomethingNewFor:
    'There is something new for you in our client portal. Nobody has confirmed this email address yet, so we do not write here what it is.',
  toReadItChooseA:
    'To read it, choose a password with the link in our invitation, or with ‘Forgot your password?’ on the sign-in page.',
}

const waitingTime = {
  minutes: (minutes: number) => `${minutes} minutes`,
  seconds: (seconds: number) => `${seconds} seconds`,
}

export const platformTexts = { unverifiedNotice, waitingTime }
