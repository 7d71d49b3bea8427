import { data } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { changeTemplate } from '#cases/requests/change-template.server.ts'
import { requestError } from '#cases/requests/staff/words.ts'
import { findTemplate, listTemplateProducts } from '#cases/requests/template-db.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/checklist-edit-page'
import { ChecklistEditor, type TemplateAnswer } from './checklist-editor.tsx'
import { inChosenOrder } from './chosen-order.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(`Checklist ${loaderData?.title ?? ''}`.trim())

const years = 4

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'checklist.write')
  const product = (await listTemplateProducts(services.db, [params.productId]))[0]
  if (!product) throw notFound()
  const taxYear = yearIn(url)
  const { source, items } = await findTemplate(services.db, { productId: product.id, taxYear })
  const thisYear = services.now().getFullYear()
  const offered = Array.from({ length: years }, (_, index) => thisYear - index)
  const isOwn = product.years.includes(taxYear)
  return { id: product.id, title: product.title, taxYear, source, items, isOwn, years: offered }
}

/** Saves or deletes the checklist. If deleted, the next more general one applies (all years, then the catalogue). */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'checklist.write')
  const form = await readForm(request)
  const all = (name: string) => form.getAll(name).map(String)
  const [descriptions, deps] = [all('description'), all('need')]
  const entered = all('title').map((title, at) => {
    return { title, description: descriptions[at] ?? '', need: deps[at] ?? '' }
  })
  const lines = inChosenOrder(entered, all('place'))
  const isCancelled = form.get('intent') === 'give-up'
  const which = { productId: params.productId, taxYear: yearIn(url), actor }
  const outcome = await changeTemplate(services, { ...which, lines: isCancelled ? null : lines })
  if (outcome.ok) throw doneAt(url.pathname + url.search, 'checklist-saved')
  if (outcome.reason === 'unknown-product' || outcome.reason === 'unknown-year') throw notFound()
  const { status, text } = requestError(outcome.reason)
  return data<TemplateAnswer>({ lines, text, at: 'at' in outcome ? outcome.at : null }, { status })
}

function yearIn(url: URL): number | null {
  const year = url.searchParams.get('year')
  if (year === null) return null
  if (!/^20\d\d$/.test(year)) throw notFound()
  return Number(year)
}

export default function ChecklistEditPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ChecklistEditor
      key={JSON.stringify([loaderData.id, loaderData.taxYear, loaderData.items])}
      view={loaderData}
      answer={actionData}
    />
  )
}
