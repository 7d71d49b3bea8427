import { formatDate, formatMoney } from '#platform/format.ts'
import type { RefusalWords } from '#platform/words.ts'
import type { AcceptRefusal } from './accept-quote.server.ts'
import type { DeclineRefusal } from './decline-quote.server.ts'
import type { QuoteState } from './quote.ts'

export type QuoteWords = {
  states: Readonly<Record<QuoteState, string>>
  status: Readonly<Record<Exclude<QuoteState, 'draft'>, string>>
  toPay: string
  accept: RefusalWords<AcceptRefusal>
  decline: RefusalWords<DeclineRefusal>
  paper: {
    title: (label: string) => string
    filename: (label: string) => string
    page: (page: number, of: number) => string
    facts: Record<'sent' | 'validOn' | 'case' | 'uid' | 'vatNumber', string>
    columns: Record<'what' | 'quantity' | 'price' | 'amount', string>
    total: string
    vat: (percent: number) => string
    noVat: string
    accept: (validOn: string) => string
    void: string
  }
}

const notOpen: Readonly<Record<QuoteState, string>> = {
  draft: 'We are still writing this offer.',
  sent: 'This offer is open.',
  accepted: 'You have accepted this offer.',
  declined: 'You have declined this offer.',
  withdrawn: 'We have withdrawn this offer meanwhile. A newer version stands among your offers, or write to us.',
  expired: 'The time of this offer is over. Write to us, and we make you a new one.',
}

export const en: QuoteWords = {
  states: {
    draft: 'Draft',
    sent: 'Sent',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  status: {
    sent: 'Waits for your answer',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn by us',
    expired: 'Expired',
  },
  toPay: 'Accepted, to be paid',
  accept: {
    'unknown-quote': 'There is no such offer.',
    'ordered-before': 'This offer is ordered already. Its order stands under Orders.',
    'provider-down':
      'The payment page cannot be reached at the moment. The offer is accepted; try the payment again in a moment.',
    'given-up': 'This offer was answered in another window meanwhile. Please load the page again.',
    'payment-unsure':
      'We cannot see at the moment whether your card payment for this offer has arrived. So that you do not pay twice, please try again in a few minutes.',
    'not-open': ({ state }) => notOpen[state],
    'out-of-stock': ({ title }) =>
      `There are no places left for ${title} at the moment. Write to us: we find another time.`,
    'no-invoices': 'We do not sell by invoice at the moment. Please pay by card or TWINT.',
    'clients-only': 'Only clients can pay by invoice. Please pay by card or TWINT.',
    'too-much-for-invoice': ({ upToFrancs }) =>
      `Only up to ${formatMoney(upToFrancs * 100)} can be paid by invoice. Please pay by card or TWINT.`,
  },
  decline: {
    'unknown-quote': 'There is no such offer.',
    'no-reason': 'Say in a few words why, so that we can make you a better one.',
    'reason-too-long': 'This is too long. Up to 1,000 characters fit.',
    'not-open': ({ state }) => notOpen[state],
  },
  paper: {
    title: (label) => `Offer ${label}`,
    filename: (label) => `offer-${label}.pdf`,
    page: (page, of) => `Page ${page} of ${of}`,
    facts: { sent: 'Date', validOn: 'Valid until', case: 'Case', uid: 'UID', vatNumber: 'VAT number' },
    columns: { what: 'What', quantity: 'Quantity', price: 'Price', amount: 'Amount' },
    total: 'Total',
    vat: (percent) => `Included VAT ${percent} %`,
    noVat: 'Not subject to VAT.',
    accept: (validOn) =>
      `Accept this offer in the client portal until ${formatDate(validOn)}. It becomes an order at these prices.`,
    void: 'This offer counts no more.',
  },
}
