import type { PageMeta, TitledText } from './parts.ts'

export type ContactTopic = { value: string; label: string }

export const contactTopics: readonly ContactTopic[] = [
  { value: 'individual-tax-return', label: 'Individual Tax Return' },
  { value: 'business-tax', label: 'Business Tax' },
  { value: 'expat-tax-filing', label: 'Expat Tax Filing' },
  { value: 'tax-optimization', label: 'Tax Optimization' },
  { value: 'urgent-deadline', label: 'Urgent Deadline' },
  { value: 'complex-situation', label: 'Complex Situation' },
  { value: 'other', label: 'Other' },
]

export type ReachOutCard = Pick<TitledText, 'title'> & {
  id: 'mail' | 'phone' | 'chat' | 'visit' | 'consultation'
  text: string | ((firm: { hours: string; town: string }) => string)
  action: string
}

export const contact = {
  meta: {
    title: 'Contact',
    description:
      'Write, call or visit our office in Biel/Bienne. Answer within 24 hours on working days, in English, German or French.',
  } satisfies PageMeta,
  title: 'Ask us',
  lead: 'Tell us in a few sentences what your year looked like. You get an answer from a tax adviser within 24 hours on working days.',
  form: {
    nameLabel: 'Full name',
    emailLabel: 'Email',
    topicLabel: 'Tax situation',
    topicPlaceholder: 'Choose one',
    messageLabel: 'Message',
    messageHint: 'Country, canton, permit, what changed in the year. No tax documents and no passwords, please.',
    submit: 'Send message',
    privacyNote: 'We use what you write to answer you.',
    sentTitle: 'Your message has arrived',
    sentText: 'A copy is on its way to your mailbox. We answer within 24 hours on working days.',
    sentWithoutMailText:
      'We have your message, but the copy to your mailbox could not be sent. You need not write again.',
  },
  mailtoLink: {
    name: 'Write an e-mail instead',
    defaultSubject: 'Swiss Tax Consulting Inquiry',
    body: 'Hello,\n\nI have a question about my Swiss taxes.\n\nCanton and commune:\nPermit:\nTax year:\nWhat it is about:\n\nKind regards',
  },
  cardsTitle: 'Other ways to reach us',
  cards: [
    { id: 'mail', title: 'E-mail', text: 'Answer within 24 hours on working days.', action: 'Write an e-mail' },
    { id: 'phone', title: 'Phone', text: ({ hours }) => `${hours}.`, action: 'Call us' },
    {
      id: 'chat',
      title: 'WhatsApp',
      text: 'For short questions. Please send no documents: a third party carries the messages.',
      action: 'Open the chat',
    },
    { id: 'visit', title: 'Office', text: ({ town }) => `In ${town}, by appointment.`, action: 'Show on the map' },
  ] satisfies readonly ReachOutCard[],
  urgent: {
    title: 'A deadline this week?',
    text: 'Choose ‘Urgent Deadline’ in the form and name the date. If the date for your return is near, ask your canton for an extension today: it is a matter of minutes online. For an objection the 30 days cannot be extended, so call us.',
    action: 'Call now',
  },
  freeConsultation: {
    claimId: 'free-consultation',
    title: 'Free 30-minute consultation',
    text: 'For first-time clients: one conversation by phone or video, no obligation. Choose a time that suits you.',
    action: 'Book the consultation',
  },
  chatMessage: 'Hello, I have a question about my Swiss taxes.',
  answerTimesTitle: 'When we answer',
  answerTimesLead: 'By people, Monday to Friday. The client portal takes messages at any hour.',
} as const
