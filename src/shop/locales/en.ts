import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatAmount, formatLongDate, formatMoney } from '#platform/format.ts'
import type { Phrases, RefusalWords, Refused } from '#platform/words.ts'
import { maxUnits } from '#shop/cart/cart.ts'
import type { CartFormError } from '#shop/cart/cart-form.ts'
import type { InvoiceBuyerError } from '#shop/checkout/invoice-choice.ts'
import type { ByInvoiceRefusal } from '#shop/checkout/place-by-invoice.server.ts'
import type { PlaceOrderRefusal } from '#shop/checkout/place-order.server.ts'
import { lineTitle, type NotDueCode } from '#shop/orders/order.ts'
import type { ReviewErrorTable } from '#shop/orders/review-error.ts'
import type { PayeeError } from '#shop/payouts/payee.ts'
import type { PayoutState } from '#shop/payouts/payout.ts'
import type {
  EmailRejection,
  LineStatus,
  PriceGuaranteeError,
  SaveRefusal,
} from '#shop/price-guarantee/price-guarantee.ts'
import type { DiscountError } from '#shop/promotions/discount-input.ts'
import type { PromotionState } from '#shop/promotions/promotion.ts'
import type { AcceptRefusal } from '#shop/quotes/accept-quote.server.ts'
import type { DeclineRefusal } from '#shop/quotes/decline-quote.server.ts'
import type { QuoteState } from '#shop/quotes/quote.ts'
import type { RefundReason, RefundState } from '#shop/refunds/refund.ts'
import type { DueLine } from '#shop/refunds/refund-rules.ts'
import type { OwnRefundOutcome } from '#shop/refunds/request-own-refund.server.ts'
import type { RefundRefusal } from '#shop/refunds/request-refund.server.ts'

const discountErrorsEn: Readonly<Record<DiscountError, string>> = {
  'unknown-code': 'That code is not valid. Check it, or continue without it.',
  'code-planned': 'You cannot use this code yet.',
  'code-over': 'This code has expired.',
  'code-used-up':
    'This code has reached its limit. If one of the orders using it remains unpaid, the code will be available again within 30 minutes.',
  'code-used-before':
    'You can use this code only once, and you have already used it for an order. If you did not pay for that order, you can use the code again after 30 minutes.',
  'code-other-products': 'This code does not apply to the products in your cart.',
  'code-worth-less': 'Your cart already has a better discount, and this code cannot be combined with it.',
  'code-needs-email': 'Each person can use this code only once. Enter your email address as well.',
  'too-many-codes': 'Too many attempts. Please try again in an hour.',
  'ordered-before':
    'This discount is for first orders only, and we already have a paid order from you or from this email address.',
  'no-first-offer': 'There is no first-order discount at the moment.',
  'no-package': 'The first-order discount applies to packages only, and there is no package in your cart.',
  'no-email': 'Enter your email address.',
  'price-lock-unknown': 'We could not find your saved price. Today’s price applies.',
  'price-lock-over': 'Your saved price has expired. Today’s price applies.',
  'price-lock-used': 'Your saved price has already been used for an order. Today’s price applies.',
}

export type PromotionWords = {
  discountErrors: Readonly<Record<DiscountError, string>>
  states: Readonly<Record<PromotionState, string>>
}

export const promotion: PromotionWords = {
  discountErrors: discountErrorsEn,
  states: {
    planned: 'Planned',
    running: 'Active',
    'used-up': 'Used up',
    over: 'Expired',
    ended: 'Ended',
  },
}

export type OrderWords = {
  cartForm: FieldWords<CartFormError>
  tooManyAttempts: (wait: { retryAfterSeconds: number }) => string
  refusals: RefusalWords<PlaceOrderRefusal>
  byInvoice: RefusalWords<ByInvoiceRefusal>
  invoiceBuyer: FieldWords<InvoiceBuyerError>
  reviewErrors: Phrases<ReviewErrorTable>
  notDue: Record<NotDueCode, string>
}

