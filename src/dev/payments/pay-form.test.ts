import { expect, test } from 'vitest'
import { emptyFields, readFields, readPayForm } from './pay-form.ts'

const good = { ...emptyFields, email: ' ana@example.com ', name: 'Ana Keller' }

test('a valid form sends one event at once', () => {
  expect(readPayForm('pay', good)).toEqual({
    ok: true,
    order: { email: 'ana@example.com', name: 'Ana Keller', duplicates: 0, delay: 0, timing: 'before', amount: null },
  })
})

test.each([
  ['12.50', 1_250],
  ['12,5', 1_250],
  ["1'000", 100_000],
  ['1’299.00', 129_900],
  ['1,299.00', 129_900],
  ['', null],
])('the amount "%s" is read as %s cents', (amount, cents) => {
  expect(readPayForm('pay', { ...good, amount })).toMatchObject({ ok: true, order: { amount: cents } })
})

test.each([
  ['email', '', 'Enter your email address.'],
  ['email', 'ana@', 'Enter a complete email address, for example ana@example.com.'],
  ['name', '   ', 'Enter the name on the card.'],
  ['duplicates', '21', 'Enter a whole number from 0 to 20.'],
  ['duplicates', '-1', 'Enter a whole number from 0 to 20.'],
  ['delay', '259201', 'Enter a whole number of seconds from 0 to 259200 (three days).'],
  ['delay', '1.5', 'Enter a whole number of seconds from 0 to 259200 (three days).'],
  ['timing', 'never', 'Choose when to send the event.'],
  ['amount', '0.00', 'Enter an amount such as 12.50, or leave this field empty.'],
  ['amount', 'free', 'Enter an amount such as 12.50, or leave this field empty.'],
])('%s "%s" is refused with a message', (field, value, sentence) => {
  expect(readPayForm('pay', { ...good, [field]: value })).toEqual({ ok: false, errors: { [field]: sentence } })
})

test('all errors are returned together, in page order', () => {
  const outcome = readPayForm('pay', { ...emptyFields, delay: 'x' })
  expect(Object.keys(outcome.ok ? {} : outcome.errors)).toEqual(['email', 'name', 'delay'])
})

test('a declined card needs no valid buyer', () => {
  expect(readPayForm('decline', { ...emptyFields, email: 'ana@', name: 'Ana' })).toMatchObject({
    ok: true,
    order: { email: null, name: 'Ana' },
  })
})

test('missing fields and files get their default values', () => {
  expect(readFields({ email: 'a@b.ch', name: new File([], 'x') })).toEqual({ ...emptyFields, email: 'a@b.ch' })
})
