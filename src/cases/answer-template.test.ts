import { describe, expect, test } from 'vitest'
import { fillTemplate, maxTemplateLength, maxTitleLength, readTemplate, templateFields } from './answer-template.ts'

const outcomeOf = (written: { title?: string; body?: string }) => {
  const read = readTemplate({ title: 'Reminder', body: 'Dear {firstName}', ...written })
  return read.ok ? 'ok' : read.reason
}

describe('a template as it is entered', () => {
  test.each([
    ['is kept', {}, 'ok'],
    ['needs a title', { title: ' \t ' }, 'no-title'],
    ['needs a title that can be seen', { title: '\u0000\u0007' }, 'no-title'],
    ['needs a text', { body: '\r\n \r\n' }, 'no-text'],
    ['says the missing title first', { title: '', body: '' }, 'no-title'],
    ['may have a title at the limit', { title: 't'.repeat(maxTitleLength) }, 'ok'],
    ['may not have a longer title', { title: 't'.repeat(maxTitleLength + 1) }, 'too-long'],
    ['may be as long as the limit', { body: 'x'.repeat(maxTemplateLength) }, 'ok'],
    ['is counted without the space around it', { body: ` ${'x'.repeat(maxTemplateLength)}\n` }, 'ok'],
    ['may not be longer', { body: 'x'.repeat(maxTemplateLength + 1) }, 'too-long'],
    ['counts a line break once, as the browser does', { body: 'x\r\n'.repeat(maxTemplateLength / 2) }, 'ok'],
    ['names fields that there are', { body: templateFields.map((field) => `{${field}}`).join(' ') }, 'ok'],
    ['names no field that there is not', { body: 'Dear {firstname}' }, 'unknown-field'],
    ['names no field of the language', { body: '{constructor} {toString}' }, 'unknown-field'],
    ['may hold braces around other things', { body: 'f(x) = { 1, 2 } and {} and { firstName }' }, 'ok'],
  ])('%s', (_rule, written, outcome) => {
    expect(outcomeOf(written)).toBe(outcome)
  })

  test('is kept with one kind of line break and without characters that nobody sees', () => {
    expect(readTemplate({ title: ' A\u0000 ', body: ' Dear\r\n\u0007Ana ' })).toEqual({
      ok: true,
      template: { title: 'A', body: 'Dear\nAna' },
    })
  })
})

describe('a template that is filled in', () => {
  test.each([
    ['every time a field stands there', '{firstName}, {firstName}', { firstName: 'Ana' }, 'Ana, Ana'],
    [
      'without reading the value as a template',
      '{firstName}',
      { firstName: '{caseNumber}', caseNumber: '1' },
      '{caseNumber}',
    ],
    ['without reading the value as a replacement', '{firstName}!', { firstName: '$& $1 $$' }, '$& $1 $$!'],
    ['and shows what is missing', '{firstName} {dueOn}', { firstName: null }, '{firstName} {dueOn}'],
    ['and shows what is empty', '{firstName}', { firstName: '' }, '{firstName}'],
    ['and shows what is no field', '{constructor} {x}', {}, '{constructor} {x}'],
  ])('%s', (_rule, text, values, filled) => {
    expect(fillTemplate(text, values)).toBe(filled)
  })
})