const refusals: OrderWords['refusals'] = {
  'cart-empty': 'Add some products to your cart before checking out.',
  'unknown-variant': 'One of the products in your cart is no longer available. Please remove it.',
  'not-purchasable': ({ title }) => `${title} is not available at the moment. Please remove it from your cart.`,
  'too-many-units': ({ title }) => `You can order up to ${maxUnits} of ${title} at a time.`,
  'nothing-to-pay': 'There is nothing to pay for in your cart.',
  'mixed-currencies':
    'You cannot order products priced in different currencies together. Please order them separately.',
  'out-of-stock': ({ title, variantTitle, left }) =>
    `Not enough stock for ${title} (${variantTitle}). Only ${left} left.`,
  'price-changed': ({ totalCents, currency }) =>
    `A price has changed since you filled your cart. The total is now ${formatMoney(totalCents, { currency: currency.toUpperCase() })}. Please check your cart and try again.`,
  'discount-refused': ({ error }) => discountErrorsEn[error],
  'provider-down':
    'Our payment provider is not responding at the moment. Your cart has been saved. Please try again in a few minutes.',
  'given-up':
    'You have changed this cart or placed this order in another window. Please reload the page and check your cart.',
}

export const order: OrderWords = {
  cartForm: {
    'no-number': 'Enter a number.',
    'no-quantity': 'The quantity must be at least 1.',
    'too-many': `You can order up to ${maxUnits} at a time.`,
    'no-choice': 'Choose one of the options.',
    'not-understood': 'Something went wrong. Check what you entered and try again.',
  },
  tooManyAttempts: ({ retryAfterSeconds }) => `Too many attempts. Please wait ${retryAfterSeconds} seconds.`,
  refusals,
  byInvoice: {
    ...refusals,
    'payment-unsure':
      'We cannot yet see whether your card payment for this cart has arrived. Please wait a few minutes before trying again, so that you do not pay twice.',
    'paid-before':
      'You have already paid for this cart by card. If your bank is still processing the payment, we will email you as soon as we receive it.',
    'no-invoices': 'We do not offer payment by invoice at the moment. Please pay by card or TWINT.',
    'clients-only': 'Only signed-in clients can pay by invoice. Sign in first, or pay by card or TWINT.',
    'too-much-for-invoice': ({ upToFrancs }) =>
      `Without an account, you can pay up to ${formatMoney(upToFrancs * 100)} by invoice. Sign in first, or pay by card or TWINT.`,
  },
  invoiceBuyer: {
    ...nameWordsEn('name', { label: 'name', max: 70, missing: 'Enter your name.' }),
    missing: 'Please fill in this field.',
    'too-long': 'This is too long for an invoice. Please shorten it.',
    'not-latin': 'Banks cannot process some of these characters. Please use Latin letters and no emoji.',
    'no-email': 'Enter an email address such as name@example.com.',
    'no-country': 'Choose a country from the list.',
  },
  reviewErrors: {
    'other-checkout': 'Paid through another order’s checkout',
    'other-currency': ({ paid, expected }) => `Paid in ${paid} instead of ${expected}`,
    'other-amount': ({ paidCents, expectedCents }) =>
      `Paid ${formatAmount(paidCents)} instead of ${formatAmount(expectedCents)}`,
    'sold-out': ({ title }) => `${title} was sold out when the payment arrived`,
    note: ({ text }) => text,
    unknown: 'This payment does not match its order.',
  },
  notDue: { 'order-refunded': 'The whole order was refunded.' },
}

export type PayoutWords = {
  states: Readonly<Record<PayoutState, string>>
  errors: FieldWords<PayeeError>
  fields: Readonly<
    Record<
      | 'name'
      | 'nameHint'
      | 'iban'
      | 'ibanHint'
      | 'bic'
      | 'bicHint'
      | 'address'
      | 'addressHint'
      | 'street'
      | 'houseNumber'
      | 'postcode'
      | 'town'
      | 'country',
      string
    >
  >
  emails: {
    requested: Readonly<Record<'preview' | 'text' | 'textReturned' | 'amount' | 'button' | 'note', string>> & {
      subject: (number: number) => string
    }
    changed: Readonly<Record<'preview' | 'text' | 'amount' | 'account' | 'button' | 'note', string>> & {
      subject: (number: number) => string
      ending: (digits: string) => string
    }
    cancelled: Readonly<Record<'preview' | 'text' | 'amount' | 'because' | 'button' | 'note', string>> & {
      subject: (number: number) => string
    }
  }
}

