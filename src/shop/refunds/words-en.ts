import type { FieldWords } from '#platform/field-errors.ts'
import { formatMoney } from '#platform/format.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { RefundReason, RefundState } from './refund.ts'
import type { DueLine } from './refund-rules.ts'
import type { OwnRefundOutcome } from './request-own-refund.server.ts'
import type { RefundRefusal } from './request-refund.server.ts'

export type RefundWords = {
  reasons: FieldWords<RefundReason>
  states: Readonly<Record<RefundState, string>>
  because: Readonly<Record<DueLine['because'], string>>
  refused: RefusalWords<Exclude<RefundRefusal, { reason: 'wrong-state' }>>
  ownRefused: RefusalWords<Refused<OwnRefundOutcome>>
  emails: {
    answered: {
      subject: (number: number, isGranted: boolean) => string
      title: (number: number, isGranted: boolean) => string
      preview: string
      granted: string
      declined: string
      amount: string
      button: string
      noteGranted: string
      noteDeclined: string
    }
    requested: {
      subject: (number: number) => string
      title: (number: number) => string
      preview: string
      text: (name: string | null, number: number) => string
      button: string
    }
  }
}

export const en: RefundWords = {
  reasons: {
    guarantee: 'Refund within 30 days',
    late: '50% refund if late',
    mistake: 'A mistake of ours, or paid twice',
    goodwill: 'Goodwill',
  },
  states: {
    requested: 'Asked for by the client',
    waiting: 'Waits for a second person',
    sending: 'On its way',
    paid: 'Given back',
    declined: 'Declined',
  },
  because: {
    'in-time': 'asked within 30 days, nothing delivered yet',
    'too-late': 'more than 30 days after the order',
    delivered: 'delivered: the work is done and paid for',
    'partly-delivered': 'a part of it was delivered',
    'unknown-kind': 'the guarantee does not name this kind',
  },
  refused: {
    'unknown-order': 'This order does not exist.',
    'not-allowed': 'Somebody else has to confirm this: not who decided it, and an admin or owner.',
    'no-payment': 'There is no payment of this order that could be given back.',
    'refund-open': 'A refund of this order is not finished yet.',
    'nothing-to-decide': 'This was decided about meanwhile.',
    'refund-asked': 'A refund of the whole order was asked for meanwhile.',
    'too-much': ({ leftCents, currencyCode }) =>
      `Enter an amount of at most ${formatMoney(leftCents, { currency: currencyCode.toUpperCase() })}: that is what is left of the order.`,
    'given-meanwhile': 'Money was given back since you opened this page. Look at the amounts again.',
    'no-words': 'Write an answer: the client reads it.',
  },
  ownRefused: {
    'unknown-order': 'This order does not exist.',
    'not-paid': 'There is no payment of this order that could be given back.',
    'refund-open': 'You have asked already. We answer within two working days.',
    'no-words': 'Say in a few words why.',
    'no-account': 'Tell us to which account: this order was paid by transfer.',
    'too-many': 'You have asked several times today. Please write us a message instead.',
  },
  emails: {
    answered: {
      subject: (number, isGranted) => `Your order ${number}: ${isGranted ? 'money back' : 'our answer'}`,
      title: (number) => `Order ${number}: our answer`,
      preview: 'You asked for money back. This is our answer.',
      granted: 'You asked for money of this order back. We give you back:',
      declined: 'You asked for money of this order back. We have looked at it and cannot grant it.',
      amount: 'Given back',
      button: 'Open the order',
      noteGranted: 'A second letter tells you when the amount is on its way. You do not have to do anything.',
      noteDeclined: 'If you see it differently, write to us: a person answers.',
    },
    requested: {
      subject: (number) => `Order ${number}: the client asks for money back`,
      title: (number) => `Order ${number}: money back?`,
      preview: 'A client asks for a refund.',
      text: (name, number) => `${name ?? 'The buyer'} asks for money of order ${number} back:`,
      button: 'Open the order',
    },
  },
}
