import { expect, test } from 'vitest'
import { plainText } from './catalogue.ts'

test.each([
  ['<p>Salary &amp; rent.</p><p>One canton.</p>', 'Salary & rent. One canton.'],
  ['A <b>bold</b>\n  word', 'A bold word'],
  ['&amp;lt; &unknown; CHF&nbsp;5', '&lt; &unknown; CHF 5'],
  ['', ''],
])('the plain text of %j is %j', (html, text) => expect(plainText(html)).toBe(text))
