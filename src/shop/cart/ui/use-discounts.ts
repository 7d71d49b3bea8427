import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#shop/cart/cart.ts'
import {
  type DiscountInput,
  type DiscountRequestsInput,
  emptyDiscountInput,
  fetchDiscounts,
  nothingGiven,
  recallDiscount,
  rememberDiscount,
} from './discount-requests.ts'

export function useDiscounts(storeId: string, items: CartItem[]) {
  const [discount, setDiscount] = useState<DiscountInput | null>(null)
  const [given, setGiven] = useState<DiscountRequestsInput>(nothingGiven)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<Promise<DiscountRequestsInput>>(Promise.resolve(nothingGiven))
  const inCart = items.map(({ variant, quantity }) => `${variant.id} ${quantity}`).join()

  useEffect(() => setDiscount(recallDiscount()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `inCart` changes with the content of `items`
  useEffect(() => {
    if (!discount) return
    let isCurrent = true
    setBusy(true)
    latest.current = fetchDiscounts(storeId, items, discount)
    void latest.current.then((answer) => {
      if (!isCurrent) return
      rememberDiscount(answer.discount)
      setGiven(answer)
      setBusy(false)
    })
    return () => {
      isCurrent = false
    }
  }, [storeId, inCart, discount])

  return {
    given,
    isBusy,
    ask: (change: Partial<DiscountInput>) => setDiscount({ ...given.discount, ...change }),
    settled: () => latest.current,
    forget: () => {
      rememberDiscount(null)
      setDiscount(emptyDiscountInput)
    },
  }
}

export type Asking = ReturnType<typeof useDiscounts>
