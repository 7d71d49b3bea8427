import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { boxValueOf, type CorrectableBox, correctableBoxes } from '#returns/statements/salary/correction.ts'
import type { StatementView } from '#returns/statements/statement-view.ts'
import { boxText } from '#returns/ui/certificate-boxes.tsx'

const copy = () => t(returnStaffTexts.correctBox)

type Props = { statement: StatementView; typed: { box: string; value: string } | undefined }

/** Form to correct a box of a certificate. The route's action gets the decision `correct`. */
export function CorrectBox({ statement, typed }: Props) {
  const { id, documentId, certificate, corrections } = statement
  if (!certificate) return null
  const label = (box: CorrectableBox) => `${nameOf(box)}: ${boxText(boxValueOf(certificate, box))}`
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="document" value={documentId} />
      <input type="hidden" name="decision" value="correct" />
      <input type="hidden" name="statement" value={id} />
      <input type="hidden" name="seen" value={corrections.length} />
      <Field name="box" id={`box-${id}`} label={t(returnTexts.certificate).box}>
        <Select
          required
          placeholder={copy().chooseBox}
          defaultValue={typed?.box ?? ''}
          options={correctableBoxes.map((box) => ({ value: box, label: label(box) }))}
        />
      </Field>
      <Field name="value" id={`value-${id}`} label={copy().value} hint={copy().valueHint}>
        <TextInput autoComplete="off" defaultValue={typed?.value ?? ''} />
      </Field>
      <Button kind="ink" size="small">
        {copy().correct}
      </Button>
    </Form>
  )
}

function nameOf(box: CorrectableBox): string {
  const { boxes, period, freeTransport, canteen } = t(returnTexts.certificate)
  switch (box) {
    case 'E from':
    case 'E until':
      return `E ${period}, ${copy().days[box]}`
    case 'F':
      return `F ${freeTransport}`
    case 'G':
      return `G ${canteen}`
    default:
      return `${box} ${boxes[box]}`
  }
}