export const payout: PayoutWords = {
  states: {
    no_account: 'Account details missing',
    ready: 'To be paid',
    in_file: 'With the bank',
    paid: 'Paid',
    returned: 'Returned by the bank',
    cancelled: 'Cancelled',
  },
  errors: {
    'name-missing': 'Enter the name of the account holder.',
    'name-long': 'This name is too long. Banks accept up to 70 characters.',
    'iban-wrong': 'Check the IBAN: one or more digits are wrong. A Swiss IBAN looks like CH93 0076 2011 6238 5295 7.',
    'iban-of-bill':
      'This IBAN is for QR-bill payments only and cannot receive refunds. Enter the account’s ordinary IBAN.',
    'iban-far': 'We can send refunds only to accounts in Switzerland, Liechtenstein and other SEPA countries.',
    'name-not-latin':
      'Enter the name in Latin letters, as the account holder’s bank writes it. Banks do not accept other letters.',
    'address-long': 'This is too long for a bank transfer. Please shorten it.',
    'address-not-latin': 'Use Latin letters. Banks do not accept other letters.',
    'town-missing':
      'Enter the account holder’s town. Banks need it for accounts outside Switzerland and Liechtenstein.',
    'country-missing':
      'Choose the account holder’s country. Banks need it for accounts outside Switzerland and Liechtenstein.',
    'bic-wrong':
      'Enter the bank’s BIC, such as DEUTDEFF. Banks need it for accounts outside Switzerland and Liechtenstein.',
  },
  fields: {
    name: 'Account holder',
    nameHint: 'Exactly as registered with the bank.',
    iban: 'IBAN',
    ibanHint: 'For an account in Switzerland, Liechtenstein or another SEPA country.',
    bic: 'BIC',
    bicHint: 'Only for an account outside Switzerland and Liechtenstein.',
    address: 'Account holder’s address (for accounts abroad)',
    addressHint: 'Banks need the town and country for payments outside Switzerland and Liechtenstein.',
    street: 'Street',
    houseNumber: 'House number',
    postcode: 'Postcode',
    town: 'Town',
    country: 'Country',
  },
  emails: {
    requested: {
      subject: (number) => `Where should we send your refund for order ${number}?`,
      preview: 'We will send you a refund. Please enter your bank details.',
      text: 'We will refund this order, which you paid for by bank transfer. Please enter the details of the bank account we should send the refund to.',
      textReturned:
        'We tried to refund part of this order to the card or account you paid with, but your bank did not accept it. We will send the refund by bank transfer instead. Please enter your bank details.',
      amount: 'Your refund',
      button: 'Enter your bank details',
      note: 'Please do not email us your bank details. Enter them on our secure page instead.',
    },
    changed: {
      subject: (number) => `Please check: new bank account for the refund of order ${number}`,
      preview: 'Someone entered a new bank account for your refund. If this was not you, reply to this email now.',
      text: 'A new bank account was entered for your refund. If you did not ask for this, reply to this email now. We have not sent the money yet.',
      amount: 'Refund',
      account: 'New account',
      ending: (digits) => `ending in ${digits}`,
      button: 'Open the order',
      note: 'For your security, we never show a full account number in an email.',
    },
    cancelled: {
      subject: (number) => `We have cancelled the refund for your order ${number}`,
      preview: 'We have cancelled a refund for your order. This email explains why.',
      text: 'We planned to refund part of this order by bank transfer. We have now cancelled that refund, before it was paid, for the reason below.',
      amount: 'Cancelled refund',
      because: 'Reason',
      button: 'Open the order',
      note: 'If you disagree or have a question, please reply to this email. Our team will look into it and get back to you.',
    },
  },
}

