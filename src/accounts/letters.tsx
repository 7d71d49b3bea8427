import type { ReactElement, ReactNode } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { accountLetterWords } from './letter-words.ts'
import type { LetterText } from './letter-words-en.ts'

/** A letter's subject and contents. */
export type AccountLetter = { subject: string; body: ReactElement }
type PageProps = { title: string; children: ReactNode }

/** The frame of every letter about an account. */
export function Page({ title, children }: PageProps) {
  return (
    <LetterPage firm={firmName} title={title} footer={[company().legalName, accountLetterWords().why(firmName)]}>
      {children}
    </LetterPage>
  )
}

/** A text in the frame of these letters; `url` is where its button leads. */
export function written({ subject, title = subject, parts }: LetterText, url = ''): AccountLetter {
  return {
    subject,
    body: (
      <Page title={title}>
        {parts.map((part) => {
          if (typeof part === 'string') return <Paragraph key={part}>{part}</Paragraph>
          if ('note' in part) return <Note key={part.note}>{part.note}</Note>
          return (
            <ButtonLink key={part.button} href={url}>
              {part.button}
            </ButtonLink>
          )
        })}
      </Page>
    ),
  }
}

type Named = { firstName: string }
type WithLink = Named & { url: string }
type WithReason = Named & { reason: string }

export function verifyEmailLetter({ url, ...to }: WithLink): AccountLetter {
  return written(accountLetterWords().verifyEmail(to), url)
}

export function accountExistsLetter({
  signInUrl,
  ...to
}: Named & { signInUrl: string; resetUrl: string }): AccountLetter {
  return written(accountLetterWords().accountExists(to), signInUrl)
}

export function invitationLetter({ url, ...to }: { name: string; url: string }): AccountLetter {
  return written(accountLetterWords().invitation(to), url)
}

/** To somebody for whom staff opened an account without an order. */
export function invitationByFirmLetter({ url, ...to }: { name: string; by: string; url: string }): AccountLetter {
  return written(accountLetterWords().invitationByFirm(to), url)
}

export function resetPasswordLetter({ url, ...to }: WithLink): AccountLetter {
  return written(accountLetterWords().resetPassword(to), url)
}

export function approvedLetter({ url, ...to }: WithLink): AccountLetter {
  return written(accountLetterWords().approved(to), url)
}

export function rejectedLetter(to: WithReason): AccountLetter {
  return written(accountLetterWords().rejected(to))
}

export function suspendedLetter(to: WithReason): AccountLetter {
  return written(accountLetterWords().suspended(to))
}

export function reinstatedLetter({ url, ...to }: WithLink): AccountLetter {
  return written(accountLetterWords().reinstated(to), url)
}

export function confirmNewEmailLetter({ url, ...to }: WithLink): AccountLetter {
  return written(accountLetterWords().confirmNewEmail(to), url)
}
