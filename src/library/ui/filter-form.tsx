import type { ChangeEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'

/** A search box and further filters that end up in the address. With script a chosen filter applies at once. */
export function FilterForm({
  action,
  label,
  placeholder,
  text,
  children,
}: {
  action: string
  label: string
  placeholder?: string
  text: string
  children?: ReactNode
}) {
  function applyChoice(event: ChangeEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit()
  }
  return (
    <Form action={action} role="search" className="library-filters" onChange={applyChoice} preventScrollReset>
      <Field name="q" id="library-search" label={label}>
        <TextInput
          type="search"
          key={text}
          placeholder={placeholder}
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      {children}
      <Button kind="ink" icon="search">
        Search
      </Button>
    </Form>
  )
}
