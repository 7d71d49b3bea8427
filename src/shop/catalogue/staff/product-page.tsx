import { data } from 'react-router'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import productStyles from '#design/product.css?url'
import shopStyles from '#design/shop.css?url'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { placeProduct } from '#shop/catalogue/editing/place-product.server.ts'
import type { Route } from './+types/product-page'
import { handlePartAction, partActions, productPath } from './handle-parts-action.server.ts'
import { previewEntered, saveEntered } from './handle-product-action.server.ts'
import { ProductPanel } from './product-panel.tsx'
import { viewProduct } from './view-product.server.ts'
import { catalogueError } from './words.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [shopStyles, productStyles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title ?? 'Catalogue')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const view = await viewProduct(adminContext({ request, context }, 'catalogue.read'), params.productId)
  if (!view) throw notFound()
  return view
}

const savedAs: Record<string, 'product-hidden' | 'product-archived'> = {
  hidden: 'product-hidden',
  archived: 'product-archived',
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'catalogue.write')
  const { productId } = params
  const path = productPath(productId)
  const { intent, version = '', ...values } = textsOf(await readForm(request))
  if (intent === 'place') {
    const outcome = await placeProduct(ctx.services, { productId, behind: values.behind || null, actor: ctx.actor })
    if (outcome.ok) throw doneAt(path, 'product-placed')
    const { status, text } = catalogueError(outcome)
    if (status === 404) throw notFound()
    return data({ at: 'place' as const, text }, { status })
  }
  const runAction = oneOf(partActions, intent ?? null)
  if (runAction) {
    const outcome = await handlePartAction(ctx, { act: runAction, productId, values })
    if ('done' in outcome) throw doneAt(outcome.done.to, outcome.done.note)
    const { answer } = outcome
    if (answer.status === 404) throw notFound()
    return data({ at: 'part' as const, ...answer }, { status: answer.status })
  }
  if (intent !== 'save' && intent !== 'preview') throw notFound()
  const posted = { productId, version: Number(version), values }
  const answer = intent === 'save' ? await saveEntered(ctx, posted) : await previewEntered(ctx, posted)
  if (!answer && intent === 'save') throw doneAt(path, savedAs[values.status ?? ''] ?? 'product-saved')
  if (!answer || answer.status === 404) throw notFound()
  if (answer.status === 403) throw forbidden()
  return data({ at: 'form' as const, ...answer }, { status: answer.status })
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProductPanel
      view={loaderData}
      answer={actionData?.at === 'form' ? actionData : undefined}
      partAnswer={actionData?.at === 'part' ? actionData : undefined}
      placeError={actionData?.at === 'place' ? actionData.text : undefined}
    />
  )
}
