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
      'Email us, call us or visit our office in Biel/Bienne. We reply within 24 hours on working days, in English, German or French.',
  } satisfies PageMeta,
  title: 'Ask us',
  lead: 'Tell us about your situation and we will recommend a package. A tax adviser will reply within 24 hours on working days.',
  form: {
    nameLabel: 'Full name',
    emailLabel: 'Email',
    topicLabel: 'Tax situation',
    topicPlaceholder: 'Choose one',
    messageLabel: 'Message',
    messageHint:
      'Tell us your home country, canton and permit, and what changed during the year. Please do not send tax documents or passwords.',
    submit: 'Send message',
    privacyNote: 'We use your message only to reply to you.',
    sentTitle: 'Message sent',
    sentText: 'We have emailed you a copy. We will reply within 24 hours on working days.',
    sentWithoutMailText:
      'We have received your message, but we could not email you a copy. You do not need to send it again.',
  },
  mailtoLink: {
    name: 'Send an email instead',
    defaultSubject: 'Swiss Tax Consulting Inquiry',
    body: 'Hello,\n\nI have a question about my Swiss taxes.\n\nCanton and commune:\nPermit:\nTax year:\nWhat it is about:\n\nKind regards',
  },
  cardsTitle: 'Other ways to reach us',
  cards: [
    { id: 'mail', title: 'Email', text: 'We reply within 24 hours on working days.', action: 'Send an email' },
    { id: 'phone', title: 'Phone', text: ({ hours }) => `${hours}.`, action: 'Call us' },
    {
      id: 'chat',
      title: 'WhatsApp',
      text: 'For short questions. Please do not send documents, because a third party transmits the messages.',
      action: 'Open chat',
    },
    { id: 'visit', title: 'Office', text: ({ town }) => `Visit us in ${town}, by appointment.`, action: 'Show on map' },
  ] satisfies readonly ReachOutCard[],
  urgent: {
    title: 'A deadline this week?',
    text: 'Choose ‘Urgent Deadline’ in the form and tell us the date. If your tax return is due soon, request a deadline extension from your canton today: in most cantons it takes a few minutes online. The 30-day deadline for an objection cannot be extended, so please call us.',
    action: 'Call us now',
  },
  freeConsultation: {
    claimId: 'free-consultation',
    title: 'Free 30-minute consultation',
    text: 'For first-time clients: one appointment by phone or video, with no obligation. Choose a time that suits you.',
    action: 'Book your free consultation',
  },
  chatMessage: 'Hello, I have a question about my Swiss taxes.',
  answerTimesTitle: 'When we reply',
  answerTimesLead: 'Our team replies Monday to Friday. You can send a message through the client portal at any time.',
} as const
