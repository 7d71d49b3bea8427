import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/input.tsx'
import { figurePersons } from '#returns/figure.ts'
import { allFigureCodes, figureCodes } from '#returns/figure-codes.ts'
import { figureWords } from '#returns/words.ts'
import type { AssessmentAnswer } from './assessment-answer.ts'

type Props = { goesOn: boolean; answer: AssessmentAnswer | undefined }

/** A figure of the assessment by keyboard: number or name, amount, Enter; and the next one. */
export function EnterAssessed({ goesOn, answer }: Props) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (goesOn) first.current?.focus()
  }, [goesOn])
  const { codes, persons } = figureWords()
  const typed = answer?.values ?? {}
  return (
    <Form method="post" className="figure-entry" preventScrollReset>
      <input type="hidden" name="intent" value="enter" />
      <Field name="code" id="figure-code" label="Figure" hint="Number or name">
        <TextInput ref={first} list="figure-codes" autoComplete="off" defaultValue={typed.code} required />
      </Field>
      <datalist id="figure-codes">
        {allFigureCodes.map((code) => (
          <option key={code} value={`${figureCodes[code].number} ${codes[code]}`} />
        ))}
      </datalist>
      <Field name="amount" id="figure-amount" label="Assessed" hint="In CHF, for all of it">
        <MoneyInput defaultValue={typed.amount} required />
      </Field>
      <Field name="person" id="figure-person" label="Whose" hint="In the household">
        <Select
          options={figurePersons.map((value) => ({ value, label: persons[value] }))}
          defaultValue={typed.person ?? 'client'}
        />
      </Field>
      <Field name="reason" id="figure-reason" label="Why ours is right" hint="The client and the letter say it">
        <TextInput defaultValue={typed.reason} maxLength={1000} />
      </Field>
      <Button size="small">Enter</Button>
      {answer && <FieldError id="figure-fault">{answer.text}</FieldError>}
    </Form>
  )
}
