import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { FormState } from './entry.tsx'
import type { PartAnswer } from './handle-parts-action.server.ts'
import type { ProductAnswer } from './handle-product-action.server.ts'
import { DetailFields, PictureFields, RelatedFields } from './part-fields.tsx'
import { AddVariantForm, CopyForm, PlannedPrices } from './part-forms.tsx'
import { PlaceForm } from './place-form.tsx'
import { Preview } from './preview.tsx'
import { PriceHistory } from './price-history.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TextFields } from './text-fields.tsx'
import { VariantFields } from './variant-fields.tsx'
import type { ProductView } from './view-product.server.ts'

type Props = {
  view: ProductView
  answer: ProductAnswer | undefined
  partAnswer: PartAnswer | undefined
  placeError: string | undefined
}

export function ProductPanel({ view, answer, partAnswer, placeError }: Props) {
  const { values = view.values, version = view.version, errors = {}, now = {} } = answer ?? {}
  const form: FormState = { values, errors, now, isReadOnly: !view.mayWrite }
  return (
    <>
      <AppHeader before={<BackLink to="/admin/catalogue">Catalogue</BackLink>} title={view.title}>
        <StatusBadge status={view.status} />
        <span className="soft t16">{view.soldThisYear} sold this year</span>
        <span className="soft t16">{editedText(view)}</span>
      </AppHeader>
      <div className="panels catalogue-desk">
        <div className="panel-stack">
          <Form method="post" className="panel-stack" key={`${view.id}-${version}`} preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <ErrorSummary errors={listErrors(errors)} title={answer?.text ?? undefined} />
            {answer?.text && Object.keys(errors).length === 0 && (
              <Note kind="bad" live title="Not saved yet">
                {answer.text}
              </Note>
            )}
            <Panel title="Variants and prices">
              <VariantFields variants={view.variants} form={form} />
            </Panel>
            <Panel title="Texts">
              <TextFields form={form} />
            </Panel>
            <Panel title="What is part of it">
              <DetailFields form={form} />
            </Panel>
            <Panel title="Pictures">
              <PictureFields form={form} />
            </Panel>
            <Panel title="Also in the store">
              <RelatedFields form={form} others={view.others} />
            </Panel>
            {view.mayWrite ? (
              <div className="go-on row">
                <Button size="small" name="intent" value="save">
                  Save the product
                </Button>
                <Button size="small" kind="outline" name="intent" value="preview">
                  Show the preview
                </Button>
              </div>
            ) : (
              <Note>Your role may look at the catalogue and not change it.</Note>
            )}
          </Form>
          {view.mayWrite && <AddVariantForm answer={partAnswer} />}
          <PlannedPrices view={view} answer={partAnswer} />
          <PriceHistory history={view.history} formers={view.formers} />
        </div>
        <div className="panel-stack">
          <Preview product={answer?.preview ?? view.shown} isEntered={Boolean(answer?.preview)} id={view.id} />
          {view.mayWrite && <PlaceForm view={view} error={placeError} />}
          {view.mayWrite && <CopyForm view={view} answer={partAnswer} />}
        </div>
      </div>
    </>
  )
}

function editedText({ editedAt, editor }: ProductView): string {
  if (!editedAt) return 'As first delivered'
  return `Edited ${formatDateTime(editedAt)}${editor ? ` by ${editor}` : ''}. Updates of the program leave it as it is.`
}
