import { firstPasswordHours } from '#accounts/passwords/password-policy.ts'
import { formatDate, formatLongDate } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'

const documents = (count: number) => plural('en', count, { one: 'one document', other: `${count} documents` })

export const steps = {
  title: 'Your next three steps',
  password: 'Choose your password',
  confirm: 'Confirm your email address',
  signIn: 'Sign in',
  oneMinute: '1 minute',
  hereOrByEmail: 'Here, or with the link in your email.',
  byEmail: 'With the link in your email.',
  done: 'Done',
  answer: (topics: number) => `Answer ${plural('en', topics, { one: 'one topic', other: `${topics} topics` })}`,
  minutes: (minutes: number) => `About ${minutes} minutes`,
  stopAnyTime: 'You can stop at any time. We save every answer.',
  describe: 'Tell us what you need',
  send: (count: number) => (count === 0 ? 'Send your documents' : `Send ${documents(count)}`),
  sendHint: 'Photos are fine. We check each one within one working day.',
  by: (day: string) => `By ${formatDate(day)}`,
  when: 'When we ask for them',
}

export const welcomeEmail = {
  subject: (needs: 'password' | 'confirm' | null, caseNumber: string | null) => {
    const label = caseNumber ? ` (${caseNumber})` : ''
    if (needs === 'password') return `Your order is confirmed: choose your password${label}`
    return needs === 'confirm'
      ? `Your order is confirmed: confirm your email address${label}`
      : `Your order is confirmed${label}`
  },
  title: 'Thank you for your order',
  received: (amount: string, number: number) => `We have received ${amount} for your order ${number}.`,
  begun: (number: number) => `We are starting work on your order ${number}.`,
  caseIsOpen: (caseNumbers: readonly string[]) =>
    caseNumbers.length === 1
      ? `Your case ${caseNumbers[0]} is open.`
      : `Your cases ${caseNumbers.slice(0, -1).join(', ')} and ${caseNumbers.at(-1)} are open.`,
  isHeld:
    'You already have a case for this tax year. Your adviser makes this order part of it or opens a second case, and we email you as soon as that is done.',
  password: 'Choose a password',
  confirm: 'Confirm your email address',
  open: 'Open your case',
  linkNote: (until: Date) =>
    `The link works once, until ${formatDate(until)}. If you have already chosen a password on our website, it confirms your email address.`,
  receipt: (number: number, on: Date) => `Receipt for order ${number}, ${formatDate(on)}`,
  invoiceAttached: (label: string) => `Your invoice ${label} is attached.`,
  invoiceFollows: 'Your invoice will follow in a separate email.',
  paid: 'Paid',
  refund: 'Refund',
  why: (firm: string, email: string) =>
    `You are receiving this email because you placed an order with ${firm}. Questions? Email us at ${email}.`,
  never: 'We will never ask for your password by email or phone.',
}

export const invoiceEmail = {
  subject: (label: string) => `Your invoice ${label}`,
  text: (label: string, number: number) => `Your invoice ${label} for order ${number} is attached. It is already paid.`,
}

export const successPage = {
  seeStatusOfYourPayment: 'See the status of your payment.',
  opening: 'We are opening your case. This takes a few seconds, and the page updates automatically.',
  choose: 'Choose your password',
  caseIsOpen: (caseNumber: string) => `Your case ${caseNumber} is open. With a password you can start straight away.`,
  password: 'Password',
  show: 'Show password',
  save: 'Choose password',
  validUntil: (until: Date) =>
    `This form works once, in this browser, within ${firstPasswordHours} hours (until ${formatLongDate(until)}). After that, use the link in your email.`,
  formClosed:
    'This form has already been used or has expired. Please use the link in the email we sent you, or sign in.',
  byEmail: 'Open your email',
  byEmailText: 'We have sent you an email with a link. It takes you to your case.',
  emailHint: 'No email after a few minutes? Please check your spam folder.',
  forgot: 'Send the link again',
  start: 'Start with the first question',
  openCase: 'Open your case',
  backToQuestions: 'Back to your questions',
  caseOfSameYear:
    'You already have a case for this tax year. Your adviser makes this order part of it or opens a second case. We email you as soon as that is done.',
  signedInText: 'You are signed in. You can start straight away.',
  goToClientPortal: 'Go to your client portal',
  continueShopping: 'Continue Shopping',
  backToYourCart: 'Back to your cart',
  contactUs: 'Contact Us',
  receipt: 'Your receipt',
  paid: 'Paid',
  total: 'Total',
  order: 'Order',
  date: 'Date',
  case: 'Case',
  emailSentTo: 'Email sent to',
  downloadInvoice: 'Download invoice',
  invoiceComing: 'Your invoice will be ready in a minute. We will email it to you.',
  vat: 'VAT',
}
