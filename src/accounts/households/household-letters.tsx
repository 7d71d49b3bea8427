import { type AccountLetter, Page } from '#accounts/letters.tsx'
import { ButtonLink, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { invitationDays } from './invitation-form.ts'

/** To somebody who may or may not have an account: the letter is the same. */
export function partnerInvited({ name, inviter, url }: { name: string; inviter: string; url: string }): AccountLetter {
  return {
    subject: `${inviter} invites you to a household`,
    body: (
      <Page title="You are invited to a household">
        <Paragraph>Dear {name}</Paragraph>
        <Paragraph>
          {inviter} wants to share tax cases with you in our client portal: to read them, send documents and messages,
          and approve a joint return together. You use a sign-in of your own.
        </Paragraph>
        <ButtonLink href={url}>Look at the invitation</ButtonLink>
        <Note>
          The link works for {invitationDays} days. If you do not know {inviter}, ignore this letter: nothing happens.
        </Note>
      </Page>
    ),
  }
}

/** To the client: the person they invited has accepted. */
export function partnerJoined({ name, partner, url }: { name: string; partner: string; url: string }): AccountLetter {
  return {
    subject: `${partner} has joined your household`,
    body: (
      <Page title={`${partner} has joined your household`}>
        <Paragraph>Dear {name}</Paragraph>
        <Paragraph>
          {partner} has accepted your invitation and now sees the cases that you share. You choose which these are, and
          you can end this at any time.
        </Paragraph>
        <ButtonLink href={url}>Open your household</ButtonLink>
      </Page>
    ),
  }
}

/** To either side: nothing is shared any more. */
export function partnershipEnded({ name, other }: { name: string; other: string }): AccountLetter {
  return {
    subject: 'Your shared household has ended',
    body: (
      <Page title="Your shared household has ended">
        <Paragraph>Dear {name}</Paragraph>
        <Paragraph>
          You and {other} no longer share tax cases in our client portal. What was sent, written and approved until now
          stays with its case. Your own account and your own cases stay as they are.
        </Paragraph>
        <Note>If this was not meant, please write to us.</Note>
      </Page>
    ),
  }
}
