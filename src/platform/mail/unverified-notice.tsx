import { firmName } from '#content/firm-name.ts'
import { wordsIn } from '#platform/words.ts'
import { EmailLayout, Paragraph } from './email-parts.tsx'
import { defineOwnEmail } from './own-email.ts'

const noticeWords = wordsIn({
  en: {
    subject: (firm: string) => `News for you at ${firm}`,
    text: 'There is something new for you in our client portal. Nobody has confirmed this email address yet, so we do not write here what it is.',
    how: 'To read it, choose a password with the link in our invitation, or with ‘Forgot your password?’ on the sign-in page.',
    why: (firm: string) =>
      `You get this email because this address was entered at ${firm}. If it was not you, ignore it.`,
  },
})

/** Sent to an unconfirmed address instead of an email that might contain visitor input. */
export const unverifiedNotice = defineOwnEmail({ kind: 'unverified-notice', trigger: 'visitor' }, () => {
  const { subject, text, how, why } = noticeWords()
  return {
    subject: subject(firmName),
    body: (
      <EmailLayout firm={firmName} title={subject(firmName)} footer={[why(firmName)]}>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{how}</Paragraph>
      </EmailLayout>
    ),
  }
})
