import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { useFollowedValues } from '#design/form/follow-values.ts'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'

const copy = () => t(libraryTexts.filterForm)

export function FilterForm({
  action,
  label,
  placeholder,
  values,
  children,
}: {
  action: string
  label: string
  placeholder?: string
  values: Readonly<Record<string, string>>
  children?: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  useFollowedValues(form, values)

  function applyChoice(event: ChangeEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit()
  }
  return (
    <Form
      ref={form}
      action={action}
      role="search"
      className="library-filters"
      onChange={applyChoice}
      preventScrollReset
    >
      <Field name="q" id="library-search" label={label} hideLabel={!children}>
        <TextInput
          type="search"
          placeholder={placeholder}
          defaultValue={values.q}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      {children}
      <Button kind="ink" icon="search">
        {copy().search}
      </Button>
    </Form>
  )
}
