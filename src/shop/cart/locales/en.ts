import { formatMoney } from '#platform/format.ts'
import type { Phrases, RefusalWords } from '#platform/words.ts'
import type { CartRefusal } from '#shop/cart/cart.ts'
import type { LineChangeTable } from '#shop/cart/cart-changes.ts'
import type { StockTable } from '#shop/catalogue/catalogue.ts'
import type { DomicileSource } from '#shop/domicile/domicile.ts'

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

export const domicile: DomicileWords = {
  label: 'Country where you live',
  hint: 'We need this to know whether Swiss VAT applies. Büsingen is treated as part of Switzerland.',
  choose: 'Choose your country',
  missing: 'Choose the country where you live. We need it to know whether Swiss VAT applies.',
  abroad: (amount) => `If you live outside Switzerland and Liechtenstein, you pay ${amount} (no Swiss VAT).`,
  line: 'Swiss VAT deducted (residence abroad)',
  noVat: 'No Swiss VAT applies because you live outside Switzerland and Liechtenstein.',
  sources: { declared: 'stated by the buyer before payment', 'billing-address': 'taken from the billing address' },
  page: {
    title: 'Where do you live?',
    lead: 'Before you pay, please tell us which country you live in. This determines whether Swiss VAT applies.',
    button: 'Continue to payment',
    domestic: 'If you live in Switzerland or Liechtenstein',
    back: 'Back to your cart',
  },
}

export type ShopWords = {
  cart: RefusalWords<CartRefusal>
  stock: Phrases<StockTable>
  changes: Phrases<LineChangeTable>
}

const unavailable = 'Currently unavailable'

export const shop: ShopWords = {
  cart: {
    'no-quantity': 'The quantity must be at least 1.',
    unavailable,
    'not-offered': 'This product is no longer available.',
    'out-of-stock': ({ title, variantTitle, left }) =>
      `Not enough stock for ${title} (${variantTitle}). Only ${left} left.`,
    'too-many-units': ({ title, max }) => `You can order up to ${max} of ${title} at a time.`,
    'cart-full': ({ max }) => `You can order up to ${max} products at a time.`,
  },
  stock: {
    unavailable,
    'not-enough': ({ left }) => `Not enough stock. Only ${left} left.`,
    'in-stock': 'In stock',
  },
  changes: {
    price: ({ title, variantTitle, fromCents, toCents, currency }) =>
      `The price of ${title} (${variantTitle}) has changed from ${formatMoney(fromCents, { currency })} to ${formatMoney(toCents, { currency })}.`,
    gone: ({ title, variantTitle }) =>
      `${title} (${variantTitle}) is no longer available, so we have removed it from your cart.`,
  },
}

export const cartPage = {
  loadingYourCart: 'Loading your cart',
}

export const addToCart = {
  addedToCart: 'Added to Cart!',
  line: (quantity: number, title: string, variantTitle: string) => `${quantity} × ${title} (${variantTitle})`,
  addedToYourCart: (lines: string) => `${lines} added to your cart.`,
}

export const buyBox = {
  ohNoSomethingWentWrong: 'Oh no! Something went wrong.',
  option: 'Option',
  quantityOf: (title: string) => `Quantity of ${title}`,
  addToCart: 'Add to Cart',
  addOns: 'Add what applies to you',
  total: 'Total with add-ons',
  contactUs: 'Contact Us',
  save: (amount: string) => `Save ${amount}`,
  left: (inventory_quantity: number | null | undefined) => `${inventory_quantity} left`,
  unavailable: 'Unavailable',
}

export const cartChanges = {
  yourCartHasChanged: 'Your cart has changed',
}

export const cartDrawer = {
  cart: (count: number) => (count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
}

export const cartLines = {
  itemRemoved: 'Item Removed',
  hasBeenRemovedFromYour: (title: string) => `${title} has been removed from your cart.`,
  quantityOf: (title: string) => `Quantity of ${title}`,
  remove: (title: string) => `Remove ${title}`,
}

export const cartSummary = {
  yourCartIsEmpty: 'Your cart is empty',
  addSomeProductsToYour: 'Add some products to your cart before checking out.',
  checkoutError: 'Checkout Error',
  cartCleared: 'Cart Cleared',
  allItemsHaveBeenRemoved: 'All items have been removed from your cart.',
}

export const checkoutFields = {
  emailHint:
    'For your receipt and your account. If this is your first order, we take 10% off your package automatically.',
  emailMissing: 'Enter your complete email address, such as name@example.com.',
  canton: 'Canton where you live',
  cantonHint: 'It sets the filing deadlines of your tax return.',
  chooseCanton: 'Choose your canton',
  accept: {
    before: 'By paying you accept our ',
    terms: 'terms of service',
    between: '. How we use your data: ',
    privacy: 'privacy notice',
    after: '.',
  },
}

export const deadlineNote = {
  passed: (taxYear: number, day: string, place: string | null) =>
    `The filing deadline for ${taxYear} has passed: it was ${day} in ${place ?? 'most cantons'}. You can still file, but the tax office may charge a reminder fee or estimate your tax. If you have an extension, its date applies.`,
}

export const ownCaseNotes = {
  youHaveCaseFor: (taxYear: number) => `You already have a case for ${taxYear}`,
  whatHappens:
    'If you need help with it or have a question, you can write to us there without ordering again. If you order, your adviser adds the order to this case or opens a second one.',
}

export const cartTotal = {
  subtotal: 'Subtotal',
  total: 'Total',
  includingVat: (vatPercent: number, amount: string) => `Including ${vatPercent}% VAT (${amount})`,
}

export const plainCart = {
  checkoutError: 'Checkout Error',
  quantityOf: (title: string) => `Quantity of ${title}`,
  updateQuantity: 'Update quantity',
  remove: (title: string) => `Remove ${title}`,
}
