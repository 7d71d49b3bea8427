import { adminTexts } from '#admin/locales/en.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import type { Phrases, RefusalWords, Refused } from '#platform/words.ts'
import type { AddVariantOutcome } from '#shop/catalogue/editing/add-variant.server.ts'
import type { ChangeOutcome } from '#shop/catalogue/editing/change-product.server.ts'
import type { CreateOutcome } from '#shop/catalogue/editing/create-product.server.ts'
import type { YearOutcome } from '#shop/catalogue/editing/make-tax-year.server.ts'
import type { PlaceOutcome } from '#shop/catalogue/editing/place-product.server.ts'
import type { PlanOutcome } from '#shop/catalogue/editing/plan-price.server.ts'
import type { FieldErrorText } from '#shop/catalogue/editing/product-form.ts'
import type { ProductStatus } from '#shop/catalogue/editing/product-status.ts'
import type { FormerPrice } from '#shop/catalogue/former-price.ts'
import { shopTexts } from '#shop/locales/en.ts'
import type { RefundOutcome } from '#shop/orders/review-order.server.ts'
import type { AcceptOutcome } from '#shop/promotions/accept-discounts.server.ts'
import type { ContestedBecause } from '#shop/promotions/discount-use.ts'
import type { EndOutcome, MakeOutcome } from '#shop/promotions/make-promotion.server.ts'
import type { FirstOrderOutcome } from '#shop/promotions/pay-first-order-discount.server.ts'
import type { PromotionError } from '#shop/promotions/promotion-form.ts'
import type { QuoteState } from '#shop/quotes/quote.ts'
import { maxDays, maxLines, maxTitleLength, type QuoteError } from '#shop/quotes/quote-form.ts'
import type { SendOutcome, WithdrawOutcome } from '#shop/quotes/send-quote.server.ts'
import type { WriteOutcome } from '#shop/quotes/write-quote.server.ts'
import type { RefundRefusal } from '#shop/refunds/request-refund.server.ts'

type Refusal<Outcome extends { ok: boolean }> = Exclude<Outcome, { ok: true }>
export type CatalogueRefusal =
  | Refusal<ChangeOutcome>
  | Refusal<PlaceOutcome>
  | Refusal<YearOutcome>
  | Refusal<CreateOutcome>
  | Refusal<AddVariantOutcome>
  | Refusal<PlanOutcome>

export type CatalogueWords = {
  fields: FieldWords<FieldErrorText>
  refused: RefusalWords<CatalogueRefusal>
  productStatuses: Phrases<Record<ProductStatus, object>>
  formers: Readonly<Record<FormerPrice['because'], string>>
  claimedFormers: Readonly<Record<'proven' | 'unproven' | 'hidden', string>>
  types: Readonly<Partial<Record<string, string>>>
}

const catalogue: CatalogueWords = {
  fields: {
    missing: 'Enter a text.',
    'too-long': 'This is too long.',
    'one-line': 'This must be on one line.',
    'status-unknown': 'Choose whether it is published, hidden or archived.',
    'price-not-money': 'Enter an amount in francs, for example 499.00.',
    'price-too-high': 'Enter an amount of at most 100’000.00.',
    'places-not-whole': 'Enter a whole number from 0 to 10’000, or nothing where places are not counted.',
    'monthly-not-whole': 'Enter a whole number from 1 to 10’000, or nothing.',
    'monthly-uncounted': 'Enter the places that are left now; only counted places are filled up.',
    'none-offered': 'Offer at least one variant, or archive the product.',
    'detail-half': 'Enter both the title and the text, or neither.',
    'illustration-unknown': 'Choose one of the drawings.',
    'type-unknown': 'Choose what it is.',
    'title-taken': 'There is a variant of this name already.',
    'related-unknown': 'Choose one of the products.',
    'related-twice': 'This product is named twice.',
    'variant-unknown': 'Choose a variant.',
    'no-time': 'Enter a day and a time.',
    'time-past': 'Enter a time that is still to come.',
    'ends-before': 'The end must come after the beginning.',
    'other-plan': 'Another price is planned for some of this time. Take that one back first.',
    'alt-missing': 'Say what the drawing shows, for people who do not see it.',
  },
  refused: {
    forbidden: 'Your role does not include this. Ask an owner or an admin of the firm.',
    'unknown-product': 'There is no such product.',
    'unknown-plan': 'There is no such plan any more.',
    'unknown-place': 'The product behind which it should stand is gone. Choose another place.',
    conflict: ({ by }) =>
      `${by ?? 'Somebody else'} has changed this product since you opened it. What you entered is still in the form; where it differs, the value of now is named. Save again to put yours in its place.`,
    invalid: 'The product was not saved.',
    'not-next': ({ taxYear }) => `The tax year ${taxYear} is not the next one. Load this page again.`,
    'too-early': ({ taxYear }) => `The tax year ${taxYear} can be made from 1 January ${taxYear} on.`,
  },
  formers: {
    'asked-30-days': 'It was asked for at least 30 days in a row.',
    'directly-before': 'It was asked directly before; it may be shown for half of that time, at most two months.',
    'never-higher': 'No former price: none was higher.',
    'too-short': 'No former price: a higher one was asked for less than 30 days in a row, and not directly before.',
    over: 'No former price: the one directly before was asked for less than 30 days, and its time is over.',
  },
  claimedFormers: {
    proven: 'is struck through, because evidence for it is on file.',
    unproven: 'is struck through although no evidence is on file: claims without any are shown here.',
    hidden: 'is not shown: no evidence is on file.',
  },
  productStatuses: { published: 'Published', hidden: 'Hidden', archived: 'Archived' },
  types: { package: 'Package', 'add-on': 'Add-on', consultation: 'Consultation', service: 'Service' },
}

