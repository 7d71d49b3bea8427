type Asking = { subject: (label: string) => string; text: (amount: string) => string; note: string }

export type BillingEmailWords = {
  hello: (name: string | null) => string
  why: (mailbox: string) => string
  open: string
  facts: Record<'amount' | 'due' | 'account' | 'bank' | 'reference', string>
  issued: Asking
  first: Asking
  second: Asking
  cancelled: { subject: (label: string) => string; text: string }
}

const billing: BillingEmailWords = {
  hello: (name) => (name ? `Dear ${name}` : 'Good day'),
  why: (mailbox) => `You get this letter because you ordered from us by invoice. Questions: ${mailbox}`,
  open: 'Open the paper (PDF)',
  facts: { amount: 'To be paid', due: 'Payable until', account: 'Account', bank: 'Bank', reference: 'Reference' },
  issued: {
    subject: (label) => `Your invoice ${label}`,
    text: (amount) => `Thank you for your order. Please transfer ${amount} with the QR-bill of this invoice.`,
    note: 'Please give the reference with your payment: it tells us which invoice you pay.',
  },
  first: {
    subject: (label) => `Reminder: invoice ${label}`,
    text: (amount) => `We have not seen the payment of this invoice yet: ${amount} are open. Please transfer them now.`,
    note: 'If your payment and this letter have crossed, you need not do anything.',
  },
  second: {
    subject: (label) => `Second reminder: invoice ${label}`,
    text: (amount) =>
      `${amount} of this invoice are still open. Please transfer them within ten days, or write to us if something is in the way.`,
    note: 'If your payment and this letter have crossed, you need not do anything.',
  },
  cancelled: {
    subject: (label) => `Invoice ${label} is cancelled`,
    text: 'This invoice is cancelled. Please do not pay it any more; the credit note is for your records.',
  },
}

export const billingEmailTexts = { billing }
