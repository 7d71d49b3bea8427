import { formatDate } from '#platform/format.ts'

type EmailWordsEnContent<Text> = { subject: (label: string) => string; text: Text; note: string }
type Answered = { subject: (label: string) => string; text: string }

export type QuoteEmailWords = {
  hello: (name: string) => string
  open: string
  openForStaff: string
  whyClient: string
  whyStaff: string
  sent: EmailWordsEnContent<(validOn: string) => string>
  newer: EmailWordsEnContent<(validOn: string) => string>
  withdrawn: EmailWordsEnContent<string>
  answered: Record<'accepted' | 'declined', Answered>
}

export const en: QuoteEmailWords = {
  hello: (name) => `Hello ${name}`,
  open: 'Read the offer',
  openForStaff: 'Open the offer',
  whyClient: 'You get this letter because we have made you an offer.',
  whyStaff: 'You get this letter because you made this offer or run the office.',
  sent: {
    subject: (label) => `Our offer ${label}`,
    text: (validOn) =>
      `We have made you an offer. Read it in the client portal, and accept it there until ${formatDate(validOn)}.`,
    note: 'If something is not as you need it, decline it and say why: we make you another one.',
  },
  newer: {
    subject: (label) => `Our offer ${label}`,
    text: (validOn) =>
      `We have made you a new version of our offer; the one before counts no more. Read it in the client portal, and accept it there until ${formatDate(validOn)}.`,
    note: 'If something is not as you need it, decline it and say why: we make you another one.',
  },
  withdrawn: {
    subject: (label) => `Our offer ${label} is withdrawn`,
    text: 'We have withdrawn an offer that we had made you. It cannot be accepted any more.',
    note: 'You owe nothing for it. If you have a question, write to us in the client portal.',
  },
  answered: {
    accepted: { subject: (label) => `Offer ${label} is accepted`, text: 'The client has accepted this offer.' },
    declined: {
      subject: (label) => `Offer ${label} is declined`,
      text: 'The client has declined this offer and says why.',
    },
  },
}