type ProductStatus = { todayCents: number | null; unitPriceCents: number }

export type PriceGuaranteeWords = {
  line: (endsAt: Date) => string
  errors: Readonly<Record<PriceGuaranteeError, { title: string; text: string }>>
  status: Readonly<Record<LineStatus, (line: ProductStatus) => string | null>>
  keep: RefusalWords<SaveRefusal>
  mail: RefusalWords<EmailRejection>
  emailContent: {
    subject: (total: string) => string
    text: (until: string) => string
    line: (line: { title: string; variantTitle: string }) => string
    total: string
    open: string
    note: string
    why: (firm: string, mailbox: string) => string
  }
}

const wait = ({ retryAfterSeconds }: { retryAfterSeconds: number }) => {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

export const priceGuarantee: PriceGuaranteeWords = {
  line: (endsAt) => `Saved price, valid until ${formatLongDate(endsAt)}`,
  errors: {
    'price-lock-unknown': {
      title: 'We could not find this saved price',
      text: 'The link may be incomplete. Open it again from your email or bookmark, or work out your price again.',
    },
    'price-lock-over': {
      title: 'This saved price has expired',
      text: 'We saved it for 30 days. You can see today’s price in the price calculator.',
    },
    'price-lock-used': {
      title: 'This saved price has already been used',
      text: 'You can use a saved price for one order only, and you have already placed that order. If you do not pay for it, the saved price will be available again within 30 minutes.',
    },
  },
  status: {
    same: () => null,
    'dearer-today': ({ todayCents }) => `Costs ${formatMoney(todayCents ?? 0)} today. You pay your saved price.`,
    'cheaper-today': ({ todayCents }) => `Costs ${formatMoney(todayCents ?? 0)} today. You pay this lower price.`,
    'not-sold': () => 'This is no longer available. Contact us and we will suggest an alternative.',
  },
  keep: {
    'nothing-chosen': 'This package is not available at the moment.',
    'too-many': wait,
  },
  mail: {
    'no-email': 'Enter a complete email address, such as name@example.com.',
    'too-many': wait,
    'price-lock-unknown': 'We could not find this saved price.',
    'price-lock-over': 'This saved price has expired.',
    'price-lock-used': 'This saved price has already been used.',
  },
  emailContent: {
    subject: (total) => `Your saved price: ${total}`,
    text: (until) =>
      `You worked out this price on our website. We have saved it for you until ${until}. Open the link below to add it to your cart.`,
    line: ({ title, variantTitle }) => lineTitle({ productTitle: title, variantTitle }),
    total: 'Total',
    open: 'Use your saved price',
    note: 'You can use your saved price for one order. If our prices go down before you order, you pay the lower price.',
    why: (firm, mailbox) =>
      `You are receiving this email because this address was entered on ${firm}’s website to save a price. If this was not you, please ignore this email. Questions? Email us at ${mailbox}.`,
  },
}

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
  draft: 'We are still preparing this quote.',
  sent: 'This quote is waiting for your reply.',
  accepted: 'You have already accepted this quote.',
  declined: 'You have already declined this quote.',
  withdrawn: 'We have withdrawn this quote. Check your quotes for a newer version, or send us a message.',
  expired: 'This quote has expired. Send us a message and we will prepare a new one.',
}

