import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import type { Phrases, RefusalWords, Refused } from '#platform/words.ts'
import { type CartRefusal, maxUnits } from '#shop/cart/cart.ts'
import type { LineChangeTable } from '#shop/cart/cart-changes.ts'
import type { CartFormError } from '#shop/cart/cart-form.ts'
import type { StockTable } from '#shop/catalogue/catalogue.ts'
import type { InvoiceBuyerError } from '#shop/checkout/invoice-choice.ts'
import type { ByInvoiceRefusal } from '#shop/checkout/place-by-invoice.server.ts'
import type { PlaceOrderRefusal } from '#shop/checkout/place-order.server.ts'
import type { DomicileSource } from '#shop/domicile/domicile.ts'
import { lineTitle } from '#shop/orders/line-title.ts'
import type { NotDueCode } from '#shop/orders/order.ts'
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

export type DomicileWords = {
  label: string
  hint: string
  choose: string
  missing: string
  abroad: (amount: string) => string
  line: string
  noVat: string
  sources: Readonly<Record<DomicileSource, string>>
  page: Readonly<Record<'title' | 'lead' | 'button' | 'domestic' | 'back', string>>
}

const domicile: DomicileWords = {
  label: 'Country where you live',
  hint: 'It decides whether Swiss VAT is due. Büsingen counts as Switzerland.',
  choose: 'Choose your country',
  missing: 'Choose the country where you live. It decides whether Swiss VAT is due.',
  abroad: (amount) => `If you live outside Switzerland and Liechtenstein: ${amount}, without Swiss VAT.`,
  line: 'Swiss VAT not due (you live abroad)',
  noVat: 'Without Swiss VAT: you live outside Switzerland and Liechtenstein.',
  sources: { declared: 'declared by the buyer before payment', 'billing-address': 'from the address of the invoice' },
  page: {
    title: 'Where do you live?',
    lead: 'Before you pay: the country where you live decides whether Swiss VAT is due.',
    button: 'Continue to payment',
    domestic: 'In Switzerland and Liechtenstein',
    back: 'Back to your cart',
  },
}

const discountErrorsEn: Readonly<Record<DiscountError, string>> = {
  'unknown-code': 'We know no such code. Check it letter by letter, or leave it away.',
  'code-planned': 'This code does not count yet.',
  'code-over': 'This code has ended.',
  'code-used-up': 'This code has been used as often as it can be. Unpaid orders give theirs back within 30 minutes.',
  'code-used-before':
    'This code works once for each person, and an order of yours has it. If you did not pay that order, the code is free again after 30 minutes.',
  'code-other-products': 'This code is for other products than those in your cart.',
  'code-worth-less': 'Your cart has a better discount already; this code cannot be added to it.',
  'code-needs-email': 'This code works once for each person. Enter your email address with it.',
  'too-many-codes': 'Too many attempts. Please try again in an hour.',
  'ordered-before': 'This discount is for a first order, and there is a paid order of this person or email address.',
  'first-order-running':
    'Another order with this email address waits to be paid with this discount. It is free again after 30 minutes.',
  'no-first-offer': 'There is no discount for a first order at the moment.',
  'no-package': 'The discount for a first order is for packages. There is none in your cart.',
  'no-email': 'Enter your email address.',
  'price-lock-unknown': 'The price that was kept for you is not known here any more. The total is that of today.',
  'price-lock-over': 'The time of the price that was kept for you is over. The total is that of today.',
  'price-lock-used':
    'The price that was kept for you counts for one order, and there is one. The total is that of today.',
}

export type PromotionWords = {
  discountErrors: Readonly<Record<DiscountError, string>>
  states: Readonly<Record<PromotionState, string>>
}