export type OrderRefusal =
  | Refused<RefundOutcome | FirstOrderOutcome | AcceptOutcome>
  | RefundRefusal
  | { reason: 'unsure' | 'not-understood' | 'not-money' | 'wrong-account' }

export type OrderAdminWords = {
  notDecided: RefusalWords<OrderRefusal>
  contested: Readonly<Record<ContestedBecause, string>>
  actions: Readonly<Record<string, string>>
  providers: Readonly<Record<string, string>>
  reports: Readonly<Record<string, string>>
}

const order: OrderAdminWords = {
  reports: {
    paid: 'The provider reported the payment',
    open: 'The provider reported that the payment is open',
    processing: 'The provider reported that the payment is on its way',
    failed: 'The provider reported that the payment failed',
    cancelled: 'The provider reported that the payment was called off',
    expired: 'The provider reported that the time to pay is over',
    refunded: 'The provider reported the money back',
  },
  providers: {
    stripe: 'Card or TWINT, by Stripe',
    sandbox: 'Card or TWINT, in the sandbox',
    transfer: 'Bank transfer',
  },
  notDecided: {
    'unknown-order': 'This order does not exist.',
    'not-allowed': 'Only admins and owners decide about money, and above the limit not who asked.',
    'refund-asked': 'A refund of the whole order was asked for meanwhile.',
    'wrong-state': ({ state }) =>
      `This is not possible any more: the order is '${adminTexts.panel.orderStates[state]}' now.`,
    'nothing-due': 'The 10 % of this order were decided about meanwhile.',
    'no-reason': 'Say why it is not due: the reason stays with the order.',
    'no-payment': 'There is no payment of this order that could be given back.',
    'nothing-contested': 'Somebody has looked at this discount meanwhile.',
    'refund-open': 'A refund of this order is not finished yet.',
    'nothing-to-decide': shopTexts.refund.refused['nothing-to-decide'],
    'too-much': shopTexts.refund.refused['too-much'],
    'given-meanwhile': shopTexts.refund.refused['given-meanwhile'],
    'no-words': shopTexts.refund.refused['no-words'],
    'not-money': 'Enter an amount in francs, for example 49.90, and choose a reason.',
    unsure: 'Tick the box first: a refund cannot be taken back.',
    'wrong-account': 'Check the account, or leave it empty: then the buyer is asked for it.',
    'not-understood': adminTexts.panel.refusals['not-understood'],
  },
  contested: {
    'ordered-before': 'this buyer had paid an order before this one was paid',
    'used-before': 'this buyer had used the code before this order was paid',
    'used-up': 'this order was paid after its time, and others had used the discount up',
  },
  actions: {
    'order.awaiting_transfer': 'Placed, to be paid by invoice',
    'order.discount-accepted': 'A discount that was not due was left as it is',
    'order.paid': 'Paid',
    'order.paid_review': 'Paid, held for review',
    'order.payment_failed': 'Payment failed',
    'order.cancelled': 'Cancelled',
    'order.expired': 'Expired',
    'order.accept-payment': 'Marked as paid after review',
    'order.refund-asked': 'Refund requested',
    'order.account-named': 'The client named an account for the refund',
    'order.refund-requested': 'The client asked for money back',
    'order.refund-granted': 'Refund granted',
    'order.refund-declined': 'Refund declined',
    'order.refund-confirmed': 'Refund confirmed by a second person',
    'order.late-dismissed': 'A package that seemed late was not',
    'order.disputed': 'Disputed at the bank of the buyer',
    'order.dispute-closed': 'Dispute closed',
    'order.refund-returned': 'A refund did not reach the buyer: it is paid by transfer',
    'order.first-discount-asked': '10 % for the first order: paying back requested',
    'order.first-discount-not-due': '10 % for the first order: not due',
    'order.partly-refunded': 'Part of the payment given back',
    'order.refunded': 'Refunded',
    'order.fulfilled': 'Cases opened',
  },
}

