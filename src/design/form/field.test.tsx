import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { RadioGroup } from './choice.tsx'
import { DateField } from './date-field.tsx'
import { Field, FieldGroup } from './field.tsx'
import { MoneyInput, Select, TextInput } from './input.tsx'

test('a field links label, hint and error to its control', () => {
  const html = renderToStaticMarkup(
    <Field name="email" label="Email" hint="We answer within 24 hours" error="Enter an address." required>
      <TextInput type="email" autoComplete="email" />
    </Field>,
  )
  expect(html).toContain('<label for="email">Email</label>')
  expect(html).toMatch(/<input(?=[^>]* id="email")(?=[^>]* name="email")(?=[^>]* type="email")(?=[^>]* required="")/)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="email-hint email-error"')
  expect(html).toMatch(/id="email-error"[^>]*>.*Enter an address\./)
})

test('a field without an error has no error attributes', () => {
  const html = renderToStaticMarkup(
    <Field name="income" label="Income" id="partner-income">
      <MoneyInput />
    </Field>,
  )
  expect(html).toContain('<label for="partner-income">')
  expect(html).toMatch(/<input(?=[^>]* name="income")(?=[^>]* inputMode="decimal")/)
  expect(html).not.toMatch(/aria-invalid|aria-describedby|required/)
})

test('a select accepts strings and value-label pairs, and an empty first option', () => {
  const html = renderToStaticMarkup(
    <Field name="canton" label="Canton">
      <Select placeholder="Choose" options={['Zug', { value: 'BE', label: 'Bern' }]} defaultValue="BE" />
    </Field>,
  )
  expect(html).toContain('<option value="">Choose</option><option value="Zug">Zug</option>')
  expect(html).toContain('<option value="BE" selected="">Bern</option>')
})

test('the first radio button of a group has the id that the error summary links to', () => {
  const html = renderToStaticMarkup(
    <FieldGroup name="status" label="Civil status" error="Choose one of the two." required>
      <RadioGroup
        defaultValue="married"
        options={[
          { value: 'single', label: 'Single' },
          { value: 'married', label: 'Married' },
        ]}
      />
    </FieldGroup>,
  )
  expect(html).toContain('<legend>Civil status</legend>')
  expect(html).toMatch(/<input(?=[^>]* type="radio")(?=[^>]* id="status")(?=[^>]* value="single")/)
  expect(html).toMatch(/<input(?=[^>]* id="status-married")(?=[^>]* checked="")/)
  expect(html).toContain('aria-describedby="status-error"')
})

test('the error summary counts and links the errors, and is empty without errors', () => {
  const errors = listErrors({ email: 'Enter an address.', name: undefined, income: 'Must be more than 0.' })
  expect(errors.map(({ field }) => field)).toEqual(['email', 'income'])
  const html = renderToStaticMarkup(<ErrorSummary errors={errors} />)
  expect(html).toContain('2 fields need your attention')
  expect(html).toContain('<a href="#income">Must be more than 0.</a>')
  expect(html).toContain('role="alert"')
  expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('')
})

test('a date has three boxes, of which only the wrong one is marked and has the id of the error summary', () => {
  const boxesOf = (html: string) =>
    [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
      / name="([^"]*)"/.exec(input)?.[1],
      /value="([^"]*)"/.exec(input)?.[1],
      / id="([^"]*)"/.exec(input)?.[1],
      input.includes('aria-invalid'),
    ])
  const dated = (props: { defaultValue: string; error?: string }) =>
    boxesOf(renderToStaticMarkup(<DateField name="on" label="Date" {...props} />))
  expect(dated({ defaultValue: '2025-04-01' })).toEqual([
    ['on', '1', 'on', false],
    ['on.month', '4', undefined, false],
    ['on.year', '2025', undefined, false],
  ])
  expect(dated({ defaultValue: '31.13.2025', error: 'There is no month 13.' })).toEqual([
    ['on', '31', undefined, false],
    ['on.month', '13', 'on', true],
    ['on.year', '2025', undefined, false],
  ])
  expect(dated({ defaultValue: '2025-04-01', error: 'This is too late.' }).map(([, , , isWrong]) => isWrong)).toEqual([
    ...[true, true, true],
  ])
})
