import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { cartPage } from '#content/pages/cart.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
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

export function CartDiscounts({ asking }: { asking: Asking }) {
  const id = useId()
  const { given, isBusy, ask } = asking
  const { discount, refused } = given

  function submit(event: FormEvent<HTMLFormElement>, isFirstTime: boolean) {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const textOf = (name: string) => String(entered.get(name) ?? '').trim()
    const email = textOf('email') || discount.email
    ask(isFirstTime ? { isFirstTime: true, email } : { code: textOf('code'), email })
  }

  return (
    <div className="cart-wishes">
      <details open={refused.firstTime !== null || undefined}>
        <summary>{cartPage.firstTimeTitle}</summary>
        {discount.isFirstTime ? (
          <Given text={cartPage.firstTimeGiven} onWithdraw={() => ask({ isFirstTime: false })} />
        ) : (
          <form onSubmit={(event) => submit(event, true)}>
            <Field
              name="email"
              id={`${id}-email`}
              label={cartPage.emailLabel}
              hint={cartPage.firstTimeHint}
              {...(refused.firstTime ? { error: refused.firstTime } : {})}
            >
              <TextInput type="email" autoComplete="email" maxLength={200} required defaultValue={discount.email} />
            </Field>
            <Button kind="outline" size="small" busy={isBusy}>
              {cartPage.firstTimeApply}
            </Button>
          </form>
        )}
      </details>
      <details open={refused.code !== null || undefined}>
        <summary>{cartPage.codeTitle}</summary>
        {discount.code ? (
          <Given text={`${cartPage.codeLabel} ${discount.code}`} onWithdraw={() => ask({ code: '' })} />
        ) : (
          <form onSubmit={(event) => submit(event, false)}>
            <Field
              name="code"
              id={`${id}-code`}
              label={cartPage.codeLabel}
              {...(refused.code ? { error: refused.code } : {})}
            >
              <TextInput autoComplete="off" autoCapitalize="characters" maxLength={40} required />
            </Field>
            <Field name="email" id={`${id}-code-email`} label={cartPage.codeEmailLabel}>
              <TextInput type="email" autoComplete="email" maxLength={200} defaultValue={discount.email} />
            </Field>
            <Button kind="outline" size="small" busy={isBusy}>
              {cartPage.codeApply}
            </Button>
          </form>
        )}
      </details>
      <p className="visually-hidden" role="status">
        {refused.firstTime ?? refused.code ?? given.discounts.map(({ title }) => title).join(', ')}
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

type Asking = ReturnType<typeof useDiscounts>