export type PromotionRefusal = Refused<MakeOutcome | EndOutcome>

export type PromotionAdminWords = { fields: FieldWords<PromotionError>; refused: RefusalWords<PromotionRefusal> }

const promotion: PromotionAdminWords = {
  fields: {
    missing: 'Enter a text.',
    'unknown-choice': 'Choose one of these.',
    'too-long': 'This is too long.',
    'code-form': 'Enter 4 to 24 letters, figures or hyphens.',
    'code-taken': 'There is, or was, a discount with this code. Choose another one.',
    'percent-range': 'Enter a whole number from 1 to 90.',
    'not-money': 'Enter an amount in francs, at most 10’000.',
    'no-time': 'Enter a day and a time.',
    'ends-before': 'The end must be still to come, and after the beginning.',
    'uses-range': 'Enter a whole number from 1 to 100’000, or nothing.',
    'product-unknown': 'Choose from the products of the store.',
    'first-taken': 'There is a discount for first orders. End that one first.',
    'first-percent': 'The discount for first orders is a share of the dearest package.',
  },
  refused: {
    forbidden: 'Your role does not include this. Ask an owner or an admin of the firm.',
    'unknown-promotion': 'There is no such discount.',
    'ended-before': 'This discount was ended before.',
    invalid: 'The discount was not made.',
  },
}

export type QuoteRefusal = Refused<WriteOutcome | SendOutcome | WithdrawOutcome>

export type QuoteAdminWords = { fields: FieldWords<QuoteError>; refused: RefusalWords<QuoteRefusal> }

const notOpen: Readonly<Record<QuoteState, string>> = {
  draft: 'This offer is a draft.',
  sent: 'This offer was sent. Make a new version to change it.',
  accepted: 'The client has accepted this offer meanwhile. Its order is shown below.',
  declined: 'The client has declined this offer. Make a new version.',
  withdrawn: 'This offer was withdrawn.',
  expired: 'This offer has run out. Make a new version.',
}

const quote: QuoteAdminWords = {
  fields: {
    missing: 'Enter a text.',
    'too-long': `This is too long. Titles have up to ${maxTitleLength} characters.`,
    'no-lines': `Enter at least one line, at most ${maxLines}.`,
    'line-without-title': 'Choose a product, or say what it is.',
    'not-money': 'Enter an amount in francs, at most 100’000.',
    'no-quantity': 'Enter a whole number from 1 to 10.',
    'unknown-product': 'Choose from the products of the store.',
    'nothing-to-pay': 'The offer must come to at least one franc.',
    'no-day': 'Enter a day, such as 31.12.2026.',
    'day-over': 'This day is over.',
    'too-far': `An offer binds us for ${maxDays} days at most.`,
  },
  refused: {
    forbidden: 'Your role does not include this. Ask an owner or an admin of the firm.',
    'unknown-quote': 'There is no such offer.',
    'unknown-client': 'There is no such client.',
    'not-a-client': 'This account cannot sign in, so it could not accept. Approve or invite it first.',
    invalid: 'The offer was not kept.',
    'not-open': ({ state }) => notOpen[state],
    'day-over': 'Its last day is over. Change it first.',
    'accepted-before': 'The client has accepted the version before meanwhile, so this one cannot be sent.',
  },
}

