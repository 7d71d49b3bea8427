import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { describeVat, vatStatement } from '#content/vat.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { type Fact, FactList } from '#design/facts.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Checkbox, Variants } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { Quantity } from '#design/form/quantity.tsx'
import { Stack } from '#design/page/layout.tsx'
import { Price } from '#design/price.tsx'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { maxUnits } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { type ListedProduct, type ListedVariant, stockOf, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { Ribbon } from '#shop/catalogue/ui/product-picture.tsx'

import type { AddOnProduct } from '#shop/pricing/offers.ts'
import { DeadlineNote } from './deadline-notes.tsx'
import type { Buying } from './use-buying.ts'
import { addWithWords } from './use-buying.ts'

const copy = () => t(cartTexts.buyBox)

type BuyBoxProps = {
  product: ListedProduct
  facts: readonly Fact[]
  addOns: readonly AddOnProduct[]
  buying: Buying
}

export function BuyBox({ product, facts, addOns, buying }: BuyBoxProps) {
  const { variant, stock, quantity } = buying
  const [added, setAdded] = useState<readonly string[]>([])
  const chosen = addOns.filter((addOn) => added.includes(addOn.product.id))
  const year = product.type.value === 'package' ? variant?.options[0]?.value : undefined
  function add(event: FormEvent) {
    event.preventDefault()
    if (variant) addWithWords([{ product, variant }, ...chosen], quantity, copy().ohNoSomethingWentWrong)
  }
  return (
    <Stack>
      <Stack gap="close">
        {product.ribbon_text && (
          <p>
            <Ribbon product={product} />
          </p>
        )}
        <h1 className="t44">{product.title}</h1>
        {product.subtitle && <p className="lead">{product.subtitle}</p>}
      </Stack>
      {variant && <VariantPrice variant={variant} isOnlyOne={product.variants.length === 1} />}
      <Form method="post" action="/cart" onSubmit={add} className="stack">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={product.id} />
        {product.variants.length > 1 ? (
          <FieldGroup name="variantId" label={product.options[0]?.title ?? copy().option}>
            <Variants
              value={variant?.id}
              onChange={buying.choose}
              options={product.variants.map((option) => ({
                value: option.id,
                label: shortTitle(product, option.id),
                hint: hintOf(product, option.id),
              }))}
            />
          </FieldGroup>
        ) : (
          <input type="hidden" name="variantId" value={variant?.id} />
        )}
        {year && <DeadlineNote year={year} />}
        {addOns.length > 0 && (
          <fieldset className="choices">
            <legend className="bold">{copy().addOns}</legend>
            {addOns.map((addOn) => (
              <Checkbox
                key={addOn.product.id}
                name="addOn"
                value={`${addOn.product.id}~${addOn.variant.id}`}
                label={addOn.label}
                hint={addOn.hint}
                end={`+ ${moneyOf(addOn.variant)(unitPriceCents(addOn.variant))}`}
                checked={added.includes(addOn.product.id)}
                onChange={({ currentTarget }) =>
                  setAdded((before) =>
                    currentTarget.checked
                      ? [...before, addOn.product.id]
                      : before.filter((id) => id !== addOn.product.id),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        {variant && chosen.length > 0 && (
          <p className="row between bold numbers" aria-live="polite">
            <span>{copy().total}</span>
            <span>{moneyOf(variant)(totalCents(variant, chosen, quantity))}</span>
          </p>
        )}
        <div className="buy-row">
          <Quantity
            label={copy().quantityOf(product.title)}
            name="quantity"
            max={maxUnits}
            disabled={!product.purchasable}
            value={quantity}
            onChange={buying.setQuantity}
          />
          <Button kind="primary" disabled={!stock.canAdd}>
            {copy().addToCart}
          </Button>
        </div>
        <div aria-live="polite">
          <Status kind={stock.canAdd ? 'done' : 'bad'}>{say(t(cartTexts.shop).stock, stock.payload)}</Status>
        </div>
        {!product.purchasable && (
          <p>
            <ArrowLink to="/contact">{copy().contactUs}</ArrowLink>
          </p>
        )}
      </Form>
      {facts.length > 0 && <FactList facts={facts} />}
    </Stack>
  )
}

function moneyOf({ currency }: { currency: string }): (cents: number) => string {
  return (cents) => formatMoney(cents, { currency: currency.toUpperCase() })
}

function totalCents(variant: ListedVariant, chosen: readonly AddOnProduct[], quantity: number): number {
  const variants = [variant, ...chosen.map((addOn) => addOn.variant)]
  return quantity * variants.reduce((sum, each) => sum + unitPriceCents(each), 0)
}

function VariantPrice({ variant, isOnlyOne }: { variant: NonNullable<Buying['variant']>; isOnlyOne: boolean }) {
  const saved = variant.price_in_cents - unitPriceCents(variant)
  const currency = variant.currency.toUpperCase()
  return (
    <div className="stack tight">
      <Price large cents={unitPriceCents(variant)} regularCents={variant.price_in_cents} currency={currency} />
      {saved > 0 && <p className="accent bold">{copy().save(formatMoney(saved, { currency }))}</p>}
      <p className="fine">
        {isOnlyOne && `${variant.title}. `}
        {describeVat(vatStatement, useVatPercent())}
      </p>
    </div>
  )
}

function shortTitle(product: ListedProduct, variantId: string): string {
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant?.options.map(({ value }) => value).join(', ') || (variant?.title ?? '')
}

function hintOf(product: ListedProduct, variantId: string): string {
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return ''
  if (!variant.manage_inventory)
    return formatMoney(unitPriceCents(variant), { currency: variant.currency.toUpperCase() })
  return stockOf(product, variant, 1).canAdd ? copy().left(variant.inventory_quantity) : copy().unavailable
}
