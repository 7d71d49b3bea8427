import { disownDays, type SecurityEvent } from '#accounts/security/security-events.ts'
import { invitationDays, type StaffRole } from '#accounts/team/profile.ts'
import { company } from '#company/company.ts'

type EmailPart = string | { note: string } | { button: string }
/** Text of an email. Without `title`, the subject is used as the heading. */
export type EmailContent = { subject: string; title?: string; parts: EmailPart[] }

type Named = { firstName: string }
/** `firstName` is null for unconfirmed mailboxes, which are not addressed by name. */
type MaybeNamed = { firstName: string | null }
type Reasoned = Named & { reason: string }

export type AccountEmailWords = {
  why: (firm: string) => string
  verifyEmail: (to: MaybeNamed) => EmailContent
  accountExists: (to: MaybeNamed & { resetUrl: string }) => EmailContent
  invitation: (to: { name: string | null }) => EmailContent
  invitationByFirm: (to: { name: string; by: string }) => EmailContent
  resetPassword: (to: MaybeNamed) => EmailContent
  approved: (to: Named) => EmailContent
  rejected: (to: Reasoned) => EmailContent
  suspended: (to: Reasoned) => EmailContent
  reinstated: (to: Named) => EmailContent
  confirmNewEmail: (to: MaybeNamed) => EmailContent
  security: (event: SecurityEvent, to: Named & { newEmail: string }) => EmailContent
  addressReverted: (to: MaybeNamed) => EmailContent
  partnerInvited: (to: { days: number }) => EmailContent
  partnerJoined: (to: { name: string; partner: string }) => EmailContent
  partnershipEnded: (to: { name: string; other: string }) => EmailContent
}

type Happened = [subject: string, text: string]

const happened: Record<SecurityEvent, Happened | ((newEmail: string) => Happened)> = {
  'email-change-asked': (newEmail) => [
    'A change of your e-mail address was asked for',
    `Once ${newEmail} is confirmed, your account uses that address.`,
  ],
  'email-changed': (newEmail) => ['Your e-mail address was changed', `Your account now uses ${newEmail}.`],
  'password-changed': [
    'Your password was changed',
    'The password of your account was changed just now, and other sessions were ended.',
  ],
  'passkey-added': ['A passkey was added', 'From now on a new passkey opens your account without a password.'],
  'passkey-removed': ['A passkey was removed', 'One of your passkeys no longer opens your account.'],
  'second-factor-on': [
    'Your second factor was switched on',
    'From now on signing in takes a code of an authenticator app besides the password.',
  ],
  'second-factor-off': ['Your second factor was switched off', 'From now on the password alone opens your account.'],
  'recovery-codes-renewed': ['New recovery codes were made', 'The recovery codes you had before no longer work.'],
  'recovery-code-used': [
    'A recovery code was used',
    'One of your recovery codes stood in for the code of your authenticator app. It does not work a second time.',
  ],
  'failed-sign-ins': [
    'Several failed sign-ins',
    'A wrong password was given for your account several times in a row. Nobody got in this way. If it was you, choose a new password with ‘Forgot your password?’.',
  ],
}

const dear = (name: string | null) => (name ? `Dear ${name}` : 'Hello')
const questions = () => `Questions? Write to ${company().email}.`