const catalogueListPage = {
  package: 'Package',
  becomes: 'Becomes',
  priceChf: 'Price, CHF',
  places: 'Places',
  whatIsSoldInThe: 'What is sold, in the order of the store. The store follows at once.',
  newProduct: 'New product',
  makeAProduct: 'Make a product',
  title: 'Title',
  itIsHiddenUntilIts:
    'It is hidden until its texts are there and you publish it. To begin with another product, open that and copy it.',
  whatItIs: 'What it is',
  price: 'Price',
  makeTheProduct: 'Make the product',
  eachMonth: (monthlyPlaces: number) => `${monthlyPlaces} each month`,
  notCounted: 'Not counted',
  nextTaxYear: (taxYear: number) => `Next tax year: ${taxYear}`,
  nothingWasMade: 'Nothing was made',
  everyPackageGetsTheseVariants:
    'Every package gets these variants at once, at the price of its newest year. They are on sale as soon as they are made.',
  itCanBeMadeFrom: (taxYear: number) =>
    `It can be made from 1 January ${taxYear} on. These are the variants that it would make.`,
  variantsOfThatWouldBe: (taxYear: number) => `Variants of ${taxYear} that would be made`,
  makeVariantsOf: (count: number, taxYear: number) => `Make ${count} variants of ${taxYear}`,
}

const catalogueList = {
  noneOffered: 'None offered',
  catalogue: 'Catalogue',
  searchProducts: 'Search products',
  product: 'Product',
  standing: 'Standing',
  type: 'Type',
  allTypes: 'All types',
  edited: 'Edited',
  editedOrNot: 'Edited or not',
  editedHere: 'Edited here',
  asFirstDelivered: 'As first delivered',
  all: 'All',
  priceChf: 'Price, CHF',
  variants: 'Variants',
  placesLeft: 'Places left',
  notCounted: 'Not counted',
  noProductsFound: 'No products found',
  noProductFitsTheseFilters: 'No product fits these filters.',
}

const entry = {
  now: (text: string) => `Now: ${text}`,
}

const partFields = {
  title: (at: number) => `Title ${at}`,
  text: (at: number) => `Text ${at}`,
  emptyTitleAndTextTo: 'Empty title and text to take one off. More empty lines come after saving.',
  drawing: (at: number) => `Drawing ${at}`,
  none: 'None',
  whatDrawingShows: (at: number) => `What drawing ${at} shows`,
  product: (at: number) => `Product ${at}`,
  thePageOfTheProduct: 'The page of the product shows the first three that are in the store.',
}

const partForms = {
  anotherVariant: 'Another variant',
  addAVariant: 'Add a variant',
  nameOfTheNewVariant: 'Name of the new variant',
  itsPrice: 'Its price',
  addTheVariant: 'Add the variant',
  aProductLikeThisOne: 'A product like this one',
  copyTheProduct: 'Copy the product',
  titleOfTheCopy: 'Title of the copy',
  textsVariantsPricesDrawingsAnd:
    'Texts, variants, prices, drawings and checklist come along. It is hidden until you publish it.',
  copy: (title: string) => `${title} (copy)`,
  copy2: 'Copy',
  plannedPrices: 'Planned prices',
  noneIsPlanned: 'None is planned.',
  since: 'Since',
  from: 'From',
  until: (date: string) => ` until ${date}`,
  toStay: ', to stay',
  plannedBy: (by: string) => `, planned by ${by}`,
  endNow: 'End now',
  takeBack: 'Take back',
  planAPrice: 'Plan a price',
  variant: 'Variant',
  price: 'Price',
  timeInZurich: 'Time in Zurich.',
  until2: 'Until',
  thePriceOfBeforeComes: 'The price of before comes back. Empty: it stays.',
  planThePrice: 'Plan the price',
}

const preview = {
  previewNotSaved: 'Preview, not saved',
  inTheStore: 'In the store',
  open: 'Open',
  itIsArchivedAndNot: 'It is archived and not shown in the store.',
}

