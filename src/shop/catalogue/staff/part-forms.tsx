import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { MomentInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { maxTitleLength } from '#shop/catalogue/editing/product-form.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { PartAction, PartAnswer } from './handle-parts-action.server.ts'
import type { ProductView } from './view-product.server.ts'

const pageCopy = () => t(shopStaffTexts.partForms)

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
    <Panel title={pageCopy().moreVariants}>
      <details className="ask" open={isOpen}>
        <summary>{pageCopy().addVariant}</summary>
        <Form method="post" className="admin-form compact" noValidate preventScrollReset>
          {text && <Note kind="bad" live title={text} />}
          <Field name="new.title" label={pageCopy().nameOfNewVariant} error={errors['new.title']} required>
            <TextInput maxLength={maxTitleLength} autoComplete="off" defaultValue={values['new.title']} />
          </Field>
          <Field name="new.price" label={pageCopy().price2} error={errors['new.price']} required>
            <MoneyInput defaultValue={values['new.price']} />
          </Field>
          <Button size="small" kind="outline" name="intent" value="add-variant">
            {pageCopy().addVariant2}
          </Button>
        </Form>
      </details>
    </Panel>
  )
}

export function CopyForm({ view, answer }: Props) {
  const { errors, values, text, isOpen } = answered(answer, 'copy')
  return (
    <Panel title={pageCopy().copyOfThisProduct}>
      <details className="ask" open={isOpen}>
        <summary>{pageCopy().copyProduct}</summary>
        <Form method="post" className="admin-form compact" noValidate preventScrollReset>
          {text && <Note kind="bad" live title={text} />}
          <Field
            name="copy.title"
            label={pageCopy().titleOfCopy}
            hint={pageCopy().copyIncludesTextsVariantsPrices}
            error={errors['copy.title']}
            required
          >
            <TextInput
              maxLength={maxTitleLength}
              autoComplete="off"
              defaultValue={values['copy.title'] ?? pageCopy().copy(view.title).slice(0, maxTitleLength)}
            />
          </Field>
          <Button size="small" kind="outline" name="intent" value="copy">
            {pageCopy().copyProduct2}
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
    <Panel title={pageCopy().plannedPrices}>
      {withdrawn.text && <Note kind="bad" live title={withdrawn.text} />}
      {view.plans.length === 0 && <p className="soft t16">{pageCopy().noPricesArePlanned}</p>}
      <ul>
        {view.plans.map(({ id, variant, priceCents, startsAt, endsAt, startedAt, by }) => (
          <li key={id} className="work-line">
            <span>
              {variant}: <b className="numbers">{formatAmount(priceCents)}</b>
              <small>
                {startedAt ? pageCopy().since : pageCopy().from} {formatDateTime(startsAt)}
                {endsAt ? pageCopy().until(formatDateTime(endsAt)) : pageCopy().withNoEndDate}
                {by && pageCopy().plannedBy(by)}
              </small>
            </span>
            {view.mayWrite && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="plan" value={id} />
                <Button kind="outline" size="dense" name="intent" value="withdraw-plan">
                  {startedAt ? pageCopy().endPriceNow : pageCopy().cancelPlan}
                  <span className="visually-hidden"> {variant}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {view.mayWrite && (
        <details className="ask mt-8" open={isOpen}>
          <summary>{pageCopy().planPrice}</summary>
          <Form method="post" className="admin-form compact" noValidate preventScrollReset>
            {text && <Note kind="bad" live title={text} />}
            <Field name="plan.variant" label={pageCopy().variant} error={errors['plan.variant']} required>
              <Select
                defaultValue={values['plan.variant']}
                options={view.variants.map(({ id, title }) => ({ value: id, label: title }))}
              />
            </Field>
            <Field name="plan.price" label={pageCopy().price} error={errors['plan.price']} required>
              <MoneyInput defaultValue={values['plan.price']} />
            </Field>
            <Field
              name="plan.from"
              label={pageCopy().from}
              hint={pageCopy().swissTime}
              error={errors['plan.from']}
              required
            >
              <MomentInput defaultValue={values['plan.from']} />
            </Field>
            <Field
              name="plan.until"
              label={pageCopy().until2}
              hint={pageCopy().previousPriceWillThenApply}
              error={errors['plan.until']}
            >
              <MomentInput defaultValue={values['plan.until']} />
            </Field>
            <Button size="small" kind="outline" name="intent" value="plan-price">
              {pageCopy().planPrice2}
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}
