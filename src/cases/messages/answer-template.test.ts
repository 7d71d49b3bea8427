import { describe, expect, test } from 'vitest'
import { fillTemplate, maxTemplateLength, maxTitleLength, readTemplate, templateFields } from './answer-template.ts'

const outcomeOf = (written: { title?: string; body?: string }) => {
  const read = readTemplate({ title: 'Reminder', body: 'Dear {firstName}', ...written })
  return read.ok ? 'ok' : read.reason
}

describe('reading an entered template', () => {
  test.each([
    ['accepts a valid template', {}, 'ok'],
    ['refuses a blank title', { title: ' \t ' }, 'no-title'],
    ['refuses a title of control characters', { title: '\u0000\u0007' }, 'no-title'],
    ['refuses a blank text', { body: '\r\n \r\n' }, 'no-text'],
    ['reports a missing title before a missing text', { title: '', body: '' }, 'no-title'],
    ['accepts a title at the maximum length', { title: 't'.repeat(maxTitleLength) }, 'ok'],
    ['refuses a title over the maximum length', { title: 't'.repeat(maxTitleLength + 1) }, 'too-long'],
    ['accepts a text at the maximum length', { body: 'x'.repeat(maxTemplateLength) }, 'ok'],
    ['ignores surrounding white space when measuring', { body: ` ${'x'.repeat(maxTemplateLength)}\n` }, 'ok'],
    ['refuses a text over the maximum length', { body: 'x'.repeat(maxTemplateLength + 1) }, 'too-long'],
    ['counts a line break as one character, like the browser', { body: 'x\r\n'.repeat(maxTemplateLength / 2) }, 'ok'],
    ['accepts all known fields', { body: templateFields.map((field) => `{${field}}`).join(' ') }, 'ok'],
    ['refuses an unknown field', { body: 'Dear {firstname}' }, 'unknown-field'],
    ['refuses names of object properties as fields', { body: '{constructor} {toString}' }, 'unknown-field'],
    ['accepts braces that are not fields', { body: 'f(x) = { 1, 2 } and {} and { firstName }' }, 'ok'],
  ])('%s', (_rule, written, outcome) => {
    expect(outcomeOf(written)).toBe(outcome)
  })

  test('normalises line breaks and removes control characters', () => {
    expect(readTemplate({ title: ' A\u0000 ', body: ' Dear\r\n\u0007Ana ' })).toEqual({
      ok: true,
      template: { title: 'A', body: 'Dear\nAna' },
    })
  })
})

describe('filling in a template', () => {
  test.each([
    ['replaces every occurrence of a field', '{firstName}, {firstName}', { firstName: 'Ana' }, 'Ana, Ana'],
    [
      'does not expand fields inside values',
      '{firstName}',
      { firstName: '{caseNumber}', caseNumber: '1' },
      '{caseNumber}',
    ],
    ['does not treat values as replacement patterns', '{firstName}!', { firstName: '$& $1 $$' }, '$& $1 $$!'],
    ['leaves a field without a value visible', '{firstName} {dueOn}', { firstName: null }, '{firstName} {dueOn}'],
    ['leaves a field with an empty value visible', '{firstName}', { firstName: '' }, '{firstName}'],
    ['leaves unknown fields unchanged', '{constructor} {x}', {}, '{constructor} {x}'],
  ])('%s', (_rule, text, values, filled) => {
    expect(fillTemplate(text, values)).toBe(filled)
  })
})
