import type { signInActions } from './sign-in-actions.ts'

export type SignInAction = (typeof signInActions)[number]

export type SignInWords = {
  actions: Record<SignInAction, string>
  actionOf(action: string): string
  reasonOf(code: string): string
}

const actions: SignInWords['actions'] = {
  'sign-in': 'Sign-in',
  'second-factor': 'Second factor',
  'sign-out': 'Sign-out',
  'admin-refused': 'Refused network',
  'password-reset-asked': 'Password reset asked for',
  'password-set': 'Password set',
}

const reasons: Readonly<Partial<Record<string, string>>> = {
  'invalid-credentials': 'Wrong name or password',
  'invalid-code': 'Wrong code',
  'not-verified': 'Address not confirmed yet',
  'not-found': 'No such account',
  pending: 'Not approved yet',
  invited: 'Invitation not accepted yet',
  suspended: 'Account suspended',
  rejected: 'Account rejected',
  closed: 'Account closed',
  password: 'With the password',
  passkey: 'With a passkey',
  'second factor': 'With the second factor',
}

const isKnown = (action: string): action is SignInAction => Object.hasOwn(actions, action)

export const en: SignInWords = {
  actions,
  actionOf: (action) => (isKnown(action) ? actions[action] : action),
  reasonOf: (code) => reasons[code] ?? code,
}
