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
    missing: 'Enter some text.',
    'too-long': 'This is too long. Please shorten it.',
    'one-line': 'Use one line only.',
    'status-unknown': 'Choose whether the product is published, hidden or archived.',
    'price-not-money': 'Enter an amount in francs, for example 499.00.',
    'price-too-high': 'Enter an amount of no more than 100,000.00.',
    'places-not-whole': 'Enter a whole number from 0 to 10,000, or leave empty for no limit.',
    'monthly-not-whole': 'Enter a whole number from 1 to 10,000, or leave empty.',
    'monthly-uncounted': 'Enter how many spaces are left now. Only limited spaces can be refilled each month.',
    'none-offered': 'Offer at least one variant, or archive the product.',
    'detail-half': 'Enter both the title and the text, or neither.',
    'illustration-unknown': 'Choose one of the illustrations.',
    'type-unknown': 'Choose a product type.',
    'title-taken': 'There is already a variant with this name.',
    'related-unknown': 'Choose a product from the list.',
    'related-twice': 'You have chosen this product twice.',
    'variant-unknown': 'Choose a variant.',
    'no-time': 'Enter a date and a time.',
    'time-past': 'Enter a time in the future.',
    'ends-before': 'The end must be after the start.',
    'other-plan': 'Another price is already planned for part of this time. Cancel that plan first.',
    'alt-missing': 'Describe the illustration for people who cannot see it.',
  },
  refused: {
    forbidden: 'Your role does not allow this. Ask an owner or an admin.',
    'unknown-product': 'This product does not exist.',
    'unknown-plan': 'This planned price no longer exists.',
    'unknown-place': 'The product that this one should follow no longer exists. Choose another position.',
    conflict: ({ by }) =>
      `${by ?? 'Someone else'} has changed this product since you opened it. Your entries are still in the form. Where they differ, you can see the current value. Save again to replace it with yours.`,
    invalid: 'The product was not saved. Check the fields below.',
    'not-next': ({ taxYear }) => `${taxYear} is not the next tax year. Reload this page.`,
    'too-early': ({ taxYear }) => `You can create the variants for tax year ${taxYear} from 1 January ${taxYear}.`,
  },
  formers: {
    'asked-30-days': 'This price applied for at least 30 days in a row.',
    'directly-before':
      'This price applied directly before. You may show it for half of the time it applied, and for no more than two months.',
    'never-higher': 'There is no former price to show, because the price was never higher.',
    'too-short':
      'There is no former price to show, because a higher one applied for less than 30 days in a row and not directly before.',
    over: 'There is no former price to show. The price directly before applied for less than 30 days, and the time for showing it has ended.',
  },
  claimedFormers: {
    proven: 'is struck through because evidence for it is on file.',
    unproven: 'is struck through although no evidence is on file, because this site shows unproven claims.',
    hidden: 'is not shown because no evidence is on file.',
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
    paid: 'The payment provider reported that the payment was made',
    open: 'The payment provider reported that the payment is open',
    processing: 'The payment provider reported that the payment is being processed',
    failed: 'The payment provider reported that the payment failed',
    cancelled: 'The payment provider reported that the payment was cancelled',
    expired: 'The payment provider reported that the time to pay has expired',
    refunded: 'The payment provider reported the refund',
  },
  providers: {
    stripe: 'Card or TWINT (Stripe)',
    sandbox: 'Card or TWINT (sandbox)',
    transfer: 'Bank transfer',
  },
  notDecided: {
    'unknown-order': 'This order does not exist.',
    'not-allowed':
      'Only admins and owners can make decisions about payments. Above the refund limit, a person cannot approve a refund that they requested.',
    'refund-asked': 'Someone has requested a refund of the whole order since you opened this page.',
    'wrong-state': ({ state }) =>
      `This is no longer possible, because the order status is now “${adminTexts.panel.orderStates[state]}”.`,
    'nothing-due': 'Someone has already decided about the 10% discount for this order.',
    'no-reason': 'Enter the reason why it is not due. The reason is saved with the order.',
    'no-payment': 'This order has no payment that can be refunded.',
    'nothing-contested': 'Someone has already reviewed this discount.',
    'refund-open': 'Another refund for this order is still in progress.',
    'nothing-to-decide': shopTexts.refund.refused['nothing-to-decide'],
    'too-much': shopTexts.refund.refused['too-much'],
    'given-meanwhile': shopTexts.refund.refused['given-meanwhile'],
    'no-words': shopTexts.refund.refused['no-words'],
    'not-money': 'Enter an amount in francs, for example 49.90, and choose a reason.',
    unsure: 'Tick the box first. A refund cannot be undone.',
    'wrong-account': 'Check the account details, or leave them empty and the system will ask the buyer for them.',
    'not-understood': adminTexts.panel.refusals['not-understood'],
  },
  contested: {
    'ordered-before': 'this buyer already had a paid order when this one was paid',
    'used-before': 'this buyer had already used the code when this order was paid',
    'used-up': 'this order was paid late, after other buyers had used up the discount',
  },
  actions: {
    'order.awaiting_transfer': 'Placed, to be paid by invoice',
    'order.discount-accepted': 'Discount that was not due left unchanged',
    'order.paid': 'Paid',
    'order.paid_review': 'Paid, needs review',
    'order.payment_failed': 'Payment failed',
    'order.cancelled': 'Cancelled',
    'order.expired': 'Expired',
    'order.accept-payment': 'Marked as paid after review',
    'order.refund-asked': 'Refund requested',
    'order.account-named': 'Client entered an account for the refund',
    'order.refund-requested': 'Client requested a refund',
    'order.refund-granted': 'Refund granted',
    'order.refund-declined': 'Refund declined',
    'order.refund-confirmed': 'Refund confirmed by a second person',
    'order.late-dismissed': 'Package marked as not late',
    'order.disputed': 'Disputed with the buyer’s bank',
    'order.dispute-closed': 'Dispute closed',
    'order.refund-returned': 'Refund did not reach the buyer: to be paid by bank transfer',
    'order.first-discount-asked': '10% first-order discount: refund requested',
    'order.first-discount-not-due': '10% first-order discount: not due',
    'order.partly-refunded': 'Part of the payment refunded',
    'order.refunded': 'Refunded',
    'order.fulfilled': 'Cases opened',
  },
}

