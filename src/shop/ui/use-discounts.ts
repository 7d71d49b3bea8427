import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#shop/cart.ts'
import {
  emptyWish,
  fetchDiscounts,
  type Given,
  nothingGiven,
  recallWish,
  rememberWish,
  type Wish,
} from './discount-calls.ts'

/** What the cart is given now; asked anew whenever the cart or the wish changes. */
export function useDiscounts(storeId: string, items: CartItem[]) {
  const [wish, setWish] = useState<Wish | null>(null)
  const [given, setGiven] = useState<Given>(nothingGiven)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<Promise<Given>>(Promise.resolve(nothingGiven))
  const inCart = items.map(({ variant, quantity }) => `${variant.id} ${quantity}`).join()

  useEffect(() => setWish(recallWish()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are compared by what they hold
  useEffect(() => {
    if (!wish) return
    let isCurrent = true
    setBusy(true)
    latest.current = fetchDiscounts(storeId, items, wish)
    void latest.current.then((answer) => {
      if (!isCurrent) return
      rememberWish(answer.wish)
      setGiven(answer)
      setBusy(false)
    })
    return () => {
      isCurrent = false
    }
  }, [storeId, inCart, wish])

  return {
    given,
    isBusy,
    /** Asks for something more, or takes something back. */
    ask: (change: Partial<Wish>) => setWish({ ...given.wish, ...change }),
    /** What the cart is given once the store has answered. */
    settled: () => latest.current,
    forget: () => {
      rememberWish(null)
      setWish(emptyWish)
    },
  }
}

export type Asking = ReturnType<typeof useDiscounts>
