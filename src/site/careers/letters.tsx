import type { ReactElement } from 'react'
import { company } from '#content/company.ts'
import { ButtonLink, FactTable, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import type { Application } from './application.ts'
import { positionLabel } from './positions.ts'

type CareersLetter = { subject: string; body: ReactElement }

const firm = company.name.value

/** To the applicant: it arrived, under which number, and how long it is kept. */
export function receiptLetter(
  { name, position, keep }: Pick<Application, 'name' | 'position' | 'keep'>,
  { number, cvName }: { number: number; cvName: string },
): CareersLetter {
  const kept = keep ? '24 months after the decision, as you have agreed' : 'six months after the decision'
  return {
    subject: `Your application has arrived (${number})`,
    body: (
      <LetterPage
        firm={firm}
        title="Your application has arrived"
        preview="Thank you. Here is your number, and how long we keep what you sent."
        footer={[
          company.legalName.value,
          `You get this letter because this address was entered in the application form of ${firm}. If it was not you, tell us: ${company.careersEmail.value}.`,
        ]}
      >
        <Paragraph>Dear {name}</Paragraph>
        <Paragraph>Thank you for your application. We read it and come back to you.</Paragraph>
        <FactTable
          facts={[
            { label: 'Number', value: String(number) },
            { label: 'Position', value: positionLabel(position) },
            { label: 'CV', value: cvName },
          ]}
        />
        <Note>
          We delete your application {kept}. To withdraw it, to have it deleted earlier or to take back your consent,
          write to {company.careersEmail.value} and name the number.
        </Note>
      </LetterPage>
    ),
  }
}

/** To the office: an application waits. Who sent it stays in the admin panel. */
export function officeLetter({ position }: Pick<Application, 'position'>, number: number, site: string): CareersLetter {
  const label = positionLabel(position)
  return {
    subject: `New application ${number}: ${label}`,
    body: (
      <LetterPage
        firm={firm}
        title={`New application ${number}`}
        footer={['You get this letter because you run the office.']}
      >
        <Paragraph>Somebody applied through the form on the careers page.</Paragraph>
        <FactTable
          facts={[
            { label: 'Number', value: String(number) },
            { label: 'Position', value: label },
          ]}
        />
        <ButtonLink href={`${site}/admin/applications/${number}`}>Open the application</ButtonLink>
      </LetterPage>
    ),
  }
}