export type PromotionRefusal = Refused<MakeOutcome | EndOutcome>

export type PromotionAdminWords = { fields: FieldWords<PromotionError>; refused: RefusalWords<PromotionRefusal> }

const promotion: PromotionAdminWords = {
  fields: {
    missing: 'Enter some text.',
    'unknown-choice': 'Choose one of the options.',
    'too-long': 'This is too long. Please shorten it.',
    'code-form': 'Enter 4 to 24 letters, digits or hyphens.',
    'code-taken': 'This code is already used for a current or past discount. Choose another one.',
    'percent-range': 'Enter a whole number from 1 to 90.',
    'not-money': 'Enter an amount in francs of no more than 10,000.',
    'no-time': 'Enter a date and a time.',
    'ends-before': 'The end must be in the future and after the start.',
    'uses-range': 'Enter a whole number from 1 to 100,000, or leave empty.',
    'product-unknown': 'Choose products from the store.',
    'first-taken': 'There is already a discount for first orders. End that one first.',
    'first-percent': 'The first-order discount must be a percentage of the most expensive package.',
  },
  refused: {
    forbidden: 'Your role does not allow this. Ask an owner or an admin.',
    'unknown-promotion': 'This discount does not exist.',
    'ended-before': 'This discount has already ended.',
    invalid: 'The discount was not created. Check the fields below.',
  },
}

export type QuoteRefusal = Refused<WriteOutcome | SendOutcome | WithdrawOutcome>

export type QuoteAdminWords = { fields: FieldWords<QuoteError>; refused: RefusalWords<QuoteRefusal> }

const notOpen: Readonly<Record<QuoteState, string>> = {
  draft: 'This quote is a draft.',
  sent: 'This quote has been sent. Create a new version to change it.',
  accepted: 'The client has accepted this quote. The order is shown below.',
  declined: 'The client has declined this quote. Create a new version.',
  withdrawn: 'This quote has been withdrawn.',
  expired: 'This quote has expired. Create a new version.',
}

