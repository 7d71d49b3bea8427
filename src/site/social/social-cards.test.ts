import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { socialImagePath } from '#platform/http/page-meta.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import { listArticles } from '#publishing/articles/articles.server.ts'
import { pictureAddress } from '#publishing/editor/pictures/picture.ts'
import { storePicture } from '#publishing/editor/pictures/store-picture.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { indexedPages, publicPages } from '#site/public-pages.ts'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { newWorld, type World } from '#test/world.ts'
import { cardSvg, wrap } from './render-card.server.ts'
import { loader } from './social-card-route.ts'
import { socialCards } from './social-cards.ts'

const articles = [
  {
    slug: 'pillar-3a-2026',
    title: returnTexts.figure.codes['pillar-3a'],
    summary: 'Limits.',
    changedOn: '2026-11-21',
    illustration: 'growth' as const,
  },
]
const product = { id: 'basic', title: 'Basic Tax Package', subtitle: null, updated_at: '2026-11-21T00:00:00Z' }
const images = [{ url: '/pictures/sheets-1/basic.svg' }]
const groups = indexedPages(publicPages({ articles, products: [product] }))
const cards = socialCards({ groups, articles, products: [{ id: 'basic', images }] })
const byEmails = (text: string, size: number) => text.length * size * 0.55

describe('cards of pages', () => {
  test.each([
    ['/', '/social/page/home.png'],
    ['/pricing', '/social/page/pricing.png'],
    ['/blog/moving-house', '/social/blog/moving-house.png'],
    ['/calculators/accuracy', '/social/calculators/accuracy.png'],
  ])('the image of %s is %s', (path, picture) => {
    expect(socialImagePath(path)).toBe(picture)
  })

  test('every public page has its own card; personal pages have none', () => {
    const paths = groups.flatMap(({ pages }) => pages.map(({ path }) => path))
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter((path) => !cards.has(socialImagePath(path)))).toEqual([])
    expect(cards.size).toBe(new Set([...paths, '/calculators/accuracy']).size)
    expect(cards.has('/social/page/cart.png')).toBe(false)
  })

  test('articles, services and products use the illustration of their page', () => {
    const [article] = articles
    expect(cards.get(`/social/blog/${article?.slug}.png`)?.drawing).toEqual({
      illustration: article?.illustration,
      seed: article?.slug,
    })
    expect(cards.get('/social/product/basic.png')?.drawing).toEqual({ illustration: 'sheets', seed: 'basic', level: 1 })
  })
})

describe('text layout', () => {
  test('a card escapes its text and uses no theme variables', () => {
    for (const card of cards.values()) {
      const svg = cardSvg({ ...card, title: `${card.title} <&>` }, 'Firm', byEmails)
      expect(svg).not.toMatch(/var\(|<&>/)
      expect(svg.match(/<svg\b/g)?.length).toBe(svg.match(/<\/svg>/g)?.length)
    }
  })

  test('a long title gets a smaller font, a very long one is cut off', () => {
    const sizeOf = (title: string) => {
      const svg = cardSvg({ kicker: '', title, drawing: { illustration: 'fan', seed: 'x' } }, 'Firm', byEmails)
      return { size: Number(/<text x="64" y="[\d.]+" font-size="(\d+)" font-weight="700"/.exec(svg)?.[1]), svg }
    }
    expect(sizeOf('Pricing').size).toBe(68)
    expect(sizeOf('Voluntary disclosure of undeclared assets abroad and what it costs').size).toBeLessThan(60)
    expect(sizeOf('word '.repeat(200)).svg).toContain('…</text>')
  })

  test.each([
    ['one two three', 7, ['one two', 'three']],
    ['Double-taxation agreement', 10, ['Double-', 'taxation', 'agreement']],
    ['cross-border work', 12, ['cross-border', 'work']],
    ['  ', 5, []],
  ])('%j wraps at %d characters', (text, max, lines) => {
    expect(wrap(text, (line) => line.length <= max)).toEqual(lines)
  })
})

async function fetchCard(world: World, kind: string, file: string, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request', ip: '203.0.113.7', nonce: 'nonce' })
  const request = new Request(`http://localhost/social/${kind}/${file}`, { headers })
  try {
    return await loader({ request, params: { kind, file }, context } as never)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

describe('image responses', () => {
  test('a card is a PNG of 1200 × 630 and answers 304 to a matching ETag', async () => {
    const world = await newWorld()
    const reply = await fetchCard(world, 'page', 'home.png')
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(120_000)
    const again = await fetchCard(world, 'page', 'home.png', { 'If-None-Match': reply.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  test.each([
    ['page', 'nothing.png'],
    ['page', 'home.svg'],
    ['admin', 'home.png'],
    ['product', 'unknown.png'],
    ['page', 'cart.png'],
  ])('/social/%s/%s is not found', async (kind, file) => {
    expect((await fetchCard(await newWorld(), kind, file)).status).toBe(404)
  })

  test('an uploaded picture appears in article lists and on the card', async () => {
    const world = await newWorld()
    const upload = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#00a040' } })
      .jpeg()
      .toBuffer()
    const saved = await storePicture(world, anonymous, { upload, alt: 'A green field' })
    if (!saved.ok) throw new Error(saved.reason)
    const text = anArticleText()
    const withPicture = { ...text, fields: { ...text.fields, picture: pictureAddress(saved.picture) } }
    await anArticle(world, { slug: 'with', text: withPicture, isPublic: true })
    const gone = pictureAddress({ ...saved.picture, id: '00000000-0000-4000-8000-000000000000' })
    await anArticle(world, {
      slug: 'gone',
      text: { ...text, fields: { ...text.fields, picture: gone } },
      isPublic: true,
    })
    const heads = await listArticles(world)
    const photo = heads.find(({ slug }) => slug === 'with')?.photo
    expect(photo).toMatchObject({ src: pictureAddress(saved.picture, 480), srcSet: expect.stringContaining(' 1600w') })
    const greenOf = async (slug: string) => {
      const reply = await fetchCard(world, 'blog', `${slug}.png`)
      const png = Buffer.from(await reply.arrayBuffer())
      expect(png.length).toBeLessThan(300_000)
      const { data } = await sharp(png)
        .extract({ left: 700, top: 100, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data]
    }
    const [red = 255, green = 0, blue = 255] = await greenOf('with')
    expect(green).toBeGreaterThan(Math.max(red, blue) + 50)
    expect(await greenOf('gone')).toHaveLength(3)
  })
})
