import { data, Form } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { productTypes } from '#content/products/product.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { swissDay } from '#platform/day.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { formatAmount } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { makeTaxYear } from '#shop/catalogue/editing/create-product.server.ts'
import { saveDraftYear } from '#shop/catalogue/editing/draft-year.server.ts'
import { maxTitleLength } from '#shop/catalogue/editing/product-form.ts'
import {
  type DraftYear,
  draftPriceField,
  draftYear,
  type NewVariant,
  nextTaxYear,
  variantsOfYear,
} from '#shop/catalogue/editing/tax-years.ts'
import { listPackageYears } from '#shop/catalogue/editing/tax-years-db.server.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { Route } from './+types/catalogue-list-page'
import { catalogueList } from './catalogue-list.tsx'
import { catalogueSource } from './catalogue-list-db.server.ts'
import { catalogueError, createBlank, type PartAnswer } from './handle-parts-action.server.ts'

const pageCopy = () => t(shopStaffTexts.catalogueListPage)

const columns = [
  {
    key: 'product',
    get header() {
      return pageCopy().package
    },
    cell: ({ productTitle }: NewVariant) => productTitle,
  },
  {
    key: 'variant',
    get header() {
      return pageCopy().newVariant
    },
    cell: ({ title }: NewVariant) => title,
  },
  {
    key: 'price',
    get header() {
      return pageCopy().priceChf
    },
    numeric: true,
    cell: ({ priceCents }: NewVariant) => formatAmount(priceCents),
  },
  {
    key: 'places',
    get header() {
      return pageCopy().spaces
    },
    numeric: true,
    cell: placesOf,
  },
]

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(catalogueList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, catalogueList.right)
  const { services, person } = ctx
  const list = await openList(ctx, catalogueList, catalogueSource, url)
  if (!may(person, 'catalogue.write')) return { list, next: null, draft: null, mayWrite: false }
  const packages = await listPackageYears(services.db)
  const draft = draftYear(packages)
  if (draft) return { list, next: null, draft, mayWrite: true }
  const taxYear = nextTaxYear(packages)
  const isDue = taxYear !== null && taxYear <= Number(swissDay(services.now()).slice(0, 4))
  const next = taxYear === null ? null : { taxYear, isDue, made: variantsOfYear(packages, taxYear) }
  return { list, next, draft: null, mayWrite: true }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'catalogue.write')
  const { services, actor } = ctx
  const { intent, taxYear = '', ...values } = textsOf(await readForm(request))
  if (intent === 'create') {
    const outcome = await createBlank(ctx, values)
    if ('done' in outcome) throw doneAt(outcome.done.to, outcome.done.note)
    return data({ text: null, created: outcome.answer, year: null }, { status: outcome.answer.status })
  }
  if (intent === 'price-year' || intent === 'publish-year') {
    const isPublished = intent === 'publish-year'
    const outcome = await saveDraftYear(services, { taxYear: Number(taxYear), entered: values, isPublished, actor })
    if (outcome.ok) throw doneAt('/admin/catalogue', isPublished ? 'year-published' : 'year-priced')
    if (outcome.reason === 'invalid') {
      const { fields } = t(shopStaffTexts.catalogue)
      const errors = Object.fromEntries(Object.entries(outcome.errors).map(([name, error]) => [name, fields[error]]))
      return data({ text: null, created: null, year: { errors, values } }, { status: 422 })
    }
    if (outcome.reason === 'forbidden') throw forbidden()
    return data({ text: pageCopy().noLongerDraft, created: null, year: null }, { status: 409 })
  }
  if (intent !== 'make-year' || !/^20\d\d$/.test(taxYear)) throw notFound()
  const outcome = await makeTaxYear(services, { taxYear: Number(taxYear), actor })
  if (outcome.ok) throw doneAt('/admin/catalogue', outcome.made.length > 0 ? 'year-made' : 'year-was-made')
  if (outcome.reason === 'forbidden') throw forbidden()
  const { status, text } = catalogueError(outcome)
  return data({ text, created: null, year: null }, { status })
}

export default function CatalogueListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, next, draft, mayWrite } = loaderData
  return (
    <>
      <ListLayout
        list={catalogueList}
        opened={list}
        idOf={({ id }) => id}
        note={<span className="soft t16">{pageCopy().everythingYouSellInOrder}</span>}
      />
      {next && <NextYear next={next} error={actionData?.text ?? undefined} />}
      {draft && <Draft draft={draft} answer={actionData} />}
      {!(next || draft) && actionData?.text && <Note kind="bad" live title={actionData.text} />}
      {mayWrite && <NewProduct answer={actionData?.created ?? undefined} />}
    </>
  )
}

