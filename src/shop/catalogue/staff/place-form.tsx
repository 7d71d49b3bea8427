import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { ProductView } from './view-product.server.ts'

export function PlaceForm({ view, error }: { view: ProductView; error: string | undefined }) {
  return (
    <Panel title="Order of the store">
      <Form method="post" className="inline-form" key={view.behind}>
        <Field name="behind" label="It stands behind" error={error}>
          <Select
            defaultValue={view.behind}
            placeholder="Nothing: it is the first"
            options={view.places.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
        <Button size="small" kind="outline" name="intent" value="place">
          Move
        </Button>
      </Form>
    </Panel>
  )
}
