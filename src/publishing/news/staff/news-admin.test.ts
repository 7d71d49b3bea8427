import { describe, expect, test } from 'vitest'
import { action as saveSettings } from '#admin/settings/settings-page.tsx'
import { readSetting } from '#platform/settings/settings.server.ts'
import { findItem, listNewest } from '#publishing/news/item-db.server.ts'
import type { NewsState } from '#publishing/news/news-item.ts'
import { autoGenerateNews, newsReview } from '#publishing/news/news-settings.ts'
import { findShown, listShown } from '#publishing/news/shown-db.server.ts'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { listAuditActions } from '#test/cases.ts'
import { aNewsWorld, anAnswer, aRun, jobsOfNews } from '#test/news/news-world.ts'
import { startTextStandIn } from '#test/news/text-stand-in.ts'
import type { World } from '#test/world.ts'
import { loader as ctx, action as ctxAction } from './news-admin-page.tsx'
import { action, loader } from './news-item-page.tsx'
import { action as saveSource, loader as source } from './source-page.tsx'

async function aNewsAdmin(review: 'before' | 'after') {
  const { world, broken } = await aNewsWorld({}, { review })
  const standIn = await startTextStandIn()
  world.textService = standIn.service
  standIn.breakNext({ text: anAnswer({ summary: 'The rate is 99.5 per cent.' }) })
  await aRun(world)
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const decide = (itemId: string, form: Record<string, string>) =>
    outcomeOf(() => action(argsFor(world, adviser, { path: `/admin/news/${itemId}`, params: { itemId }, form })))
  return { world, adviser, decide, broken }
}

async function first(world: World, state: NewsState) {
  const [item] = await listNewest(world.db, [state], 1)
  if (!item) throw new Error(`no item is ${state}`)
  return item
}

describe('news page', () => {
  test('clients can open neither the news page nor an item, and start no run', async () => {
    const { world } = await aNewsAdmin('after')
    const client = await aPerson(world)
    const { id: itemId } = await first(world, 'published')
    const at = (form?: Record<string, string>) => argsFor(world, client, { path: '/', params: { itemId }, form })
    for (const call of [() => ctx(at()), () => ctxAction(at({ intent: 'run' })), () => loader(at())]) {
      expect((await outcomeOf(call)).status).toBe(403)
    }
    expect((await outcomeOf(() => action(at({ act: 'withdraw', reason: 'Because' })))).status).toBe(403)
  })

  test('the news page shows items by state, the budget and the last run', async () => {
    const { world, adviser } = await aNewsAdmin('before')
    const shown = await outcomeOf(ctx(argsFor(world, adviser, { path: '/admin/news' })))
    expect(shown.data).toMatchObject({
      list: {
        state: { filters: { state: 'in_review' } },
        tabs: { in_review: 4, checks_failed: 1, candidate: 7, filtered_out: 2 },
      },
      run: { state: 'finished', done: 5, rewritten: 2 },
      budget: { drafts: 3, limit: 25 },
    })
    const failed = await outcomeOf(ctx(argsFor(world, adviser, { path: '/admin/news?state=checks_failed' })))
    expect(failed.data).toMatchObject({ list: { rows: [{ findings: 1 }] } })
    expect(JSON.stringify(failed.data)).not.toContain('CHF 7,258')
  })

  test('staff start a run in the background and fetch one feed immediately', async () => {
    const { world, adviser, broken } = await aNewsAdmin('after')
    const post = (form: Record<string, string>) =>
      outcomeOf(() => ctxAction(argsFor(world, adviser, { path: '/admin/news', form })))
    expect(await post({ intent: 'run' })).toMatchObject({ status: 303, to: '/admin/news?note=news-run' })
    expect(await jobsOfNews(world)).toContain('news-run')
    expect(await post({ intent: 'fetch', feed: 'demo-law' })).toMatchObject({ to: '/admin/news?note=feed-fetched' })
    broken.set('law.atom', 500)
    expect(await post({ intent: 'fetch', feed: 'demo-law' })).toMatchObject({ status: 502 })
    expect((await post({ intent: 'fetch', feed: 'no-such-feed' })).status).toBe(404)
    expect((await post({ intent: 'other' })).status).toBe(404)
  })
})

