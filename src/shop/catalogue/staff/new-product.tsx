import { Form } from 'react-router'
import { productTypes } from '#content/products/product.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { maxTitleLength } from '#shop/catalogue/editing/product-form.ts'
import type { PartAnswer } from './handle-parts-action.server.ts'
import { catalogueWords } from './words.ts'

export function NewProduct({ answer }: { answer: PartAnswer | undefined }) {
  const { errors = {}, values = {} } = answer ?? {}
  const { types } = catalogueWords()
  return (
    <div className="mt-48">
      <Panel title="New product">
        <details className="ask" open={answer !== undefined}>
          <summary>Make a product</summary>
          <Form method="post" className="admin-form compact" noValidate preventScrollReset>
            <ErrorSummary errors={listErrors(errors)} />
            <Field
              name="title"
              label="Title"
              hint="It is hidden until its texts are there and you publish it. To begin with another product, open that and copy it."
              error={errors.title}
              required
            >
              <TextInput maxLength={maxTitleLength} autoComplete="off" defaultValue={values.title} />
            </Field>
            <Field name="type" label="What it is" error={errors.type} required>
              <Select
                defaultValue={values.type}
                options={productTypes.map((value) => ({ value, label: types[value] ?? value }))}
              />
            </Field>
            <Field name="price" label="Price" error={errors.price} required>
              <MoneyInput defaultValue={values.price} />
            </Field>
            <Button size="small" name="intent" value="create">
              Make the product
            </Button>
          </Form>
        </details>
      </Panel>
    </div>
  )
}
