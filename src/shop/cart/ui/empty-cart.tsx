import { cartPage } from '#content/pages/cart.ts'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'

export function EmptyCart() {
  return (
    <EmptyState
      title={cartPage.emptyTitle}
      text={cartPage.emptyText}
      illustration="sheets"
      level={1}
      action={
        <ButtonLink to="/store" kind="outline">
          {cartPage.continueShopping}
        </ButtonLink>
      }
    />
  )
}
