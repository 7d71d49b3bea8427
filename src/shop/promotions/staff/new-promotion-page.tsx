import { data, Form } from 'react-router'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Checkbox, RadioGroup } from '#design/form/choice.tsx'
import { MomentInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { MoneyInput, TextInput } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { makePromotion } from '#shop/promotions/make-promotion.server.ts'
import { listChoosable } from '#shop/promotions/promotion-db.server.ts'
import { maxTitleLength } from '#shop/promotions/promotion-form.ts'
import type { Route } from './+types/new-promotion-page'
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

type Answer = { errors: Record<string, string>; values: Record<string, string>; productIds: string[] } | undefined

function PromotionForm({ products, answer }: { products: { id: string; title: string }[]; answer: Answer }) {
  const { errors = {}, values = {}, productIds = [] } = answer ?? {}
  const error = (name: string) => (errors[name] ? { error: errors[name] } : {})
  return (
    <Form method="post" className="admin-form" noValidate preventScrollReset>
      <ErrorSummary errors={listErrors(errors)} />
      <Field
        name="title"
        label="Name"
        hint="As buyers read it in cart, order, letter and on the payment page."
        required
        {...error('title')}
      >
        <TextInput maxLength={maxTitleLength} autoComplete="off" defaultValue={values.title} />
      </Field>
      <FieldGroup name="way" label="How it is had" {...error('way')}>
        <RadioGroup
          defaultValue={values.way ?? 'code'}
          options={[
            { value: 'code', label: 'With a code' },
            { value: 'itself', label: 'By itself, for everybody' },
            { value: 'first-order', label: 'Asked for in the cart, by buyers who have never paid an order' },
          ]}
        />
      </FieldGroup>
      <Field
        name="code"
        label="Code"
        hint="Where it is had with a code: 4 to 24 letters, figures or hyphens."
        {...error('code')}
      >
        <TextInput maxLength={30} autoComplete="off" autoCapitalize="characters" defaultValue={values.code} />
      </Field>
      <FieldGroup name="kind" label="What it takes off" {...error('kind')}>
        <RadioGroup
          defaultValue={values.kind ?? 'percent'}
          options={[
            { value: 'percent', label: 'A share of its products' },
            { value: 'amount', label: 'An amount' },
          ]}
        />
      </FieldGroup>
      <Field name="percent" label="Share in percent" hint="Where it takes off a share." {...error('percent')}>
        <TextInput inputMode="numeric" maxLength={2} autoComplete="off" defaultValue={values.percent} />
      </Field>
      <Field name="amount" label="Amount" hint="Where it takes off an amount." {...error('amount')}>
        <MoneyInput defaultValue={values.amount} />
      </Field>
      <Field name="from" label="From" hint="Zurich time. Empty: from now on." optional {...error('from')}>
        <MomentInput defaultValue={values.from} />
      </Field>
      <Field name="until" label="Until" hint="Empty: until somebody ends it." optional {...error('until')}>
        <MomentInput defaultValue={values.until} />
      </Field>
      <Field name="uses" label="How often in all" hint="Empty: as often as anybody likes." optional {...error('uses')}>
        <TextInput inputMode="numeric" maxLength={6} autoComplete="off" defaultValue={values.uses} />
      </Field>
      <Checkbox name="once" value="yes" label="Once for each person" defaultChecked={values.once === 'yes'} />
      <Checkbox
        name="combinable"
        value="yes"
        label="May be combined with others"
        hint="Otherwise the better one counts."
        defaultChecked={values.combinable === 'yes'}
      />
      <FieldGroup name="products" label="For these products; none chosen: for all" {...error('products')}>
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
        Make the discount
      </Button>
    </Form>
  )
}