export const quote: QuoteWords = {
  states: {
    draft: 'Draft',
    sent: 'Sent',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  status: {
    sent: 'Waiting for your reply',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn by us',
    expired: 'Expired',
  },
  toPay: 'Accepted, not yet paid',
  accept: {
    'unknown-quote': 'We could not find this quote.',
    'ordered-before': 'You have already ordered from this quote. You can find the order under Orders.',
    'provider-down':
      'We have recorded that you accept the quote, but the payment page is not responding. Please try to pay again in a few minutes.',
    'given-up': 'You have replied to this quote in another window. Please reload the page.',
    'payment-unsure':
      'We cannot yet see whether your card payment for this quote has arrived. Please wait a few minutes before trying again, so that you do not pay twice.',
    'not-open': ({ state }) => notOpen[state],
    'out-of-stock': ({ title }) =>
      `${title} is not available at the moment. Send us a message and we will find another time.`,
    'no-invoices': 'We do not offer payment by invoice at the moment. Please pay by card or TWINT.',
    'clients-only': 'Only clients can pay by invoice. Please pay by card or TWINT.',
    'too-much-for-invoice': ({ upToFrancs }) =>
      `You can pay up to ${formatMoney(upToFrancs * 100)} by invoice. Please pay by card or TWINT.`,
  },
  decline: {
    'unknown-quote': 'We could not find this quote.',
    'no-reason': 'Tell us briefly why, so that we can improve the quote.',
    'reason-too-long': 'This is too long. Please use no more than 1,000 characters.',
    'not-open': ({ state }) => notOpen[state],
  },
  paper: {
    title: (label) => `Quote ${label}`,
    filename: (label) => `quote-${label}.pdf`,
    page: (page, of) => `Page ${page} of ${of}`,
    facts: { sent: 'Date', validOn: 'Valid until', case: 'Case', uid: 'UID', vatNumber: 'VAT number' },
    columns: { what: 'Service', quantity: 'Quantity', price: 'Price', amount: 'Amount' },
    total: 'Total',
    vat: (percent) => `Including ${percent}% VAT`,
    noVat: 'Not subject to VAT.',
    accept: (validOn) =>
      `You can accept this quote in the client portal until ${formatLongDate(validOn)}. It will then become an order at these prices.`,
    void: 'This quote is no longer valid.',
  },
}

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
      why: string
    }
  }
}

export const refund: RefundWords = {
  reasons: {
    guarantee: 'Refund within 30 days',
    late: '50% refund if late',
    mistake: 'Our mistake, or paid twice',
    goodwill: 'Goodwill',
  },
  states: {
    requested: 'Requested by the client',
    waiting: 'Waiting for second approval',
    sending: 'Refund in progress',
    paid: 'Refunded',
    declined: 'Declined',
  },
  because: {
    'in-time': 'requested within 30 days, nothing delivered yet',
    'too-late': 'more than 30 days after the order',
    delivered: 'fully delivered, so nothing is refunded',
    'partly-delivered': 'partly delivered',
    'unknown-kind': 'not covered by the guarantee',
  },
  refused: {
    'unknown-order': 'This order does not exist.',
    'not-allowed': 'An admin or owner who did not approve this refund must confirm it.',
    'no-payment': 'This order has no payment that can be refunded.',
    'refund-open': 'Another refund for this order is still in progress.',
    'nothing-to-decide': 'Someone has already decided this since you opened the page.',
    'refund-asked': 'Someone has requested a refund of the whole order since you opened the page.',
    'too-much': ({ leftCents, currencyCode }) =>
      `Enter no more than ${formatMoney(leftCents, { currency: currencyCode.toUpperCase() })}, the amount of this order that can still be refunded.`,
    'refunded-since': 'A refund has been made since you opened this page. Check the amounts again.',
    'no-words': 'Write a reply. The client will read it.',
  },
  ownRefused: {
    'unknown-order': 'This order does not exist.',
    'not-paid': 'This order has no payment that we can refund.',
    'refund-open': 'You have already requested a refund. We will reply within two working days.',
    'no-words': 'Tell us briefly why you are requesting a refund.',
    'no-account': 'You paid for this order by bank transfer, so please enter your bank details for your refund.',
    'too-many': 'You have sent several refund requests today. Please send us a message instead.',
  },
  emails: {
    answered: {
      subject: (number, isGranted) =>
        isGranted ? `We will refund your order ${number}` : `Our decision on your refund request for order ${number}`,
      title: (number, isGranted) =>
        isGranted ? `Your refund for order ${number} has been approved` : `Your refund request for order ${number}`,
      preview: 'You requested a refund. This email contains our decision.',
      granted: 'You requested a refund for this order. We have approved your request and will refund:',
      declined:
        'You requested a refund for this order. We have reviewed your request carefully but, unfortunately, we cannot refund this order. Our reasons:',
      amount: 'Your refund',
      button: 'Open the order',
      noteGranted: 'We will email you again when the refund is on its way. You do not need to do anything.',
      noteDeclined: 'If you disagree or have a question, please reply to this email. Our team will get back to you.',
    },
    requested: {
      subject: (number) => `Refund requested for order ${number}`,
      title: (number) => `Refund requested for order ${number}`,
      preview: 'A client has requested a refund.',
      text: (name, number) => `${name ?? 'The buyer'} has requested a refund for order ${number}, with this message:`,
      button: 'Open the order',
      why: 'You are receiving this email because you are an owner or admin.',
    },
  },
}

