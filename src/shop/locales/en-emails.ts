import { formatDate } from '#platform/format.ts'

export type ShopEmailWords = {
  why: (firm: string, mailbox: string) => string
  underReview: {
    subject: (number: number) => string
    title: (number: number) => string
    preview: string
    text: (amount: string, number: number) => string[]
    note: string
  }
  refunded: {
    subject: (number: number, isWhole: boolean) => string
    title: (number: number, isWhole: boolean) => string
    preview: (amount: string) => string
    text: (amount: string, number: number) => string
    firstDiscount: string
    facts: { paid: string; now: string; inAll: string }
    note: string
  }
}

export const shop: ShopEmailWords = {
  why: (firm, mailbox) =>
    `You are receiving this email because you placed an order with ${firm}. Questions? Email us at ${mailbox}.`,
  underReview: {
    subject: (number) => `We are checking your payment for order ${number}`,
    title: (number) => `We are checking your payment for order ${number}`,
    preview: 'We have received your payment and are checking it. You do not need to do anything.',
    text: (amount, number) => [
      `We have received ${amount} for your order ${number}. Something about this payment does not match the order, so our team will check it by the next working day at the latest.`,
      'We will then either accept the payment and open your case, or refund the whole amount to the card or account you paid with. Either way, we will email you.',
    ],
    note: 'You do not need to do anything. Please do not pay again.',
  },
  refunded: {
    subject: (number, isWhole) =>
      isWhole ? `We have refunded your order ${number}` : `We have refunded part of your order ${number}`,
    title: (number, isWhole) =>
      isWhole ? `We have refunded order ${number}` : `We have refunded part of order ${number}`,
    preview: (amount) => `Your refund of ${amount} is on its way.`,
    text: (amount, number) =>
      `We have refunded ${amount} for your order ${number}. The refund goes to the card or account you paid with. Most banks show it within 5 to 10 working days.`,
    firstDiscount: 'This is the 10% first-order discount on your package, as promised in our terms.',
    facts: { paid: 'You paid', now: 'Refunded now', inAll: 'Refunded in total' },
    note: 'You do not need to do anything. If the refund has not arrived after 10 working days, please email us.',
  },
}

type EmailWordsEnContent<Text> = { subject: (label: string) => string; text: Text; note: string }
type Answered = { subject: (label: string) => string; text: string }

export type QuoteEmailWords = {
  open: string
  openForStaff: string
  whyClient: (firm: string) => string
  whyStaff: string
  sent: EmailWordsEnContent<(validOn: string) => string>
  newer: EmailWordsEnContent<(validOn: string) => string>
  withdrawn: EmailWordsEnContent<string>
  answered: Record<'accepted' | 'declined', Answered>
}

const quoteNote = 'If the quote is not right for you, decline it and tell us why. We will send you a new one.'

export const quote: QuoteEmailWords = {
  open: 'Read the quote',
  openForStaff: 'Open the quote',
  whyClient: (firm) => `You are receiving this email because ${firm} has prepared a quote for you.`,
  whyStaff: 'You are receiving this email because you created this quote or are an owner or admin.',
  sent: {
    subject: (label) => `Your quote ${label} is ready`,
    text: (validOn) =>
      `We have prepared a quote for you. You can read it in the client portal and accept it until ${formatDate(validOn)}.`,
    note: quoteNote,
  },
  newer: {
    subject: (label) => `Your new quote ${label} is ready`,
    text: (validOn) =>
      `We have prepared a new quote for you, which replaces our previous one. You can read it in the client portal and accept it until ${formatDate(validOn)}.`,
    note: quoteNote,
  },
  withdrawn: {
    subject: (label) => `We have withdrawn quote ${label}`,
    text: 'We have withdrawn the quote we sent you, so you can no longer accept it.',
    note: 'You do not owe us anything for it. If you have a question, send us a message in the client portal.',
  },
  answered: {
    accepted: { subject: (label) => `Quote ${label} has been accepted`, text: 'The client has accepted this quote.' },
    declined: {
      subject: (label) => `Quote ${label} has been declined`,
      text: 'The client has declined this quote and given a reason.',
    },
  },
}