const quote: QuoteAdminWords = {
  fields: {
    missing: 'Enter some text.',
    'too-long': `This is too long. Titles can have up to ${maxTitleLength} characters.`,
    'no-lines': `Enter at least one line and no more than ${maxLines}.`,
    'line-without-title': 'Choose a product or enter a description.',
    'not-money': 'Enter an amount in francs of no more than 100,000.',
    'no-quantity': 'Enter a whole number from 1 to 10.',
    'unknown-product': 'Choose a product from the store.',
    'nothing-to-pay': 'The total must be at least CHF 1.',
    'no-day': 'Enter a date, such as 31.12.2026.',
    'day-over': 'This date has passed.',
    'too-far': `A quote can be valid for no more than ${maxDays} days.`,
  },
  refused: {
    forbidden: 'Your role does not allow this. Ask an owner or an admin.',
    'unknown-quote': 'This quote does not exist.',
    'unknown-client': 'This client does not exist.',
    'not-a-client':
      'This client cannot sign in, so they could not accept the quote. Approve or invite their account first.',
    invalid: 'The quote was not saved. Check the fields below.',
    'not-open': ({ state }) => notOpen[state],
    'day-over': 'The last day to accept this quote has passed. Change it first.',
    'accepted-before': 'The client has now accepted the previous version, so you cannot send this one.',
  },
}

const catalogueListPage = {
  package: 'Package',
  becomes: 'New variant',
  priceChf: 'Price, CHF',
  places: 'Spaces',
  whatIsSoldInThe: 'Everything you sell, in the order of the store. Your changes appear in the store immediately.',
  newProduct: 'New product',
  makeAProduct: 'Create a product',
  title: 'Title',
  itIsHiddenUntilIts:
    'The product stays hidden until you add its texts and publish it. To start from another product, open that product and copy it.',
  whatItIs: 'Product type',
  price: 'Price',
  makeTheProduct: 'Create product',
  eachMonth: (monthlyPlaces: number) => `${monthlyPlaces} each month`,
  notCounted: 'No limit',
  nextTaxYear: (taxYear: number) => `Next tax year: ${taxYear}`,
  nothingWasMade: 'Nothing was created',
  everyPackageGetsTheseVariants:
    'Every package gets these variants at the price of its newest year. They go on sale as soon as you create them.',
  itCanBeMadeFrom: (taxYear: number) =>
    `You can create the variants for ${taxYear} from 1 January ${taxYear}. They would be:`,
  variantsOfThatWouldBe: (taxYear: number) => `Variants to be created for ${taxYear}`,
  makeVariantsOf: (count: number, taxYear: number) => `Create ${count} variants for ${taxYear}`,
}

const catalogueList = {
  noneOffered: 'None on sale',
  catalogue: 'Catalogue',
  searchProducts: 'Search products',
  product: 'Product',
  standing: 'Status',
  type: 'Type',
  allTypes: 'All types',
  edited: 'Edited',
  editedOrNot: 'Edited and original',
  editedHere: 'Edited',
  asFirstDelivered: 'Original version',
  all: 'All',
  priceChf: 'Price, CHF',
  variants: 'Variants',
  placesLeft: 'Spaces left',
  notCounted: 'No limit',
  noProductsFound: 'No products found',
  noProductFitsTheseFilters: 'No products match your filters.',
}

const entry = {
  now: (text: string) => `Current value: ${text}`,
}

const partFields = {
  title: (at: number) => `Title ${at}`,
  text: (at: number) => `Text ${at}`,
  emptyTitleAndTextTo: 'Clear both the title and the text to remove an entry. Save to get more empty lines.',
  drawing: (at: number) => `Illustration ${at}`,
  none: 'None',
  whatDrawingShows: (at: number) => `Description of illustration ${at}`,
  product: (at: number) => `Product ${at}`,
  thePageOfTheProduct: 'The product page shows the first three that are available in the store.',
}

const partForms = {
  anotherVariant: 'More variants',
  addAVariant: 'Add a variant',
  nameOfTheNewVariant: 'Name of the new variant',
  itsPrice: 'Price',
  addTheVariant: 'Add variant',
  aProductLikeThisOne: 'Copy of this product',
  copyTheProduct: 'Copy product',
  titleOfTheCopy: 'Title of the copy',
  textsVariantsPricesDrawingsAnd:
    'The copy includes the texts, variants, prices, illustrations and checklist. It stays hidden until you publish it.',
  copy: (title: string) => `${title} (copy)`,
  copy2: 'Copy product',
  plannedPrices: 'Planned prices',
  noneIsPlanned: 'No prices are planned.',
  since: 'Since',
  from: 'From',
  until: (date: string) => ` until ${date}`,
  toStay: ', with no end date',
  plannedBy: (by: string) => `, planned by ${by}`,
  endNow: 'End price now',
  takeBack: 'Cancel plan',
  planAPrice: 'Plan a price',
  variant: 'Variant',
  price: 'Price',
  timeInZurich: 'Swiss time.',
  until2: 'Until',
  thePriceOfBeforeComes: 'The previous price will then apply again. Leave empty to keep the new price.',
  planThePrice: 'Plan price',
}

