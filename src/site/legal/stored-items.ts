import { firstPasswordHours } from '#accounts/passwords/password-policy.ts'
import { sessionSeconds } from '#accounts/sessions/session.ts'
import type { ConsentCategory } from '#content/pages/consent.ts'
import { t } from '#platform/texts.ts'
import { cartStorageKey } from '#shop/cart/cart.ts'
import { consentKey } from '#site/consent/consent-store.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.storedItems)

export type StoredItem = {
  name: string
  kind: 'cookie' | 'local' | 'session'
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
    kind: 'cookie',
    category: 'essential',
    get purpose() {
      return copy().keepsYouSignedInTo
    },
    get duration() {
      return copy().untilYouSignOut(sessionDays)
    },
    writtenBy: 'src/accounts/sessions/start-session.server.ts',
  },
  {
    name: '__Host-second-factor',
    kind: 'cookie',
    category: 'essential',
    get purpose() {
      return copy().linksYourPasswordAndCode
    },
    get duration() {
      return copy().tenMinutesOrUntilCode
    },
    writtenBy: 'src/accounts/sign-in/challenge.server.ts',
  },
  {
    name: '__Host-passkey',
    kind: 'cookie',
    category: 'essential',
    get purpose() {
      return copy().storesOneTimeChallengeWhile
    },
    get duration() {
      return copy().fiveMinutes
    },
    writtenBy: 'src/accounts/sign-in/challenge.server.ts',
  },
  {
    name: '__Host-device',
    kind: 'cookie',
    category: 'essential',
    get purpose() {
      return copy().recognisesBrowserYouHaveUsed
    },
    get duration() {
      return copy().days400SinceSignIn
    },
    writtenBy: 'src/accounts/sign-in/device-cookie.server.ts',
  },
  {
    name: '__Host-first-password',
    kind: 'cookie',
    category: 'essential',
    get purpose() {
      return copy().letsBuyerChoosePassword
    },
    get duration() {
      return copy().hours(firstPasswordHours + 6)
    },
    writtenBy: 'src/accounts/passwords/first-password.server.ts',
  },
  {
    name: 'cart',
    kind: 'cookie',
    category: 'essential',
    get purpose() {
      return copy().yourCartIfYourBrowser
    },
    get duration() {
      return copy().thirtyDays
    },
    writtenBy: 'src/shop/cart/cart-cookie.server.ts',
  },
  {
    name: 'price-lock',
    kind: 'cookie',
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
    kind: 'cookie',
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
    kind: 'local',
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
    kind: 'local',
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
    kind: 'local',
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
    kind: 'local',
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
    kind: 'local',
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
    kind: 'local',
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
    name: 'calculator-place',
    kind: 'local',
    category: 'essential',
    get purpose() {
      return copy().cantonAndCommuneOfYour
    },
    get duration() {
      return copy().untilYouDeleteIt
    },
    writtenBy: 'src/tax/pages/ui/calculator-form.tsx',
  },
  {
    name: 'draft:…',
    kind: 'session',
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
