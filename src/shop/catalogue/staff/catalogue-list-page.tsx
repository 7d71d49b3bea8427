import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { swissDay } from '#platform/day.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { makeTaxYear } from '#shop/catalogue/editing/make-tax-year.server.ts'
import { nextTaxYear, variantsOfYear } from '#shop/catalogue/editing/tax-years.ts'
import { listPackageYears } from '#shop/catalogue/editing/tax-years-db.server.ts'
import type { Route } from './+types/catalogue-list-page'
import { catalogueList } from './catalogue-list.tsx'
import { catalogueSource } from './catalogue-list-db.server.ts'
import { createBlank } from './handle-parts-action.server.ts'
import { NewProduct } from './new-product.tsx'
import { NextYear } from './next-year.tsx'
import { catalogueError } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(catalogueList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, catalogueList.right)
  const { services, person } = ctx
  const list = await openList(ctx, catalogueList, catalogueSource, url)
  if (!may(person, 'catalogue.write')) return { list, next: null, mayWrite: false }
  const packages = await listPackageYears(services.db)
  const taxYear = nextTaxYear(packages)
  const isDue = taxYear !== null && taxYear <= Number(swissDay(services.now()).slice(0, 4))
  const next = taxYear === null ? null : { taxYear, isDue, made: variantsOfYear(packages, taxYear) }
  return { list, next, mayWrite: true }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'catalogue.write')
  const { services, actor } = ctx
  const { intent, taxYear = '', ...values } = textsOf(await readForm(request))
  if (intent === 'create') {
    const outcome = await createBlank(ctx, values)
    if ('done' in outcome) throw doneAt(outcome.done.to, outcome.done.note)
    return data({ text: null, created: outcome.answer }, { status: outcome.answer.status })
  }
  if (intent !== 'make-year' || !/^20\d\d$/.test(taxYear)) throw notFound()
  const outcome = await makeTaxYear(services, { taxYear: Number(taxYear), actor })
  if (outcome.ok) throw doneAt('/admin/catalogue', outcome.made.length > 0 ? 'year-made' : 'year-was-made')
  if (outcome.reason === 'forbidden') throw forbidden()
  const { status, text } = catalogueError(outcome)
  return data({ text, created: null }, { status })
}

export default function CatalogueListPage({ loaderData: { list, next, mayWrite }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ListLayout
        list={catalogueList}
        opened={list}
        idOf={({ id }) => id}
        note={<span className="soft t16">What is sold, in the order of the store. The store follows at once.</span>}
      />
      {next && <NextYear next={next} error={actionData?.text ?? undefined} />}
      {mayWrite && <NewProduct answer={actionData?.created ?? undefined} />}
    </>
  )
}