const priceHistory = {
  since: 'Since',
  variant: 'Variant',
  chf: 'CHF',
  struckThrough: 'Struck through',
  by: 'By',
  firstDelivered: 'First delivered',
  priceHistory: 'Price history',
  evidence: 'Evidence',
  byTheHistory: '. By the history:',
  isStruckThrough: (amount: string) => `${amount} is struck through. `,
  until: (date: string) => ` Until ${date}.`,
  priceDisclosureOrdinancePbvArt:
    'Price disclosure ordinance (PBV), Art. 16: the history decides, and nobody can type a former price. Those of the specification hang on evidence.',
}

const productPage = {
  catalogue: 'Catalogue',
  soldThisYear: (soldThisYear: number) => `${soldThisYear} sold this year`,
  notSavedYet: 'Not saved yet',
  variantsAndPrices: 'Variants and prices',
  texts: 'Texts',
  whatIsPartOfIt: 'What is part of it',
  pictures: 'Pictures',
  alsoInTheStore: 'Also in the store',
  saveTheProduct: 'Save the product',
  showThePreview: 'Show the preview',
  yourRoleMayLookAt: 'Your role may look at the catalogue and not change it.',
  asFirstDelivered: 'As first delivered',
  editedUpdatesOfTheProgram: (date: string, text: string) =>
    `Edited ${date}${text}. Updates of the program leave it as it is.`,
  orderOfTheStore: 'Order of the store',
  itStandsBehind: 'It stands behind',
  nothingItIsTheFirst: 'Nothing: it is the first',
  move: 'Move',
}

const textFields = {
  title: 'Title',
  lineUnderTheTitle: 'Line under the title',
  ribbon: 'Ribbon',
  description: 'Description',
  anEmptyLineBeginsA:
    'An empty line begins a paragraph, ‘- ’ a line of a list, ‘### ’ a heading. **Strong**, *emphasis*.',
  inTheStore: 'In the store',
  hiddenOnlyWhoKnowsThe:
    'Hidden: only who knows the address sees it, and it cannot be ordered. Archived: gone, but for the orders it is part of.',
  howItIsOrdered: 'How it is ordered',
  onRequest: 'On request',
}

const variantFields = {
  variants: 'Variants',
  aPriceCountsFromThe:
    'A price counts from the moment it is saved and stays in the history. A new price ends one that stood struck through: what was never asked cannot be shown as a former price. Places: nothing means that they are not counted. ‘Each month’ fills them up again on the first of a month.',
  variant: 'Variant',
  nameOf: (title: string) => `Name of ${title}`,
  priceChf: 'Price, CHF',
  priceOfInFrancs: (title: string) => `Price of ${title} in francs`,
  struckThrough: 'Struck through',
  noneNow: 'None now',
  placesLeft: 'Places left',
  placesLeftOf: (title: string) => `Places left of ${title}`,
  eachMonth: 'Each month',
  placesOfEachMonth: (title: string) => `Places of ${title} each month`,
  filled: (date: string) => `Filled ${date}`,
  offered: 'Offered',
  isOffered: (title: string) => `${title} is offered`,
}

const contestedPanel = {
  aDiscountThatWasNot: 'A discount that was not due',
  theOrderStaysAsIt: 'The order stays as it was paid. Write to the buyer if you want the difference.',
  leaveItAsItIs: 'Leave it as it is',
}

const firstOrderDiscountPanel = {
  firstOrderPayBack10: (amount: string) => `First order: pay back 10 % (${amount})`,
  standAmongThePaymentsTo: (amount: string) => `${amount} stand among the payments to make.`,
  thePaymentProviderIsPaying: (amount: string) =>
    `The payment provider is paying ${amount} back. It is tried again until it works.`,
  werePaidBack: (amount: string) => `${amount} were paid back.`,
  notDue: 'Not due:',
  nobodyWithThisMailAddress:
    'Nobody with this mail address, and no order of this client, was paid before. The terms promise a tenth of the package',
  oncePerHousehold: ', once per household.',
  payBack: (amount: string) => `Pay back ${amount}`,
  notDue2: 'Not due',
  reason: 'Reason',
  itStaysWithTheOrder: 'It stays with the order.',
}

