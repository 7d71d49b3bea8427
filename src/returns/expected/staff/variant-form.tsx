import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { figurePersons } from '#returns/amounts/figure.ts'
import { allFigureCodes, figureCodes } from '#returns/amounts/figure-codes.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { changeRows } from './variant-fields.ts'

const copy = () => t(returnStaffTexts.variantForm)

export function VariantForm({ id, submitted }: { id: string; submitted: Readonly<Record<string, string>> }) {
  const { codes, persons } = t(returnTexts.figure)
  return (
    <Form method="post" className="variant-form" preventScrollReset>
      <input type="hidden" name="variant" value={id} />
      <Field name="name" id="variant-name" label={copy().nameOfVariant} hint={copy().forExample3aPaidIn}>
        <TextInput defaultValue={submitted.name} maxLength={80} required />
      </Field>
      <datalist id="variant-codes">
        {allFigureCodes.map((code) => (
          <option key={code} value={`${figureCodes[code].number} ${codes[code]}`} />
        ))}
      </datalist>
      {changeRows.map((row) => (
        <fieldset key={row} className="variant-row">
          <legend className="visually-hidden">{copy().changedAmount(row)}</legend>
          <Field name={`code${row}`} id={`variant-code${row}`} label={copy().amount} optional={row > 1}>
            <TextInput list="variant-codes" autoComplete="off" defaultValue={submitted[`code${row}`]} />
          </Field>
          <Field name={`amount${row}`} id={`variant-amount${row}`} label={copy().newAmount} optional={row > 1}>
            <MoneyInput defaultValue={submitted[`amount${row}`]} />
          </Field>
          <Field name={`person${row}`} id={`variant-person${row}`} label={copy().person}>
            <Select
              options={figurePersons.map((value) => ({ value, label: persons[value] }))}
              defaultValue={submitted[`person${row}`] ?? 'client'}
            />
          </Field>
        </fieldset>
      ))}
      <p>
        <Button name="intent" value="keep-variant" kind="outline" size="small">
          {copy().calculateAndSave}
        </Button>
      </p>
    </Form>
  )
}
