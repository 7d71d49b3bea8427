import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml, cleanText, plainText } from './feeds/html.ts'
import { illustrationOf, pictureOf } from './pictures.ts'
import { isSameStory, type Report, storyDays } from './story.ts'

const allowed = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br']
const seeded = { numRuns: 300, seed: 20_261_123 }

const tagsOf = (html: string) =>
  [...html.matchAll(/<\/?([a-z][\w-]*)([^>]*)>/gi)].map(([, name = '', rest = '']) => [
    name.toLowerCase(),
    rest.replace('/', '').trim(),
  ])

const attacks = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<style>p{color:red}</style>',
  '<p style="position:fixed">x</p>',
  '<iframe src="//evil.example"></iframe>',
  '<scr<script>ipt>alert(1)</script>',
  '<<script>script>alert(1)<</script>/script>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<p/onmouseover=alert(1)>x',
  '<template><p>x</p></template>',
  '<!--<p>--><b>x</b>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '</p></div></body><script>alert(1)</script>',
  '<object data="x"><embed src="x">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
]

describe('cleaned HTML of rewritten texts', () => {
  test.each(attacks)('%s: only allowed elements without attributes remain', (html) => {
    const { html: clean, refused } = cleanHtml(`<p>before</p>${html}<p>after</p>`)
    for (const [name, attributes] of tagsOf(clean)) {
      expect(allowed).toContain(name)
      expect(attributes).toBe('')
    }
    if (!html.startsWith('<!') && !html.startsWith('</p></div></body>')) expect(refused.length).toBeGreaterThan(0)
  })

  test('any combination of attacks is cleaned, and cleaning is idempotent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...attacks, '<p>', '</p>', '<', '>', '"', '&lt;', 'words '), { maxLength: 10 }),
        (parts) => {
          const { html } = cleanHtml(parts.join(''))
          for (const [name = '', attributes] of tagsOf(html))
            expect([allowed.includes(name), attributes]).toEqual([true, ''])
          expect(cleanHtml(html).refused).toEqual([])
        },
      ),
      seeded,
    )
  })

  test('removed elements and attributes are reported', () => {
    expect(cleanHtml('<p class="x">a</p><div>b</div>').refused.toSorted()).toEqual(['div', 'p class'])
    expect(cleanHtml('<p>a</p><ul><li>b</li></ul>').refused).toEqual([])
  })

  test.each([199, 200, 201, 5_000])('a text with %d nested elements is cleaned quickly', (depth) => {
    const { html, refused } = cleanHtml(`${'<em>'.repeat(depth)}x${'</em>'.repeat(depth)}`)
    expect(refused.includes('nested too deeply')).toBe(depth > 200)
    expect(html === '').toBe(depth > 200)
  })
})

describe('plain text of HTML', () => {
  test.each([
    ['<p>a</p><p>b</p>', 'a\nb'],
    ['a<br>b', 'a\nb'],
    ['<b>a</b><i>b</i>', 'ab'],
    ['a &amp; b &lt;c&gt;', 'a & b <c>'],
    ['<script>var x = "<p>no</p>"</script>yes', 'yes'],
    ['<style>no</style><p>yes</p>', 'yes'],
    ['<svg><text>no</text></svg>yes', 'yes'],
    ['<noscript>no</noscript>yes', 'yes'],
    ['  a \n\n\n  b  ', 'a\nb'],
    ['a\u00a0\u00a0b', 'a b'],
    ['a\u0000b\u0007c', 'abc'],
    ['', ''],
  ])('%j is %j', (html, text) => expect(plainText(html)).toBe(text))

  test('content nested too deeply is dropped, the text before it remains', () => {
    expect(plainText(`<p>before</p>${'<div>'.repeat(1_000)}inside`)).toBe('before')
  })

  test('any foreign text is free of characters that PostgreSQL refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const clean of [cleanText(text), plainText(text), cleanHtml(text).html]) {
          expect(clean.isWellFormed()).toBe(true)
          expect(clean).not.toMatch(/[^\P{Cc}\n\t]/u)
        }
      }),
      seeded,
    )
  })
})

describe('reports of one event', () => {
  const report = (title: string, change: Partial<Report> = {}): Report => ({
    ...{ feedId: 'a', language: 'en', title, description: '', publishedAt: new Date('2026-11-20T10:00:00Z') },
    ...change,
  })
  const other = { feedId: 'b' }
  const title = 'Federal Council raises pillar 3a limits for 2027'

  test.each<[string, Report, Report, boolean]>([
    ['the same words of two sources', report(title), report(title, other), true],
    ['the same source', report(title), report(title), false],
    ['another language', report(title), report(title, { ...other, language: 'de' }), false],
    [
      'within the days',
      report(title),
      report(title, { ...other, publishedAt: new Date('2026-11-24T10:00:00Z') }),
      true,
    ],
    [
      'a millisecond later',
      report(title),
      report(title, { ...other, publishedAt: new Date('2026-11-24T10:00:00.001Z') }),
      false,
    ],
    ['another year', report(title), report('Federal Council raises pillar 3a limits for 2026', other), false],
    [
      'other figures',
      report('Council cuts the rate to 5 percent in spring'),
      report('Council cuts the rate to 7 percent in spring', other),
      false,
    ],
    ['two words only', report('Tax news'), report('Tax news', other), false],
    ['nothing in common', report(title), report('Geneva voters reject inheritance levy', other), false],
  ])('%s: %#', (_, one, two, same) => {
    expect(isSameStory(one, two)).toBe(same)
    expect(isSameStory(two, one)).toBe(same)
  })

  test('the comparison is symmetric', () => {
    const words = fc.array(
      fc.constantFrom(
        'Zug',
        'lowers',
        'rates',
        '2026',
        '2027',
        '5',
        'Federal',
        'Council',
        'wealth',
        'pillar',
        '3a',
        'Bern',
      ),
      { minLength: 1, maxLength: 9 },
    )
    fc.assert(
      fc.property(words, words, fc.integer({ min: 0, max: storyDays + 2 }), (a, b, apart) => {
        const later = new Date(Date.parse('2026-11-20T10:00:00Z') + apart * 86_400_000)
        const [one, two] = [report(a.join(' ')), report(b.join(' '), { ...other, publishedAt: later })]
        expect(isSameStory(one, two)).toBe(isSameStory(two, one))
        if (apart > storyDays) expect(isSameStory(one, two)).toBe(false)
      }),
      seeded,
    )
  })
})

test('each category has its own illustration; an unknown stored name falls back to the calendar', () => {
  const categories = ['government', 'tax-policy', 'tax-law', 'news', 'business'] as const
  const images = categories.map((category) => pictureOf(category).image)
  expect(new Set(images).size).toBe(categories.length)
  for (const image of images) expect(illustrationOf(image)).toBe(image)
  for (const gone of ['', 'toString', '../x']) expect(illustrationOf(gone)).toBe('calendar')
})
