import { describe, expect, test } from 'vitest'
import { sendBackText } from '#cases/documents/document-states.ts'
import { itemNeeds, maxDescriptionLength, maxTitleLength, readItemText } from './item-text.ts'

const filled = { title: 'Salary certificate', description: '', need: 'required' }

describe('reading a checklist item', () => {
  test.each([
    ['refuses a blank title', { title: ' \n\t ' }, 'no-title'],
    ['refuses a title of control characters', { title: '\u0000' }, 'no-title'],
    ['accepts a title at the maximum length', { title: 't'.repeat(maxTitleLength) }, null],
    ['refuses a title over the maximum length', { title: 't'.repeat(maxTitleLength + 1) }, 'title-too-long'],
    ['collapses white space before measuring', { title: `a${' '.repeat(maxTitleLength)}b` }, null],
    ['accepts a description at the maximum length', { description: 'd'.repeat(maxDescriptionLength) }, null],
    [
      'refuses a description over the maximum length',
      { description: 'd'.repeat(maxDescriptionLength + 1) },
      'description-too-long',
    ],
    ['counts a line break as one character', { description: 'd\r\n'.repeat(maxDescriptionLength / 2) }, null],
    ['refuses a need in the wrong case', { need: 'Required' }, 'unknown-need'],
    ['refuses names of object properties as a need', { need: 'constructor' }, 'unknown-need'],
    ['refuses a missing need', { need: '' }, 'unknown-need'],
    ['reports a missing title before a missing need', { title: '', need: '' }, 'no-title'],
  ])('%s', (_rule, change, reason) => {
    const read = readItemText({ ...filled, ...change })
    expect(read.ok ? null : read.reason).toBe(reason)
  })

  test.each(itemNeeds)('accepts the need %s', (need) => {
    expect(readItemText({ ...filled, need })).toEqual({ ok: true, item: { ...filled, need } })
  })

  test('puts the title on one line and preserves lines of the description', () => {
    expect(readItemText({ ...filled, title: ' Bank\r\nstatements\u0007 ', description: ' a\r\n\r\nb ' })).toEqual({
      ok: true,
      item: { title: 'Bank statements', description: 'a\n\nb', need: 'required' },
    })
  })
})

test.each([
  ['is the entered text', ' Page 2 is cut off. ', 'wrong-year', 'Page 2 is cut off.'],
  ['falls back to the text of the chosen reason', ' \n', 'wrong-year', 'Another year.'],
  ['is empty for an unknown reason', '', 'constructor', ''],
  ['is empty without text and reason', '', '', ''],
])('the rejection text %s', (_rule, entered, template, notified) => {
  const words = {
    ...{ 'cut-off': { text: 'Cut.' }, 'not-readable': { text: 'Blurred.' } },
    ...{ 'wrong-year': { text: 'Another year.' }, 'pages-missing': { text: 'Pages.' }, password: { text: 'Locked.' } },
  }
  expect(sendBackText(entered, template, words)).toBe(notified)
})
