import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { pricing } from '#content/pages/pricing.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { toast } from '#design/feedback/toast-store.ts'
import { Checkbox, Segmented } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatAmount, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { CartRefusal } from '#shop/cart/cart.ts'
import { addToCart, type CartItem } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { cart, useCart } from '#shop/cart/ui/cart-store.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { quote } from '#shop/catalogue/public/price-quote.ts'

import { type AddOnProduct, offersOf, type PackageProduct, yearsOf } from './offers.ts'
import { type Offered, Receipt } from './receipt.tsx'
import { type Chosen, choiceQuery, fields, linesOf, readChoice } from './selection.ts'

const copy = () => t(catalogueTexts.calculator)

/** The selection is part of the URL, so that it can be shared and the form works without JavaScript. */
export function Calculator({
  packages,
  addOns,
  offered,
  refused,
}: {
  packages: readonly PackageProduct[]
  addOns: readonly AddOnProduct[]
  offered: Offered
  refused?: { error: string; choice: string }
}) {
  const [search, setSearch] = useSearchParams()
  const { items } = useCart()
  const form = useRef<HTMLFormElement>(null)
  const isRequested = search.size > 0 || !refused
  // Selection to show while the navigation to its URL is pending; reset whenever the URL changes.
  const [selected, setSelected] = useState<Chosen>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is reset whenever the URL changes
  useEffect(() => setSelected(undefined), [search])
  const chosen = selected ?? readChoice(isRequested ? search : new URLSearchParams(refused.choice), packages, addOns)
  const offers = offersOf({ packages, addOns }, chosen.year)
  const result = quote(offers, chosen)
  const years = packages[0] ? yearsOf(packages[0]) : []

  function follow() {
    if (!form.current) return
    const now = readChoice(new FormData(form.current), packages, addOns)
    setSelected(now)
    setSearch(choiceQuery(now), { replace: true, preventScrollReset: true })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const { nativeEvent } = event
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    // The button for a price guarantee posts to the server; all other buttons are handled in the browser.
    if (pressed?.getAttribute('value') === 'keep') return
    event.preventDefault()
    if (pressed?.getAttribute('formmethod') !== 'post') return follow()
    const lines = linesOf(chosen, packages, addOns)
    const refusal = refusalOf(items ?? [], lines)
    if (refusal) return toast({ title: copy().errorAddingToCart, description: refusal, variant: 'destructive' })
    for (const { product, variant } of lines) cart.add(product, variant, 1)
    toast({
      title: copy().addedToCart,
      description: lines.map(({ product }) => product.title).join(', '),
      variant: 'success',
    })
  }

  return (
    <Section ground="mist" id="calculator" title={pricing.calculatorTitle} intro={pricing.calculatorLead} split={false}>
      <Form action="/pricing#calculator" ref={form} id="price-form" onChange={follow} onSubmit={submit}>
        {refused && (
          <div className="price-error">
            <Note kind="bad" live>
              {refused.error}
            </Note>
          </div>
        )}
        <div className="builder">
          <div className="stack">
            <FieldGroup name={fields.package} label={copy().package}>
              <Segmented
                value={chosen.packageId}
                onChange={() => undefined}
                options={offers.packages.map(({ id, title, priceCents }) => ({
                  value: id,
                  label: (
                    <>
                      {title} <br />
                      {formatAmount(priceCents, { decimals: 0 })}
                    </>
                  ),
                }))}
              />
            </FieldGroup>
            {years.length > 1 && (
              <FieldGroup name={fields.year} label={copy().taxYear}>
                <Segmented
                  value={chosen.year}
                  onChange={() => undefined}
                  options={years.map((year) => ({ value: year, label: year }))}
                />
              </FieldGroup>
            )}
            <FieldGroup name={fields.addOn} label={copy().addOns}>
              <div className="lined">
                {addOns.map(({ flag, label, hint, variant }) => {
                  const price = offers.addOns.find((addOn) => addOn.flag === flag)?.priceCents ?? variant.price_in_cents
                  return (
                    <Checkbox
                      key={flag}
                      id={`add-${flag}`}
                      name={fields.addOn}
                      value={flag}
                      checked={chosen.flags.includes(flag)}
                      onChange={() => undefined}
                      label={label}
                      hint={hint}
                      end={
                        result?.offer.includes.includes(flag)
                          ? pricing.includedLabel
                          : `+ ${formatAmount(price, { decimals: 0 })}`
                      }
                    />
                  )
                })}
              </div>
            </FieldGroup>
            <Button kind="outline" className="without-script">
              {copy().workOutPrice}
            </Button>
          </div>
          {result && <Receipt quote={result} chosen={chosen} offered={offered} />}
        </div>
      </Form>
      {result && (
        <div className="action-bar numbers">
          <div>
            <span className="fine">
              {result.offer.title}
              {result.addOns.length > 0 && copy().withAddOns(result.addOns.length)}
            </span>
            <br />
            <b className="t20">{formatMoney(result.totalCents)}</b>
          </div>
          <Button kind="primary" size="small" form="price-form" formMethod="post" formAction="/pricing">
            {pricing.addToCart}
          </Button>
        </div>
      )}
    </Section>
  )
}

function refusalOf(items: CartItem[], lines: ReturnType<typeof linesOf>): string | null {
  let filled = items
  for (const { product, variant } of lines) {
    const outcome = addToCart(filled, product, variant, 1)
    if (!outcome.ok) return explain<CartRefusal>(t(cartTexts.shop).cart, outcome)
    filled = outcome.items
  }
  return null
}
