import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { prepareSharedPage, speculationRules } from './shared-html.ts'

const page =
  '<html><head><link nonce="" rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js"></head><body><p>Text</p><script nonce="n1">one()</script><script type="module" nonce="n1" async="">two()</script><script type="application/ld+json">{}</script></body></html>'

test('a shared page has deferred scripts and no nonces', () => {
  const { html } = prepareSharedPage(page, 'n1')
  expect(html).toContain('<script type="text/plain" data-parked="script">one()</script>')
  expect(html).toContain('<script type="text/plain" data-parked="module">two()</script>')
  expect(html).toContain('<script type="application/ld+json">{}</script>')
  expect(html).not.toMatch(/nonce|modulepreload/)
})

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test("the CSP allows scripts with the request's nonce, but no injected ones", () => {
  const foreign =
    '<script>steal()</script><script nonce="n2">guess()</script><script data-x=" nonce=n1">more()</script>'
  const { html, scriptHashes } = prepareSharedPage(page.replace('<p>', `${foreign}<p>`), 'n1')
  for (const text of ['one()', 'two()']) expect(scriptHashes).toContain(hashOf(text))
  for (const text of ['steal()', 'guess()', 'more()']) expect(scriptHashes).not.toContain(hashOf(text))
  expect(html).toContain('<script>steal()</script>')
})

test('the page contains the speculation rules, and its CSP allows them', () => {
  const { html, scriptHashes } = prepareSharedPage(page, 'n1')
  expect(html).toContain(`<script type="speculationrules">${speculationRules}</script>`)
  expect(scriptHashes).toContain(hashOf(speculationRules))
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
])('%s may be prefetched: %s', (address, expected) => {
  expect(isFetchedAhead(address)).toBe(expected)
})