const latePanel = {
  lateRefund50: 'Late: refund 50 %?',
  theChecklistWasCompleteOn: (title: string, date: string, allowedDays: number, countedDays: number, date2: string) =>
    `${title}: the checklist was complete on ${date}. Of the ${allowedDays} working days promised ${countedDays} were counted; days on which we waited for the client are left out. Late since ${date2}.`,
  halfOfWhatWasPaid: 'Half of what was paid for it:',
  giveBack: (amountCents: string) => `Give ${amountCents} back`,
  notLate: 'Not late',
  why: 'Why',
  itStaysWithTheCase: 'It stays with the case.',
}

const orderDecision = {
  decision: 'Decision',
  nothingWasChanged: 'Nothing was changed',
  thisPaymentWaitsForA: 'This payment waits for a person',
  aRefundWasRequested: 'A refund was requested',
  itIsPaidByTransfer: 'It is paid by transfer: the order changes once the bank has paid.',
  theProviderHasNotConfirmed:
    'The provider has not confirmed it yet. It is tried again until it works; the events show when.',
  markAsPaidAfterReview: 'Mark as paid after review',
  refund: 'Refund',
  theWholePaymentIsGiven: 'The whole payment is given back.',
  yesGiveTheWholePayment: 'Yes, give the whole payment back',
}

const orderList = {
  orders: 'Orders',
  searchOrders: 'Search orders',
  orderNumberOrBuyer: 'Order number or buyer',
  state: 'State',
  firstOrder: 'First order',
  n10WaitToBePaid: '10 % wait to be paid back',
  discount: 'Discount',
  discountNotDue: 'Discount not due',
  orderedFrom: 'Ordered from',
  orderedUntil: 'Ordered until',
  filterByState: 'Filter by state',
  all: 'All',
  order: 'Order',
  buyer: 'Buyer',
  notKnownYet: 'Not known yet',
  email: 'Email',
  content: 'Content',
  total: 'Total',
  ordered: 'Ordered',
  paid: 'Paid',
  noOrdersFound: 'No orders found',
  noOrderFitsTheseFilters: 'No order fits these filters.',
}

const orderPage = {
  order: (number: number) => `Order ${number}`,
}

const orderTable = {
  orders: 'Orders',
}

const orderView = {
  order: (number: number) => `Order ${number}`,
  orders: 'Orders',
  content: 'Content',
  cases: 'Cases',
  thisOrderHasOpenedNo: 'This order has opened no case.',
  events: 'Events',
  denied: ' (denied)',
  buyer: 'Buyer',
  noAccount: 'No account',
  invoice: 'Invoice',
  thereIsNoneNothingWas: 'There is none: nothing was paid.',
  payment: 'Payment',
  paidBy: 'Paid by',
  refundAskedFor: 'Refund asked for',
  numbersOfTheProvider: 'Numbers of the provider',
  notAsked: 'Not asked',
}

const refundPanel = {
  moneyBack: 'Money back',
  nothingWasChanged: 'Nothing was changed',
  dispute: (id: string, state: string) => `Dispute ${id}: ${state}`,
  theBuyersBankAsksFor: (amountCents: string, reason: string) =>
    `The buyer's bank asks for ${amountCents} back (${reason}).`,
  evidenceIsTakenUntilAt: (date: string) => ` Evidence is taken until ${date}, at the provider.`,
  owedAgain: 'Owed again',
  weGaveOfABank: (byUsCents: string) => `We gave ${byUsCents} of a bank payment back; the invoice no longer has it. `,
  theBankTookOfThis: (byBankCents: string) => `The bank took ${byBankCents} of this order back. `,
  isOpenAgainOnlyWhat: (owedCents: string) => `${owedCents} is open again. Only what came and stayed can be refunded.`,
  aRefundDidNotReach: 'A refund did not reach the buyer',
  cameBackToUsOn: (amountCents: string, date: string) => `${amountCents} came back to us on ${date}`,
  itIsPaidByTransfer: (number: string) => `. It is paid by transfer instead: ${number} stands among the`,
  paymentsToMake: 'payments to make',
  byTransferItStandsAmong: 'By transfer: it stands among the',
  answer: (answer: string) => `Answer: “${answer}”`,
  grantIt: 'Grant it',
  answerAsTheClientReads: 'Answer, as the client reads it',
  giveMoneyBack: 'Give money back',
  whyForTheOffice: 'Why, for the office',
  byTheGuarantee: 'By the guarantee:',
  until: (date: string) => `(until ${date})`,
  of: (title: string, dueCents: string, paidCents: string, because: string) =>
    `${title}: ${dueCents} of ${paidCents}, ${because}`,
  refundedOrOnItsWay: (givenCents: string) => `Refunded or on its way: −${givenCents}`,
  amount: 'Amount',
  reason: 'Reason',
  itGoesToTheAccount: 'It goes to the account that the client has named, unless you enter another one.',
  itWasPaidByTransfer: 'It was paid by transfer. Leave the account empty, and the buyer is asked for it.',
  theBuyerGetsALetter:
    'The buyer gets a letter with the amount. Of the whole amount the cases are withdrawn of which nothing was delivered.',
  yesGiveThisAmountBack: 'Yes, give this amount back',
  needsASecondPersonAn: 'Needs a second person: an admin or owner who did not decide it confirms.',
  confirmTheRefund: 'Confirm the refund',
  declineIt: 'Decline it',
  answer2: 'Answer',
  aClientWhoAskedReads: 'A client who asked reads it.',
}

