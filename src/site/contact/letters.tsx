import type { ReactElement } from 'react'
import { company } from '#content/company.ts'
import { serviceLevels } from '#content/service-levels.ts'
import { ButtonLink, FactTable, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { type Enquiry, topicLabel } from './lead.ts'

export type ContactLetter = { subject: string; body: ReactElement }

const firm = company.name.value
const answer = serviceLevels.find(({ id }) => id === 'contact')?.answer ?? 'as soon as we can'

/** To the writer: it arrived, under which number, and when somebody answers. */
export function receiptLetter(enquiry: Enquiry, number: number): ContactLetter {
  return {
    subject: `Your message has arrived (${number})`,
    body: (
      <LetterPage
        firm={firm}
        title="Your message has arrived"
        preview={`You get an answer ${answer}.`}
        footer={[
          company.legalName.value,
          `You get this letter because this address was entered in the contact form of ${firm}. If it was not you, ignore it.`,
        ]}
      >
        <Paragraph>Dear {enquiry.name}</Paragraph>
        <Paragraph>Thank you for your message. A tax adviser answers {answer}.</Paragraph>
        <FactTable facts={facts(enquiry, number)} />
        {enquiry.message.split(/\n{2,}/).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text
          <Paragraph key={at}>{text}</Paragraph>
        ))}
        <Note>
          Is a deadline near? Call us: {company.phone.value}, {company.hours.text}.
        </Note>
      </LetterPage>
    ),
  }
}

/** To the office: an enquiry waits. Its text stays in the admin panel. */
export function officeLetter(enquiry: Enquiry, number: number, site: string): ContactLetter {
  return {
    subject: `New enquiry ${number}: ${topicLabel(enquiry.topic)}`,
    body: (
      <LetterPage
        firm={firm}
        title={`New enquiry ${number}`}
        footer={['You get this letter because you run the office.']}
      >
        <Paragraph>Somebody wrote through the contact form. We promise an answer {answer}.</Paragraph>
        <FactTable facts={[...facts(enquiry, number), { label: 'From', value: enquiry.name }]} />
        <ButtonLink href={`${site}/admin/contacts/${number}`}>Open the enquiry</ButtonLink>
      </LetterPage>
    ),
  }
}

function facts({ topic, subject }: Enquiry, number: number) {
  return [
    { label: 'Number', value: String(number) },
    { label: 'Tax situation', value: topicLabel(topic) },
    ...(subject ? [{ label: 'Subject', value: subject }] : []),
  ]
}
