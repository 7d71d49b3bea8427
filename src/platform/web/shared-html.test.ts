import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { prepareSharedPage } from './shared-html.ts'
import { speculationRules } from './speculation-rules.ts'

const page =
  '<html><head><link rel="modulepreload" href="/a.js"></head><body><p>Text</p><script nonce="n1">one()</script><script type="module" nonce="n1" async="">two()</script><script type="application/ld+json">{}</script></body></html>'

test('scripts of a shared page are parked and nonces go', () => {
  const { html } = prepareSharedPage(page)
  expect(html).toContain('<script type="text/plain" data-parked="script">one()</script>')
  expect(html).toContain('<script type="text/plain" data-parked="module">two()</script>')
  expect(html).toContain('<script type="application/ld+json">{}</script>')
  expect(html).not.toMatch(/nonce|modulepreload/)
})

test('the rules for fetching ahead stand in the page, and its policy lets exactly them run', () => {
  const { html, scriptHashes } = prepareSharedPage(page)
  expect(html).toContain(`<script type="speculationrules">${speculationRules}</script>`)
  expect(scriptHashes).toContain(`sha256-${createHash('sha256').update(speculationRules).digest('base64')}`)
})

const [rule] = JSON.parse(speculationRules).prefetch
const patternsOf = (given: string | string[]) => [given].flat()
const isFetchedAhead = (address: string) => {
  const matches = (given: string | string[]) =>
    patternsOf(given).some((pattern) => new URLPattern(pattern, 'https://tax.example/').test(address))
  const [inside, { not }] = rule.where.and
  return matches(inside.href_matches) && !matches(not.href_matches)
}

test.each([
  ['https://tax.example/', true],
  ['https://tax.example/pricing', true],
  ['https://tax.example/blog/pillar-3a-2026', true],
  ['https://tax.example/store', true],
  ['https://tax.example/faq#deadlines', true],
  ['https://other.example/pricing', false],
  ['https://tax.example/cart', false],
  ['https://tax.example/checkout/cancelled/abc', false],
  ['https://tax.example/client-portal/cases', false],
  ['https://tax.example/admin', false],
  ['https://tax.example/documents/expat-tax-guide-2026.pdf', false],
  ['https://tax.example/rss.xml', false],
  ['https://tax.example/verify-email?token=abc', false],
  ['https://tax.example/law?category=federal', false],
])('%s may be fetched ahead: %s', (address, expected) => {
  expect(isFetchedAhead(address)).toBe(expected)
})

const styledPage =
  '<html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/assets/b.css"/></head><body></body></html>'
const sheets: Record<string, string> = { '/assets/a.css': 'a{}', '/assets/b.css': 'b{}' }

test('known style sheets move into the page in their order, and its policy lets exactly them apply', () => {
  const { html, styleHashes } = prepareSharedPage(styledPage, (href) => sheets[href] ?? null)
  expect(html).toContain(
    '<head><style data-sheets="/assets/a.css /assets/b.css">a{}\nb{}</style><link rel="icon" href="/i.svg"/></head>',
  )
  expect(styleHashes).toEqual([`sha256-${createHash('sha256').update('a{}\nb{}').digest('base64')}`])
})

test('with a style sheet that is not known, all stay linked', () => {
  const { html, styleHashes } = prepareSharedPage(styledPage, (href) => (href === '/assets/a.css' ? 'a{}' : null))
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(html).not.toContain('<style')
  expect(styleHashes).toEqual([])
})

test('a known early script moves into the page and may run', () => {
  const early =
    '<html><head><script src="/theme.js"></script><script src="/other.js"></script></head><body></body></html>'
  const { html, scriptHashes } = prepareSharedPage(early, (address) => (address === '/theme.js' ? 'early()' : null))
  expect(html).toContain('<script>early()</script><script src="/other.js"></script>')
  expect(scriptHashes).toContain(`sha256-${createHash('sha256').update('early()').digest('base64')}`)
})
