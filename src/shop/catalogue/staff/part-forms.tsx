import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { MomentInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import { maxTitleLength } from '#shop/catalogue/editing/product-form.ts'
import type { PartAction, PartAnswer } from './handle-parts-action.server.ts'
import type { ProductView } from './view-product.server.ts'

type Props = { view: ProductView; answer: PartAnswer | undefined }

function answered(answer: PartAnswer | undefined, action: PartAction) {
  const own = answer?.act === action ? answer : undefined
  const { errors = {}, values = {} } = own ?? {}
  // Errors of individual fields appear at the fields; only other errors appear above the form.
  return {
    errors,
    values,
    text: own && Object.keys(errors).length === 0 ? own.text : undefined,
    isOpen: own !== undefined,
  }
}

export function AddVariantForm({ answer }: Pick<Props, 'answer'>) {
  const { errors, values, text, isOpen } = answered(answer, 'add-variant')
  return (
    <Panel title="Another variant">
      <details className="ask" open={isOpen}>
        <summary>Add a variant</summary>
        <Form method="post" className="admin-form compact" noValidate preventScrollReset>
          {text && <Note kind="bad" live title={text} />}
          <Field name="new.title" label="Name of the new variant" error={errors['new.title']} required>
            <TextInput maxLength={maxTitleLength} autoComplete="off" defaultValue={values['new.title']} />
          </Field>
          <Field name="new.price" label="Its price" error={errors['new.price']} required>
            <MoneyInput defaultValue={values['new.price']} />
          </Field>
          <Button size="small" kind="outline" name="intent" value="add-variant">
            Add the variant
          </Button>
        </Form>
      </details>
    </Panel>
  )
}

export function CopyForm({ view, answer }: Props) {
  const { errors, values, text, isOpen } = answered(answer, 'copy')
  return (
    <Panel title="A product like this one">
      <details className="ask" open={isOpen}>
        <summary>Copy the product</summary>
        <Form method="post" className="admin-form compact" noValidate preventScrollReset>
          {text && <Note kind="bad" live title={text} />}
          <Field
            name="copy.title"
            label="Title of the copy"
            hint="Texts, variants, prices, drawings and checklist come along. It is hidden until you publish it."
            error={errors['copy.title']}
            required
          >
            <TextInput
              maxLength={maxTitleLength}
              autoComplete="off"
              defaultValue={values['copy.title'] ?? `${view.title} (copy)`.slice(0, maxTitleLength)}
            />
          </Field>
          <Button size="small" kind="outline" name="intent" value="copy">
            Copy
          </Button>
        </Form>
      </details>
    </Panel>
  )
}

export function PlannedPrices({ view, answer }: Props) {
  const { errors, values, text, isOpen } = answered(answer, 'plan-price')
  const withdrawn = answered(answer, 'withdraw-plan')
  return (
    <Panel title="Planned prices">
      {withdrawn.text && <Note kind="bad" live title={withdrawn.text} />}
      {view.plans.length === 0 && <p className="soft t16">None is planned.</p>}
      <ul>
        {view.plans.map(({ id, variant, priceCents, startsAt, endsAt, startedAt, by }) => (
          <li key={id} className="work-line">
            <span>
              {variant}: <b className="numbers">{formatAmount(priceCents)}</b>
              <small>
                {startedAt ? 'Since' : 'From'} {formatDateTime(startsAt)}
                {endsAt ? ` until ${formatDateTime(endsAt)}` : ', to stay'}
                {by && `, planned by ${by}`}
              </small>
            </span>
            {view.mayWrite && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="plan" value={id} />
                <Button kind="outline" size="dense" name="intent" value="withdraw-plan">
                  {startedAt ? 'End now' : 'Take back'}
                  <span className="visually-hidden"> {variant}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {view.mayWrite && (
        <details className="ask mt-8" open={isOpen}>
          <summary>Plan a price</summary>
          <Form method="post" className="admin-form compact" noValidate preventScrollReset>
            {text && <Note kind="bad" live title={text} />}
            <Field name="plan.variant" label="Variant" error={errors['plan.variant']} required>
              <Select
                defaultValue={values['plan.variant']}
                options={view.variants.map(({ id, title }) => ({ value: id, label: title }))}
              />
            </Field>
            <Field name="plan.price" label="Price" error={errors['plan.price']} required>
              <MoneyInput defaultValue={values['plan.price']} />
            </Field>
            <Field name="plan.from" label="From" hint="Time in Zurich." error={errors['plan.from']} required>
              <MomentInput defaultValue={values['plan.from']} />
            </Field>
            <Field
              name="plan.until"
              label="Until"
              hint="The price of before comes back. Empty: it stays."
              error={errors['plan.until']}
            >
              <MomentInput defaultValue={values['plan.until']} />
            </Field>
            <Button size="small" kind="outline" name="intent" value="plan-price">
              Plan the price
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}