const preview = {
  previewNotSaved: 'Preview, not saved',
  inTheStore: 'In the store',
  open: 'Open',
  itIsArchivedAndNot: 'This product is archived and does not appear in the store.',
}

const priceHistory = {
  since: 'Since',
  variant: 'Variant',
  chf: 'CHF',
  struckThrough: 'Struck through',
  by: 'By',
  firstDelivered: 'Original version',
  priceHistory: 'Price history',
  evidence: 'Evidence',
  byTheHistory: '. According to the price history:',
  isStruckThrough: (amount: string) => `${amount} is struck through. `,
  until: (date: string) => ` You can show it until ${date}.`,
  priceDisclosureOrdinancePbvArt:
    'Price Disclosure Ordinance (PBV), Art. 16: the price history decides which former price may be shown, so you cannot enter one yourself. The struck-through prices of the original catalogue depend on evidence instead.',
}

const productPage = {
  catalogue: 'Catalogue',
  soldThisYear: (soldThisYear: number) => `${soldThisYear} sold this year`,
  notSavedYet: 'Not saved yet',
  variantsAndPrices: 'Variants and prices',
  texts: 'Texts',
  whatIsPartOfIt: 'What is included',
  pictures: 'Illustrations',
  alsoInTheStore: 'Also in the store',
  saveTheProduct: 'Save product',
  showThePreview: 'Show preview',
  yourRoleMayLookAt: 'Your role allows you to see the catalogue but not to change it.',
  asFirstDelivered: 'Original version',
  editedUpdatesOfTheProgram: (date: string, text: string) =>
    `Edited ${date}${text}. Software updates will not change it.`,
  orderOfTheStore: 'Position in the store',
  itStandsBehind: 'Show it after',
  nothingItIsTheFirst: 'Nothing: show it first',
  move: 'Move product',
}

const textFields = {
  title: 'Title',
  lineUnderTheTitle: 'Subtitle',
  ribbon: 'Ribbon',
  description: 'Description',
  anEmptyLineBeginsA:
    'Leave an empty line to start a new paragraph. Begin a line with ‘- ’ for a list item or ‘### ’ for a heading. Write **bold** and *italic* text like this.',
  inTheStore: 'In the store',
  hiddenOnlyWhoKnowsThe:
    'Hidden products can be seen only at their direct address and cannot be ordered. Archived products appear only in past orders.',
  howItIsOrdered: 'How clients order it',
  onRequest: 'On request',
}

const variantFields = {
  variants: 'Variants',
  aPriceCountsFromThe:
    'A price applies as soon as you save it and stays in the price history. A new price removes the struck-through one, because only a price that really applied can be shown as a former price. Leave the spaces empty if there is no limit. ‘Each month’ refills them on the first of the month.',
  variant: 'Variant',
  nameOf: (title: string) => `Name of ${title}`,
  priceChf: 'Price, CHF',
  priceOfInFrancs: (title: string) => `Price of ${title} in francs`,
  struckThrough: 'Struck through',
  noneNow: 'None now',
  placesLeft: 'Spaces left',
  placesLeftOf: (title: string) => `Spaces left for ${title}`,
  eachMonth: 'Each month',
  placesOfEachMonth: (title: string) => `Spaces for ${title} each month`,
  filled: (date: string) => `Refilled ${date}`,
  offered: 'On sale',
  isOffered: (title: string) => `${title} is on sale`,
}

const contestedPanel = {
  aDiscountThatWasNot: 'Discount that was not due',
  theOrderStaysAsIt: 'The order stays as it was paid. Contact the buyer if you want the difference.',
  leaveItAsItIs: 'Leave discount unchanged',
}

