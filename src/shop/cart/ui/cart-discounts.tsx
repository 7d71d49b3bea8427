import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { cartPage } from '#content/pages/cart.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import type { CartItem } from '#shop/cart/cart.ts'
import { cart } from './cart-store.ts'
import {
  type DiscountInput,
  type DiscountRequestsInput,
  emptyDiscountInput,
  fetchDiscounts,
  nothingGiven,
  recallDiscount,
  rememberDiscount,
} from './discount-requests.ts'

const typingMs = 300
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function CartDiscounts({ asking }: { asking: Asking }) {
  const id = useId()
  const { given, isBusy, ask } = asking
  const { discount, refused } = given

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    ask({ code: String(new FormData(event.currentTarget).get('code') ?? '').trim() })
  }

  return (
    <div className="cart-wishes">
      <details open={refused.code !== null || undefined}>
        <summary>{cartPage.codeTitle}</summary>
        {discount.code ? (
          <Given text={`${cartPage.codeLabel} ${discount.code}`} onWithdraw={() => ask({ code: '' })} />
        ) : (
          <form onSubmit={submit}>
            <Field
              name="code"
              id={`${id}-code`}
              label={cartPage.codeLabel}
              {...(refused.code ? { error: refused.code } : {})}
            >
              <TextInput autoComplete="off" autoCapitalize="characters" maxLength={40} required />
            </Field>
            <Button kind="outline" size="small" busy={isBusy}>
              {cartPage.codeApply}
            </Button>
          </form>
        )}
      </details>
      <p className="visually-hidden" role="status">
        {refused.code ?? given.discounts.map(({ title }) => title).join(', ')}
      </p>
    </div>
  )
}

function Given({ text, onWithdraw }: { text: string; onWithdraw: () => void }) {
  return (
    <p className="row">
      <span>{text}</span>
      <Button type="button" kind="quiet" size="dense" onClick={onWithdraw}>
        {cartPage.withdraw}
      </Button>
    </p>
  )
}

export function useDiscounts(storeId: string, items: CartItem[], ownEmail: string | null) {
  const [discount, setDiscount] = useState<DiscountInput | null>(null)
  const [given, setGiven] = useState<DiscountRequestsInput>(nothingGiven)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<Promise<DiscountRequestsInput>>(Promise.resolve(nothingGiven))
  const inCart = items.map(({ variant, quantity }) => `${variant.id} ${quantity}`).join()

  useEffect(() => {
    const saved = recallDiscount()
    setDiscount({ ...saved, email: saved.email || (ownEmail ?? '') })
  }, [ownEmail])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `inCart` changes with the content of `items`
  useEffect(() => {
    if (!discount) return
    let isCurrent = true
    setBusy(true)
    latest.current = pause(typingMs).then(() =>
      isCurrent ? fetchDiscounts(storeId, items, discount, cart.id()) : nothingGiven,
    )
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
    email: discount?.email ?? '',
    ask: (change: Partial<DiscountInput>) =>
      setDiscount((before) => ({ ...(before ?? emptyDiscountInput), ...change })),
    settled: () => latest.current,
    forget: () => {
      rememberDiscount(null)
      setDiscount(emptyDiscountInput)
    },
  }
}

type Asking = ReturnType<typeof useDiscounts>
