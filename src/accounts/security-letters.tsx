import { company } from '#content/company.ts'
import { ButtonLink, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { type AccountLetter, Page } from './letters.tsx'
import { disownDays, type SecurityEvent } from './security-events.ts'

type Words = [subject: string, text: string]

const words: Record<Exclude<SecurityEvent, 'email-change-asked' | 'email-changed'>, Words> = {
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

type Facts = { event: SecurityEvent; firstName: string; disownUrl: string; newEmail?: string }

/** Tells the owner of an account what has just happened to it, with the button for 'this was not me'. */
export function securityLetter({ event, firstName, disownUrl, newEmail = '' }: Facts): AccountLetter {
  const [subject, text] = wordsOf(event, newEmail)
  return {
    subject,
    body: (
      <Page title={subject}>
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>If it was you, you need not do anything. If not:</Paragraph>
        <ButtonLink href={disownUrl}>This was not me</ButtonLink>
        <Note>
          The button works for {disownDays} days and without signing in. It locks your account, and we send you a link
          to choose a new password.
        </Note>
      </Page>
    ),
  }
}

function wordsOf(event: SecurityEvent, newEmail: string): Words {
  switch (event) {
    case 'email-change-asked':
      return [
        'A change of your e-mail address was asked for',
        `Once ${newEmail} is confirmed, your account uses that address.`,
      ]
    case 'email-changed':
      return ['Your e-mail address was changed', `Your account now uses ${newEmail}.`]
    default:
      return words[event]
  }
}

/** To the address that an account was taken away from again, because its earlier address did not know of the change. */
export function addressTakenBackLetter({ firstName }: { firstName: string }): AccountLetter {
  const subject = 'Your e-mail address was changed back'
  return {
    subject,
    body: (
      <Page title={subject}>
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>
          From the earlier address of this account we were told that the change to this one was not wanted. The account
          uses the earlier address again.
        </Paragraph>
        <Note>If that is wrong, write to {company.email.value}.</Note>
      </Page>
    ),
  }
}
