import { expect, test } from 'vitest'
import { dismissToast, onToastChange, shownToast, toast } from './toast-store.ts'

test('only the latest toast is shown', () => {
  const first = toast({ title: 'Item Removed' })
  toast({ title: 'Cart Cleared' })
  expect(shownToast()).toMatchObject({ title: 'Cart Cleared' })
  dismissToast(first)
  expect(shownToast(), 'the clock of an older toast does not take the newer away').not.toBeNull()
  dismissToast()
  expect(shownToast()).toBeNull()
})

test('subscribers are notified of each change until they unsubscribe', () => {
  const seen: (string | undefined)[] = []
  const stop = onToastChange(() => seen.push(shownToast()?.title))
  const id = toast({ title: 'Added to Cart!' })
  dismissToast(id)
  stop()
  dismissToast(toast({ title: 'Unheard' }))
  expect(seen).toEqual(['Added to Cart!', undefined])
})
