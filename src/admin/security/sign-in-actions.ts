/** What counts as coming and going, by its name in the audit log. */
export const signInActions = [
  'sign-in',
  'second-factor',
  'sign-out',
  'admin-refused',
  'password-reset-asked',
  'password-set',
] as const
