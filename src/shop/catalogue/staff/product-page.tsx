import { data, Form, useSearchParams } from 'react-router'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import productStyles from '#design/product.css?url'
import shopStyles from '#design/shop.css?url'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { placeProduct } from '#shop/catalogue/editing/change-product.server.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { Route } from './+types/product-page'
import { StatusBadge } from './catalogue-list.tsx'
import { catalogueError, handlePartAction, type PartAnswer, partActions } from './handle-parts-action.server.ts'
import { type ProductAnswer, previewEntered, saveEntered } from './handle-product-action.server.ts'
import { DetailFields, PictureFields, RelatedFields } from './part-fields.tsx'
import { AddVariantForm, CopyForm, PlannedPrices } from './part-forms.tsx'
import { Preview } from './preview.tsx'
import { PriceHistory } from './price-history.tsx'
import { type FormPart, isFormPart, type ProductPart, partOfField, productParts, productPath } from './product-parts.ts'
import { type FormState, TextFields } from './text-fields.tsx'
import { VariantFields } from './variant-fields.tsx'
import { type ProductView, viewProduct } from './view-product.server.ts'

const copy = () => t(shopStaffTexts.productPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [shopStyles, productStyles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title ?? copy().catalogue)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const view = await viewProduct(adminContext({ request, context }, 'catalogue.read'), params.productId)
  if (!view) throw notFound()
  return view
}

const savedAs: Record<string, 'product-hidden' | 'product-archived'> = {
  hidden: 'product-hidden',
  archived: 'product-archived',
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'catalogue.write')
  const { productId } = params
  const part = oneOf(productParts, url.searchParams.get('part'))
  const path = part ? `${productPath(productId)}?part=${part}` : productPath(productId)
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
    if ('done' in outcome) {
      throw doneAt(outcome.done.to === productPath(productId) ? path : outcome.done.to, outcome.done.note)
    }
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
  const [search] = useSearchParams()
  const part = oneOf(productParts, search.get('part')) ?? 'prices'
  return (
    <ProductPanel
      part={part}
      view={loaderData}
      answer={actionData?.at === 'form' ? actionData : undefined}
      partAnswer={actionData?.at === 'part' ? actionData : undefined}
      placeError={actionData?.at === 'place' ? actionData.text : undefined}
    />
  )
}

type Props = {
  part: ProductPart
  view: ProductView
  answer: ProductAnswer | undefined
  partAnswer: PartAnswer | undefined
  placeError: string | undefined
}

function ProductPanel({ part, view, answer, partAnswer, placeError }: Props) {
  const path = productPath(view.id)
  return (
    <>
      <AppHeader before={<BackLink to="/admin/catalogue">{copy().catalogue}</BackLink>} title={view.title}>
        <StatusBadge status={view.status} />
        <span className="soft t16">{copy().soldThisYear(view.soldThisYear)}</span>
        <span className="soft t16">{editedText(view)}</span>
      </AppHeader>
      <Tabs
        small
        label={view.title}
        tabs={productParts.map((name) => ({
          to: name === 'prices' ? path : `${path}?part=${name}`,
          label: copy().parts[name],
          current: name === part,
        }))}
      />
      <div className="panels catalogue-desk mt-24">
        <div className="panel-stack">
          {isFormPart(part) && <ProductForm part={part} view={view} answer={answer} />}
          {part === 'prices' && view.mayWrite && <AddVariantForm answer={partAnswer} />}
          {part === 'planned' && (
            <>
              <PlannedPrices view={view} answer={partAnswer} />
              <PriceHistory history={view.history} formers={view.formers} />
            </>
          )}
          {part === 'place' && view.mayWrite && (
            <>
              <PlaceForm view={view} error={placeError} />
              <CopyForm view={view} answer={partAnswer} />
            </>
          )}
          {!view.mayWrite && <Note>{copy().yourRoleAllowsYouTo}</Note>}
        </div>
        {answer?.preview ? (
          <Preview product={answer.preview} isEntered id={view.id} />
        ) : (
          <details className="ask">
            <summary>{copy().asInStore}</summary>
            <Preview product={view.shown} isEntered={false} id={view.id} />
          </details>
        )}
      </div>
    </>
  )
}

/** The fields of one tab with one button. The other fields go along as they are stored, so that nothing is lost. */
function ProductForm({ part, view, answer }: { part: FormPart } & Pick<Props, 'view' | 'answer'>) {
  const { values = view.values, version = view.version, errors = {}, now = {} } = answer ?? {}
  const form: FormState = { values, errors, now, isReadOnly: !view.mayWrite }
  const others = Object.entries({ ...values, ...now }).filter(([name]) => partOfField(name) !== part)
  return (
    <Form method="post" className="panel-stack" key={`${view.id}-${version}-${part}`} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary errors={listErrors(errors)} title={answer?.text ?? undefined} />
      {answer?.text && Object.keys(errors).length === 0 && (
        <Note kind="bad" live title={copy().notSavedYet}>
          {answer.text}
        </Note>
      )}
      <Panel title={copy().parts[part]}>
        {part === 'prices' && <VariantFields variants={view.variants} form={form} />}
        {part === 'texts' && <TextFields form={form} />}
        {part === 'included' && <DetailFields form={form} />}
        {part === 'pictures' && <PictureFields form={form} />}
        {part === 'related' && <RelatedFields form={form} others={view.others} />}
      </Panel>
      {view.mayWrite && (
        <div className="go-on row">
          <Button size="small" name="intent" value="save">
            {copy().saveProduct}
          </Button>
          <Button size="small" kind="outline" name="intent" value="preview">
            {copy().showPreview}
          </Button>
        </div>
      )}
    </Form>
  )
}

function editedText({ editedAt, editor }: ProductView): string {
  if (!editedAt) return copy().originalVersion
  return copy().editedSoftwareUpdatesWillNot(formatDateTime(editedAt), editor ? copy().by(editor) : '')
}

function PlaceForm({ view, error }: { view: ProductView; error: string | undefined }) {
  return (
    <Panel title={copy().positionInStore}>
      <Form method="post" className="inline-form" key={view.behind}>
        <Field name="behind" label={copy().showItAfter} error={error}>
          <Select
            defaultValue={view.behind}
            placeholder={copy().nothingShowItFirst}
            options={view.places.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
        <Button size="small" kind="outline" name="intent" value="place">
          {copy().moveProduct}
        </Button>
      </Form>
    </Panel>
  )
}
