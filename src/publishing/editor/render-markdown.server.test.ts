import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.server.ts'

function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = []
  const parser = new Parser({ onopentag: (name, attributes) => void found.push({ name, attributes }) })
  parser.write(html)
  parser.end()
  return found
}

const names = /^(h[2-6]|p|br|hr|ul|ol|li|blockquote|pre|code|strong|em|del|a|div|table|thead|tbody|tr|th|td)$/

function expectHarmless(text: string): void {
  for (const { name, attributes } of elementsOf(renderMarkdown(text).html)) {
    expect(name).toMatch(names)
    expect(Object.keys(attributes).filter((attribute) => /^on|style|src/.test(attribute))).toEqual([])
    if ('href' in attributes) expect(attributes.href).toMatch(/^(https?:|mailto:|\/(?!\/)|#)/)
  }
}

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)> and [go](javascript:alert(1))',
  '![a](javascript:alert(1)) ![b](https://x.example/track.png "t")',
  '[go](JaVaScRiPt:alert(1)) [go](data:text/html,x) [go](vbscript:x) [go](//evil.example)',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[go][a]',
  '<a href="https://x.example" onclick="alert(1)">x</a>',
  '`<b>` and <b onmouseover=alert(1)>x</b>',
  '| <script> | b |\n| --- | --- |\n| <svg onload=alert(1)> | c |',
  '# <iframe src=//x>',
  '[x](https://x.example/"onmouseover="alert(1))',
  '```html\n<script>alert(1)</script>\n```',
  '- [ ] <input autofocus onfocus=alert(1)>',
  '{fact:<script>}',
  '<<script> <a href=',
  '<<script>\n<a href="javascript:alert(1)//',
])('%j runs nothing', (text) => {
  expectHarmless(text)
})

test('random Markdown runs nothing', () => {
  const pieces = fc.constantFrom(
    ...[
      '<',
      '>',
      '"',
      "'",
      '`',
      '[',
      ']',
      '(',
      ')',
      '!',
      '#',
      '|',
      '\n',
      ' ',
      '&#106;',
      'javascript:',
      '<script',
      '</',
      'onerror=',
    ],
    ...[
      '<img src=x ',
      '<a href=',
      'https://x.example',
      '*',
      '_',
      '~',
      '- ',
      '> ',
      '---',
      '<!--',
      '-->',
      '<![CDATA[',
      '\\',
      '&lt;',
      'a',
    ],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => expectHarmless(parts.join(''))),
    { numRuns: 500 },
  )
})

test('heading ids are unique, and the contents list them', () => {
  const { html, contents } = renderMarkdown('# Top\n\n## Who pays\n\nText.\n\n### Übrigens\n\n## Who pays')
  expect(contents).toEqual([
    { id: 'top', title: 'Top' },
    { id: 'who-pays', title: 'Who pays' },
    { id: 'who-pays-2', title: 'Who pays' },
  ])
  expect(html).toContain('<h3 id="ubrigens">')
  expect(html).not.toContain('<h1')
})

test('columns of amounts are right-aligned, columns of text are not', () => {
  const { html } = renderMarkdown(
    '| What | CHF | When |\n| --- | --- | --- |\n| Rent | −9,000 | soon |\n| Tax | CHF 2,363 | 2026 |',
  )
  expect(html.match(/<td class="number">/g)).toHaveLength(2)
  expect(html).toContain('<td>soon</td>')
  const total = renderMarkdown(
    '| What | Yield | CHF |\n| --- | --- | --- |\n| Rent | – | −9,000 |\n| **Total** | | **−9,000** |',
  ).html
  expect(total.match(/<td class="number">/g)).toHaveLength(4)
})
