import { expect, test } from 'vitest'
import * as cartTexts from '#shop/cart/locales/en.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { dismissToast, onToastChange, shownToast, toast } from './toast-store.ts'

test('only the latest toast is shown', () => {
  const first = toast({ title: cartTexts.cartLines.itemRemoved })
  toast({ title: cartTexts.cartSummary.cartCleared })
  expect(shownToast()).toMatchObject({ title: cartTexts.cartSummary.cartCleared })
  dismissToast(first)
  expect(shownToast(), 'the clock of an older toast does not take the newer away').not.toBeNull()
  dismissToast()
  expect(shownToast()).toBeNull()
})

test('subscribers are notified of each change until they unsubscribe', () => {
  const seen: (string | undefined)[] = []
  const stop = onToastChange(() => seen.push(shownToast()?.title))
  const id = toast({ title: catalogueTexts.calculator.addedToCart })
  dismissToast(id)
  stop()
  dismissToast(toast({ title: 'Unheard' }))
  expect(seen).toEqual([catalogueTexts.calculator.addedToCart, undefined])
})