describe('reviewing an item', () => {
  test('staff approve and publish an item, which records the reviewer', async () => {
    const { world, adviser, decide } = await aNewsAdmin('before')
    const { id, slug } = (await listNewest(world.db, ['in_review'], 9)).find(({ rewrite }) => rewrite) ?? {
      id: '',
      slug: '',
    }
    expect(await decide(id, { act: 'publish-rewrite' })).toMatchObject({ status: 303 })
    expect(await findItem(world.db, id)).toMatchObject({
      state: 'published',
      isRewritten: true,
      reviewedBy: adviser.id,
    })
    expect(await findShown(world.db, slug)).toMatchObject({ isReviewed: true, article: { isRewritten: true } })
    expect((await decide(id, { act: 'publish-rewrite' })).status).toBe(409)
    expect(await listAuditActions(world)).toContain('news.publish-rewrite')
  })

  test('a text that failed its checks is published only after correction', async () => {
    const { world, decide } = await aNewsAdmin('before')
    const { id } = await first(world, 'checks_failed')
    const text = JSON.parse(anAnswer({ tags: 'Tax, Rates' }))
    expect((await decide(id, { act: 'publish-rewrite' })).status).toBe(409)
    await decide(id, { act: 'save', ...text, summary: 'The rate is still 99.5 per cent.' })
    expect(await findItem(world.db, id)).toMatchObject({ state: 'checks_failed' })
    await decide(id, { act: 'save', ...text, content: '<p onclick="x()">Short, but right.</p>' })
    expect(await findItem(world.db, id)).toMatchObject({ state: 'checks_failed' })
    await decide(id, { act: 'save', ...text, content: '<p>Short, but right.</p>' })
    expect(await findItem(world.db, id)).toMatchObject({ state: 'in_review', checks: [{ check: 'length' }] })
    await decide(id, { act: 'publish-rewrite' })
    expect(await listShown(world.db)).toMatchObject([{ content: '<p>Short, but right.</p>', tags: ['Tax', 'Rates'] }])
  })

  test('staff publish only the source link, drop an item, or restore it', async () => {
    const { world, decide } = await aNewsAdmin('before')
    const { id } = await first(world, 'checks_failed')
    await decide(id, { act: 'publish-original' })
    expect(await listShown(world.db)).toMatchObject([{ isRewritten: false, content: null }])
    const waiting = await first(world, 'in_review')
    await decide(waiting.id, { act: 'drop' })
    expect(await findItem(world.db, waiting.id)).toMatchObject({ state: 'filtered_out', reason: 'dropped-by-staff' })
    await decide(waiting.id, { act: 'keep' })
    expect(await findItem(world.db, waiting.id)).toMatchObject({ state: 'candidate', reason: null })
  })

  test('a published text is corrected with a note, but not with a number that is not in the source', async () => {
    const { world, decide } = await aNewsAdmin('after')
    const item = (await listNewest(world.db, ['published'], 9)).find(({ isRewritten }) => isRewritten)
    const { id = '', slug = '' } = item ?? {}
    const text = { ...JSON.parse(anAnswer({ tags: '' })), act: 'save', correction: 'A month was wrong.' }
    const refused = await decide(id, { ...text, summary: 'The rate is 99.5 per cent.' })
    expect(refused).toMatchObject({ status: 422, data: { findings: [{ check: 'numbers', detail: '99.5' }] } })
    expect(await findItem(world.db, id)).toMatchObject({ state: 'published' })
    expect((await decide(id, { ...text, title: '' })).data).toMatchObject({ fields: { title: expect.any(String) } })
    await decide(id, text)
    expect(await findShown(world.db, slug)).toMatchObject({
      article: { title: 'A title of taxes', corrections: [{ text: 'A month was wrong.' }] },
    })
    await decide(id, { act: 'withdraw', reason: '' })
    expect(await findItem(world.db, id)).toMatchObject({ state: 'corrected' })
    await decide(id, { act: 'withdraw', reason: 'The source took it back.' })
    expect(await findShown(world.db, slug)).toBe('withdrawn')
    expect(await listAuditActions(world)).toEqual(expect.arrayContaining(['news.save', 'news.withdraw']))
  })

  test('a link-only item cannot be rewritten by hand', async () => {
    const { world, decide } = await aNewsAdmin('after')
    const item = (await listNewest(world.db, ['published'], 9)).find(({ licence }) => licence === 'link-only')
    const text = { ...JSON.parse(anAnswer({ tags: '' })), act: 'save', correction: '' }
    expect((await decide(item?.id ?? '', text)).status).toBe(409)
  })

  test('unknown items and actions return 404', async () => {
    const { world, adviser, decide } = await aNewsAdmin('after')
    const { id } = await first(world, 'published')
    expect((await decide(id, { act: 'explode' })).status).toBe(404)
    for (const itemId of ['7', '00000000-0000-4000-8000-000000000000']) {
      expect((await decide(itemId, { act: 'drop' })).status).toBe(404)
      const args = argsFor(world, adviser, { path: '/', params: { itemId } })
      expect((await outcomeOf(() => loader(args))).status).toBe(404)
    }
  })
})