const firstOrderDiscountPanel = {
  firstOrderPayBack10: (amount: string) => `First order: refund 10% (${amount})`,
  standAmongThePaymentsTo: (amount: string) => `${amount} is listed under Payments to make.`,
  thePaymentProviderIsPaying: (amount: string) =>
    `The payment provider is refunding ${amount}. The system will try again until this succeeds.`,
  werePaidBack: (amount: string) => `${amount} has been refunded.`,
  notDue: 'Not due:',
  nobodyWithThisMailAddress:
    'This email address and this client had no paid order before. Our terms promise a refund of 10% of the package price',
  oncePerHousehold: ', once per household.',
  payBack: (amount: string) => `Refund ${amount}`,
  notDue2: 'Mark as not due',
  reason: 'Reason',
  itStaysWithTheOrder: 'The reason is saved with the order.',
}

const latePanel = {
  lateRefund50: 'Late: refund 50%?',
  theChecklistWasCompleteOn: (title: string, date: string, allowedDays: number, countedDays: number, date2: string) =>
    `${title}: the checklist was complete on ${date}. We promised ${allowedDays} working days and have used ${countedDays}, not counting days when we were waiting for the client. Late since ${date2}.`,
  halfOfWhatWasPaid: 'Half of the price paid for it:',
  giveBack: (amountCents: string) => `Refund ${amountCents}`,
  notLate: 'Mark as not late',
  why: 'Reason',
  itStaysWithTheCase: 'The reason is saved with the case.',
}

const orderDecision = {
  decision: 'Decision',
  nothingWasChanged: 'Nothing was changed',
  thisPaymentWaitsForA: 'Payment needs review',
  aRefundWasRequested: 'A refund has been requested',
  itIsPaidByTransfer: 'It will be paid by bank transfer. The order status will change once the bank has paid it.',
  theProviderHasNotConfirmed:
    'The payment provider has not confirmed it yet. The system will try again until this succeeds. See Events for each attempt.',
  markAsPaidAfterReview: 'Mark as paid after review',
  refund: 'Refund whole payment',
  theWholePaymentIsGiven: 'The whole payment will be refunded.',
  yesGiveTheWholePayment: 'Yes, refund the whole payment',
}

const orderList = {
  orders: 'Orders',
  searchOrders: 'Search orders',
  orderNumberOrBuyer: 'Order number or buyer',
  state: 'Status',
  firstOrder: 'First order',
  n10WaitToBePaid: '10% to be refunded',
  discount: 'Discount',
  discountNotDue: 'Discount not due',
  orderedFrom: 'Ordered from',
  orderedUntil: 'Ordered until',
  filterByState: 'Filter by status',
  all: 'All',
  order: 'Order',
  buyer: 'Buyer',
  notKnownYet: 'Not known yet',
  email: 'Email',
  content: 'Contents',
  total: 'Total',
  ordered: 'Ordered',
  paid: 'Paid',
  noOrdersFound: 'No orders found',
  noOrderFitsTheseFilters: 'No orders match your filters.',
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
  content: 'Contents',
  cases: 'Cases',
  thisOrderHasOpenedNo: 'No case was opened for this order.',
  events: 'Events',
  denied: ' (denied)',
  buyer: 'Buyer',
  noAccount: 'No account',
  invoice: 'Invoice',
  thereIsNoneNothingWas: 'There is no invoice, because nothing was paid.',
  payment: 'Payment',
  paidBy: 'Payment method',
  refundAskedFor: 'Refund requested',
  numbersOfTheProvider: 'Payment provider references',
  notAsked: 'Not asked',
}

