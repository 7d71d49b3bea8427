import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedOn, describeFacts, factFlags, factsStated, isKnownFact, knownFacts, referencesIn } from './facts.ts'
import {
  type ContentItemMove,
  type ContentItemState,
  contentItemKinds,
  contentItemStates,
  isSlug,
  movesFrom,
  nextState,
  pathOf,
  publishingMoves,
} from './items/content-item.ts'
import { contentItemFields, linkAddress, requiredFields } from './items/content-item-fields.ts'
import { mapWords, missingIn, wordsOf } from './items/content-item-text.ts'
import { plainParagraphs, readingMinutes } from './plain-text.ts'
import { renderMarkdown } from './render-markdown.server.ts'

const seeded = { numRuns: 200, seed: 20_261_123 }
const htmlOf = (text: string) => renderMarkdown(text).html

function dangers(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)]
  const elements =
    /^(script|style|iframe|object|embed|svg|math|form|input|button|link|meta|base|video|audio|template)$/i
  return tags.flatMap(([tag, name = '', attributes = '']) => [
    ...(elements.test(name) ? [tag] : []),
    ...(/\s(on\w+|style|srcdoc|formaction)\s*=/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""')) ? [tag] : []),
    ...(/(href|src|srcset)\s*=\s*["']?\s*(javascript|data|vbscript|blob|file):/i.test(attributes) ? [tag] : []),
    ...(/(href|src)\s*=\s*["']?\/\//i.test(attributes) ? [tag] : []),
  ])
}

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext></p><script>alert(1)</script>',
  '<style>@import "//evil.example"</style>',
  '<base href="//evil.example">',
  '<form action="//evil.example"><input name=password></form>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](\\\\evil.example)',
  '[x](https://ok.example "\\" onmouseover=\\"alert(1)")',
  '[x](https://ok.example \'a" onmouseover="alert(1)\')',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '![" onerror="alert(1)](https://evil.example/x.png)',
  '<https://ok.example/"onmouseover="alert(1)>',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '| <script>alert(1)</script> | b |\n|---|---|\n| <img src=x onerror=alert(1)> | c |',
  '# <script>alert(1)</script>',
  '## " onclick="alert(1)',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '<!--><script>alert(1)</script>-->',
  '<details open ontoggle=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

describe('hostile Markdown', () => {
  test.each(attacks)('%j runs nothing and loads nothing', (text) => {
    expect(dangers(htmlOf(text))).toEqual([])
    expect(dangers(htmlOf(`Words before ${text} and after.`))).toEqual([])
    expect(dangers(htmlOf(`> ${text}\n\n* ${text}`))).toEqual([])
  })

  test('any combination of attacks is harmless', () => {
    const pieces = fc.array(fc.constantFrom(...attacks, ' ', '\n\n', '*', '`', '"', '<', '>', '](', '\\'), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(dangers(htmlOf(parts.join('')))).toEqual([])
      }),
      seeded,
    )
  })

  test('the test’s own detector finds dangerous HTML', () => {
    for (const html of [
      '<script>',
      '<p onclick="x">',
      '<a href="javascript:x">',
      '<img src="//evil">',
      '<p style="x">',
    ])
      expect(dangers(html)).toHaveLength(1)
  })

  test('heading ids are unique, also for equal and empty headings', () => {
    const { html, contents } = renderMarkdown(
      '## Same\n\n## Same\n\n## Same 2\n\n## ***\n\n## 中文\n\n## Zürich & Genève',
    )
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(contents.map(({ id }) => id).every((id) => ids.includes(id))).toBe(true)
    expect(ids).toContain('zurich-geneve')
    expect(ids.every((id) => /^[a-z0-9-]+$/.test(id ?? ''))).toBe(true)
  })

  test('a first-level heading becomes h2', () => {
    expect(htmlOf('# Title')).toMatch(/^<h2 id="title">/)
    expect(htmlOf('###### Deep')).toMatch(/^<h6 /)
  })

  test('deep nesting and long lines render quickly', () => {
    const began = performance.now()
    for (const text of [
      '> '.repeat(500),
      '['.repeat(2_000),
      '*a '.repeat(3_000),
      '|a'.repeat(2_000),
      `${'`'.repeat(3_000)}x`,
    ])
      htmlOf(text)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})

describe('links', () => {
  test.each(['https://example.com', 'http://example.com/a?b=1', '/faq#x', '/', 'mailto:ana@example.com'])(
    '%s is accepted',
    (href) => expect(linkAddress.safeParse(href).success).toBe(true),
  )
  test.each([
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'example.com',
      'ftp://x',
      '',
    ],
    ...['https://a b', 'https:evil', '#x', 'mailto:', `https://${'x'.repeat(1_000)}`, 'https://', '/a b'],
  ])('%s is refused', (href) => expect(linkAddress.safeParse(href).success).toBe(false))
})

describe('slugs', () => {
  test.each(['a', 'pillar-3a-2026', '2026', 'x'.repeat(120)])('%s is valid', (text) => expect(isSlug(text)).toBe(true))
  test.each(['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a/b', '..', 'a.b', 'a\n', 'x'.repeat(121), 'a%2fb', 'a_b'])(
    '%j is invalid',
    (text) => expect(isSlug(text)).toBe(false),
  )
  test('each kind has its own public path', () => {
    const paths = contentItemKinds.map((kind) => pathOf({ kind, slug: 'x' }))
    expect(new Set(paths).size).toBe(contentItemKinds.length)
    for (const path of paths) expect(path).toMatch(/^\/[a-z-]+(\/x|#x)?$/)
  })
})

describe('states of a content item', () => {
  const moves: ContentItemMove[] = ['submit', 'send-back', 'schedule', 'unschedule', 'publish', 'withdraw', 'reopen']

  test('every state can be left and reached; other moves are refused', () => {
    const reached = new Set<ContentItemState>(['draft'])
    for (let more = true; more; ) {
      more = false
      for (const from of [...reached])
        for (const move of movesFrom(from)) {
          const to = nextState(from, move)
          if (to && !reached.has(to)) more = Boolean(reached.add(to))
        }
    }
    expect([...reached].toSorted()).toEqual([...contentItemStates].toSorted())
    for (const state of contentItemStates) {
      expect(movesFrom(state).length).toBeGreaterThan(0)
      for (const move of moves) expect(nextState(state, move) !== null).toBe(movesFrom(state).includes(move))
    }
  })

  test.each<[ContentItemState, ContentItemMove]>([
    ['draft', 'withdraw'],
    ['draft', 'reopen'],
    ['in-review', 'submit'],
    ['published', 'submit'],
    ['published', 'reopen'],
    ['published', 'send-back'],
    ['withdrawn', 'withdraw'],
    ['withdrawn', 'submit'],
    ['scheduled', 'withdraw'],
  ])('state %s does not allow %s', (state, move) => expect(nextState(state, move)).toBeNull())

  test('property names of Object.prototype are not accepted as moves', () => {
    for (const state of contentItemStates)
      for (const move of ['toString', 'constructor', '__proto__'])
        expect(nextState(state, move as ContentItemMove), move).toBeNull()
  })

  test('submitting, scheduling and publishing require a complete text', () => {
    for (const state of contentItemStates)
      for (const move of movesFrom(state)) {
        const to = nextState(state, move)
        if (to === 'scheduled' || (to === 'published' && state !== 'published')) expect(publishingMoves).toContain(move)
      }
  })
})

describe('facts in texts', () => {
  const [known] = knownFacts
  const name = known?.reference ?? ''

  test('every known reference resolves to text without placeholders', () => {
    for (const { reference, says, validUntil } of knownFacts) {
      expect(isKnownFact(reference)).toBe(true)
      expect(describeFacts(`a {fact:${reference}} b`)).toBe(`a ${says} b`)
      expect(says).not.toMatch(/[{}]|undefined|NaN/)
      expect(validUntil).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test('amounts are grouped by thousands', () => {
    for (const { says } of knownFacts) {
      if (says.startsWith('CHF')) expect(says).toMatch(/^CHF \d{1,3}(,\d{3})*(\.\d+)?$/)
    }
  })

  test.each(['{fact:nothing.2026}', '{fact:}', '{fact:toString}', '{fact: a}', '{fact:a', 'fact:a}', '{Fact:a}'])(
    '%s stays unchanged',
    (text) => expect(describeFacts(text)).toBe(text),
  )

  test('each reference is listed once, in text order', () => {
    expect(referencesIn(`{fact:b} {fact:a} {fact:b} {fact:} x`)).toEqual(['b', 'a', ''])
    expect(referencesIn('')).toEqual([])
  })

  test('flags report changed, expired and unknown facts', () => {
    const content = factsStated([name, 'nothing'])
    expect(Object.keys(content)).toEqual([name])
    expect(factFlags(content, '2000-01-01')).toEqual([])
    expect(factFlags({ [name]: 'something else' }, '2000-01-01')).toMatchObject([
      { why: 'changed', saysNow: content[name] },
    ])
    expect(factFlags(content, '9999-01-01')).toMatchObject([{ why: 'run-out' }])
    expect(factFlags({ gone: 'x' }, '2000-01-01')).toEqual([
      { reference: 'gone', why: 'unknown', payload: 'x', saysNow: null },
    ])
    expect(factFlags(content, known?.validUntil ?? '')).toEqual([])
  })

  test('the check date of a text is that of its least recently checked fact', () => {
    const days = knownFacts.map((fact) => fact.checkedOn).toSorted()
    expect(checkedOn(knownFacts.map(({ reference }) => reference))).toBe(days[0])
    expect(checkedOn([])).toBeNull()
    expect(checkedOn(['nothing'])).toBeNull()
  })
})

describe('strings of a nested text', () => {
  const value = { title: 'a', list: ['b', { deep: 'c', number: 5, none: null }], flag: true }

  test('wordsOf lists all strings with their paths', () => {
    expect(wordsOf(value)).toEqual([
      { path: 'title', words: 'a' },
      { path: 'list.0', words: 'b' },
      { path: 'list.1.deep', words: 'c' },
    ])
    expect(wordsOf(null)).toEqual([])
    expect(wordsOf('alone')).toEqual([{ path: '', words: 'alone' }])
  })

  test('mapWords changes all strings and does not mutate its input', () => {
    const before = JSON.stringify(value)
    const changed = mapWords(value, (words) => words.toUpperCase())
    expect(changed).toEqual({ title: 'A', list: ['B', { deep: 'C', number: 5, none: null }], flag: true })
    expect(JSON.stringify(value)).toBe(before)
    expect(mapWords(changed, (words) => words.toLowerCase())).toEqual(value)
  })
})

describe('missing fields', () => {
  test.each(contentItemKinds)('an empty %s lacks its title and all required fields', (kind) => {
    const empty = {
      title: '',
      body: '  ',
      fields: Object.fromEntries(requiredFields[kind].map((name) => [name, ''])),
      seo: { title: '', description: '' },
      sources: [],
    }
    const lacks = missingIn(kind, empty as never)
    expect(lacks.map(({ path }) => path)).toEqual([
      'title',
      ...requiredFields[kind].map((name) => (name === 'body' ? 'body' : `fields.${name}`)),
    ])
    expect(lacks.every(({ code }) => code === 'missing')).toBe(true)
  })

  test.each(contentItemKinds)('every required field of a %s exists', (kind) => {
    const names = [...Object.keys(contentItemFields[kind].shape), 'body']
    for (const name of requiredFields[kind]) expect(names).toContain(name)
  })

  test.each<[string, object]>([
    ['a year before the Confederation', { year: 1847 }],
    ['a year in words', { year: 'old' }],
    ['a day that there is not', { lastUpdated: '2026-02-30' }],
    ['a status that there is not', { status: 'Repealed' }],
    ['a link that runs', { url: 'javascript:alert(1)' }],
    ['more tags than there is room', { tags: Array(31).fill('x') }],
    ['a line without an end', { type: 'x'.repeat(301) }],
  ])('a law with %s is refused', (_, change) => {
    const law = {
      ...{
        number: null,
        category: contentItemFields.law.shape.category.options[0],
        year: 1990,
        description: '',
        type: '',
        jurisdiction: '',
      },
      ...{ status: 'Active', lastUpdated: '', tags: [], url: '', downloadUrl: '', importance: 'high', keyPoints: [] },
    }
    expect(contentItemFields.law.safeParse(law).success).toBe(true)
    expect(contentItemFields.law.safeParse({ ...law, ...change }).success).toBe(false)
  })
})

describe('text of rendered HTML', () => {
  test.each([
    ['<p>A &amp; <b>B</b></p>\n<p>C</p>', ['A & B', 'C']],
    ['<p>&amp;lt;</p>', ['&lt;']],
    ['<ul><li>a</li><li></li><li>b</li></ul>', ['a', 'b']],
    ['<p>  \n\t </p>', []],
    ['', []],
  ])('%j', (html, paragraphs) => expect(plainParagraphs(html)).toEqual(paragraphs))

  test('reading time is at least a minute, at two hundred words a minute', () => {
    expect([0, 1, 299, 300, 1_000].map((count) => readingMinutes(`<p>${'word '.repeat(count)}</p>`))).toEqual([
      1, 1, 1, 2, 5,
    ])
  })
})
