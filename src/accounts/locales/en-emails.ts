import { disownDays, type SecurityEvent } from '#accounts/security/security-events.ts'
import { invitationDays, type StaffRole } from '#accounts/team/profile.ts'
import { company } from '#company/company.ts'
import { plural } from '#platform/intl-words.ts'
import { greeting } from '#platform/mail/greeting.ts'

type EmailPart = string | { note: string } | { button: string }
/** Text of an email. If `title` is missing, the subject is also the heading. */
export type EmailContent = { subject: string; title?: string; parts: EmailPart[] }

/** Recipients, for the line that says why they get the email. `anyone` may have no account. */
export type EmailRecipient = 'anyone' | 'account' | 'staff'

type Named = { firstName: string }
/** `firstName` is null if the address is unconfirmed: the email then has a salutation without a name. */
type MaybeNamed = { firstName: string | null }
type Reasoned = Named & { reason: string }

export type AccountEmailWords = {
  why: Record<EmailRecipient, (firm: string) => string>
  verifyEmail: (to: MaybeNamed) => EmailContent
  accountExists: (to: MaybeNamed & { resetUrl: string }) => EmailContent
  invitationByFirm: (to: { name: string; by: string }) => EmailContent
  resetPassword: (to: MaybeNamed) => EmailContent
  approved: (to: Named) => EmailContent
  rejected: (to: Reasoned) => EmailContent
  suspended: (to: Reasoned) => EmailContent
  reinstated: (to: Named) => EmailContent
  confirmEmail: () => EmailContent
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
    'Someone has asked to change your email address',
    `We have received a request to use ${newEmail} for your account. The change will take effect once that address has been confirmed.`,
  ],
  'email-changed': (newEmail) => ['Your email address has been changed', `Your account now uses ${newEmail}.`],
  'password-changed': [
    'Your password has been changed',
    'The password for your account has just been changed. We have signed out all other devices.',
  ],
  'passkey-added': [
    'A passkey has been added to your account',
    'You can now use this new passkey to sign in without a password.',
  ],
  'passkey-removed': [
    'A passkey has been removed from your account',
    'The passkey that was removed can no longer be used to sign in.',
  ],
  'second-factor-on': [
    'Two-step verification is now on',
    'From now on, you will need your password and a code from your authenticator app to sign in.',
  ],
  'second-factor-off': [
    'Two-step verification is now off',
    'From now on, you will need only your password to sign in.',
  ],
  'recovery-codes-renewed': [
    'You have new recovery codes',
    'New recovery codes have been created for your account. Your previous recovery codes no longer work.',
  ],
  'recovery-code-used': [
    'A recovery code was used to sign in',
    'Someone used one of your recovery codes instead of a code from your authenticator app. Each recovery code works only once.',
  ],
  'failed-sign-ins': [
    'Several failed attempts to sign in to your account',
    'Someone entered the wrong password for your account several times in a row, but did not get in. If you have forgotten your password, select “Forgot your password?” on the sign-in page to choose a new one.',
  ],
}

const questions = () => `If you have any questions, please email us at ${company().email}.`
const inviteNote =
  'The link works once and expires after 30 days. After that, select “Forgot your password?” on the sign-in page.'

