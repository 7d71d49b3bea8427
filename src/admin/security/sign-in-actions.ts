export const signInActions = [
  'sign-in',
  'second-factor',
  'sign-out',
  'admin-refused',
  'password-reset-asked',
  'password-set',
] as const
