import { expect, test } from 'vitest'
import { products } from '#content/products.ts'
import { toHtml, toText } from './form-values.ts'

test.each([
  ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['One\r\nline.', '<p>One line.</p>'],
  [
    'You get:\n- a **return**\n- a *letter*',
    '<p>You get:</p><ul><li>a <strong>return</strong></li><li>a <em>letter</em></li></ul>',
  ],
  ['### Scope\nAll of it.', '<h3>Scope</h3><p>All of it.</p>'],
  ['<script>alert("x")</script> & more', '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more</p>'],
  ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
  ['', ''],
])('%j is converted to %s', (text, html) => {
  expect(toHtml(text)).toBe(html)
  expect(toHtml(toText(html))).toBe(html)
})

test.each(products.map(({ id, descriptionHtml }) => [id, descriptionHtml]))(
  'the description of %s is unchanged after being opened and saved',
  (_, html) => {
    expect(toHtml(toText(html))).toBe(html)
  },
)
