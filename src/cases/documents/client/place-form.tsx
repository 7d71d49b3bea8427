import { Form } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { FieldError } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { DocumentView } from '#portal/views.server.ts'

const copy = () => t(caseTexts.placeForm)

type Props = {
  document: Pick<DocumentView, 'id' | 'originalFilename'>
  items: readonly { id: string; title: string }[]
  action?: string
  error: string | undefined
}

export function PlaceForm({ document: { id, originalFilename }, items, action, error }: Props) {
  if (items.length === 0) return null
  return (
    <Form method="post" action={action} className="place-form" preventScrollReset>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="document" value={id} />
      <Select
        name="place"
        aria-label={copy().typeOfDocument(originalFilename)}
        placeholder={copy().whatTypeOfDocumentIs}
        required
        options={items.map((item) => ({ value: item.id, label: item.title }))}
      />
      <Button kind="outline" size="dense">
        {copy().fileDocument}
        <span className="visually-hidden">: {originalFilename}</span>
      </Button>
      {error && <FieldError id={`place-${id}-fault`}>{error}</FieldError>}
    </Form>
  )
}
