import { data, Form } from 'react-router'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Checkbox, RadioGroup } from '#design/form/choice.tsx'
import { MomentInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { MoneyInput, TextInput } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { makePromotion } from '#shop/promotions/make-promotion.server.ts'
import { listChoosable } from '#shop/promotions/promotion-db.server.ts'
import { maxTitleLength } from '#shop/promotions/promotion-form.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { Route } from './+types/new-promotion-page'

const copy = () => t(shopStaffTexts.newPromotionPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().createDiscount)

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
  const words = t(shopStaffTexts.promotion).fields
  const errors = Object.fromEntries(Object.entries(outcome.errors).map(([name, error]) => [name, words[error]]))
  return data({ errors, values: entered, productIds }, { status: 422 })
}

export default function NewPromotionPage({ loaderData: { products }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().createDiscount} before={<BackLink to="/admin/promotions">{copy().discounts}</BackLink>}>
        <span className="soft">{copy().youCannotChangeDiscountOnce}</span>
      </AppHeader>
      <PromotionForm products={products} answer={actionData} />
    </>
  )
}

type Answer = { errors: Record<string, string>; values: Record<string, string>; productIds: string[] } | undefined

function PromotionForm({ products, answer }: { products: { id: string; title: string }[]; answer: Answer }) {
  const { errors = {}, values = {}, productIds = [] } = answer ?? {}
  const error = (name: string) => (errors[name] ? { error: errors[name] } : {})
  return (
    <Form method="post" className="admin-form" noValidate preventScrollReset>
      <ErrorSummary errors={listErrors(errors)} />
      <Field name="title" label={copy().nameText} hint={copy().buyersSeeThisNameIn} required {...error('title')}>
        <TextInput maxLength={maxTitleLength} autoComplete="off" defaultValue={values.title} />
      </Field>
      <FieldGroup name="way" label={copy().howBuyersGetIt} {...error('way')}>
        <RadioGroup
          defaultValue={values.way ?? 'code'}
          options={[
            { value: 'code', label: copy().withCode },
            { value: 'itself', label: copy().automaticallyForEveryone },
            { value: 'first-order', label: copy().requestedInCartByBuyers },
          ]}
        />
      </FieldGroup>
      <Field name="code" label={copy().code} hint={copy().onlyForDiscountsWithCode} {...error('code')}>
        <TextInput maxLength={30} autoComplete="off" autoCapitalize="characters" defaultValue={values.code} />
      </Field>
      <FieldGroup name="kind" label={copy().typeOfDiscount} {...error('kind')}>
        <RadioGroup
          defaultValue={values.kind ?? 'percent'}
          options={[
            { value: 'percent', label: copy().percentageOfPriceOfIts },
            { value: 'amount', label: copy().fixedAmount },
          ]}
        />
      </FieldGroup>
      <Field name="percent" label={copy().percentage} hint={copy().onlyForPercentageDiscounts} {...error('percent')}>
        <TextInput inputMode="numeric" maxLength={2} autoComplete="off" defaultValue={values.percent} />
      </Field>
      <Field name="amount" label={copy().amount} hint={copy().onlyForFixedAmounts} {...error('amount')}>
        <MoneyInput defaultValue={values.amount} />
      </Field>
      <Field name="from" label={copy().from} hint={copy().swissTimeLeaveEmptyTo} optional {...error('from')}>
        <MomentInput defaultValue={values.from} />
      </Field>
      <Field name="until" label={copy().until} hint={copy().leaveEmptyToKeepIt} optional {...error('until')}>
        <MomentInput defaultValue={values.until} />
      </Field>
      <Field
        name="uses"
        label={copy().totalNumberOfUses}
        hint={copy().leaveEmptyForNoLimit}
        optional
        {...error('uses')}
      >
        <TextInput inputMode="numeric" maxLength={6} autoComplete="off" defaultValue={values.uses} />
      </Field>
      <Checkbox name="once" value="yes" label={copy().oncePerPerson} defaultChecked={values.once === 'yes'} />
      <Checkbox
        name="combinable"
        value="yes"
        label={copy().canBeCombinedWithOther}
        hint={copy().otherwiseBuyerGetsBetterDiscount}
        defaultChecked={values.combinable === 'yes'}
      />
      <FieldGroup name="products" label={copy().productsItAppliesToChoose} {...error('products')}>
        {products.map(({ id, title }) => (
          <Checkbox
            key={id}
            id={`product-${id}`}
            name="products"
            value={id}
            label={title}
            defaultChecked={productIds.includes(id)}
          />
        ))}
      </FieldGroup>
      <Button kind="primary" size="small" name="intent" value="make">
        {copy().createDiscount2}
      </Button>
    </Form>
  )
}