export const accounts: AccountEmailWords = {
  why: {
    anyone: (firm) => `You are receiving this email because this address was given to ${firm}.`,
    account: (firm) => `You are receiving this email because you have an account with ${firm}.`,
    staff: (firm) => `You are receiving this email because you work at ${firm}.`,
  },
  verifyEmail: ({ firstName }) => ({
    subject: 'Confirm your email address',
    parts: [
      greeting(firstName),
      'Thank you for registering for our client portal. Please confirm that this is your email address. We will then review your registration and email you.',
      { button: 'Confirm my address' },
      {
        note: 'The link works for 24 hours. If you did not register, please ignore this email. No account will be created.',
      },
    ],
  }),
  accountExists: ({ firstName, resetUrl }) => ({
    subject: 'You already have an account',
    parts: [
      greeting(firstName),
      'Someone, probably you, tried to register with this email address. You already have an account, so nothing has changed.',
      { button: 'Sign in' },
      `If you have forgotten your password, choose a new one here: ${resetUrl}`,
      { note: 'If this was not you, you do not need to do anything.' },
    ],
  }),
  invitationByFirm: ({ name, by }) => ({
    subject: 'Your client account is ready: choose a password',
    title: 'Welcome to your client portal',
    parts: [
      greeting(name),
      `${by} has opened a client account for you. Choose a password to upload documents, read what we prepare for you and message your adviser.`,
      { button: 'Choose a password' },
      { note: `${inviteNote} If you did not expect this invitation, please ignore this email.` },
    ],
  }),
  resetPassword: ({ firstName }) => ({
    subject: 'Choose a new password',
    parts: [
      greeting(firstName),
      'Someone, probably you, asked to reset the password for this account.',
      { button: 'Choose a new password' },
      {
        note: 'The link works once and expires after 30 minutes. If this was not you, please ignore this email. Your password will not change.',
      },
    ],
  }),
  confirmEmail: () => ({
    subject: 'Confirm your email address',
    parts: [
      greeting(null),
      'Please confirm that this is your email address. We will then send you our emails in full.',
      { button: 'Confirm my address' },
      {
        note: 'The link works once and expires after 30 days. If you are not signed in, it asks you to choose a new password. If you did not order from us, please ignore this email.',
      },
    ],
  }),
  approved: ({ firstName }) => ({
    subject: 'Your account is active: you can now sign in',
    parts: [
      greeting(firstName),
      'We have approved your registration. You can now sign in to the client portal.',
      { button: 'Sign in' },
    ],
  }),
  rejected: ({ firstName, reason }) => ({
    subject: 'We could not accept your registration',
    parts: [
      greeting(firstName),
      'Thank you for registering. We have reviewed your registration and are sorry to say that we cannot open an account for you. Our reason:',
      { note: reason },
      questions(),
    ],
  }),
  suspended: ({ firstName, reason }) => ({
    subject: 'Your account has been suspended',
    parts: [
      greeting(firstName),
      'We have suspended your account, so you cannot sign in at the moment. Our reason:',
      { note: reason },
      questions(),
    ],
  }),
  reinstated: ({ firstName }) => ({
    subject: 'Your account is active again',
    parts: [
      greeting(firstName),
      'Your account is no longer suspended. You can sign in to the client portal as before.',
      { button: 'Sign in' },
    ],
  }),
  confirmNewEmail: ({ firstName }) => ({
    subject: 'Confirm your new email address',
    parts: [
      greeting(firstName),
      'You asked to use this email address for your account. Until you confirm it, we will keep using your old address.',
      { button: 'Use this address' },
      {
        note: 'The link works once and expires after 24 hours. If you do not have an account with us, please ignore this email.',
      },
    ],
  }),
  security: (event, { firstName, newEmail }) => {
    const content = happened[event]
    const [subject, text] = typeof content === 'function' ? content(newEmail) : content
    return {
      subject,
      parts: [
        greeting(firstName),
        text,
        'If this was you, you do not need to do anything. If this was not you, lock your account now:',
        { button: 'I did not do this' },
        {
          note: `The button works for ${disownDays} days, and you do not need to sign in. After you confirm, we will lock your account and email you a link to choose a new password.`,
        },
      ],
    }
  },
  addressReverted: ({ firstName }) => ({
    subject: 'Your account no longer uses this email address',
    parts: [
      greeting(firstName),
      'Someone using your previous email address told us that you did not make the change to this address. We have switched your account back to the previous address.',
      { note: `If this is wrong, please email us at ${company().email}.` },
    ],
  }),
  partnerInvited: ({ days }) => ({
    subject: 'You have been invited to share tax cases',
    parts: [
      greeting(null),
      'One of our clients would like to share tax cases with you in our client portal. If you accept, you will be able to read these cases, upload documents and send messages, and the two of you can approve a joint tax return.',
      'You will have your own account. Open the invitation to see who has invited you.',
      { button: 'Open the invitation' },
      {
        note: `The link works for ${days} days. If you did not expect an invitation, please ignore this email.`,
      },
    ],
  }),
  partnerJoined: ({ name, partner }) => ({
    subject: `${partner} has joined your household`,
    parts: [
      greeting(name),
      `${partner} has accepted your invitation and can now see the cases you share. You choose which cases to share, and you can stop sharing at any time.`,
      { button: 'Open your household' },
    ],
  }),
  partnershipEnded: ({ name, other }) => ({
    subject: `You and ${other} no longer share tax cases`,
    parts: [
      greeting(name),
      `You and ${other} no longer share tax cases in our client portal. Everything you have uploaded, written and approved so far stays in its case. Your own account and your own cases do not change.`,
      { note: 'If you did not want this, please send us a message in the client portal.' },
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
  | { code: 'deputy-set'; absent: string; days: string }

type About = { news: StaffNews; name: string; by: string }

export type StaffEmailWords = {
  invitation: (to: { name: string; role: StaffRole; by: string }) => EmailContent
  toPerson: (about: About) => EmailContent
  toOwner: (about: About & { email: string }) => EmailContent
}

export const staff: StaffEmailWords = {
  invitation: ({ name, role, by }) => ({
    subject: 'You have been invited to the admin panel: choose a password',
    parts: [
      greeting(name),
      `${by} has invited you to the admin panel as ${withArticle(role)}. Choose a password to see your cases. If the firm requires two-step verification, you will set it up after that.`,
      { button: 'Choose a password' },
      {
        note: `The link works once and expires after ${plural('en', invitationDays, { one: 'one day', other: `${invitationDays} days` })}. If you do not know us, please ignore this email.`,
      },
    ],
  }),
  toPerson: ({ news, name, by }) => {
    const [subject, text] = wordsForPerson(news, by)
    return {
      subject,
      parts: [greeting(name), text, 'If you did not expect this, please contact an owner of the firm straight away.'],
    }
  },
  toOwner: ({ news, name, by, email }) => ({
    subject: subjectForOwner(news, name),
    parts: [
      `${by} ${wordsForOwner(news, `${name} (${email})`)}`,
      'This has been recorded in the audit log. If it should not have happened, please open Staff in the admin panel and correct it straight away.',
    ],
  }),
}

function wordsForPerson(news: StaffNews, by: string): [subject: string, text: string] {
  switch (news.code) {
    case 'invited':
      return ['You have been invited to the admin panel', `${by} has invited you as ${withArticle(news.role)}.`]
    case 'withdrawn':
      return [
        'Your invitation has been withdrawn',
        `${by} has withdrawn your invitation. The link in it no longer works.`,
      ]
    case 'deputy-set':
      return [
        `You are the deputy of ${news.absent}`,
        `${by} has made you the deputy of ${news.absent}, ${news.days}. On these days you see and handle their cases and clients as your own.`,
      ]
    case 'role-changed':
      return [
        `Your role has been changed to ${news.to}`,
        `${by} has changed your role from ${news.from} to ${news.to}. The change takes effect immediately.`,
      ]
    case 'suspended':
      return [
        'Your account has been suspended',
        `${by} has suspended your account, and you have been signed out. Reason: ${news.reason}`,
      ]
    case 'taken-back':
      return ['Your account is active again', `${by} has reactivated your account. You can sign in as before.`]
    case 'reset-asked':
      return [
        'A reset of your two-step verification has been requested',
        `${by} has requested a reset of your two-step verification. Two other people in the firm must confirm the reset first.`,
      ]
    case 'second-factor-reset':
      return [
        'Your two-step verification has been reset',
        `${by} has reset your two-step verification, and you have been signed out. You can set it up again the next time you sign in.`,
      ]
  }
}

function subjectForOwner({ code }: StaffNews, name: string): string {
  const subjects: Record<StaffNews['code'], string> = {
    invited: 'Staff member invited',
    withdrawn: 'Staff invitation withdrawn',
    'role-changed': 'Staff role changed',
    suspended: 'Staff account suspended',
    'taken-back': 'Staff account reactivated',
    'reset-asked': 'Reset of two-step verification requested',
    'second-factor-reset': 'Two-step verification reset',
    'deputy-set': 'Deputy set',
  }
  return `${subjects[code]}: ${name}`
}

function wordsForOwner(news: StaffNews, whom: string): string {
  switch (news.code) {
    case 'invited':
      return `has invited ${whom} as ${withArticle(news.role)}.`
    case 'withdrawn':
      return `has withdrawn the invitation to ${whom}.`
    case 'role-changed':
      return `has changed the role of ${whom} from ${news.from} to ${news.to}.`
    case 'suspended':
      return `has suspended the account of ${whom}. Reason: ${news.reason}`
    case 'taken-back':
      return `has reactivated the account of ${whom}.`
    case 'reset-asked':
      return `has requested a reset of two-step verification for ${whom}. Two other people must confirm it in the admin panel.`
    case 'second-factor-reset':
      return `has reset two-step verification for ${whom}.`
    case 'deputy-set':
      return `has made ${whom} the deputy of ${news.absent}, ${news.days}.`
  }
}

function withArticle(role: StaffRole): string {
  return `an ${role}`
}

export const securityAlertEmails = {
  securityAlert: (value: string) => `Security alert: ${value}`,
  pleaseCheckThatThisWas: (value: string) => `${value} Please check that this was intended.`,
  openAuditLog: 'Open the audit log',
  youGetAtMostOne: 'You will get at most one of these emails an hour. You can change the threshold in Settings.',
}
