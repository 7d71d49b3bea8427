import { formatDate } from '#platform/format.ts'
import { lineTitle } from '#shop/orders/line-title.ts'

export type ShopEmailWords = {
  hello: (name: string | null) => string
  why: (mailbox: string) => string
  confirmed: {
    subject: (number: number) => string
    title: (number: number) => string
    preview: string
    text: string
    line: (line: { quantity: number; productTitle: string; variantTitle: string }) => string
    total: string
    next: string
  }
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

const shop: ShopEmailWords = {
  hello: (name) => (name ? `Dear ${name}` : 'Good day'),
  why: (mailbox) => `You get this letter because you bought something from us. Questions: ${mailbox}`,
  confirmed: {
    subject: (number) => `Your order ${number} is paid`,
    title: (number) => `Order ${number}: thank you`,
    preview: 'We have received your payment.',
    text: 'We have received your payment. This is what you bought:',
    line: (line) => `${line.quantity} × ${lineTitle(line)}`,
    total: 'Total',
    next: 'Your case opens in a moment. A second letter tells you where to find it and what to do first.',
  },
  underReview: {
    subject: (number) => `Your order ${number}: we check your payment`,
    title: (number) => `Order ${number}: we check your payment`,
    preview: 'We have your payment and check it. You do not have to do anything.',
    text: (amount, number) => [
      `We have received ${amount} for your order ${number}. Something about this payment does not match the order, so a person looks at it, on the next working day at the latest.`,
      'Then one of two things happens, and a letter tells you which: we accept the payment and your case opens, or you get the whole amount back the way you paid.',
    ],
    note: 'You do not have to do anything. Please do not pay again.',
  },
  refunded: {
    subject: (number, isWhole) =>
      isWhole ? `Your order ${number} is refunded` : `Part of your order ${number} is refunded`,
    title: (number, isWhole) => (isWhole ? `Order ${number} is refunded` : `Part of order ${number} is refunded`),
    preview: (amount) => `${amount} is on its way back.`,
    text: (amount, number) =>
      `We have given back ${amount} for your order ${number}. The amount goes back the way you paid; most banks show it within 5 to 10 working days.`,
    firstDiscount: 'It is the 10 % of the package that our terms promise for a first order.',
    facts: { paid: 'You paid', now: 'Given back now', inAll: 'Given back in all' },
    note: 'You do not have to do anything. If the amount has not arrived after 10 working days, write to us.',
  },
}

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

const quote: QuoteEmailWords = {
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

export const shopEmailTexts = { shop, quote }
