import * as adminTexts from '#admin/locales/en.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import type { Phrases, RefusalWords, Refused } from '#platform/words.ts'
import type { ChangeOutcome, PlaceOutcome } from '#shop/catalogue/editing/change-product.server.ts'
import type { AddVariantOutcome, CreateOutcome, YearOutcome } from '#shop/catalogue/editing/create-product.server.ts'
import type { PlanOutcome } from '#shop/catalogue/editing/plan-price.server.ts'
import type { FieldErrorText, ProductStatus } from '#shop/catalogue/editing/product-form.ts'
import type { FormerPrice } from '#shop/catalogue/former-price.ts'
import * as shopTexts from '#shop/locales/en.ts'
import type { AcceptOutcome, RefundOutcome } from '#shop/orders/review-order.server.ts'
import type { EndOutcome, MakeOutcome } from '#shop/promotions/make-promotion.server.ts'
import type { FirstOrderOutcome } from '#shop/promotions/pay-first-order-discount.server.ts'
import type { ContestedBecause } from '#shop/promotions/promotion.ts'
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

export const catalogue: CatalogueWords = {
  fields: {
    missing: 'Enter some text.',
    'too-long': 'This is too long. Please shorten it.',
    'one-line': 'Use one line only.',
    'status-unknown': 'Choose whether the product is published, hidden or archived.',
    'price-not-money': 'Enter an amount in francs, for example 499.00.',
    'price-too-high': 'Enter an amount of no more than 100,000.00.',
    'places-not-whole': 'Enter a whole number from 0 to 10,000, or leave blank for no limit.',
    'monthly-not-whole': 'Enter a whole number from 1 to 10,000, or leave blank.',
    'monthly-uncounted':
      'Enter how many spaces are left now. Only a limited number of spaces can be topped up each month.',
    'none-offered': 'Offer at least one variant, or archive the product.',
    'detail-half': 'Enter both a title and a text, or leave both empty.',
    'illustration-unknown': 'Choose one of the illustrations.',
    'type-unknown': 'Choose a product type.',
    'title-taken': 'There is already a variant with this name.',
    'related-unknown': 'Choose a product from the list.',
    'related-twice': 'You have chosen this product more than once.',
    'variant-unknown': 'Choose a variant.',
    'no-time': 'Enter a date, or a date and a time, such as 1.12.2026 08:00.',
    'time-past': 'Enter a time in the future.',
    'ends-before': 'The end must be later than the start.',
    'other-plan': 'Another price is already planned for part of this period. Cancel that plan first.',
    'alt-missing': 'Describe the illustration for people who cannot see it.',
  },
  refused: {
    forbidden: 'Your role does not allow this. Ask an admin or an owner.',
    'unknown-product': 'This product does not exist.',
    'unknown-plan': 'This planned price no longer exists.',
    'unknown-place': 'The product you want to place this one after no longer exists. Choose another position.',
    conflict: ({ by }) =>
      `${by ?? 'Someone else'} has changed this product since you opened it. Your entries are still in the form, with the current value shown wherever it differs. Save again to replace the current values with yours.`,
    invalid: 'The product was not saved. Check the fields below.',
    'not-next': ({ taxYear }) => `${taxYear} is not the next tax year. Reload this page and try again.`,
    'too-early': ({ taxYear }) => `You can create the variants for tax year ${taxYear} from 1 January ${taxYear}.`,
  },
  formers: {
    'asked-30-days': 'This price applied for at least 30 days in a row.',
    'directly-before':
      'This price applied immediately before the current one. You may show it for half as long as it applied, and for no more than two months.',
    'never-higher': 'There is no former price to show, because the price was never higher.',
    'too-short':
      'There is no former price to show, because a higher one applied for less than 30 days in a row and not immediately before the current one.',
    over: 'There is no former price to show. The previous price applied for less than 30 days, and the period in which you could show it has ended.',
  },
  claimedFormers: {
    proven: 'is struck through, because there is evidence for it on file.',
    unproven: 'is struck through, even though there is no evidence on file, because this site shows unproven claims.',
    hidden: 'is not shown, because there is no evidence on file.',
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

export const order: OrderAdminWords = {
  reports: {
    paid: 'The payment provider reported that the payment was made',
    open: 'The payment provider reported that the payment is open',
    processing: 'The payment provider reported that the payment is being processed',
    failed: 'The payment provider reported that the payment failed',
    cancelled: 'The payment provider reported that the payment was cancelled',
    expired: 'The payment provider reported that the payment period has expired',
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
      'Only admins and owners can make decisions about payments. Above the refund limit, no one can approve a refund that they requested themselves.',
    'refund-asked': 'Someone has requested a refund of the whole order since you opened this page.',
    'wrong-state': ({ state }) =>
      `This is no longer possible, because the order status is now “${adminTexts.panel.orderStates[state]}”.`,
    'nothing-due': 'Someone has already decided on the 10% discount for this order.',
    'no-reason': 'Explain why it is not due. Your reason will be saved with the order.',
    'no-payment': 'This order has no refundable payment.',
    'nothing-contested': 'Someone has already reviewed this discount.',
    'refund-open': 'Another refund for this order is still in progress.',
    'nothing-to-decide': shopTexts.refund.refused['nothing-to-decide'],
    'too-much': shopTexts.refund.refused['too-much'],
    'refunded-since': shopTexts.refund.refused['refunded-since'],
    'no-words': shopTexts.refund.refused['no-words'],
    'not-money': 'Enter an amount in francs, for example 49.90, and choose a reason.',
    unsure: 'Tick the box first: you cannot undo a refund.',
    'wrong-account': 'Check the account details. If you leave them blank, we will ask the buyer for them.',
    'not-understood': adminTexts.panel.refusals['not-understood'],
  },
  contested: {
    'ordered-before': 'this buyer had already paid for another order when this one was paid',
    'used-before': 'this buyer had already used the code when this order was paid',
    'used-up': 'this order was paid late, when other buyers had already used up the discount',
  },
  actions: {
    'order.awaiting_transfer': 'Placed, to be paid by invoice',
    'order.discount-accepted': 'Discount left unchanged, although not due',
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
    'order.fulfilled': 'Order processed',
    'order.opening-retried': 'Opening of the cases started again',
  },
}

export type PromotionRefusal = Refused<MakeOutcome | EndOutcome>

export type PromotionAdminWords = { fields: FieldWords<PromotionError>; refused: RefusalWords<PromotionRefusal> }

export const promotion: PromotionAdminWords = {
  fields: {
    missing: 'Enter some text.',
    'unknown-choice': 'Choose one of the options.',
    'too-long': 'This is too long. Please shorten it.',
    'code-form': 'Enter 4 to 24 letters, digits or hyphens.',
    'code-taken': 'This code is already used for a current or past discount. Choose another one.',
    'percent-range': 'Enter a whole number from 1 to 90.',
    'not-money': 'Enter an amount in francs, no more than 10,000.',
    'no-time': 'Enter a date, or a date and a time, such as 1.12.2026 08:00.',
    'ends-before': 'The end must be in the future and later than the start.',
    'uses-range': 'Enter a whole number from 1 to 100,000, or leave blank.',
    'product-unknown': 'Choose products from the store.',
    'first-taken': 'There is already a first-order discount. End that one first.',
    'first-percent': 'The first-order discount must be a percentage of the most expensive package.',
  },
  refused: {
    forbidden: 'Your role does not allow this. Ask an admin or an owner.',
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

export const quote: QuoteAdminWords = {
  fields: {
    missing: 'Enter some text.',
    'no-reason': 'Say why there has to be a second case.',
    'too-long': `This is too long. Titles can be up to ${maxTitleLength} characters long.`,
    'no-lines': `Enter at least one line, and no more than ${maxLines}.`,
    'line-without-title': 'Choose a product or enter a description.',
    'not-money': 'Enter an amount in francs, no more than 100,000.',
    'no-quantity': 'Enter a whole number from 1 to 10.',
    'unknown-product': 'Choose a product from the store.',
    'nothing-to-pay': 'The total must be at least CHF 1.',
    'no-day': 'Enter a date, such as 31.12.2026.',
    'day-over': 'This date has passed. Enter a later one.',
    'too-far': `A quote can be valid for no more than ${maxDays} days.`,
  },
  refused: {
    forbidden: 'Your role does not allow this. Ask an admin or an owner.',
    'unknown-quote': 'This quote does not exist.',
    'unknown-client': 'This client does not exist.',
    'not-a-client':
      'This client cannot sign in, so they would not be able to accept the quote. Approve their account or invite them first.',
    'same-year': ({ caseNumber, taxYear }) =>
      `This household already has a case for ${taxYear}: ${caseNumber}. Choose below whether the quote is part of it, then save again.`,
    'case-of-other':
      'That case belongs to the partner or is with a colleague, so this quote cannot be part of it. Make the quote for the person who has the case, ask the colleague, or give the reason for a second case.',
    invalid: 'The quote was not saved. Check the fields below.',
    'not-open': ({ state }) => notOpen[state],
    'day-over': 'The deadline for accepting this quote has passed. Enter a later date first.',
    'accepted-before': 'The client has since accepted the previous version, so you cannot send this one.',
  },
}

export const catalogueListPage = {
  package: 'Package',
  newVariant: 'New variant',
  priceChf: 'Price, CHF',
  spaces: 'Spaces',
  everythingYouSellInOrder:
    'All your products are listed here in the same order as in the store. Your changes appear in the store immediately.',
  newProduct: 'New product',
  createProduct: 'Create a product',
  title: 'Title',
  productStaysHiddenUntilYou:
    'The product will stay hidden until you have added its texts and published it. To start from another product, open that product and copy it.',
  productType: 'Product type',
  price: 'Price',
  createProduct2: 'Create product',
  eachMonth: (monthlyPlaces: number) => `${monthlyPlaces} a month`,
  noLimit: 'No limit',
  nextTaxYear: (taxYear: number) => `Next tax year: ${taxYear}`,
  nothingWasCreated: 'Nothing was created',
  everyPackageGetsTheseVariants:
    'Every package will get these variants as a draft, at its usual price for the latest tax year. You can change the prices before you publish the tax year.',
  youCanCreateVariantsFor: (taxYear: number) =>
    `You can create the variants for ${taxYear} from 1 January ${taxYear}. They would be:`,
  variantsToBeCreatedFor: (taxYear: number) => `Variants to be created for ${taxYear}`,
  createVariantsFor: (count: number, taxYear: number) => `Create ${count} draft variants for ${taxYear}`,
  draftOf: (taxYear: number) => `Tax year ${taxYear}: draft`,
  draftIsNotOnSale:
    'No one can order this tax year yet. When you publish it, it goes on sale at these prices and comes first in the list of tax years.',
  priceOf: (product: string) => `${product}, price`,
  savePrices: 'Save prices',
  publishYear: (taxYear: number) => `Publish tax year ${taxYear}`,
  nothingWasSaved: 'Nothing was saved',
  noLongerDraft: 'This tax year is no longer a draft. Reload the page to see its current state.',
}

export const catalogueList = {
  noneOnSale: 'None on sale',
  catalogue: 'Catalogue',
  searchProducts: 'Search products',
  product: 'Product',
  status: 'Status',
  type: 'Type',
  allTypes: 'All types',
  edited: 'Edited',
  editedAndOriginal: 'Edited and original',
  edited2: 'Edited',
  originalVersion: 'Original version',
  all: 'All',
  priceChf: 'Price, CHF',
  variants: 'Variants',
  spacesLeft: 'Spaces left',
  noLimit: 'No limit',
  noProductsFound: 'No products found',
  noProductsMatchYourFilters: 'No products match your filters.',
  fromAmount: (amount: string) => `from ${amount}`,
}

export const entry = {
  currentValue: (text: string) => `Current value: ${text}`,
}

export const partFields = {
  title: (at: number) => `Title ${at}`,
  text: (at: number) => `Text ${at}`,
  clearBothTitleAndText: 'To remove an entry, clear both its title and its text. Save to get more empty lines.',
  illustration: (at: number) => `Illustration ${at}`,
  none: 'None',
  descriptionOfIllustration: (at: number) => `Description of illustration ${at}`,
  product: (at: number) => `Product ${at}`,
  productPageShowsFirstThree: 'The product page shows the first three that are available in the store.',
}

export const partForms = {
  moreVariants: 'More variants',
  addVariant: 'Add a variant',
  nameOfNewVariant: 'Name of the new variant',
  price2: 'Price',
  addVariant2: 'Add variant',
  copyOfThisProduct: 'Copy this product',
  copyProduct: 'Copy product',
  titleOfCopy: 'Title of the copy',
  copyIncludesTextsVariantsPrices:
    'The copy will include the texts, variants, prices, illustrations and checklist. It will stay hidden until you publish it.',
  copy: (title: string) => `${title} (copy)`,
  copyProduct2: 'Copy product',
  plannedPrices: 'Planned prices',
  noPricesArePlanned: 'No prices are planned.',
  since: 'Since',
  from: 'From',
  until: (date: string) => ` until ${date}`,
  withNoEndDate: ', with no end date',
  plannedBy: (by: string) => `, planned by ${by}`,
  endPriceNow: 'End price now',
  cancelPlan: 'Cancel plan',
  planPrice: 'Plan a price',
  variant: 'Variant',
  price: 'Price',
  swissTime: 'Swiss time. A date alone means 00:00 on that day.',
  until2: 'Until',
  previousPriceWillThenApply:
    'A date alone includes that day. The previous price will then apply again. Leave blank to keep the new price.',
  planPrice2: 'Plan price',
}

export const preview = {
  previewNotSaved: 'Preview, not saved',
  inStore: 'In the store',
  open: 'Open',
  thisProductIsArchivedAnd: 'This product is archived and does not appear in the store.',
}

export const priceHistory = {
  since: 'Since',
  variant: 'Variant',
  chf: 'CHF',
  struckThrough: 'Struck through',
  by: 'By',
  originalVersion: 'Original version',
  priceHistory: 'Price history',
  evidence: 'Evidence',
  accordingToPriceHistory: '. According to the price history:',
  isStruckThrough: (amount: string) => `${amount} is struck through. `,
  youCanShowItUntil: (date: string) => ` You can show it until ${date}.`,
  priceDisclosureOrdinancePbvArt:
    'Under Art. 16 of the Price Disclosure Ordinance (PBV), the price history determines which former price may be shown, so you cannot enter one yourself. The struck-through prices in the original catalogue depend on evidence instead.',
}

export const productPage = {
  catalogue: 'Products',
  parts: {
    prices: 'Prices and stock',
    planned: 'Planned prices',
    texts: 'Texts',
    included: 'What is included',
    pictures: 'Illustrations',
    related: 'Also in the store',
    place: 'Position and copy',
  },
  soldThisYear: (soldThisYear: number) => `${soldThisYear} sold this year`,
  notSavedYet: 'Not saved yet',
  asInStore: 'Show the product as in the store',
  saveProduct: 'Save product',
  showPreview: 'Show preview',
  yourRoleAllowsYouTo: 'Your role allows you to view the catalogue but not to change it.',
  originalVersion: 'Original version',
  editedSoftwareUpdatesWillNot: (date: string, text: string) =>
    `Edited ${date}${text}. Software updates will not change it.`,
  positionInStore: 'Position in the store',
  showItAfter: 'Show it after',
  nothingShowItFirst: 'Nothing: show it first',
  moveProduct: 'Move product',
  by: (name: string) => ` by ${name}`,
}

export const textFields = {
  title: 'Title',
  subtitle: 'Subtitle',
  ribbon: 'Ribbon',
  description: 'Description',
  leaveEmptyLineToStart:
    'Leave an empty line to start a new paragraph. Begin a line with “- ” for a list item or “### ” for a heading. Write **bold** and *italic* text like this.',
  inStore: 'In the store',
  hiddenProductsCanBeSeen:
    'Hidden products can be viewed only at their direct address and cannot be ordered. Archived products appear only in past orders.',
  howClientsOrderIt: 'How clients order it',
  onRequest: 'On request',
}

export const variantFields = {
  variants: 'Variants',
  priceAppliesAsSoonAs:
    'A price applies as soon as you save it, and stays in the price history. A new price removes the struck-through one, because only a price that was actually charged can be shown as a former price. Leave “Spaces left” empty if there is no limit. “Each month” tops up the spaces on the first of the month.',
  variant: 'Variant',
  nameOf: (title: string) => `Name of ${title}`,
  priceChf: 'Price, CHF',
  priceOfInFrancs: (title: string) => `Price of ${title} in francs`,
  struckThrough: 'Struck through',
  noneNow: 'None now',
  spacesLeft: 'Spaces left',
  spacesLeftFor: (title: string) => `Spaces left for ${title}`,
  eachMonth: 'Each month',
  spacesForEachMonth: (title: string) => `Spaces for ${title} each month`,
  refilled: (date: string) => `Topped up ${date}`,
  onSale: 'On sale',
  isOnSale: (title: string) => `${title} is on sale`,
}

export const contestedPanel = {
  discountThatWasNotDue: 'Discount applied but not due',
  orderStaysAsItWas: 'The order will stay as it was paid. Contact the buyer if you want to claim the difference.',
  leaveDiscountUnchanged: 'Leave discount unchanged',
}

export const firstOrderDiscountPanel = {
  firstOrderRefund10: (amount: string) => `First order: refund 10% (${amount})`,
  isListedUnderPaymentsTo: (amount: string) => `${amount} is listed under “Payments to make”.`,
  paymentProviderIsRefundingSystem: (amount: string) =>
    `The payment provider is refunding ${amount}. We will keep trying until this succeeds.`,
  hasBeenRefunded: (amount: string) => `${amount} has been refunded.`,
  notDue: 'Not due:',
  thisEmailAddressAndThis:
    'Neither this email address nor this client has any earlier paid orders. Our terms promise a refund of 10% of the package price',
  oncePerHousehold: ', once per household.',
  refund: (amount: string) => `Refund ${amount}`,
  markAsNotDue: 'Mark as not due',
  reason: 'Reason',
  reasonIsSavedWithOrder: 'Your reason will be saved with the order.',
  by: (date: string) => ` by ${date}`,
}

export const latePanel = {
  lateRefund50: 'Late: refund 50%?',
  checklistWasCompleteOnWe: (title: string, date: string, allowedDays: number, countedDays: number, date2: string) =>
    `${title}: the checklist was complete on ${date}. We promised to finish within ${allowedDays} working days and have used ${countedDays}, not counting days when we were waiting for the client. Late since ${date2}.`,
  halfOfPricePaidFor: 'Half of the price paid:',
  refund: (amountCents: string) => `Refund ${amountCents}`,
  markAsNotLate: 'Mark as not late',
  reason: 'Reason',
  reasonIsSavedWithCase: 'Your reason will be saved with the case.',
}

export const orderDecision = {
  decision: 'Decision',
  nothingWasChanged: 'Nothing was changed',
  paymentNeedsReview: 'Payment needs review',
  refundHasBeenRequested: 'A refund has been requested',
  itWillBePaidBy:
    'The refund will be paid by bank transfer. The order status will change once the bank has made the transfer.',
  paymentProviderHasNotConfirmed:
    'The payment provider has not confirmed the refund yet. We will keep trying until it does. See “Events” for each attempt.',
  markAsPaidAfterReview: 'Mark as paid after review',
  refundWholePayment: 'Refund whole payment',
  wholePaymentWillBeRefunded: 'The whole payment will be refunded.',
  yesRefundWholePayment: 'Yes, refund the whole payment',
}

export const orderList = {
  orders: 'Orders',
  searchOrders: 'Search orders',
  orderNumberOrBuyer: 'Order number or buyer',
  status: 'Status',
  firstOrder: 'First order',
  oneCase: 'One case per tax year',
  forYearWithCase: 'Year already has a case',
  n10ToBeRefunded: '10% to be refunded',
  discount: 'Discount',
  discountNotDue: 'Discount not due',
  orderedFrom: 'Ordered from',
  orderedUntil: 'Ordered until',
  filterByStatus: 'Filter by status',
  all: 'All',
  order: 'Order',
  buyer: 'Buyer',
  notKnownYet: 'Not known yet',
  email: 'Email',
  contents: 'Contents',
  total: 'Total',
  ordered: 'Ordered',
  paid: 'Paid',
  noOrdersFound: 'No orders found',
  noOrdersMatchYourFilters: 'No orders match your filters.',
}

export const orderPage = {
  order: (number: number) => `Order ${number}`,
}

export const orderView = {
  order: (number: number) => `Order ${number}`,
  orders: 'Orders',
  contents: 'Contents',
  cases: 'Cases',
  noCaseWasOpenedFor: 'No case was opened for this order.',
  events: 'Events',
  denied: ' (denied)',
  buyer: 'Buyer',
  noAccount: 'No account',
  invoice: 'Invoice',
  thereIsNoInvoiceBecause: 'There is no invoice, because nothing has been paid.',
  invoiceFollowsReview: 'The invoice will be made when the payment has been accepted.',
  invoiceNotMadeYet: 'The invoice has not been made yet.',
  noInvoiceWasMade: 'No invoice was made for this order.',
  payment: 'Payment',
  paymentMethod: 'Payment method',
  refundRequested: 'Refund requested',
  paymentProviderReferences: 'Payment provider references',
  notAsked: 'Not requested',
  name: 'Name',
  email: 'Email',
  domicile: 'Country of residence',
  client: 'Client',
  ordered: 'Ordered',
  paid: 'Paid',
  fulfilled: 'Fulfilled',
  checkout: 'Checkout',
  event: 'Event',
  refunded: 'Refunded',
}

export const refundPanel = {
  refunds: 'Refunds',
  nothingWasChanged: 'Nothing was changed',
  dispute: (id: string, state: string) => `Dispute ${id}: ${state}`,
  buyersBankIsAskingFor: (amountCents: string, reason: string) =>
    `The buyer’s bank wants ${amountCents} to be returned (${reason}).`,
  submitEvidenceToPaymentProvider: (date: string) => ` Submit evidence to the payment provider by ${date}.`,
  paymentDueAgain: 'Payment due again',
  weRefundedOfBankPayment: (byUsCents: string) =>
    `We refunded ${byUsCents} of a bank payment, so the payment no longer covers the invoice. `,
  bankReversedOfPaymentsFor: (byBankCents: string) =>
    `The bank reversed ${byBankCents} of the payments for this order. `,
  isOpenAgainYouCan: (owedCents: string) =>
    `${owedCents} is due again. You can only refund money that we have received and still hold.`,
  refundDidNotReachBuyer: 'A refund did not reach the buyer',
  wasReturnedToUsOn: (amountCents: string, date: string) => `${amountCents} was returned to us on ${date}`,
  weWillPayItBy: (number: string) => `. We will pay it by bank transfer instead: see ${number} in the list of`,
  paymentsToMake: 'payments to make',
  thisIsBankTransferYou: 'This refund will be made by bank transfer. You will find it in the list of',
  answer: (answer: string) => `Answer: “${answer}”`,
  grantRefund: 'Grant refund',
  yourAnswerToClient: 'Your answer to the client',
  makeRefund: 'Make a refund',
  internalReason: 'Internal reason',
  dueUnderGuarantee: 'Due under the guarantee:',
  until: (date: string) => `(until ${date})`,
  of: (title: string, dueCents: string, paidCents: string, because: string) =>
    `${title}: ${dueCents} of ${paidCents}, ${because}`,
  refundedOrInProgress: (givenCents: string) => `Refunded or in progress: −${givenCents}`,
  amount: 'Amount',
  reason: 'Reason',
  refundWillGoToAccount: 'Unless you enter another account, the refund will go to the one that the client entered.',
  thisOrderWasPaidBy:
    'This order was paid by bank transfer. Leave the account blank if you want us to ask the buyer for it.',
  buyerWillGetEmailWith:
    'The buyer will get an email stating the amount. If you refund the whole order, any cases for which we have not delivered anything will be withdrawn.',
  yesRefundThisAmount: 'Yes, refund this amount',
  thisRefundNeedsSecondPerson:
    'This refund must be confirmed by a second person: an admin or owner other than the one who approved it.',
  confirmRefund: 'Confirm refund',
  declineRefund: 'Decline refund',
  answer2: 'Answer',
  ifClientRequestedThisRefund: 'If the client requested this refund, they will see your answer.',
}

export const words = {
  paymentProviderReported: (state: string) => `The payment provider reported: ${state}`,
}

export const newPromotionPage = {
  createDiscount: 'Create a discount',
  discounts: 'Discounts',
  youCannotChangeDiscountOnce:
    'Once you have created a discount, you can end it but not change it, because buyers may have seen it.',
  nameText: 'Name',
  buyersSeeThisNameIn: 'Buyers will see this name in the cart, in the order, in emails and on the payment page.',
  howBuyersGetIt: 'How buyers get it',
  withCode: 'With a code',
  automaticallyForEveryone: 'Automatically, for everyone',
  requestedInCartByBuyers: 'On request in the cart, for buyers who have never paid for an order',
  code: 'Code',
  onlyForDiscountsWithCode: 'Only for discounts with a code: 4 to 24 letters, digits or hyphens.',
  typeOfDiscount: 'Type of discount',
  percentageOfPriceOfIts: 'Percentage of the price of the products it applies to',
  fixedAmount: 'Fixed amount',
  percentage: 'Percentage',
  onlyForPercentageDiscounts: 'Only for percentage discounts.',
  amount: 'Amount',
  onlyForFixedAmounts: 'Only for fixed amounts.',
  from: 'From',
  swissTimeLeaveEmptyTo: 'Swiss time. A date alone means 00:00 on that day. Leave blank to start now.',
  until: 'Until',
  leaveEmptyToKeepIt: 'A date alone includes that day. Leave blank to keep the discount active until someone ends it.',
  totalNumberOfUses: 'Total number of uses',
  leaveEmptyForNoLimit: 'Leave blank for no limit.',
  oncePerPerson: 'Once per person',
  canBeCombinedWithOther: 'Can be combined with other discounts',
  otherwiseBuyerGetsBetterDiscount: 'If not, the buyer gets the better discount.',
  productsItAppliesToChoose: 'Products it applies to (to include all products, do not choose any)',
  createDiscount2: 'Create discount',
}

export const promotionListPage = {
  createDiscount: 'Create a discount',
}

export const promotionList = {
  discounts: 'Discounts',
  searchDiscounts: 'Search discounts',
  nameOrCode: 'Name or code',
  status: 'Status',
  plannedAndActive: 'Planned and active',
  past: 'Past',
  howBuyersGetIt: 'How buyers get it',
  allTypes: 'All types',
  withCode: 'With a code',
  automatic: 'Automatic',
  firstOrder: 'First order',
  all: 'All',
  discount: 'Discount',
  code: 'Code',
  value: 'Value',
  status2: 'Status',
  period: 'Period',
  uses: 'Uses',
  totalDiscountChf: 'Total discount, CHF',
  noDiscountsFound: 'No discounts found',
  noDiscountsMatchYourFilters: 'No discounts match your filters.',
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  usesOf: (uses: number, maxUses: number) => `${uses} of ${maxUses}`,
}

export const promotionPage = {
  discounts: 'Discounts',
  nothingWasChanged: 'Nothing was changed',
  terms: 'Terms',
  value: 'Value',
  howBuyersGetIt: 'How buyers get it',
  oncePerPerson: 'Once per person',
  canBeCombined: 'Can be combined',
  createdBy: 'Created by',
  system: 'System',
  endDiscountNow: 'End discount now',
  use: 'Use',
  reservedOrUsed: 'Reserved or used',
  totalDiscountOnPaidOrders: 'Total discount on paid orders',
  noOrdersHaveUsedThis: 'No orders have used this discount yet.',
  order: (number: number) => `Order ${number}`,
  discount: 'Discount',
  time: 'Time',
  products: 'Products',
  all: 'All',
  yes: 'Yes',
  no: 'No',
  ended: 'Ended',
}

export const promotionTerms = {
  ofMostExpensivePackage: (share: string) => `${share} of the most expensive package`,
  code: (code: string) => `Code ${code}`,
  requestedInCartByFirst: 'On request in the cart, for first-time clients',
  automatic: 'Automatic',
  from: (date: string) => `From ${date}`,
}

export const newQuotePage = {
  createQuote: 'Create a quote',
  quoteFor: (name: string) => `Quote for ${name}`,
  for: (caseNumber: string, title: string) => `For ${caseNumber}, ${title}. `,
  onlyStaffCanSeeQuote: 'Only staff can see the quote until you send it.',
  saveDraft: 'Save draft',
}

export const quoteFormView = {
  title: 'Title',
  headingThatClientWillRead: 'The client will see this as the heading of the quote.',
  text: 'Text',
  whatWeWillDoAnd: 'Explain what we will do and what is not included.',
  validUntil: 'Valid until',
  lastDayOnWhichClient: 'The last day on which the client can accept the quote.',
  line: (at: number) => `Line ${at}`,
  product: 'Product',
  notFromStore: 'Not from the store',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  caseOfSameYear: 'This household has a case for the same tax year',
  partOfThatCase: 'The quote is part of that case',
  secondCase: 'Open a second case when the quote is paid',
  whySecondCase: 'Why a second case?',
  blankFields:
    'If you leave them blank, we use the product’s name, a quantity of one, and today’s price in the store. Prices are what the client pays, VAT included.',
  addLine: 'Add a line',
  saveQuoteForNextLine: 'Save the quote to get another line.',
  total: 'Total',
  onlyForSecondCase: 'Needed only for a second case. The client cannot see it.',
}

export const quoteList = {
  quotes: 'Quotes',
  searchQuotes: 'Search quotes',
  numberTitleOrClient: 'Number, title or client',
  status: 'Status',
  expires: 'Expires',
  atAnyTime: 'At any time',
  expiresWithinThreeDays: 'Expires within three days',
  filterByStatus: 'Filter by status',
  all: 'All',
  quote: 'Quote',
  quote2: (label: string) => `Quote ${label}`,
  client: 'Client',
  validUntil: 'Valid until',
  total: 'Total',
  case: 'Case',
  createdBy: 'Created by',
  changed: 'Changed',
  noQuotesYet: 'No quotes yet',
  youCanCreateQuoteFrom: 'You can create a quote from a client’s page, a case or an enquiry.',
  noQuotesMatchYourFilters: 'No quotes match your filters.',
}

export const quotePage = {
  quote: (label: string) => `Quote ${label}`,
  untitled: 'Quote',
}

export const quoteView = {
  secondCase: 'Second case',
  quote: (label: string) => `Quote ${label}`,
  quotes: 'Quotes',
  nothingWasChanged: 'Nothing was changed',
  draft: 'Draft',
  saveDraft: 'Save draft',
  aboutThisQuote: 'About this quote',
  enquiry: (leadNumber: number) => `Enquiry ${leadNumber}`,
  validUntil: 'Valid until',
  createdBy: 'Created by',
  clientsReason: 'Client’s reason',
  quotePdf: 'Quote (PDF)',
  order: 'Order',
  expiredUnpaidClientCanStill: ', expired without payment: the client can still pay',
  notPaidYet: ', not paid yet',
  nextStep: 'Next step',
  seeNewerVersion: 'See the newer version',
  sendQuoteToClient: 'Send quote to client',
  createNewVersion: 'Create new version',
  discardDraft: 'Discard draft',
  withdrawQuote: 'Withdraw quote',
  client: 'Client',
  case: 'Case',
  enquiryLabel: 'Enquiry',
  sent: 'Sent',
}

export const quotesPanel = {
  createInvoice: 'Create invoice without a quote',
  quotes: 'Quotes',
  createQuote: 'Create a quote',
  noQuotesYet: 'No quotes yet.',
  quote: (label: string) => `Quote ${label}`,
  validUntil: (title: string, amount: string, date: string) => `${title}, ${amount}, valid until ${date}`,
}
