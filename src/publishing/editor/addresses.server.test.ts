import { expect, test } from 'vitest'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { newWorld, type World } from '#test/world.ts'
import { isSlug } from './items/content-item.ts'
import { linkAddress } from './items/content-item-fields.ts'
import { createContentItem, renameContentItem } from './items/create-content-item.server.ts'
import { moveContentItem } from './items/move-content-item.server.ts'
import { findEarlierAddress } from './items/published.server.ts'
import { seedContentItems } from './seed-content-items.server.ts'

const earlier = (world: World, slug: string) => findEarlierAddress(world, 'article', slug)
const begin = (world: World, slug: string) =>
  createContentItem(world, anonymous, { kind: 'article', slug, text: anArticleText() })

test('a published URL is never reused for another article', async () => {
  const world = await newWorld()
  const id = await anArticle(world, { slug: 'first', isPublic: true })
  await renameContentItem(world, anonymous, { id, slug: 'second' })
  expect(await begin(world, 'first')).toEqual({ ok: false, reason: 'slug-taken' })
  const text = { ...anArticleText(), fields: { category: 'general', links: [] } }
  expect(await createContentItem(world, anonymous, { kind: 'faq', slug: 'first', text })).not.toMatchObject({
    reason: 'slug-taken',
  })
  const seed = { key: 'blog/first', kind: 'article', slug: 'first', place: 0 } as const
  const days = { publishedOn: '2026-01-01', changedOn: '2026-01-01' }
  expect(await seedContentItems(world, [{ ...seed, ...days, text: anArticleText() }])).toMatchObject({
    made: 0,
    refused: 1,
  })
  expect(await earlier(world, 'first')).toEqual({ leadsTo: '/blog/second' })
})

test('after a rename, a former URL that was never public can be reused', async () => {
  const world = await newWorld()
  const id = await anArticle(world, { slug: 'first' })
  await renameContentItem(world, anonymous, { id, slug: 'second' })
  expect(await earlier(world, 'first')).toBeNull()
  const other = await begin(world, 'first')
  if (!other.ok) throw new Error(other.reason)
  await moveContentItem(world, anonymous, { id: other.id, move: 'publish', version: 1 })
  expect(await renameContentItem(world, anonymous, { id: other.id, slug: 'third' })).toEqual({ ok: true })
  expect(await earlier(world, 'first')).toEqual({ leadsTo: '/blog/third' })
})

test('every former URL redirects to the current one, or to none after withdrawal', async () => {
  const world = await newWorld()
  const id = await anArticle(world, { slug: 'a', isPublic: true })
  for (const slug of ['b', 'a', 'b', 'c', 'a'])
    expect(await renameContentItem(world, anonymous, { id, slug }), slug).toEqual({ ok: true })
  expect([await earlier(world, 'b'), await earlier(world, 'c'), await earlier(world, 'a')]).toEqual([
    { leadsTo: '/blog/a' },
    { leadsTo: '/blog/a' },
    { leadsTo: null },
  ])
  await moveContentItem(world, anonymous, { id, move: 'withdraw', version: 1 })
  for (const slug of ['a', 'b', 'c']) expect(await earlier(world, slug), slug).toEqual({ leadsTo: null })
})

test.each([
  ['a', true],
  ['pillar-3a-2026', true],
  ['x'.repeat(120), true],
  ['x'.repeat(121), false],
  ['', false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['A', false],
  ['a/b', false],
  ['..', false],
  ['a\n', false],
  ['säule', false],
])('%j is a valid slug: %s', (text, can) => {
  expect(isSlug(text)).toBe(can)
})

test.each([
  ['https://www.estv.admin.ch/a?b=c#d', true],
  ['http://x', true],
  ['/law', true],
  ['/', true],
  ['mailto:a@b.ch', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['\\\\evil.example', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['data:text/html,x', false],
  ['https:evil', false],
  ['https://a b', false],
  ['law', false],
  ['https://x\njavascript:alert(1)', false],
  [`https://${'x'.repeat(993)}`, false],
])('a link to %j is accepted: %s', (address, may) => {
  expect(linkAddress.safeParse(address).success).toBe(may)
})
