import type { EmailContent } from '#accounts/email-words-en.ts'
import { invitationDays, type StaffRole } from './profile.ts'

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

export const en: StaffEmailWords = {
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
