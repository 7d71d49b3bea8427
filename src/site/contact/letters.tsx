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
        {paragraphs(enquiry.message)}
        <Note>
          Is a deadline near? Call us: {company.phone.value}, {company.hours.text}.
        </Note>
      </LetterPage>
    ),
  }
}

/** To the writer: what staff answer, with the words it answers below. */
export function answerLetter(enquiry: Enquiry, number: number, { text, from }: { text: string; from: string }) {
  return {
    subject: `Re: ${enquiry.subject ?? topicLabel(enquiry.topic)} (${number})`,
    body: (
      <LetterPage
        firm={firm}
        title={`Our answer to your message ${number}`}
        footer={[company.legalName.value, 'To write back, answer this letter.']}
      >
        {paragraphs(text)}
        <Paragraph>
          {from}, {firm}
        </Paragraph>
        <Note>You wrote to us:</Note>
        {paragraphs(enquiry.message)}
      </LetterPage>
    ),
  } satisfies ContactLetter
}

function paragraphs(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text
  return text.split(/\n{2,}/).map((words, at) => <Paragraph key={at}>{words}</Paragraph>)
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
