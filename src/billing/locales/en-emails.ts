type Asking = { subject: (label: string) => string; text: (amount: string) => string; note: string }

export type BillingEmailWords = {
  why: (firm: string, mailbox: string) => string
  open: string
  openCreditNote: string
  facts: Record<'amount' | 'due' | 'account' | 'bank' | 'reference', string>
  issued: Asking
  first: Asking
  second: Asking
  cancelled: { subject: (label: string) => string; text: string }
}

const ifPaid = 'If you have already paid, please ignore this email.'

export const billing: BillingEmailWords = {
  why: (firm, mailbox) =>
    `You are receiving this email because you placed an order with ${firm} and chose to pay by invoice. Questions? Email us at ${mailbox}.`,
  open: 'Open the invoice (PDF)',
  openCreditNote: 'Open the credit note (PDF)',
  facts: { amount: 'Amount due', due: 'Pay by', account: 'Account', bank: 'Bank', reference: 'Reference' },
  issued: {
    subject: (label) => `Your invoice ${label}`,
    text: (amount) =>
      `Thank you for your order. Please pay ${amount} by bank transfer, using the QR-bill in this invoice.`,
    note: 'Please include the reference with your payment, so that we can match it to your invoice.',
  },
  first: {
    subject: (label) => `Reminder: invoice ${label} is unpaid`,
    text: (amount) =>
      `We have not received your payment for this invoice yet. The amount due is ${amount}. Please pay it now.`,
    note: ifPaid,
  },
  second: {
    subject: (label) => `Second reminder: invoice ${label} is unpaid`,
    text: (amount) =>
      `${amount} of this invoice is still unpaid. Please pay it within ten days. If you cannot, please email us and we will help.`,
    note: ifPaid,
  },
  cancelled: {
    subject: (label) => `Invoice ${label} has been cancelled`,
    text: 'We have cancelled this invoice. Please do not pay it. You can keep the credit note for your records.',
  },
}
