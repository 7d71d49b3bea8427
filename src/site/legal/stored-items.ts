import { sessionSeconds } from '#accounts/sessions/session.ts'
import type { ConsentCategory } from '#content/pages/consent.ts'
import { cartStorageKey } from '#shop/cart/cart.ts'
import { consentKey } from '#site/consent/consent.ts'

export type StoredItem = {
  name: string
  kind: 'Cookie' | 'Local storage' | 'Session storage'
  category: ConsentCategory['id']
  purpose: string
  duration: string
  writtenBy: string
}

const sessionDays = sessionSeconds / 86_400

/** Everything that this site can store in a browser. A test fails if code writes storage that is not listed. */
export const storedItems: readonly StoredItem[] = [
  {
    name: '__Host-session',
    kind: 'Cookie',
    category: 'essential',
    purpose: 'Keeps you signed in to the client portal. Without signing in it is not set.',
    duration: `Until you sign out, at most ${sessionDays} days`,
    writtenBy: 'src/accounts/sessions/session-cookie.server.ts',
  },
  {
    name: '__Host-second-factor',
    kind: 'Cookie',
    category: 'essential',
    purpose: 'Joins password and code while you sign in with a second factor.',
    duration: '10 minutes, or until the code is entered',
    writtenBy: 'src/accounts/sign-in/challenge.server.ts',
  },
  {
    name: '__Host-passkey',
    kind: 'Cookie',
    category: 'essential',
    purpose: 'Holds the one-time question while you add a passkey or sign in with one.',
    duration: '5 minutes',
    writtenBy: 'src/accounts/sign-in/challenge.server.ts',
  },
  {
    name: '__Host-device',
    kind: 'Cookie',
    category: 'essential',
    purpose:
      'Marks this browser as one you have signed in with, so that wrong passwords of strangers do not shut you out.',
    duration: '400 days since the last sign-in',
    writtenBy: 'src/accounts/sign-in/device-cookie.server.ts',
  },
  {
    name: 'cart',
    kind: 'Cookie',
    category: 'essential',
    purpose:
      'Your cart, if your browser runs no JavaScript: products, quantities, and the code or email address you gave for a discount.',
    duration: '30 days',
    writtenBy: 'src/shop/cart/cart-cookie.server.ts',
  },
  {
    name: 'price-lock',
    kind: 'Cookie',
    category: 'essential',
    purpose: 'Remembers which kept price you have put into your cart.',
    duration: 'As long as the price is kept, at most 30 days',
    writtenBy: 'src/shop/price-guarantee/price-guarantee-cookie.server.ts',
  },
  {
    name: 'unpaid-order',
    kind: 'Cookie',
    category: 'essential',
    purpose: 'Finds your cart again when you come back from the payment page without having paid.',
    duration: 'Until you come back or have paid, at most 2 hours',
    writtenBy: 'src/shop/cart/unpaid-cart.server.ts',
  },
  {
    name: `${cartStorageKey}-unpaid`,
    kind: 'Local storage',
    category: 'essential',
    purpose: 'Notes that you went to the payment page, so that your cart can come back.',
    duration: 'Until you come back',
    writtenBy: 'src/shop/cart/ui/cart-store.ts',
  },
  {
    name: cartStorageKey,
    kind: 'Local storage',
    category: 'essential',
    purpose: 'Your cart: products, quantities and prices.',
    duration: 'Until you order or clear the cart',
    writtenBy: 'src/shop/cart/ui/cart-store.ts',
  },
  {
    name: `${cartStorageKey}-discount`,
    kind: 'Local storage',
    category: 'essential',
    purpose: 'What you asked for to pay less: a code, or that it is your first order, and the email address you gave.',
    duration: 'Until you order or clear the cart',
    writtenBy: 'src/shop/cart/ui/discount-requests.ts',
  },
  {
    name: `${cartStorageKey}-id`,
    kind: 'Local storage',
    category: 'essential',
    purpose: 'A random number for your cart, so that a second click does not order twice.',
    duration: 'Until you order or clear the cart',
    writtenBy: 'src/shop/cart/ui/cart-store.ts',
  },
  {
    name: consentKey,
    kind: 'Local storage',
    category: 'essential',
    purpose: 'Your choice about cookies and its date.',
    duration: 'Until you change or delete it',
    writtenBy: 'src/site/consent/consent-store.ts',
  },
  {
    name: 'theme',
    kind: 'Local storage',
    category: 'essential',
    purpose: 'The light or dark theme, once you have chosen one with the switch.',
    duration: 'Until you delete it',
    writtenBy: 'src/design/page/theme-switch.tsx',
  },
  {
    name: 'draft:…',
    kind: 'Session storage',
    category: 'essential',
    purpose:
      'A text in the client portal that you have not sent yet, in case it cannot be saved in your account. There it stays for 30 days.',
    duration: 'Until you send it, sign out or close the tab',
    writtenBy: 'src/accounts/drafts/ui/draft-store.ts',
  },
]