describe('settings and sources', () => {
  test('admins set daily news and review before publication', async () => {
    const { world, adviser } = await aNewsAdmin('after')
    const admin = await aPerson(world, { role: 'admin' })
    const form = { secondFactor: 'off', idleMinutes: '60', autoGenerateNews: 'on', newsReview: 'before' }
    const save = (person: typeof admin, change: Record<string, string> = {}) =>
      outcomeOf(() => saveSettings(argsFor(world, person, { path: '/admin/settings', form: { ...form, ...change } })))
    const shown = async () => [await readSetting(world, autoGenerateNews), await readSetting(world, newsReview)]
    expect((await save(adviser)).status).toBe(403)
    expect((await save(admin, { autoGenerateNews: 'maybe' })).status).toBe(422)
    expect(await shown()).toEqual(['off', 'after'])
    expect((await save(admin)).status).toBe(303)
    expect(await shown()).toEqual(['on', 'before'])
  })

  test('admins test, change and add sources; a refused form returns its values', async () => {
    const { world, adviser, broken } = await aNewsAdmin('after')
    const admin = await aPerson(world, { role: 'admin' })
    const at = (person: typeof adviser, feedId: string, form?: Record<string, string>) =>
      argsFor(world, person, { path: `/admin/news/sources/${feedId}`, params: { feedId }, form })
    const send = (person: typeof adviser, feedId: string, form: Record<string, string>) =>
      outcomeOf(() => saveSource(at(person, feedId, form)))
    const { feed } = (await outcomeOf(source(at(adviser, 'demo-press')))).data as {
      feed: { url: string; version: number }
    }
    const submitted = {
      ...{ name: 'Gazette', url: feed.url, homeUrl: feed.url, category: 'news', language: 'en', licence: 'link-only' },
      ...{ licenceReason: '', intervalMinutes: '60', isListed: 'yes' },
    }
    expect(await send(adviser, 'demo-press', { ...submitted, intent: 'save', version: '0' })).toMatchObject({
      status: 403,
    })
    expect(await outcomeOf(() => source(at(adviser, 'new')))).toMatchObject({ status: 404 })
    expect((await outcomeOf(source(at(admin, 'new')))).data).toMatchObject({ feed: null })
    expect(await send(admin, 'demo-press', { ...submitted, intent: 'try' })).toMatchObject({
      data: { submitted, tried: { ok: true, count: 4 } },
    })
    broken.set('press.rss', 500)
    expect(await send(admin, 'demo-press', { ...submitted, intent: 'try' })).toMatchObject({
      data: { submitted, tried: { ok: false } },
    })
    for (const url of ['javascript:alert(1)', 'file:///etc/passwd', '']) {
      expect(await send(admin, 'new', { ...submitted, url, intent: 'try' })).toMatchObject({
        status: 422,
        data: { fields: { url: expect.any(String) }, submitted: { name: 'Gazette' } },
      })
    }
    const wrong = { ...submitted, licence: 'rewrite', intervalMinutes: '1', language: 'english' }
    expect(await send(admin, 'demo-press', { ...wrong, intent: 'save', version: '0' })).toMatchObject({
      status: 422,
      data: { submitted: wrong, fields: { intervalMinutes: expect.any(String), language: expect.any(String) } },
    })
    expect(await send(admin, 'demo-press', { ...submitted, intent: 'save', version: '0' })).toMatchObject({
      status: 303,
    })
    expect(await send(admin, 'demo-press', { ...submitted, intent: 'save', version: '0' })).toMatchObject({
      status: 409,
      data: { submitted: { name: 'Gazette' } },
    })
    expect(await send(admin, 'no-such', { ...submitted, intent: 'save', version: '0' })).toMatchObject({ status: 404 })
    expect(await listAuditActions(world)).toContain('news.source-changed')
  })
})
