/** What the owner of an account is told at once, since it may be somebody else's doing. */
export const securityEvents = [
  'email-change-asked',
  'email-changed',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'failed-sign-ins',
] as const

export type SecurityEvent = (typeof securityEvents)[number]

/** How long the link 'this was not me' works. */
export const disownDays = 7