const promotion: PromotionWords = {
  discountErrors: discountErrorsEn,
  states: {
    planned: 'Planned',
    running: 'Running',
    'used-up': 'Used up',
    over: 'Over',
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
  'unknown-variant': 'One of the products in your cart is no longer offered. Please remove it.',
  'not-purchasable': ({ title }) => `${title} cannot be bought at the moment. Please remove it from your cart.`,
  'too-many-units': ({ title }) => `No more than ${maxUnits} of ${title} fit into one order.`,
  'nothing-to-pay': 'There is nothing to pay for in your cart.',
  'mixed-currencies': 'Products in different currencies cannot be bought together.',
  'out-of-stock': ({ title, variantTitle, left }) =>
    `Not enough stock for ${title} (${variantTitle}). Only ${left} left.`,
  'price-changed': ({ totalCents, currency }) =>
    `A price has changed since you filled your cart. The total is now ${formatMoney(totalCents, { currency: currency.toUpperCase() })}. Please check your cart and try again.`,
  'discount-refused': ({ error }) => discountErrorsEn[error],
  'provider-down':
    'The payment service does not answer at the moment. Your cart is kept. Please try again in a few minutes.',
  'given-up':
    'This cart was changed or ordered in another window meanwhile. Please load the page again and look at it.',
}

const order: OrderWords = {
  cartForm: {
    'no-number': 'Please enter a number.',
    'no-quantity': 'The quantity must be at least 1.',
    'too-many': `No more than ${maxUnits} fit into one order.`,
    'no-choice': 'Please choose one.',
    'not-understood': 'This was not understood.',
  },
  tooManyAttempts: ({ retryAfterSeconds }) => `Too many attempts. Please wait ${retryAfterSeconds} seconds.`,
  refusals,
  byInvoice: {
    ...refusals,
    'payment-unsure':
      'We cannot see at the moment whether your card payment for this cart has arrived. So that you do not pay twice, please try again in a few minutes.',
    'paid-before':
      'You have paid for this cart by card already. If your bank still works on it, we write to you once the payment is here.',
    'no-invoices': 'We do not sell by invoice at the moment. Please pay by card or TWINT.',
    'clients-only': 'Only clients who are signed in can pay by invoice. Sign in first, or pay by card or TWINT.',
    'too-much-for-invoice': ({ upToFrancs }) =>
      `Without an account you can pay up to ${formatMoney(upToFrancs * 100)} by invoice. Sign in first, or pay by card or TWINT.`,
  },
  invoiceBuyer: {
    ...nameWordsEn('name', { label: 'name', max: 70, missing: 'Please fill this in.' }),
    missing: 'Please fill this in.',
    'too-long': 'This is too long for an invoice.',
    'not-latin': 'Banks cannot read all of this. Please write it in Latin letters, without pictures.',
    'no-email': 'Enter an email address such as name@example.com.',
    'no-country': 'Enter the two letters of a country, such as CH.',
  },
  reviewErrors: {
    'other-checkout': 'Paid through a checkout of another order',
    'other-currency': ({ paid, expected }) => `Paid in ${paid} instead of ${expected}`,
    'other-amount': ({ paidCents, expectedCents }) => `Paid ${paidCents} instead of ${expectedCents} cents`,
    'sold-out': ({ title }) => `${title} was sold out when the money came`,
    note: ({ text }) => text,
    unknown: 'This payment did not fit its order.',
  },
  notDue: { 'order-refunded': 'The whole order was given back.' },
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

const payout: PayoutWords = {
  states: {
    no_account: 'Account missing',
    ready: 'To be paid',
    in_file: 'With the bank',
    paid: 'Paid',
    returned: 'Came back',
    cancelled: 'Called off',
  },
  errors: {
    'name-missing': 'Enter the name of the account holder.',
    'name-long': 'Banks take at most 70 characters here.',
    'iban-wrong':
      'Check the IBAN: its digits do not prove each other. A Swiss one looks like CH93 0076 2011 6238 5295 7.',
    'iban-of-bill': 'This is the number of a QR-bill, which takes no refunds. Enter the IBAN of the account itself.',
    'iban-far': 'We transfer to accounts in Switzerland, Liechtenstein and other SEPA countries only.',
    'name-not-latin':
      'Write the name in Latin letters, as the bank of the account writes it. Banks do not take other letters.',
    'address-long': 'Banks take fewer characters here.',
    'address-not-latin': 'Write this in Latin letters. Banks do not take other letters.',
    'town-missing': 'For an account outside Switzerland and Liechtenstein enter the town of the account holder.',
    'country-missing': 'For an account outside Switzerland and Liechtenstein choose the country of the account holder.',
    'bic-wrong': 'For an account outside Switzerland enter the BIC of the bank, such as DEUTDEFF.',
  },
  fields: {
    name: 'Account holder',
    nameHint: 'As the bank knows it.',
    iban: 'IBAN',
    ibanHint: 'Of an account in Switzerland, Liechtenstein or another SEPA country.',
    bic: 'BIC',
    bicHint: 'Only for an account outside Switzerland and Liechtenstein.',
    address: 'Address of the account holder, for an account abroad',
    addressHint: 'Banks need town and country for payments outside Switzerland and Liechtenstein.',
    street: 'Street',
    houseNumber: 'Number',
    postcode: 'Postcode',
    town: 'Town',
    country: 'Country',
  },
  emails: {
    requested: {
      subject: (number) => `Order ${number}: to which account shall we transfer?`,
      preview: 'Money goes back to you. Please tell us your account.',
      text: 'You paid this order by transfer, and money of it goes back to you. Please tell us to which account:',
      textReturned:
        'Money of this order was to go back the way you paid, and your bank or card has not taken it. We transfer it instead. Please tell us to which account:',
      amount: 'Going back to you',
      button: 'Enter the account',
      note: 'Never send us the number of an account by mail: on this page it is kept encrypted.',
    },
    changed: {
      subject: (number) => `Order ${number}: another account for your refund`,
      preview: 'The account for your refund is being changed.',
      text: 'We were told another account for your refund. If you did not ask for this, reply to this email now: we have not paid yet.',
      amount: 'Refund',
      account: 'New account',
      ending: (digits) => `ends with ${digits}`,
      button: 'Open the order',
      note: 'We never show the whole number of an account in an email.',
    },
    cancelled: {
      subject: (number) => `Order ${number}: no money goes back for now`,
      preview: 'A refund of your order was called off, and why.',
      text: 'Money of this order was to go back to you by transfer. We have called that off before it was paid:',
      amount: 'Not going back',
      because: 'Why',
      button: 'Open the order',
      note: 'If you see it differently, write to us: a person answers.',
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
    why: (mailbox: string) => string
  }
}

const wait = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
  `Too many attempts. Please wait ${Math.max(1, Math.ceil(retryAfterSeconds / 60))} minutes.`

const priceGuarantee: PriceGuaranteeWords = {
  line: (endsAt) => `Price kept until ${formatDate(endsAt)}`,
  errors: {
    'price-lock-unknown': {
      title: 'We keep no price under this link',
      text: 'The link is not whole, or was changed on its way. Open it from your letter or bookmark once more, or work the price out anew.',
    },
    'price-lock-over': {
      title: 'The time of this price is over',
      text: 'We kept it for 30 days. What it costs today the price calculator says.',
    },
    'price-lock-used': {
      title: 'This price has been ordered',
      text: 'A kept price counts for one order, and there is one. An order that was not paid gives it back within 30 minutes.',
    },
  },
  status: {
    same: () => null,
    'dearer-today': ({ todayCents }) => `Costs ${formatMoney(todayCents ?? 0)} today; you pay the price that was kept.`,
    'cheaper-today': ({ todayCents }) => `Costs ${formatMoney(todayCents ?? 0)} today: the lower price counts.`,
    'not-sold': () => 'Not sold any more, so it cannot be ordered. Write to us, and we look for what serves you.',
  },
  keep: {
    'nothing-chosen': 'This package is not sold at the moment.',
    'too-many': wait,
  },
  mail: {
    'no-email': 'Enter a full email address.',
    'too-many': wait,
    'price-lock-unknown': 'We keep no price under this link.',
    'price-lock-over': 'The time of this price is over.',
    'price-lock-used': 'This price has been ordered.',
  },
  emailContent: {
    subject: (total) => `Your price of ${total}, kept for you`,
    text: (until) =>
      `You worked out this price on our site, and we keep it until ${until}. The link puts it into your cart.`,
    line: ({ title, variantTitle }) => lineTitle({ productTitle: title, variantTitle }),
    total: 'Total',
    open: 'Open the kept price',
    note: 'The price counts for one order. If something costs less by then, you pay less.',
    why: (mailbox) =>
      `Somebody entered this address on our site to get this letter. If it was not you, do nothing. Questions: ${mailbox}`,
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
  draft: 'We are still writing this offer.',
  sent: 'This offer is open.',
  accepted: 'You have accepted this offer.',
  declined: 'You have declined this offer.',
  withdrawn: 'We have withdrawn this offer meanwhile. A newer version stands among your offers, or write to us.',
  expired: 'The time of this offer is over. Write to us, and we make you a new one.',
}

const quote: QuoteWords = {
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

const refund: RefundWords = {
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

export type ShopWords = {
  cart: RefusalWords<CartRefusal>
  stock: Phrases<StockTable>
  changes: Phrases<LineChangeTable>
}

const unavailable = 'Currently unavailable'

const shop: ShopWords = {
  cart: {
    'no-quantity': 'The quantity must be at least 1.',
    unavailable,
    'not-offered': 'This product is no longer offered.',
    'out-of-stock': ({ title, variantTitle, left }) =>
      `Not enough stock for ${title} (${variantTitle}). Only ${left} left.`,
    'too-many-units': ({ title, max }) => `No more than ${max} of ${title} fit into one order.`,
    'cart-full': ({ max }) => `No more than ${max} products fit into one order.`,
  },
  stock: {
    unavailable,
    'not-enough': ({ left }) => `Not enough stock. Only ${left} left.`,
    'in-stock': 'In stock',
  },
  changes: {
    price: ({ title, variantTitle, fromCents, toCents, currency }) =>
      `The price of ${title} (${variantTitle}) changed from ${formatMoney(fromCents, { currency })} to ${formatMoney(toCents, { currency })}.`,
    gone: ({ title, variantTitle }) =>
      `${title} (${variantTitle}) is no longer offered and was taken out of your cart.`,
  },
}

const cartPage = {
  loadingYourCart: 'Loading your cart',
}

const addToCart = {
  addedToCart: 'Added to Cart!',
  added: (quantity: number, title: string, title2: string) => `${quantity} × ${title} (${title2}) added.`,
}

const buyBox = {
  ohNoSomethingWentWrong: 'Oh no! Something went wrong.',
  option: 'Option',
  quantityOf: (title: string) => `Quantity of ${title}`,
  addToCart: 'Add to Cart',
  contactUs: 'Contact Us',
  save: (amount: string) => `Save ${amount}`,
  left: (inventory_quantity: number | null | undefined) => `${inventory_quantity} left`,
}

const cartButton = {
  cart: (count: number, text: string) => `Cart, ${count} ${text}`,
}

const cartChanges = {
  yourCartHasChanged: 'Your cart has changed',
}

const cartDrawer = {
  cart: 'Cart',
  cart2: (count: number, text: string) => `Cart, ${count} ${text}`,
}

const cartLines = {
  itemRemoved: 'Item Removed',
  hasBeenRemovedFromYour: (title: string) => `${title} has been removed from your cart.`,
  quantityOf: (title: string) => `Quantity of ${title}`,
  remove: (title: string) => `Remove ${title}`,
}

const cartSummary = {
  yourCartIsEmpty: 'Your cart is empty',
  addSomeProductsToYour: 'Add some products to your cart before checking out.',
  checkoutError: 'Checkout Error',
  cartCleared: 'Cart Cleared',
  allItemsHaveBeenRemoved: 'All items have been removed from your cart.',
}

const cartTotal = {
  total: 'Total',
  includingVat: (vatPercent: number, amount: string) => `Including VAT ${vatPercent} %, ${amount}`,
}

const plainCart = {
  checkoutError: 'Checkout Error',
  quantityOf: (title: string) => `Quantity of ${title}`,
  update: 'Update',
  remove: (title: string) => `Remove ${title}`,
}

const agreedProductDb = {
  workByAgreement: 'Work by agreement',
  byAgreement: 'By agreement',
}

const catalogueRows = {
  alsoInTheStore: 'Also in the store',
}

const taxYears = {
  taxYear: (taxYear: number) => `Tax year ${taxYear}`,
}

const productRoute = {
  thereIsNoSuchStore: 'There is no such store.',
  theQueryIsNotUnderstood: 'The query is not understood.',
  thereIsNoSuchProduct: 'There is no such product.',
}

const productsRoute = {
  thereIsNoSuchStore: 'There is no such store.',
  theQueryIsNotUnderstood: 'The query is not understood.',
  hiddenProductsAreShownTo: 'Hidden products are shown to staff only.',
}

const pricingPage = {
  thisPackageIsNotSold: 'This package is not sold at the moment.',
  errorLoadingProductsFailedTo: 'Error loading products: Failed to load products',
  theWholeStore: 'The whole store',
}

const productPage = {
  product: 'Product',
  errorLoadingProductFailedTo: 'Error loading product: Failed to load product',
  alsoInTheStore: 'Also in the store',
  readyIn: 'Ready in',
  afterTheLastDocument: (value: string) => `${value} after the last document`,
  whatYouGet: 'What you get',
  whatWeAskYouFor: 'What we ask you for',
  youUploadTheseAfterThe: 'You upload these after the purchase, in your own portal. Nothing is sent by e-mail.',
}

const storePage = {
  failedToLoadProducts: 'Failed to load products',
  errorLoadingProducts: (message: string) => `Error loading products: ${message}`,
}

const storeQuery = {
  mustBeAWholeNumber: 'must be a whole number',
  mustBeAtMost: (max: number) => `must be at most ${max}`,
  mustBeInventoryQuantity: "must be 'inventory_quantity'",
  namesNoProduct: 'names no product',
}

const gallery = {
  viewsOf: (title: string) => `Views of ${title}`,
  viewOf: (view: number, count: number) => `View ${view} of ${count}`,
  previousView: 'Previous view',
  nextView: 'Next view',
  viewOf2: (at: number, count: number) => `View ${at} of ${count}`,
}

const productCard = {
  chooseOptions: 'Choose options',
  of: (title: string) => `of ${title}`,
  addToCart: 'Add to Cart',
}

const productCards = {
  errorAddingToCart: 'Error adding to cart',
}

const variantsRoute = {
  thereIsNoSuchStore: 'There is no such store.',
  theQueryIsNotUnderstood: 'The query is not understood.',
}

const checkoutCancelledRoute = {
  thisLinkBelongsToNo: 'This link belongs to no order of ours. Your cart is kept: /cart\n',
}

const checkoutInput = {
  mustBeAWholeNumber: 'must be a whole number',
  mustBeTheCodeOf: 'must be the code of a country, two letters',
}

const checkoutRoute = {
  thereIsNoSuchStore: 'There is no such store.',
  thisAddressTakesPostOnly: 'This address takes POST only.',
  tooManyAttemptsPleaseWait: (retryAfterSeconds: number) =>
    `Too many attempts. Please wait ${retryAfterSeconds} seconds.`,
  theOrderIsNotUnderstood: 'The order is not understood.',
  onlyAddressesOfThisSite: 'Only addresses of this site are accepted.',
}

const invoiceOrderPage = {
  noOrderWasPlaced: 'No order was placed',
}

const placeByInvoice = {
  noOrderByInvoice: (reason: string) => `No order by invoice: ${reason}`,
}

const successPage = {
  whatBecameOfYourPayment: 'What became of your payment.',
  confirmationSentTo: 'Confirmation sent to',
  goToYourPortal: 'Go to your portal',
  backToYourCart: 'Back to your cart',
  contactUs: 'Contact Us',
  continueShopping: 'Continue Shopping',
}

const orderPage = {
  order: (number: number) => `Order ${number}`,
  orders: 'Orders',
  whatYouBought: 'What you bought',
  details: 'Details',
  invoice: 'Invoice',
  yourInvoiceIsBeingMade: 'Your invoice is being made. It stands here in a minute.',
  itComesWithThePayment: 'It comes with the payment.',
  thisOrderWasNotPaid: 'This order was not paid and has none.',
  cases: 'Cases',
  thisOrderHasOpenedNo: 'This order has opened no case.',
}

const orderState = {
  waitingForPayment: 'Waiting for payment',
  waitingForYourTransfer: 'Waiting for your transfer',
  paid: 'Paid',
  paidBeingChecked: 'Paid, being checked',
  paymentFailed: 'Payment failed',
  cancelled: 'Cancelled',
  notPaid: 'Not paid',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  theWholeAmountWasGiven: (amount: string, on: string) => `The whole amount, ${amount}, was given back${on}.`,
  wasGivenBack: (amount: string, on: string) => `${amount} was given back${on}.`,
  aRefundWasAskedFor: (date: string) => `A refund was asked for on ${date}. We write to you once it is on its way.`,
}

const ordersPage = {
  orders: 'Orders',
  yourOrders: 'Your orders',
  offers: 'Offers',
  noOrdersYet: 'No orders yet',
  whatYouBuyStandsHere: 'What you buy stands here, with its invoice.',
  seeThePackages: 'See the packages',
  order: 'Order',
  order2: (number: number) => `Order ${number}`,
  ordered: 'Ordered',
  status: 'Status',
  total: 'Total',
  invoice: 'Invoice',
  pdf: (kind: string) => `${kind} (PDF)`,
}

const ownRefunds = {
  content: {
    requested: 'We look at it and answer within two working days.',
    waiting: 'We look at it and answer within two working days.',
    sending: 'The amount is on its way.',
    paid: 'The amount was given back.',
    declined: 'We could not grant this.',
  },
  moneyBack: 'Money back',
  ourAnswer: (ours: string) => `Our answer: “${ours}”`,
  askForMoneyBack: 'Ask for money back',
  within30DaysOfThe:
    'Within 30 days of the order, until the draft of your return is with you, the whole price of a package is refunded. What else speaks for it, we look at.',
  why: 'Why?',
  youPaidByTransferTo: 'You paid by transfer. To which account shall we pay?',
  send: 'Send',
  yourAccount: 'Your account',
  youPaidByTransferAnd: 'You paid by transfer, and money goes back to you.',
  moneyWasToGoBack:
    'Money was to go back the way you paid, and your bank or card has not taken it. We transfer it instead.',
  toWhichAccountShallWe: 'To which account shall we pay?',
  sendTheAccount: 'Send the account',
}

const orderAmounts = {
  includingVat: (percent: number) => `Including VAT ${percent} %`,
  givenBack: 'Given back',
}

const orderLines = {
  product: 'Product',
  taxYear: (variantTitle: string, taxYear: number | null | undefined) => `${variantTitle}, tax year ${taxYear}`,
  units: 'Units',
  price: 'Price',
  sum: 'Sum',
}

const orderPdfs = {
  inAnyCase: 'In any case',
  ifItAppliesToYou: 'If it applies to you',
}

const calculator = {
  errorAddingToCart: 'Error adding to cart',
  addedToCart: 'Added to Cart!',
  package: 'Package',
  taxYear: 'Tax year',
  addOns: 'Add-ons',
  workOutThePrice: 'Work out the price',
}

const comparisonTables = {
  amountsInChf: (title: string) => `${title}, amounts in CHF`,
  service: 'Service',
  drawnFrom: 'Drawn from',
  to: 'to',
  ourPrice: 'Our price',
  youSave: 'You save',
  inPercent: 'In percent',
  whoWorksOnIt: 'Who works on it',
  staff: 'Staff',
  asOfAmountsInChf: (date: string) => `As of ${date}. Amounts in CHF.`,
}

const comparison = {
  more: (value: string) => `${value} more`,
  moreToLess: (amount: string, amount2: string) => `${amount} more to ${amount2} less`,
  moreToLess2: (value: string, highPercent: string) => `${value} % more to ${highPercent} % less`,
}

const guaranteeList = {
  theRules: 'The rules',
}

const packageColumns = {
  insteadOf: 'instead of',
  save: (amount: string) => `Save ${amount}`,
  readyIn: 'Ready in',
  bestFor: 'Best for',
  with: (title: string) => `with ${title}`,
}

const receipt = {
  yourPrice: 'Your price',
  taxYear: (title: string, year: string) => `${title}, tax year ${year}`,
  package: (title: string) => `${title} package`,
  youSave: 'You save',
  totalChf: 'Total CHF',
  includingVat: (vatPercent: number, amount: string) => `Including VAT ${vatPercent} %, ${amount}`,
  onThePackage: (firstTimeLabel: string, amount: string) => `${firstTimeLabel}: ${amount} on the package.`,
  theTerms: 'The terms',
  largeFirmsChargeChfFor: (lowChf: string) => `Large firms charge CHF ${lowChf} for such a return.`,
  anotherPackageCostsTheSame: 'Another package costs the same and contains more.',
  less: (amount: string) => `, ${amount} less`,
  withoutWhatAddsBeyondYour: (title: string) => `, without what ${title} adds beyond your choice`,
  take: (title: string) => `Take ${title}`,
}

const discountsRoute = {
  thereIsNoSuchStore: 'There is no such store.',
  thisAddressTakesPostOnly: 'This address takes POST only.',
  tooManyAttemptsPleaseWait: (retryAfterSeconds: number) =>
    `Too many attempts. Please wait ${retryAfterSeconds} seconds.`,
  theQuestionIsNotUnderstood: 'The question is not understood.',
}

const offerAnswer = {
  pay: 'Pay',
  acceptAndPay: 'Accept and pay',
  acceptedItIsAnOrder: (total: string) => `Accepted, it is an order of ${total} at exactly these prices.`,
  orderWasNotPaidIn: (number: number, total: string) =>
    `Order ${number} was not paid in time and has ended. What you accepted still counts: pay ${total}, and it becomes a new order at the same prices.`,
  youHaveAcceptedThisOffer: (total: string) => `You have accepted this offer; ${total} are still to be paid.`,
  payByCardOrTwint: 'Pay by card or TWINT',
  acceptAndPayByCard: 'Accept and pay by card or TWINT',
  payByInvoice: 'Pay by invoice',
  acceptAndPayByInvoice: 'Accept and pay by invoice',
  decline: 'Decline',
  why: 'Why',
  soThatWeCanMake: 'So that we can make you a better one.',
  declineTheOffer: 'Decline the offer',
}

const offerList = {
  offers: 'Offers',
  offer: 'Offer',
  status: 'Status',
  validUntil: 'Valid until',
  total: 'Total',
}

const offerPage = {
  offer: (label: string) => `Offer ${label}`,
  ordersAndOffers: 'Orders and offers',
  details: 'Details',
  validUntil: 'Valid until',
  openTheCase: 'Open the case',
  order: (number: number) => `Order ${number}`,
  whyYouDeclined: 'Why you declined',
  theOfferAsAPdf: 'The offer as a PDF',
}

const openMoneyDb = {
  order: (number: number) => `Order ${number}`,
}

const quoteTable = {
  whatWeOffer: 'What we offer',
  what: 'What',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  includingVat: (percent: number) => `Including VAT ${percent} %`,
}

export const shopTexts = {
  domicile,
  promotion,
  order,
  payout,
  priceGuarantee,
  quote,
  refund,
  shop,
  cartPage,
  addToCart,
  buyBox,
  cartButton,
  cartChanges,
  cartDrawer,
  cartLines,
  cartSummary,
  cartTotal,
  plainCart,
  agreedProductDb,
  catalogueRows,
  taxYears,
  productRoute,
  productsRoute,
  pricingPage,
  productPage,
  storePage,
  storeQuery,
  gallery,
  productCard,
  productCards,
  variantsRoute,
  checkoutCancelledRoute,
  checkoutInput,
  checkoutRoute,
  invoiceOrderPage,
  placeByInvoice,
  successPage,
  orderPage,
  orderState,
  ordersPage,
  ownRefunds,
  orderAmounts,
  orderLines,
  orderPdfs,
  calculator,
  comparisonTables,
  comparison,
  guaranteeList,
  packageColumns,
  receipt,
  discountsRoute,
  offerAnswer,
  offerList,
  offerPage,
  openMoneyDb,
  quoteTable,
}