export const checkoutCancelledRoute = {
  thisLinkDoesNotBelong: 'This link does not belong to any of our orders. Your cart has been saved: /cart\n',
}

export const checkoutInput = {
  mustBeWholeNumber: 'must be a whole number',
  mustBeTwoLetterCountry: 'must be a two-letter country code',
  mustBeAtMost: (max: number) => `must be at most ${max}`,
  hasMoreThanLines: (max: number) => `has more than ${max} lines`,
}

export const checkoutRoute = {
  notAnAddressOfThisSite: 'is not an address on this site',
  thisStoreDoesNotExist: 'This store does not exist.',
  thisAddressAcceptsPostRequests: 'This address accepts POST requests only.',
  tooManyAttemptsPleaseWait: (retryAfterSeconds: number) =>
    `Too many attempts. Please wait ${retryAfterSeconds} seconds.`,
  orderIsNotValid: 'The order is not valid.',
  onlyAddressesOnThisSite: 'Only addresses on this site are accepted.',
}

export const invoiceOrderPage = {
  yourOrderWasNotPlaced: 'Your order was not placed',
}

export const placeByInvoice = {
  noOrderByInvoice: (reason: string) => `No order by invoice: ${reason}`,
}

export const orderPage = {
  waitsForAdviser:
    'You already have a case for this tax year. Your adviser makes this order part of it or opens a second case, and you get an email.',
  order: (number: number) => `Order ${number}`,
  orders: 'Orders',
  whatYouBought: 'What you bought',
  details: 'Details',
  invoice: 'Invoice',
  weArePreparingYourInvoice: 'We are preparing your invoice. It will appear here shortly.',
  yourInvoiceWillAppearHere: 'Your invoice will appear here once you have paid.',
  thisOrderWasNotPaid: 'This order was not paid, so there is no invoice.',
  cases: 'Cases',
  noCaseWasOpenedFor: 'No case was opened for this order.',
  ordered: 'Ordered',
  paid: 'Paid',
  name: 'Name',
  email: 'Email',
}

export const orderState = {
  waitingForPayment: 'Waiting for payment',
  waitingForYourTransfer: 'Waiting for your transfer',
  paid: 'Paid',
  checkingYourPayment: 'Checking your payment',
  paymentFailed: 'Payment failed',
  cancelled: 'Cancelled',
  notPaid: 'Not paid',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  weRefundedFullAmountOf: (amount: string, on: string) => `We refunded the full amount of ${amount}${on}.`,
  weRefunded: (amount: string, on: string) => `We refunded ${amount}${on}.`,
  refundWasRequestedOnWe: (date: string) =>
    `A refund was requested on ${date}. We will email you when it is on its way.`,
  on: (date: string) => ` on ${date}`,
}

export const ordersPage = {
  orders: 'Orders',
  yourOrders: 'Your orders',
  quotes: 'Quotes',
  noOrdersYet: 'No orders yet',
  yourOrdersAndTheirInvoices: 'Your orders and their invoices will appear here.',
  seeOurPackages: 'See our packages',
  order: 'Order',
  order2: (number: number) => `Order ${number}`,
  ordered: 'Ordered',
  status: 'Status',
  total: 'Total',
  invoice: 'Invoice',
  pdf: (kind: string) => `${kind} (PDF)`,
}