const accounts: AccountEmailWords = {
  why: (firm) => `You get this letter because this address was entered at ${firm}.`,
  verifyEmail: ({ firstName }) => ({
    subject: 'Confirm your e-mail address',
    parts: [
      dear(firstName),
      'You registered for the client portal. Confirm that this is your address; we then review your registration.',
      { button: 'Confirm my address' },
      { note: 'The link works for 24 hours. If you did not register, ignore this letter: no account becomes usable.' },
    ],
  }),
  accountExists: ({ firstName, resetUrl }) => ({
    subject: 'You already have an account',
    parts: [
      dear(firstName),
      'Somebody, probably you, just registered with this address. It has an account already, so nothing was changed.',
      { button: 'Sign in' },
      `Forgotten your password? Choose a new one: ${resetUrl}`,
      { note: 'If it was not you, you need not do anything.' },
    ],
  }),
  invitation: ({ name }) => ({
    subject: 'Your client account: choose a password',
    title: 'Welcome to your client portal',
    parts: [
      dear(name),
      'Thank you for your order. Your case is open. Choose a password to see what happens next, send documents and write to your adviser.',
      { button: 'Choose a password' },
      { note: "The link works once, for 30 days. After that, use 'Forgot your password?' on the sign-in page." },
    ],
  }),
  invitationByFirm: ({ name, by }) => ({
    subject: 'Your client account: choose a password',
    title: 'Welcome to your client portal',
    parts: [
      `Dear ${name}`,
      `${by} has opened a client account for you. Choose a password to send documents, read what we prepare and write to your adviser.`,
      { button: 'Choose a password' },
      {
        note: "The link works once, for 30 days. After that, use 'Forgot your password?' on the sign-in page. If you expect nothing from us, ignore this letter.",
      },
    ],
  }),
  resetPassword: ({ firstName }) => ({
    subject: 'Choose a new password',
    parts: [
      dear(firstName),
      'Somebody, probably you, asked for a new password for this account.',
      { button: 'Choose a new password' },
      {
        note: 'The link works once, for 30 minutes. If it was not you, ignore this letter: your password stays as it is.',
      },
    ],
  }),
  approved: ({ firstName }) => ({
    subject: 'Your account is active',
    parts: [
      `Dear ${firstName}`,
      'We reviewed your registration. You can now sign in to the client portal.',
      { button: 'Sign in' },
    ],
  }),
  rejected: ({ firstName, reason }) => ({
    subject: 'Your registration',
    title: 'We could not accept your registration',
    parts: [
      `Dear ${firstName}`,
      'We reviewed your registration and cannot open an account for you.',
      { note: reason },
      questions(),
    ],
  }),
  suspended: ({ firstName, reason }) => ({
    subject: 'Your account is suspended',
    parts: [`Dear ${firstName}`, 'You cannot sign in at the moment.', { note: reason }, questions()],
  }),
  reinstated: ({ firstName }) => ({
    subject: 'Your account is active again',
    parts: [`Dear ${firstName}`, 'You can sign in to the client portal as before.', { button: 'Sign in' }],
  }),
  confirmNewEmail: ({ firstName }) => ({
    subject: 'Confirm your new e-mail address',
    parts: [
      dear(firstName),
      'You want to use this address for your account. Until you confirm it, the old one stays in force.',
      { button: 'Use this address' },
      { note: 'The link works once, for 24 hours. If you have no account with us, ignore this letter.' },
    ],
  }),
  security: (event, { firstName, newEmail }) => {
    const content = happened[event]
    const [subject, text] = typeof content === 'function' ? content(newEmail) : content
    return {
      subject,
      parts: [
        `Dear ${firstName}`,
        text,
        'If it was you, you need not do anything. If not:',
        { button: 'This was not me' },
        {
          note: `The button works for ${disownDays} days and without signing in. It locks your account, and we send you a link to choose a new password.`,
        },
      ],
    }
  },
  addressReverted: ({ firstName }) => ({
    subject: 'Your e-mail address was changed back',
    parts: [
      dear(firstName),
      'From the earlier address of this account we were told that the change to this one was not wanted. The account uses the earlier address again.',
      { note: `If that is wrong, write to ${company().email}.` },
    ],
  }),
  partnerInvited: ({ days }) => ({
    subject: 'You are invited to a household',
    parts: [
      'Hello',
      'A client of ours wants to share tax cases with you in our client portal: to read them, send documents and messages, and approve a joint return together. You use a sign-in of your own. The page of the invitation says who it is.',
      { button: 'Look at the invitation' },
      { note: `The link works for ${days} days. If you expect no invitation, ignore this email: nothing happens.` },
    ],
  }),
  partnerJoined: ({ name, partner }) => ({
    subject: `${partner} has joined your household`,
    parts: [
      `Dear ${name}`,
      `${partner} has accepted your invitation and now sees the cases that you share. You choose which these are, and you can end this at any time.`,
      { button: 'Open your household' },
    ],
  }),
  partnershipEnded: ({ name, other }) => ({
    subject: 'Your shared household has ended',
    parts: [
      `Dear ${name}`,
      `You and ${other} no longer share tax cases in our client portal. What was sent, written and approved until now stays with its case. Your own account and your own cases stay as they are.`,
      { note: 'If this was not meant, please write to us.' },
    ],
  }),
}

