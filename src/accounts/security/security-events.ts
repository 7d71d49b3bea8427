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

export const disownDays = 7
