import { expect, test } from 'vitest'
import * as platformEmailTexts from '#platform/locales/en-emails.ts'
import { greeting } from './greeting.ts'

const { dear, hello } = platformEmailTexts.email

test.each([
  ['uses the first name', 'Ana Silva', dear('Ana')],
  ['keeps a single name', 'Ana', dear('Ana')],
  ['keeps a name with a title', 'Dr. Ana Silva', dear('Dr. Ana Silva')],
  ['keeps a name with an initial', 'J. P. Meier', dear('J. P. Meier')],
  ['greets an empty name without a name', '  ', hello],
  ['greets an unknown person without a name', null, hello],
])('%s', (_what, name, expected) => {
  expect(greeting(name)).toBe(expected)
})
