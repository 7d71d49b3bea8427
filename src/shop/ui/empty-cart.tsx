import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/states.tsx'

export function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      text="Packages, consultations and services are in the store."
      action={
        <ButtonLink to="/store" kind="outline">
          Continue Shopping
        </ButtonLink>
      }
    />
  )
}
