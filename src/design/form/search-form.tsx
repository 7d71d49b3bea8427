import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'
import { Field } from './field.tsx'
import { TextInput } from './input.tsx'

const copy = () => t(designTexts.searchForm)

export function SearchForm({
  action,
  id,
  placeholder,
  text,
  children,
  ref,
}: {
  action: string
  id: string
  placeholder: string
  text: string
  children?: ReactNode
  ref?: Ref<HTMLFormElement>
}) {
  return (
    <Form action={action} role="search" className="filter-form" preventScrollReset ref={ref}>
      {children}
      <Field name="q" id={id} label={copy().search} hideLabel>
        <TextInput
          type="search"
          placeholder={placeholder}
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      <Button kind="ink" icon="search">
        {copy().search}
      </Button>
    </Form>
  )
}