const refundPanel = {
  moneyBack: 'Refunds',
  nothingWasChanged: 'Nothing was changed',
  dispute: (id: string, state: string) => `Dispute ${id}: ${state}`,
  theBuyersBankAsksFor: (amountCents: string, reason: string) =>
    `The buyer’s bank is asking for ${amountCents} back (${reason}).`,
  evidenceIsTakenUntilAt: (date: string) => ` Submit evidence to the payment provider by ${date}.`,
  owedAgain: 'Payment due again',
  weGaveOfABank: (byUsCents: string) =>
    `We refunded ${byUsCents} of a bank payment, so it no longer pays the invoice. `,
  theBankTookOfThis: (byBankCents: string) => `The bank reversed ${byBankCents} of the payments for this order. `,
  isOpenAgainOnlyWhat: (owedCents: string) =>
    `${owedCents} is open again. You can refund only what we have received and still have.`,
  aRefundDidNotReach: 'A refund did not reach the buyer',
  cameBackToUsOn: (amountCents: string, date: string) => `${amountCents} was returned to us on ${date}`,
  itIsPaidByTransfer: (number: string) => `. We will pay it by bank transfer instead: see ${number} in the list of`,
  paymentsToMake: 'payments to make',
  byTransferItStandsAmong: 'This is a bank transfer. You can find it in the list of',
  answer: (answer: string) => `Answer: “${answer}”`,
  grantIt: 'Grant refund',
  answerAsTheClientReads: 'Your answer to the client',
  giveMoneyBack: 'Make a refund',
  whyForTheOffice: 'Internal reason',
  byTheGuarantee: 'Due under the guarantee:',
  until: (date: string) => `(until ${date})`,
  of: (title: string, dueCents: string, paidCents: string, because: string) =>
    `${title}: ${dueCents} of ${paidCents}, ${because}`,
  refundedOrOnItsWay: (givenCents: string) => `Refunded or in progress: −${givenCents}`,
  amount: 'Amount',
  reason: 'Reason',
  itGoesToTheAccount: 'The refund will go to the account that the client entered, unless you enter another one.',
  itWasPaidByTransfer:
    'This order was paid by bank transfer. Leave the account empty if the system should ask the buyer for it.',
  theBuyerGetsALetter:
    'The buyer will get an email with the amount. If you refund the whole order, the cases for which we have delivered nothing will be withdrawn.',
  yesGiveThisAmountBack: 'Yes, refund this amount',
  needsASecondPersonAn: 'This refund needs a second person: an admin or owner who did not approve it must confirm it.',
  confirmTheRefund: 'Confirm refund',
  declineIt: 'Decline refund',
  answer2: 'Answer',
  aClientWhoAskedReads: 'If the client requested this refund, they will read your answer.',
}

const words = {
  theProviderReported: (state: string) => `The payment provider reported: ${state}`,
}

const newPromotionPage = {
  makeADiscount: 'Create a discount',
  discounts: 'Discounts',
  onceMadeItIsNot:
    'You cannot change a discount once you have created it, because buyers may have seen it. You can only end it.',
  nameText: 'Name',
  asBuyersReadItIn: 'Buyers see this name in the cart, in the order, in emails and on the payment page.',
  howItIsHad: 'How buyers get it',
  withACode: 'With a code',
  byItselfForEverybody: 'Automatically, for everyone',
  askedForInTheCart: 'Requested in the cart, by buyers who have never paid for an order',
  code: 'Code',
  whereItIsHadWith: 'Only for discounts with a code: 4 to 24 letters, digits or hyphens.',
  whatItTakesOff: 'Type of discount',
  aShareOfItsProducts: 'Percentage of the price of its products',
  anAmount: 'Fixed amount',
  shareInPercent: 'Percentage',
  whereItTakesOffA: 'Only for percentage discounts.',
  amount: 'Amount',
  whereItTakesOffAn: 'Only for fixed amounts.',
  from: 'From',
  zurichTimeEmptyFromNow: 'Swiss time. Leave empty to start now.',
  until: 'Until',
  emptyUntilSomebodyEndsIt: 'Leave empty to keep it active until someone ends it.',
  howOftenInAll: 'Total number of uses',
  emptyAsOftenAsAnybody: 'Leave empty for no limit.',
  onceForEachPerson: 'Once per person',
  mayBeCombinedWithOthers: 'Can be combined with other discounts',
  otherwiseTheBetterOneCounts: 'Otherwise, the buyer gets the better discount.',
  forTheseProductsNoneChosen: 'Products it applies to (choose none for all products)',
  makeTheDiscount: 'Create discount',
}

const promotionListPage = {
  makeADiscount: 'Create a discount',
}

const promotionList = {
  discounts: 'Discounts',
  searchDiscounts: 'Search discounts',
  nameOrCode: 'Name or code',
  standing: 'Status',
  plannedAndRunning: 'Planned and active',
  over: 'Past',
  howItIsHad: 'How buyers get it',
  allWays: 'All types',
  withACode: 'With a code',
  byItself: 'Automatic',
  firstOrder: 'First order',
  all: 'All',
  discount: 'Discount',
  code: 'Code',
  takesOff: 'Value',
  state: 'Status',
  time: 'Period',
  uses: 'Uses',
  givenChf: 'Total discount, CHF',
  noDiscountsFound: 'No discounts found',
  noDiscountFitsTheseFilters: 'No discounts match your filters.',
}

