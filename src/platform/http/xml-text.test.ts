import { describe, expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

describe('XML escaping', () => {
  test.each([
    ['a & b', 'a &amp; b'],
    ['<script>alert("x")</script>', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;'],
    ['&amp;', '&amp;amp;'],
    [']]>', ']]&gt;'],
    ['tab\tand\nline', 'tab\tand\nline'],
    ['nothing\u0000 bell\u0007 escape\u001b', 'nothing bell escape'],
    ['Zürich 😀 中文', 'Zürich 😀 中文'],
  ])('%j becomes %j', (text, expected) => expect(xmlText(text)).toBe(expected))

  test.each(['\uFFFE', '\uFFFF', '\uD800', '\uDFFF', '\u000b', '\u000c', '\u001f'])(
    'the character %j, invalid in XML, is removed',
    (char) => expect(xmlText(`a${char}b`)).toBe('ab'),
  )
})
