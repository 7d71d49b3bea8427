import { describe, expect, test } from 'vitest'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { findContentItem } from './items/content-item-db.server.ts'
import { createContentItem, renameContentItem } from './items/create-content-item.server.ts'
import { flaggedContentItems } from './items/flagged-content-items.server.ts'
import { moveContentItem } from './items/move-content-item.server.ts'
import { findEarlierAddress, publishedContentItems } from './items/published.server.ts'
import { restoreVersion } from './items/restore-version.server.ts'
import { saveContentItem } from './items/save-content-item.server.ts'
import { findVersion, listVersions } from './items/version-db.server.ts'

const read = async (world: World, slug = 'paying-in') =>
  (await publishedContentItems(world, 'article')).find((entry) => entry.slug === slug)

describe('versions', () => {
  test('readers see only published versions from creation to withdrawal', async () => {
    const world = await newWorld()
    const id = await anArticle(world)
    expect(await read(world)).toBeUndefined()
    expect(await moveContentItem(world, anonymous, { id, move: 'publish', version: 1 })).toEqual({
      ok: true,
      state: 'published',
    })
    expect(await read(world)).toMatchObject({ version: 1, html: expect.stringContaining('CHF\u00a07,258 a year') })
    expect(await read(world)).toMatchObject({ publishedOn: '2026-11-21', factsCheckedOn: '2026-11-21' })

    world.setNow('2026-11-24T09:00:00Z')
    const text = anArticleText({ title: publishingStaffTexts.searchResult.differentTitle })
    expect(await saveContentItem(world, anonymous, { id, startedFrom: 1, text })).toEqual({ ok: true, version: 2 })
    expect(await read(world)).toMatchObject({ title: 'Paying into pillar 3a' })
    await moveContentItem(world, anonymous, { id, move: 'publish', version: 2 })
    expect(await read(world)).toMatchObject({
      ...{ title: publishingStaffTexts.searchResult.differentTitle, version: 2 },
      ...{ publishedOn: '2026-11-21', changedOn: '2026-11-24' },
    })

    await moveContentItem(world, anonymous, { id, move: 'withdraw', version: 2 })
    expect(await read(world)).toBeUndefined()
    expect(await findEarlierAddress(world, 'article', 'paying-in')).toEqual({ leadsTo: null })
    expect(await findEarlierAddress(world, 'article', 'never-was')).toBeNull()
    await runJobs(world)
  })

  test('a concurrent save is refused and returns the other version; nothing is lost', async () => {
    const world = await newWorld()
    const [ana, ben] = [
      actorOf(await aPerson(world, { role: 'admin' })),
      actorOf(await aPerson(world, { role: 'admin' })),
    ]
    const id = await anArticle(world)
    const saves = [ana, ben].map((actor, at) =>
      saveContentItem(world, actor, { id, startedFrom: 1, text: anArticleText({ title: `Title ${at}` }) }),
    )
    const [first, second] = (await Promise.all(saves)).toSorted((a, b) => Number(b.ok) - Number(a.ok))
    expect(first).toEqual({ ok: true, version: 2 })
    expect(second).toMatchObject({ ok: false, reason: 'changed-since', theirs: { number: 2 } })
    expect(await listVersions(world.db, id)).toHaveLength(2)
    const moved = await moveContentItem(world, ben, { id, move: 'publish', version: 1 })
    expect(moved).toMatchObject({ ok: false, reason: 'changed-since' })
  })

  test('autosaves of one editor collapse into one version and never overwrite another editor’s', async () => {
    const world = await newWorld()
    const ana = actorOf(await aPerson(world, { role: 'admin' }))
    const ben = actorOf(await aPerson(world, { role: 'admin' }))
    const id = await anArticle(world)
    const save = (actor: typeof ana, startedFrom: number, title: string, isAutosave: boolean) =>
      saveContentItem(world, actor, { id, startedFrom, text: anArticleText({ title }), isAutosave })
    await save(ana, 1, 'A', true)
    await save(ana, 2, 'AB', true)
    expect(await save(ben, 3, 'ABC', true)).toEqual({ ok: true, version: 4 })
    expect(await save(ben, 4, 'ABC', false)).toEqual({ ok: true, version: 5 })
    expect(await save(ben, 5, 'ABC', false)).toEqual({ ok: true, version: 5 })
    const saved = (await listVersions(world.db, id)).map(({ number, title }) => [number, title])
    expect(saved).toEqual([
      [5, 'ABC'],
      [3, 'AB'],
      [1, 'Paying into pillar 3a'],
    ])
  })

  test('restoring an earlier version adds it as the newest', async () => {
    const world = await newWorld()
    const id = await anArticle(world)
    await saveContentItem(world, anonymous, { id, startedFrom: 1, text: anArticleText({ title: 'Worse' }) })
    expect(await restoreVersion(world, anonymous, { id, number: 1, startedFrom: 2 })).toEqual({ ok: true, version: 3 })
    expect(await findVersion(world.db, id, 3)).toMatchObject({ title: 'Paying into pillar 3a', restoredFrom: 1 })
    expect(await restoreVersion(world, anonymous, { id, number: 9, startedFrom: 3 })).toMatchObject({
      reason: 'unknown-version',
    })
    expect(await restoreVersion(world, anonymous, { id, number: 1, startedFrom: 1 })).toMatchObject({
      reason: 'changed-since',
    })
  })
})