const promotionPage = {
  discounts: 'Discounts',
  nothingWasChanged: 'Nothing was changed',
  terms: 'Terms',
  takesOff: 'Value',
  howItIsHad: 'How buyers get it',
  onceForEachPerson: 'Once per person',
  mayBeCombined: 'Can be combined',
  madeBy: 'Created by',
  theProgram: 'System',
  endItNow: 'End discount now',
  use: 'Use',
  heldOrUsed: 'Reserved or used',
  givenByPaidOrders: 'Total discount on paid orders',
  noOrderHasItYet: 'No orders have used this discount yet.',
  order: (number: number) => `Order ${number}`,
}

const promotionTerms = {
  ofTheDearestPackage: (share: string) => `${share} of the most expensive package`,
  code: (code: string) => `Code ${code}`,
  askedForInTheCart: 'Requested in the cart by first-time clients',
  byItself: 'Automatic',
  fromOn: (date: string) => `From ${date}`,
}

const newQuotePage = {
  makeAnOffer: 'Create a quote',
  offerTo: (name: string) => `Quote for ${name}`,
  for: (caseNumber: string, title: string) => `For ${caseNumber}, ${title}. `,
  nobodyButTheOfficeSees: 'Only staff can see the quote until you send it.',
  keepTheDraft: 'Save draft',
}

const quoteFormView = {
  title: 'Title',
  asTheClientReadsIt: 'The heading that the client will read.',
  text: 'Text',
  whatIsDoneAndWhat: 'What we will do, and what is not included.',
  validUntil: 'Valid until',
  theLastDayOnWhich: 'The last day on which the client can accept the quote.',
  line: (at: number) => `Line ${at}`,
  product: 'Product',
  notOfTheStore: 'Not from the store',
  what: 'Description',
  emptyAsTheProductIs: 'Leave empty to use the name of the product.',
  quantity: 'Quantity',
  priceOfOne: 'Unit price',
  asItIsPaidEmpty: 'The full price that the client pays. Leave empty to use today’s store price.',
  keepTheOfferToGet: 'Save the quote to get two more lines.',
}

const quoteList = {
  offers: 'Quotes',
  searchOffers: 'Search quotes',
  numberTitleOrClient: 'Number, title or client',
  state: 'Status',
  runsOut: 'Expires',
  atAnyTime: 'At any time',
  runsOutWithinThreeDays: 'Expires within three days',
  filterByState: 'Filter by status',
  all: 'All',
  offer: 'Quote',
  offer2: (label: string) => `Quote ${label}`,
  client: 'Client',
  validUntil: 'Valid until',
  total: 'Total',
  case: 'Case',
  madeBy: 'Created by',
  changed: 'Changed',
  noOffersYet: 'No quotes yet',
  offersAreMadeFromThe: 'You can create a quote from the page of a client, a case or an enquiry.',
  noOfferFitsTheseFilters: 'No quotes match your filters.',
}

const quotePage = {
  offer: (label: string) => `Quote ${label}`,
}

const quoteView = {
  offer: (label: string) => `Quote ${label}`,
  offers: 'Quotes',
  nothingWasChanged: 'Nothing was changed',
  theDraft: 'Draft',
  keepTheDraft: 'Save draft',
  asItStands: 'Saved version',
  aboutThisOffer: 'About this quote',
  enquiry: (leadNumber: number) => `Enquiry ${leadNumber}`,
  validUntil: 'Valid until',
  madeBy: 'Created by',
  reasonOfTheClient: 'Client’s reason',
  theOfferAsAPdf: 'Quote (PDF)',
  order: 'Order',
  endedUnpaidTheClientCan: ', expired unpaid: the client can still pay',
  notPaidYet: ', not paid yet',
  nextStep: 'Next step',
  thereIsANewerVersion: 'See the newer version',
  sendItToTheClient: 'Send quote to client',
  makeANewVersion: 'Create new version',
  discardTheDraft: 'Discard draft',
  withdrawTheOffer: 'Withdraw quote',
  whatYouChangedInThe: 'Save the draft before you send it. Unsaved changes will not be sent.',
}

const quotesPanel = {
  offers: 'Quotes',
  makeAnOffer: 'Create a quote',
  noOffersYet: 'No quotes yet.',
  offer: (label: string) => `Quote ${label}`,
  until: (title: string, amount: string, date: string) => `${title}, ${amount}, valid until ${date}`,
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