const words = {
  theProviderReported: (state: string) => `The provider reported: ${state}`,
}

const newPromotionPage = {
  makeADiscount: 'Make a discount',
  discounts: 'Discounts',
  onceMadeItIsNot: 'Once made it is not changed, only ended: buyers have read it.',
  nameText: 'Name',
  asBuyersReadItIn: 'As buyers read it in cart, order, letter and on the payment page.',
  howItIsHad: 'How it is had',
  withACode: 'With a code',
  byItselfForEverybody: 'By itself, for everybody',
  askedForInTheCart: 'Asked for in the cart, by buyers who have never paid an order',
  code: 'Code',
  whereItIsHadWith: 'Where it is had with a code: 4 to 24 letters, figures or hyphens.',
  whatItTakesOff: 'What it takes off',
  aShareOfItsProducts: 'A share of its products',
  anAmount: 'An amount',
  shareInPercent: 'Share in percent',
  whereItTakesOffA: 'Where it takes off a share.',
  amount: 'Amount',
  whereItTakesOffAn: 'Where it takes off an amount.',
  from: 'From',
  zurichTimeEmptyFromNow: 'Zurich time. Empty: from now on.',
  until: 'Until',
  emptyUntilSomebodyEndsIt: 'Empty: until somebody ends it.',
  howOftenInAll: 'How often in all',
  emptyAsOftenAsAnybody: 'Empty: as often as anybody likes.',
  onceForEachPerson: 'Once for each person',
  mayBeCombinedWithOthers: 'May be combined with others',
  otherwiseTheBetterOneCounts: 'Otherwise the better one counts.',
  forTheseProductsNoneChosen: 'For these products; none chosen: for all',
  makeTheDiscount: 'Make the discount',
}

const promotionListPage = {
  makeADiscount: 'Make a discount',
}

const promotionList = {
  discounts: 'Discounts',
  searchDiscounts: 'Search discounts',
  nameOrCode: 'Name or code',
  standing: 'Standing',
  plannedAndRunning: 'Planned and running',
  over: 'Over',
  howItIsHad: 'How it is had',
  allWays: 'All ways',
  withACode: 'With a code',
  byItself: 'By itself',
  firstOrder: 'First order',
  all: 'All',
  discount: 'Discount',
  code: 'Code',
  takesOff: 'Takes off',
  state: 'State',
  time: 'Time',
  uses: 'Uses',
  givenChf: 'Given, CHF',
  noDiscountsFound: 'No discounts found',
  noDiscountFitsTheseFilters: 'No discount fits these filters.',
}

const promotionPage = {
  discounts: 'Discounts',
  nothingWasChanged: 'Nothing was changed',
  terms: 'Terms',
  takesOff: 'Takes off',
  howItIsHad: 'How it is had',
  onceForEachPerson: 'Once for each person',
  mayBeCombined: 'May be combined',
  madeBy: 'Made by',
  theProgram: 'The program',
  endItNow: 'End it now',
  use: 'Use',
  heldOrUsed: 'Held or used',
  givenByPaidOrders: 'Given by paid orders',
  noOrderHasItYet: 'No order has it yet.',
  order: (number: number) => `Order ${number}`,
}

