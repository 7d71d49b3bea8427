import { expect, test } from 'vitest'
import { isForPeople, labelOf } from './saved-values.tsx'

test.each([
  ['dueDate', 'Due date'],
  ['allow_list', 'Allow list'],
  ['body', 'Body'],
  ['', ''],
])('the field %s is labelled %s', (name, label) => {
  expect(labelOf(name)).toBe(label)
})

test.each([
  ['body', 'Dear Ana', true],
  ['body', '', false],
  ['intent', 'save', false],
  ['submissionKey', 'abc', false],
  ['caseId', 'abc', false],
])('%s = %s is shown to people: %s', (name, value, expected) => {
  expect(isForPeople(name, value)).toBe(expected)
})
