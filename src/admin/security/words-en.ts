import type { signInActions } from './sign-in-actions.ts'

export type SignInAction = (typeof signInActions)[number]

/** What coming and going is called. */
export type SignInWords = { actions: Record<SignInAction, string>; actionOf(action: string): string }

const actions: SignInWords['actions'] = {
  'sign-in': 'Sign-in',
  'second-factor': 'Second factor',
  'sign-out': 'Sign-out',
  'admin-refused': 'Refused network',
  'password-reset-asked': 'Password reset asked for',
  'password-set': 'Password set',
}

const isKnown = (action: string): action is SignInAction => Object.hasOwn(actions, action)

export const en: SignInWords = { actions, actionOf: (action) => (isKnown(action) ? actions[action] : action) }
