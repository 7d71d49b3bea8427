import type { ReactElement, ReactNode } from 'react'
import { company } from '#content/company.ts'
import { ButtonLink, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'

/** A letter's subject and contents. */
export type AccountLetter = { subject: string; body: ReactElement }

const firm = company.name.value
const reason = `You get this letter because this address was entered at ${firm}.`

type PageProps = { title: string; children: ReactNode }

/** The frame of every letter about an account. */
export function Page({ title, children }: PageProps) {
  return (
    <LetterPage firm={firm} title={title} footer={[company.legalName.value, reason]}>
      {children}
    </LetterPage>
  )
}

export function verifyEmailLetter({ firstName, url }: { firstName: string; url: string }): AccountLetter {
  return {
    subject: 'Confirm your e-mail address',
    body: (
      <Page title="Confirm your e-mail address">
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>
          You registered for the client portal. Confirm that this is your address; we then review your registration.
        </Paragraph>
        <ButtonLink href={url}>Confirm my address</ButtonLink>
        <Note>
          The link works for 24 hours. If you did not register, ignore this letter: no account becomes usable.
        </Note>
      </Page>
    ),
  }
}

export function accountExistsLetter({
  firstName,
  signInUrl,
  resetUrl,
}: {
  firstName: string
  signInUrl: string
  resetUrl: string
}): AccountLetter {
  return {
    subject: 'You already have an account',
    body: (
      <Page title="You already have an account">
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>
          Somebody, probably you, just registered with this address. It has an account already, so nothing was changed.
        </Paragraph>
        <ButtonLink href={signInUrl}>Sign in</ButtonLink>
        <Paragraph>Forgotten your password? Choose a new one: {resetUrl}</Paragraph>
        <Note>If it was not you, you need not do anything.</Note>
      </Page>
    ),
  }
}

export function invitationLetter({ name, url }: { name: string; url: string }): AccountLetter {
  return {
    subject: 'Your client account: choose a password',
    body: (
      <Page title="Welcome to your client portal">
        <Paragraph>Dear {name}</Paragraph>
        <Paragraph>
          Thank you for your order. Your case is open. Choose a password to see what happens next, send documents and
          write to your adviser.
        </Paragraph>
        <ButtonLink href={url}>Choose a password</ButtonLink>
        <Note>The link works once, for 30 days. After that, use 'Forgot your password?' on the sign-in page.</Note>
      </Page>
    ),
  }
}

export function resetPasswordLetter({ firstName, url }: { firstName: string; url: string }): AccountLetter {
  return {
    subject: 'Choose a new password',
    body: (
      <Page title="Choose a new password">
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>Somebody, probably you, asked for a new password for this account.</Paragraph>
        <ButtonLink href={url}>Choose a new password</ButtonLink>
        <Note>
          The link works once, for 30 minutes. If it was not you, ignore this letter: your password stays as it is.
        </Note>
      </Page>
    ),
  }
}

export function approvedLetter({ firstName, url }: { firstName: string; url: string }): AccountLetter {
  return {
    subject: 'Your account is active',
    body: (
      <Page title="Your account is active">
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>We reviewed your registration. You can now sign in to the client portal.</Paragraph>
        <ButtonLink href={url}>Sign in</ButtonLink>
      </Page>
    ),
  }
}

export function rejectedLetter({ firstName, reason: why }: { firstName: string; reason: string }): AccountLetter {
  return {
    subject: 'Your registration',
    body: (
      <Page title="We could not accept your registration">
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>We reviewed your registration and cannot open an account for you.</Paragraph>
        <Note>{why}</Note>
        <Paragraph>Questions? Write to {company.email.value}.</Paragraph>
      </Page>
    ),
  }
}

export function suspendedLetter({ firstName, reason: why }: { firstName: string; reason: string }): AccountLetter {
  return {
    subject: 'Your account is suspended',
    body: (
      <Page title="Your account is suspended">
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>You cannot sign in at the moment.</Paragraph>
        <Note>{why}</Note>
        <Paragraph>Questions? Write to {company.email.value}.</Paragraph>
      </Page>
    ),
  }
}

export function reinstatedLetter({ firstName, url }: { firstName: string; url: string }): AccountLetter {
  return {
    subject: 'Your account is active again',
    body: (
      <Page title="Your account is active again">
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>You can sign in to the client portal as before.</Paragraph>
        <ButtonLink href={url}>Sign in</ButtonLink>
      </Page>
    ),
  }
}

export function confirmNewEmailLetter({ firstName, url }: { firstName: string; url: string }): AccountLetter {
  return {
    subject: 'Confirm your new e-mail address',
    body: (
      <Page title="Confirm your new e-mail address">
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>
          You want to use this address for your account. Until you confirm it, the old one stays in force.
        </Paragraph>
        <ButtonLink href={url}>Use this address</ButtonLink>
        <Note>The link works once, for 24 hours. If you have no account with us, ignore this letter.</Note>
      </Page>
    ),
  }
}
