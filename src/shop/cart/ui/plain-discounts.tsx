import { cartPage } from '#content/pages/cart.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'

export function PlainDiscounts({ hasFirstTime }: { hasFirstTime: boolean }) {
  return (
    <div className="cart-wishes">
      {!hasFirstTime && (
        <details>
          <summary>{cartPage.firstTimeTitle}</summary>
          <form method="post" action="/cart">
            <Field name="email" id="plain-email" label={cartPage.emailLabel} hint={cartPage.firstTimeHint}>
              <TextInput type="email" autoComplete="email" maxLength={200} required />
            </Field>
            <Button kind="outline" size="small" name="intent" value="first-time">
              {cartPage.firstTimeApply}
            </Button>
          </form>
        </details>
      )}
      <details>
        <summary>{cartPage.codeTitle}</summary>
        <form method="post" action="/cart">
          <Field name="code" id="plain-code" label={cartPage.codeLabel}>
            <TextInput autoComplete="off" maxLength={40} />
          </Field>
          <Field name="email" id="plain-code-email" label={cartPage.codeEmailLabel}>
            <TextInput type="email" autoComplete="email" maxLength={200} />
          </Field>
          <Button kind="outline" size="small" name="intent" value="code">
            {cartPage.codeApply}
          </Button>
        </form>
      </details>
    </div>
  )
}
