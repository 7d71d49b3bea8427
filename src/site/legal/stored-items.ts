import { sessionSeconds } from '#accounts/sessions/session.ts'
import type { ConsentCategory } from '#content/pages/consent.ts'
import { t } from '#platform/texts.ts'
import { cartStorageKey } from '#shop/cart/cart.ts'
import { consentKey } from '#site/consent/consent-store.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.storedItems)

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
    get purpose() {
      return copy().keepsYouSignedInTo
    },
    duration: `Until you sign out, at most ${sessionDays} days`,
    writtenBy: 'src/accounts/sessions/start-session.server.ts',
  },
  {
    name: '__Host-second-factor',
    kind: 'Cookie',
    category: 'essential',
    get purpose() {
      return copy().linksYourPasswordAndCode
    },
    duration: '10 minutes, or until the code is entered',
    writtenBy: 'src/accounts/sign-in/challenge.server.ts',
  },
  {
    name: '__Host-passkey',
    kind: 'Cookie',
    category: 'essential',
    get purpose() {
      return copy().storesOneTimeChallengeWhile
    },
    duration: '5 minutes',
    writtenBy: 'src/accounts/sign-in/challenge.server.ts',
  },
  {
    name: '__Host-device',
    kind: 'Cookie',
    category: 'essential',
    get purpose() {
      return copy().recognisesBrowserYouHaveUsed
    },
    duration: '400 days since the last sign-in',
    writtenBy: 'src/accounts/sign-in/device-cookie.server.ts',
  },
  {
    name: 'cart',
    kind: 'Cookie',
    category: 'essential',
    get purpose() {
      return copy().yourCartIfYourBrowser
    },
    duration: '30 days',
    writtenBy: 'src/shop/cart/cart-cookie.server.ts',
  },
  {
    name: 'price-lock',
    kind: 'Cookie',
    category: 'essential',
    get purpose() {
      return copy().remembersSavedPriceYouAdded
    },
    get duration() {
      return copy().asLongAsPriceIs
    },
    writtenBy: 'src/shop/price-guarantee/price-guarantee-cookie.server.ts',
  },
  {
    name: 'unpaid-order',
    kind: 'Cookie',
    category: 'essential',
    get purpose() {
      return copy().restoresYourCartIfYou
    },
    get duration() {
      return copy().untilYouComeBackOr
    },
    writtenBy: 'src/shop/cart/unpaid-cart.server.ts',
  },
  {
    name: `${cartStorageKey}-unpaid`,
    kind: 'Local storage',
    category: 'essential',
    get purpose() {
      return copy().notesThatYouWentTo
    },
    get duration() {
      return copy().untilYouComeBack
    },
    writtenBy: 'src/shop/cart/ui/cart-store.ts',
  },
  {
    name: cartStorageKey,
    kind: 'Local storage',
    category: 'essential',
    get purpose() {
      return copy().yourCartProductsQuantitiesAnd
    },
    get duration() {
      return copy().untilYouOrderOrClear
    },
    writtenBy: 'src/shop/cart/ui/cart-store.ts',
  },
  {
    name: `${cartStorageKey}-discount`,
    kind: 'Local storage',
    category: 'essential',
    get purpose() {
      return copy().discountYouRequestedCodeOr
    },
    get duration() {
      return copy().untilYouOrderOrClear
    },
    writtenBy: 'src/shop/cart/ui/discount-requests.ts',
  },
  {
    name: `${cartStorageKey}-id`,
    kind: 'Local storage',
    category: 'essential',
    get purpose() {
      return copy().randomNumberForYourCart
    },
    get duration() {
      return copy().untilYouOrderOrClear
    },
    writtenBy: 'src/shop/cart/ui/cart-store.ts',
  },
  {
    name: consentKey,
    kind: 'Local storage',
    category: 'essential',
    get purpose() {
      return copy().yourCookieChoiceAndIts
    },
    get duration() {
      return copy().untilYouChangeOrDelete
    },
    writtenBy: 'src/site/consent/consent-store.ts',
  },
  {
    name: 'theme',
    kind: 'Local storage',
    category: 'essential',
    get purpose() {
      return copy().lightOrDarkThemeOnce
    },
    get duration() {
      return copy().untilYouDeleteIt
    },
    writtenBy: 'src/design/page/theme-switch.tsx',
  },
  {
    name: 'draft:…',
    kind: 'Session storage',
    category: 'essential',
    get purpose() {
      return copy().textInClientPortalThat
    },
    get duration() {
      return copy().untilYouSendItSign
    },
    writtenBy: 'src/accounts/drafts/ui/draft-store.ts',
  },
]
