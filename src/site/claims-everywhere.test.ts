import { expect, test, vi } from 'vitest'
import { claims } from '#content/claims.ts'
import { siteOpenedAt } from '#platform/http/maintenance.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { hideUnprovenClaims } from '#test/claims.ts'
import { aSetting } from '#test/settings.ts'
import { aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, type World } from '#test/world.ts'
import { listPublicPages } from './list-public-pages.server.ts'

vi.setConfig({ testTimeout: 90_000 })

const marks: Record<string, RegExp[]> = {
  clients: [/500\+/],
  'happy-clients': [/happy clients/i],
  'success-rate': [/98\s?%/, /success rate/i],
  'years-of-experience': [/\b15\+/],
  'response-time': [/>24h<\/b>/],
  'lower-rates': [/>60%<\/b>/, /lower rates/i],
  'less-than-large-firms': [/60[-–]80\s?%/],
  'average-saving': [/1[,’'.]400\b/, /average saving/i],
  'hourly-rate': [/CHF per hour for work outside/],
  'hourly-rate-large-firms': [/400[-–]800/],
  'free-consultation': [/free 30-minute(?! consultation <i>)/i, /free conversation/i],
  'first-time-discount': [/10\s?% (off|discount)\b.{0,20}first-time/i, /first-time clients? (get|receive|,)/i],
  'total-tax-savings': [/295K/],
  'hours-saved': [/1[,’'.]200\+/, /hours saved/i],
  satisfaction: [/4\.9\s?\/\s?5/],
  'was-price-basic': [/instead of <\/span>CHF\s399\b/, /\b39900\b/],
  'was-price-standard': [/instead of <\/span>CHF\s699\b/, /\b69900\b/],
  'was-price-premium': [/instead of <\/span>CHF\s1,199\b/, /\b119900\b/],
  'was-price-tax-consultation': [/CHF\s180\.00/],
  'most-popular': [/most popular/i, /\\?"popular\\?":true/],
  testimonials: [/What clients say/, /forty pages in three languages/],
  'case-study-ratings': [/Satisfaction <\/span>/],
  'resource-ratings': [/Rated <\/span>/],
  'price-comparison': [/Big 4/, /What others charge/, /large firms/i, /local advisors/i],
  'support-24-7': [/\b24\/7\b/],
  'law-federal': [/Federal laws<(?:(?!<\/li>).)*of them summarised on this page/],
  'law-cantonal': [/Cantonal tax laws<(?:(?!<\/li>).)*of them summarised on this page/],
  'law-treaties': [/\b120\+/],
  'law-decisions': [/\b50\+/],
}
/** Markup of ratings and discounts, which no page may contain while the advertising claim behind it has no evidence. */
const neverUnproven = [/aggregateRating|ratingValue/i, /<del\b/, /Save CHF/, /class="rating"/, /\b[1-5](\.\d)?\/5\b/]

const production = {
  MODE: 'production',
  SECRET_KEY: 'a key of thirty-two characters or more',
  PUBLIC_URL: 'http://localhost:3000',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
}

const contract = '/terms'

async function everything(world: World): Promise<Map<string, string>> {
  const site = await openSite(world)
  const listed = (await listPublicPages(world)).flatMap(({ pages }) => pages.map(({ path }) => path))
  const paths = [
    ...listed.filter((path) => path !== '/client-portal'),
    ...['/calculators/accuracy', '/cart', '/success', '/newsletter', '/forgot-password', '/no-such-page'],
    ...['/pricing?package=premium&add=crypto', '/case-studies?q=lisbon', '/law?category=treaties', '/search?q=price'],
    ...['/search.json?q=package', '/rss.xml', '/sitemap.xml', '/llms.txt', '/store/main/products'],
  ]
  const answers = new Map<string, string>()
  for (const path of new Set(paths)) {
    const reply = await site.get(path)
    expect([path, reply.status]).toEqual([path, path === '/no-such-page' ? 404 : 200])
    answers.set(path, (await reply.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' '))
  }
  expect(answers.size).toBeGreaterThan(60)
  return answers
}

function found(answers: Map<string, string>, patterns: RegExp[]): string[] {
  return [...answers].flatMap(([path, text]) =>
    patterns.flatMap((pattern) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [`${path}: ${text.slice(Math.max(0, at - 30), at + 50)}`]
    }),
  )
}

function hiddenMarks(isShown: (claim: (typeof claims)[number]) => boolean): RegExp[] {
  return claims.filter((claim) => !isShown(claim)).flatMap(({ id }) => marks[id] ?? [])
}

const leftOver = /<(ul|ol|dl|p|section|table)\b(?![^>]*role="status")[^>]*><\/\1>/

test('while unproven claims may be shown, each claim appears on some page', async () => {
  const answers = await everything(await aShop())
  expect(Object.keys(marks).sort()).toEqual(claims.map(({ id }) => id).sort())
  for (const { id } of claims) expect([id, found(answers, marks[id] ?? []).length > 0]).toEqual([id, true])
})

test('a new production installation shows proven claims only', async () => {
  const world = await newWorld(production)
  await aSetting(world, siteOpenedAt, world.now().toISOString())
  await seedCatalogue(world)
  const answers = await everything(world)
  expect(
    found(
      answers,
      hiddenMarks(({ proven }) => proven),
    ),
  ).toEqual([])
  expect(found(answers, neverUnproven)).toEqual([])
})

test('if unproven claims are hidden, no public page or feed contains one or an empty block', async () => {
  const world = await aShop()
  await hideUnprovenClaims(world)
  const answers = await everything(world)
  expect(
    found(
      answers,
      hiddenMarks(({ proven }) => proven),
    ),
  ).toEqual([])
  expect(found(answers, neverUnproven)).toEqual([])
  expect(found(answers, [leftOver])).toEqual([])
  for (const { id } of claims.filter(({ proven }) => proven)) {
    expect([id, found(answers, marks[id] ?? []).length > 0]).toEqual([id, true])
  }
})

test('expired claims disappear, proven ones too', async () => {
  const world = await aShop()
  world.setNow('2028-01-03T09:00:00Z')
  const answers = await everything(world)
  answers.delete(contract)
  expect(
    found(
      answers,
      hiddenMarks(() => false),
    ),
  ).toEqual([])
  expect(found(answers, neverUnproven)).toEqual([])
})

test('no email contains a claim', () => {
  const emails = import.meta.glob<string>('../**/*-emails.tsx', { query: '?raw', import: 'default', eager: true })
  expect(Object.keys(emails).length).toBeGreaterThan(3)
  expect(found(new Map(Object.entries(emails)), [...Object.values(marks).flat(), /satisfaction|large firms/i])).toEqual(
    [],
  )
})
