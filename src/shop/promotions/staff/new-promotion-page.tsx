import { data } from 'react-router'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { makePromotion } from '#shop/promotions/make-promotion.server.ts'
import { listChoosable } from '#shop/promotions/promotion-db.server.ts'
import type { Route } from './+types/new-promotion-page'
import { PromotionForm } from './promotion-form-view.tsx'
import { promotionAdminWords } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Make a discount')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'catalogue.write')
  return { products: await listChoosable(services.db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'catalogue.write')
  const form = await readForm(request)
  const entered = textsOf(form)
  const productIds = form.getAll('products').filter((value) => typeof value === 'string')
  const outcome = await makePromotion(services, { actor, entered, productIds })
  if (outcome.ok) throw doneAt(`/admin/promotions/${outcome.promotionId}`, 'promotion-made')
  if (outcome.reason === 'forbidden') throw forbidden()
  const words = promotionAdminWords().fields
  const errors = Object.fromEntries(Object.entries(outcome.errors).map(([name, error]) => [name, words[error]]))
  return data({ errors, values: entered, productIds }, { status: 422 })
}

export default function NewPromotionPage({ loaderData: { products }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title="Make a discount" before={<BackLink to="/admin/promotions">Discounts</BackLink>}>
        <span className="soft">Once made it is not changed, only ended: buyers have read it.</span>
      </AppHeader>
      <PromotionForm products={products} answer={actionData} />
    </>
  )
}