function NewProduct({ answer }: { answer: PartAnswer | undefined }) {
  const { errors = {}, values = {} } = answer ?? {}
  const { types } = t(shopStaffTexts.catalogue)
  return (
    <div className="mt-48">
      <Panel title={pageCopy().newProduct}>
        <details className="ask" open={answer !== undefined}>
          <summary>{pageCopy().createProduct}</summary>
          <Form method="post" className="admin-form compact" noValidate preventScrollReset>
            <ErrorSummary errors={listErrors(errors)} />
            <Field
              name="title"
              label={pageCopy().title}
              hint={pageCopy().productStaysHiddenUntilYou}
              error={errors.title}
              required
            >
              <TextInput maxLength={maxTitleLength} autoComplete="off" defaultValue={values.title} />
            </Field>
            <Field name="type" label={pageCopy().productType} error={errors.type} required>
              <Select
                defaultValue={values.type}
                options={productTypes.map((value) => ({ value, label: types[value] ?? value }))}
              />
            </Field>
            <Field name="price" label={pageCopy().price} error={errors.price} required>
              <MoneyInput defaultValue={values.price} />
            </Field>
            <Button size="small" name="intent" value="create">
              {pageCopy().createProduct2}
            </Button>
          </Form>
        </details>
      </Panel>
    </div>
  )
}

type DraftAnswer = { text: string | null; year: { errors: FieldErrors; values: Record<string, string> } | null }

function Draft({ draft: { taxYear, variants }, answer }: { draft: DraftYear; answer: DraftAnswer | undefined }) {
  const { errors = {}, values = {} } = answer?.year ?? {}
  return (
    <div className="mt-48" id="draft">
      <Panel title={pageCopy().draftOf(taxYear)} important>
        {answer?.text && (
          <Note kind="bad" live title={pageCopy().nothingWasSaved}>
            {answer.text}
          </Note>
        )}
        <p className="soft t16">{pageCopy().draftIsNotOnSale}</p>
        <Form method="post" className="admin-form compact mt-16" noValidate preventScrollReset>
          <ErrorSummary errors={listErrors(errors)} />
          <input type="hidden" name="taxYear" value={taxYear} />
          {variants.map(({ id, productTitle, priceCents }) => {
            const name = draftPriceField(id)
            return (
              <Field key={id} name={name} label={pageCopy().priceOf(productTitle)} error={errors[name]} required>
                <MoneyInput defaultValue={values[name] ?? formatAmount(priceCents)} />
              </Field>
            )
          })}
          <div className="row">
            <Button size="small" kind="outline" name="intent" value="price-year">
              {pageCopy().savePrices}
            </Button>
            <Button size="small" name="intent" value="publish-year">
              {pageCopy().publishYear(taxYear)}
            </Button>
          </div>
        </Form>
      </Panel>
    </div>
  )
}

function placesOf({ isCounted, monthlyPlaces }: NewVariant): string {
  if (monthlyPlaces !== null) return pageCopy().eachMonth(monthlyPlaces)
  return isCounted ? '0, to be set' : pageCopy().noLimit
}

type Next = { taxYear: number; isDue: boolean; made: NewVariant[] }

function NextYear({ next: { taxYear, isDue, made: created }, error }: { next: Next; error: string | undefined }) {
  return (
    <div className="mt-48">
      <Panel title={pageCopy().nextTaxYear(taxYear)}>
        {error && (
          <Note kind="bad" live title={pageCopy().nothingWasCreated}>
            {error}
          </Note>
        )}
        <p className="soft t16">
          {isDue ? pageCopy().everyPackageGetsTheseVariants : pageCopy().youCanCreateVariantsFor(taxYear)}
        </p>
        <Table
          caption={pageCopy().variantsToBeCreatedFor(taxYear)}
          hideCaption
          columns={columns}
          rows={created}
          rowKey={({ id }) => id}
        />
        {isDue && (
          <Form method="post" className="mt-24">
            <input type="hidden" name="taxYear" value={taxYear} />
            <Button size="small" name="intent" value="make-year">
              {pageCopy().createVariantsFor(created.length, taxYear)}
            </Button>
          </Form>
        )}
      </Panel>
    </div>
  )
}
