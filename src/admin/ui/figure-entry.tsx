import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field, FieldError } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { figurePersons } from '#returns/amounts/figure.ts'
import { allFigureCodes, figureCodes } from '#returns/amounts/figure-codes.ts'
import * as returnTexts from '#returns/locales/en.ts'

const copy = () => t(adminTexts.figureEntry)

type Props = {
  goesOn: boolean
  answer: { text: string; values: Readonly<Record<string, string>> } | undefined
  amount: { label: string; hint: string }
  children: ReactNode
}

export function FigureEntry({ goesOn, answer, amount, children }: Props) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (goesOn) first.current?.focus()
  }, [goesOn])
  const { codes, persons } = t(returnTexts.figure)
  const submitted = answer?.values ?? {}
  return (
    <Form method="post" className="figure-entry" preventScrollReset>
      <input type="hidden" name="intent" value="enter" />
      <Field name="code" id="figure-code" label={copy().item} hint={copy().numberOrName}>
        <TextInput ref={first} list="figure-codes" autoComplete="off" defaultValue={submitted.code} required />
      </Field>
      <datalist id="figure-codes">
        {allFigureCodes.map((code) => (
          <option key={code} value={`${figureCodes[code].number} ${codes[code]}`} />
        ))}
      </datalist>
      <Field name="amount" id="figure-amount" {...amount}>
        <MoneyInput defaultValue={submitted.amount} required />
      </Field>
      <Field name="person" id="figure-person" label={copy().belongsTo} hint={copy().inHousehold}>
        <Select
          options={figurePersons.map((value) => ({ value, label: persons[value] }))}
          defaultValue={submitted.person ?? 'client'}
        />
      </Field>
      {children}
      <Button size="small">{copy().enterAmount}</Button>
      {answer && <FieldError id="figure-fault">{answer.text}</FieldError>}
    </Form>
  )
}