export const ownRefunds = {
  content: {
    requested: 'We will review your request and reply within two working days.',
    waiting: 'We will review your request and reply within two working days.',
    sending: 'Your refund is on its way:',
    paid: 'We have refunded:',
    declined: 'We are sorry, but we could not grant this refund.',
  },
  refunds: 'Refunds',
  ourAnswer: (ours: string) => `Our reply: “${ours}”`,
  requestRefund: 'Request a refund',
  weRefundFullPriceOf:
    'We refund the full price of a package within 30 days of your order, as long as we have not sent you the draft return. If you have a different reason, tell us and we will consider it.',
  whyAreYouRequestingRefund: 'Why are you requesting a refund?',
  youPaidByBankTransfer: 'You paid by bank transfer. Which account should we send the refund to?',
  requestRefund2: 'Request refund',
  accountForYourRefund: 'Bank account for your refund',
  youPaidByBankTransfer2: 'You paid by bank transfer, and we owe you a refund.',
  weTriedToSendYour:
    'We tried to refund you by the method you paid with, but your bank or card issuer did not accept the refund. We will send it by bank transfer instead.',
  whichAccountShouldWeSend: 'Which account should we send it to?',
  sendAccountDetails: 'Send account details',
}

export const orderAmounts = {
  includingVat: (percent: number) => `Including ${percent}% VAT`,
  refunded: 'Refunded',
}

export const orderLines = {
  product: 'Product',
  taxYear: (variantTitle: string, taxYear: number | null | undefined) => `${variantTitle}, tax year ${taxYear}`,
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  total: 'Total',
}

export const orderPdfs = {
  alwaysNeeded: 'Always needed',
  ifItAppliesToYou: 'If it applies to you',
}

export const discountsRoute = {
  thisStoreDoesNotExist: 'This store does not exist.',
  thisAddressAcceptsPostRequests: 'This address accepts POST requests only.',
  tooManyAttemptsPleaseWait: (retryAfterSeconds: number) =>
    `Too many attempts. Please wait ${retryAfterSeconds} seconds.`,
  requestIsNotValid: 'The request is not valid.',
}

export const offerAnswer = {
  pay: 'Pay',
  acceptAndPay: 'Accept and pay',
  whenYouAcceptYouPlace: (total: string) => `When you accept, you place an order for ${total} at exactly these prices.`,
  orderExpiredBecauseItWas: (number: number, total: string) =>
    `Order ${number} expired because it was not paid in time. Your acceptance is still valid: pay ${total} to place a new order at the same prices.`,
  youHaveAcceptedThisQuote: (total: string) => `You have accepted this quote. Pay ${total} to complete your order.`,
  payByCardOrTwint: 'Pay by card or TWINT',
  acceptAndPayByCard: 'Accept and pay by card or TWINT',
  payByInvoice: 'Pay by invoice',
  acceptAndPayByInvoice: 'Accept and pay by invoice',
  declineThisQuote: 'Decline this quote',
  whyAreYouDeclining: 'Why are you declining the quote?',
  yourReasonHelpsUsTo: 'Knowing why helps us to prepare a better quote.',
  declineQuote: 'Decline quote',
}

export const offerList = {
  quotes: 'Quotes',
  quote: 'Quote',
  status: 'Status',
  validUntil: 'Valid until',
  total: 'Total',
}

export const offerPage = {
  quote: (label: string) => `Quote ${label}`,
  ordersAndQuotes: 'Orders and quotes',
  details: 'Details',
  validUntil: 'Valid until',
  openCase: 'Open case',
  order: (number: number) => `Order ${number}`,
  whyYouDeclined: 'Why you declined',
  quotePdf: 'Quote (PDF)',
  quoteLabel: 'Quote',
  sent: 'Sent',
  total: 'Total',
  case: 'Case',
  orderLabel: 'Order',
}

export const openMoneyDb = {
  order: (number: number) => `Order ${number}`,
}

export const quoteTable = {
  servicesInThisQuote: 'Services in this quote',
  service: 'Service',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  includingVat: (percent: number) => `Including ${percent}% VAT`,
  total: 'Total',
}