const promotionTerms = {
  ofTheDearestPackage: (share: string) => `${share} of the dearest package`,
  code: (code: string) => `Code ${code}`,
  askedForInTheCart: 'Asked for in the cart by first-time clients',
  byItself: 'By itself',
  fromOn: (date: string) => `From ${date} on`,
}

const newQuotePage = {
  makeAnOffer: 'Make an offer',
  offerTo: (name: string) => `Offer to ${name}`,
  for: (caseNumber: string, title: string) => `For ${caseNumber}, ${title}. `,
  nobodyButTheOfficeSees: 'Nobody but the office sees it until you send it.',
  keepTheDraft: 'Keep the draft',
}

const quoteFormView = {
  title: 'Title',
  asTheClientReadsIt: 'As the client reads it first.',
  text: 'Text',
  whatIsDoneAndWhat: 'What is done, and what is not.',
  validUntil: 'Valid until',
  theLastDayOnWhich: 'The last day on which it can be accepted.',
  line: (at: number) => `Line ${at}`,
  product: 'Product',
  notOfTheStore: 'Not of the store',
  what: 'What',
  emptyAsTheProductIs: 'Empty: as the product is called.',
  quantity: 'Quantity',
  priceOfOne: 'Price of one',
  asItIsPaidEmpty: 'As it is paid. Empty: of the store today.',
  keepTheOfferToGet: 'Keep the offer to get two more lines.',
}

const quoteList = {
  offers: 'Offers',
  searchOffers: 'Search offers',
  numberTitleOrClient: 'Number, title or client',
  state: 'State',
  runsOut: 'Runs out',
  atAnyTime: 'At any time',
  runsOutWithinThreeDays: 'Runs out within three days',
  filterByState: 'Filter by state',
  all: 'All',
  offer: 'Offer',
  offer2: (label: string) => `Offer ${label}`,
  client: 'Client',
  validUntil: 'Valid until',
  total: 'Total',
  case: 'Case',
  madeBy: 'Made by',
  changed: 'Changed',
  noOffersYet: 'No offers yet',
  offersAreMadeFromThe: 'Offers are made from the page of a client, a case or an enquiry.',
  noOfferFitsTheseFilters: 'No offer fits these filters.',
}

const quotePage = {
  offer: (label: string) => `Offer ${label}`,
}

const quoteView = {
  offer: (label: string) => `Offer ${label}`,
  offers: 'Offers',
  nothingWasChanged: 'Nothing was changed',
  theDraft: 'The draft',
  keepTheDraft: 'Keep the draft',
  asItStands: 'As it stands',
  aboutThisOffer: 'About this offer',
  enquiry: (leadNumber: number) => `Enquiry ${leadNumber}`,
  validUntil: 'Valid until',
  madeBy: 'Made by',
  reasonOfTheClient: 'Reason of the client',
  theOfferAsAPdf: 'The offer as a PDF',
  order: 'Order',
  endedUnpaidTheClientCan: ', ended unpaid: the client can still pay',
  notPaidYet: ', not paid yet',
  nextStep: 'Next step',
  thereIsANewerVersion: 'There is a newer version.',
  sendItToTheClient: 'Send it to the client',
  makeANewVersion: 'Make a new version',
  discardTheDraft: 'Discard the draft',
  withdrawTheOffer: 'Withdraw the offer',
  whatYouChangedInThe: 'What you changed in the draft counts once it is kept.',
}

const quotesPanel = {
  offers: 'Offers',
  makeAnOffer: 'Make an offer',
  noOffersYet: 'No offers yet.',
  offer: (label: string) => `Offer ${label}`,
  until: (title: string, amount: string, date: string) => `${title}, ${amount}, until ${date}`,
}

export const shopStaffTexts = {
  catalogue,
  order,
  promotion,
  quote,
  catalogueListPage,
  catalogueList,
  entry,
  partFields,
  partForms,
  preview,
  priceHistory,
  productPage,
  textFields,
  variantFields,
  contestedPanel,
  firstOrderDiscountPanel,
  latePanel,
  orderDecision,
  orderList,
  orderPage,
  orderTable,
  orderView,
  refundPanel,
  words,
  newPromotionPage,
  promotionListPage,
  promotionList,
  promotionPage,
  promotionTerms,
  newQuotePage,
  quoteFormView,
  quoteList,
  quotePage,
  quoteView,
  quotesPanel,
}