describe('states, URLs and facts', () => {
  test('an incomplete item stays a draft and cannot be published', async () => {
    const world = await newWorld()
    const id = await anArticle(world, { text: anArticleText({ body: '' }) })
    for (const move of ['submit', 'publish'] as const)
      expect(await moveContentItem(world, anonymous, { id, move, version: 1 })).toEqual({
        ok: false,
        reason: 'text-faults',
        errors: [{ path: 'body', code: 'missing' }],
      })
    expect(await moveContentItem(world, anonymous, { id, move: 'withdraw', version: 1 })).toMatchObject({
      reason: 'not-allowed',
    })
    expect(await moveContentItem(world, anonymous, { id: 'nothing', move: 'publish', version: 1 })).toMatchObject({
      reason: 'unknown-entry',
    })
    expect(await findContentItem(world.db, id)).toMatchObject({ state: 'draft' })
  })

  test('former URLs lead to the item and cannot be taken by another', async () => {
    const world = await newWorld()
    const id = await anArticle(world, { isPublic: true })
    expect(await renameContentItem(world, anonymous, { id, slug: 'pillar-3a' })).toEqual({ ok: true })
    expect(await renameContentItem(world, anonymous, { id, slug: 'third-pillar' })).toEqual({ ok: true })
    for (const slug of ['paying-in', 'pillar-3a'])
      expect(await findEarlierAddress(world, 'article', slug)).toEqual({ leadsTo: '/blog/third-pillar' })
    const other = await anArticle(world, { slug: 'other' })
    for (const slug of ['third-pillar', 'paying-in'])
      expect(await renameContentItem(world, anonymous, { id: other, slug })).toEqual({
        ok: false,
        reason: 'slug-taken',
      })
    expect(await renameContentItem(world, anonymous, { id: other, slug: '../x' })).toEqual({
      ok: false,
      reason: 'wrong-slug',
    })
    expect(await renameContentItem(world, anonymous, { id, slug: 'paying-in' })).toEqual({ ok: true })
    expect(await read(world)).toMatchObject({ id })
    const again = await createContentItem(world, anonymous, {
      kind: 'article',
      slug: 'paying-in',
      text: anArticleText(),
    })
    expect(again).toEqual({ ok: false, reason: 'slug-taken' })
  })

  test('an item with an expired fact is flagged, public or not', async () => {
    const world = await newWorld()
    const id = await anArticle(world, { isPublic: true })
    expect(await flaggedContentItems(world)).toEqual([])
    world.setNow('2027-02-01T09:00:00Z')
    expect(await flaggedContentItems(world)).toMatchObject([
      { id, isPublic: true, flags: [{ reference: 'pillar3a.max.2026', why: 'run-out' }] },
    ])
  })

  test('a repeated save of the same text is idempotent', async () => {
    const world = await newWorld()
    const id = await anArticle(world)
    const text = anArticleText({ title: 'Pressed twice' })
    const save = (change = text) => saveContentItem(world, anonymous, { id, startedFrom: 1, text: change })
    expect(await save()).toEqual({ ok: true, version: 2 })
    expect(await save()).toEqual({ ok: true, version: 2 })
    expect(await save(anArticleText({ title: 'Something else' }))).toMatchObject({ reason: 'changed-since' })
  })
})