export type StaffNews =
  | { code: 'invited'; role: StaffRole }
  | { code: 'withdrawn' }
  | { code: 'role-changed'; from: string; to: StaffRole }
  | { code: 'suspended'; reason: string }
  | { code: 'taken-back' }
  | { code: 'reset-asked' }
  | { code: 'second-factor-reset' }

type About = { news: StaffNews; name: string; by: string }

export type StaffEmailWords = {
  invitation: (to: { name: string; role: StaffRole; by: string }) => EmailContent
  toPerson: (about: About) => EmailContent
  toOwner: (about: About & { email: string }) => EmailContent
}

const staff: StaffEmailWords = {
  invitation: ({ name, role, by }) => ({
    subject: 'You are invited to the admin panel',
    parts: [
      `Dear ${name}`,
      `${by} invites you to work in the admin panel, as ${withArticle(role)}. Choose a password and set up a second factor; then you see your cases.`,
      { button: 'Choose a password' },
      { note: `The link works once, for ${invitationDays} days. If you do not know us, ignore this letter.` },
    ],
  }),
  toPerson: ({ news, name, by }) => {
    const [subject, text] = wordsForPerson(news, by)
    return {
      subject,
      parts: [`Dear ${name}`, text, 'If you did not expect this, speak to an owner of the firm at once.'],
    }
  },
  toOwner: ({ news, name, by, email }) => ({
    subject: `People of the firm: ${name}`,
    parts: [
      `${by} ${wordsForOwner(news, `${name} (${email})`)}`,
      'It stands in the audit log. If it should not have happened, act at once.',
    ],
  }),
}

function wordsForPerson(news: StaffNews, by: string): [subject: string, text: string] {
  switch (news.code) {
    case 'invited':
      return ['You are invited', `${by} invited you as ${withArticle(news.role)}.`]
    case 'withdrawn':
      return ['Your invitation was withdrawn', `${by} withdrew it. Its link no longer works.`]
    case 'role-changed':
      return [
        'Your role was changed',
        `${by} changed your role from ${news.from} to ${news.to}. It counts from now on.`,
      ]
    case 'suspended':
      return [
        'Your account is suspended',
        `${by} suspended your account; your sessions have ended. The reason: ${news.reason}`,
      ]
    case 'taken-back':
      return ['Your account is active again', `${by} ended the suspension of your account. You can sign in as before.`]
    case 'reset-asked':
      return [
        'A reset of your second factor was asked for',
        `${by} asked for it. It happens once two others of the firm have confirmed it.`,
      ]
    case 'second-factor-reset':
      return [
        'Your second factor was reset',
        `${by} carried it out. Your sessions have ended; you set up a new one when you sign in again.`,
      ]
  }
}

function wordsForOwner(news: StaffNews, whom: string): string {
  switch (news.code) {
    case 'invited':
      return `invited ${whom} as ${withArticle(news.role)}.`
    case 'withdrawn':
      return `withdrew the invitation of ${whom}.`
    case 'role-changed':
      return `changed the role of ${whom} from ${news.from} to ${news.to}.`
    case 'suspended':
      return `suspended ${whom}. The reason: ${news.reason}`
    case 'taken-back':
      return `took ${whom} back.`
    case 'reset-asked':
      return `asked to reset the second factor of ${whom}. Two others have to confirm it in the admin panel.`
    case 'second-factor-reset':
      return `carried out the reset of the second factor of ${whom}.`
  }
}

function withArticle(role: StaffRole): string {
  return `an ${role}`
}

const securityAlertEmails = {
  security: (value: string) => `Security: ${value}`,
  dear: (firstName: string) => `Dear ${firstName}`,
  pleaseLookWhetherThatWas: (value: string) => `${value} Please look whether that was meant.`,
  openTheLog: 'Open the log',
  youGetAtMostOne: 'You get at most one such letter an hour. From how many on you are told stands in the settings.',
}

export const accountEmailTexts = { accounts, staff, securityAlertEmails }
