import { describe, expect, test } from 'vitest'
import { itemNeeds } from './item-need.ts'
import { maxDescriptionLength, maxTitleLength, readItemText } from './item-text.ts'
import { sendBackText } from './send-back-reason.ts'

const filled = { title: 'Salary certificate', description: '', need: 'required' }

describe('an item of a checklist', () => {
  test.each([
    ['has a title', { title: ' \n\t ' }, 'no-title'],
    ['has a title that can be seen', { title: '\u0000' }, 'no-title'],
    ['has a title up to the limit', { title: 't'.repeat(maxTitleLength) }, null],
    ['has no longer title', { title: 't'.repeat(maxTitleLength + 1) }, 'title-too-long'],
    ['is counted after spaces are drawn together', { title: `a${' '.repeat(maxTitleLength)}b` }, null],
    ['is described up to the limit', { description: 'd'.repeat(maxDescriptionLength) }, null],
    ['is described no longer', { description: 'd'.repeat(maxDescriptionLength + 1) }, 'description-too-long'],
    ['counts a line break once', { description: 'd\r\n'.repeat(maxDescriptionLength / 2) }, null],
    ['has a need of ours', { need: 'Required' }, 'unknown-need'],
    ['has a need that is no word of the language', { need: 'constructor' }, 'unknown-need'],
    ['has a need', { need: '' }, 'unknown-need'],
    ['is told of its title before its need', { title: '', need: '' }, 'no-title'],
  ])('%s', (_rule, change, reason) => {
    const read = readItemText({ ...filled, ...change })
    expect(read.ok ? null : read.reason).toBe(reason)
  })

  test.each(itemNeeds)('can be %s', (need) => {
    expect(readItemText({ ...filled, need })).toEqual({ ok: true, item: { ...filled, need } })
  })

  test('is kept on one line, its description on several', () => {
    expect(readItemText({ ...filled, title: ' Bank\r\nstatements\u0007 ', description: ' a\r\n\r\nb ' })).toEqual({
      ok: true,
      item: { title: 'Bank statements', description: 'a\n\nb', need: 'required' },
    })
  })
})

test.each([
  ['own words go first', ' Page 2 is cut off. ', 'wrong-year', 'Page 2 is cut off.'],
  ['else those of the usual reason', ' \n', 'wrong-year', 'Another year.'],
  ['a reason that there is not says nothing', '', 'constructor', ''],
  ['nothing chosen says nothing', '', '', ''],
])('what is told of a document sent back: %s', (_rule, entered, template, notified) => {
  const words = {
    ...{ 'cut-off': { text: 'Cut.' }, 'not-readable': { text: 'Blurred.' } },
    ...{ 'wrong-year': { text: 'Another year.' }, 'pages-missing': { text: 'Pages.' } },
  }
  expect(sendBackText(entered, template, words)).toBe(notified)
})
