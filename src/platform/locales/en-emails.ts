export const email = {
  dear: (firstName: string) => `Dear ${firstName},`,
  hello: 'Hello,',
  kindRegards: 'Kind regards,',
  yourTeamAt: (firm: string) => `The ${firm} team`,
  orOpenThisLink: 'Or open this link:',
  whyClient: (firm: string) => `You are receiving this email because you are a client of ${firm}.`,
  whyStaff: (firm: string) => `You are receiving this email because you work at ${firm}.`,
  changeNotifications: 'Change your email notifications',
}

export const unverifiedNotice = {
  youHaveUpdateInYour: (firmName: string) => `There is an update in your ${firmName} client portal`,
  youAreReceivingThisEmail: (firmName: string) =>
    `You are receiving this email because this address was given to ${firmName}. If you did not give it to us, please ignore this email.`,
  thereIsUpdateForYou:
    'There is an update for you in our client portal. We cannot include it in this email because you have not confirmed this address yet.',
  toReadItChoosePassword:
    'To read it, choose a password: use the link in our invitation, or select “Forgot your password?” on the sign-in page.',
}
