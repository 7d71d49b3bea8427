import { cartPage } from '#content/pages/cart.ts'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { cantons } from '#shop/domicile/cantons.ts'
import { DomicileField } from '#shop/domicile/domicile-field.tsx'

const copy = () => t(cartTexts.checkoutFields)

type Live = {
  onEmail: (email: string) => void
  onDomicile: (country: string) => void
  onCanton: (canton: string) => void
}

type CheckoutFieldsProps = {
  id: string
  email: string
  domicile: string
  canton: string
  errors?: { email?: string | undefined; domicile?: string | undefined }
  /** Handlers of the cart with JavaScript; without them the fields belong to a plain form. */
  live?: Live
}

/** What the order needs before payment: address for receipt and discount, country for VAT, canton for deadlines. */
export function CheckoutFields({ id, email, domicile, canton, errors = {}, live }: CheckoutFieldsProps) {
  const options = [{ value: '', label: copy().chooseCanton }, ...cantons]
  return (
    <>
      <Field
        name="email"
        id={`${id}-email`}
        label={cartPage.emailLabel}
        hint={copy().emailHint}
        error={errors.email}
        required
      >
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={200}
          {...(live
            ? { value: email, onChange: (event) => live.onEmail(event.currentTarget.value.trim()) }
            : { defaultValue: email })}
        />
      </Field>
      <DomicileField id={id} value={domicile} error={errors.domicile} onChange={live?.onDomicile} />
      {(!live || domicile === 'CH') && (
        <Field name="canton" id={`${id}-canton`} label={copy().canton} hint={copy().cantonHint} optional>
          {live ? (
            <Select
              options={options}
              value={canton}
              onChange={(event) => live.onCanton(event.currentTarget.value)}
              autoComplete="address-level1"
            />
          ) : (
            <Select options={options} defaultValue={canton} autoComplete="address-level1" />
          )}
        </Field>
      )}
    </>
  )
}

export function TermsNote() {
  const { before, terms, between, privacy, after } = copy().accept
  return (
    <p className="soft t14">
      {before}
      <a href="/terms">{terms}</a>
      {between}
      <a href="/privacy">{privacy}</a>
      {after}
    </p>
  )
}
