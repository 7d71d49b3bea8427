import { expect, test } from 'vitest'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { newWorld, type World } from '#test/world.ts'
import { findByAddress, findContentItem } from './items/content-item-db.server.ts'
import type { ContentText } from './items/content-item-text.ts'
import { readText } from './items/content-item-text.ts'
import { renameContentItem } from './items/create-content-item.server.ts'
import { moveContentItem } from './items/move-content-item.server.ts'
import { publishedContentItems } from './items/published.server.ts'
import { saveContentItem } from './items/save-content-item.server.ts'
import { findVersion, listVersions } from './items/version-db.server.ts'
import { applyProgramText, leaveProgramText, waitingText } from './program-text.server.ts'
import { seedContentItems } from './seed-content-items.server.ts'
import { listSeedContentItems, type SeedContentItem } from './seed-texts.server.ts'

const aSeed = (text: ContentText = anArticleText()): SeedContentItem => ({
  ...{ key: 'article:paying-in', kind: 'article', slug: 'paying-in', place: 0, text },
  ...{ publishedOn: '2026-11-09', changedOn: '2026-11-21' },
})
const later = () => aSeed(anArticleText({ title: 'From a later program' }))
const nothing = { made: 0, followed: 0, waiting: 0, refused: 0 }

async function aSeeded(world: World): Promise<string> {
  expect(await seedContentItems(world, [aSeed()])).toEqual({ ...nothing, made: 1 })
  const entry = await findByAddress(world.db, { kind: 'article', language: 'en', slug: 'paying-in' })
  return entry?.id ?? ''
}
const publicTitles = async (world: World) => (await publishedContentItems(world, 'article')).map(({ title }) => title)

test('every seed text is valid and readers see the same content after seeding', async () => {
  const world = await newWorld()
  const seeds = listSeedContentItems()
  for (const { kind, key, text } of seeds) expect([key, readText(kind, text)]).toEqual([key, { ok: true, text }])
  const kinds = ['article', 'faq', 'case-study', 'law', 'position', 'profile'] as const
  const before = await Promise.all(kinds.map((kind) => publishedContentItems(world, kind)))
  expect(await seedContentItems(world)).toEqual({ ...nothing, made: seeds.length })
  expect(await seedContentItems(world)).toEqual(nothing)
  const bare = (entries: readonly { id: string; slug: string }[]) =>
    entries.map(({ id: _id, ...entry }) => entry).toSorted((a, b) => a.slug.localeCompare(b.slug))
  for (const [at, kind] of kinds.entries())
    expect(bare(await publishedContentItems(world, kind))).toEqual(bare(before[at] ?? []))
})

test('an unedited item follows the built-in text', async () => {
  const world = await newWorld()
  const id = await aSeeded(world)
  world.setNow('2026-12-01T09:00:00Z')
  expect(await seedContentItems(world, [later()])).toEqual({ ...nothing, followed: 1 })
  expect(await publicTitles(world)).toEqual(['From a later program'])
  expect(await findContentItem(world.db, id)).toMatchObject({ version: 2, isChangedInProgram: false })
  expect((await publishedContentItems(world, 'article'))[0]).toMatchObject({
    publishedOn: '2026-11-09',
    changedOn: '2026-12-01',
  })
})

test.each(['saved', 'published'])(
  'an edited item (%s) is not overwritten: staff decide about the new built-in text',
  async (how) => {
    const world = await newWorld()
    const id = await aSeeded(world)
    await saveContentItem(world, anonymous, {
      id,
      startedFrom: 1,
      text: anArticleText({ title: publishingStaffTexts.generatorPage.startedByStaff }),
    })
    if (how === 'published') await moveContentItem(world, anonymous, { id, move: 'publish', version: 2 })
    expect(await seedContentItems(world, [later()])).toEqual({ ...nothing, waiting: 1 })
    expect(await seedContentItems(world, [later()])).toEqual(nothing)
    const entry = await findContentItem(world.db, id)
    expect(entry).toMatchObject({ version: 2, isChangedInProgram: true })
    expect(entry && waitingText(entry)).toMatchObject({ title: 'From a later program' })
    expect(await publicTitles(world)).toEqual([
      how === 'published' ? publishingStaffTexts.generatorPage.startedByStaff : 'Paying into pillar 3a',
    ])
  },
)

test('staff apply the new built-in text as the newest version, or dismiss it until it changes', async () => {
  const world = await newWorld()
  const id = await aSeeded(world)
  await saveContentItem(world, anonymous, {
    id,
    startedFrom: 1,
    text: anArticleText({ title: publishingStaffTexts.generatorPage.startedByStaff }),
  })
  await seedContentItems(world, [later()])
  expect(await applyProgramText(world, anonymous, { id, startedFrom: 1 })).toMatchObject({
    reason: 'changed-since',
  })
  expect(await leaveProgramText(world, anonymous, { id, startedFrom: 2 })).toEqual({ ok: true, version: 2 })
  expect(await leaveProgramText(world, anonymous, { id, startedFrom: 2 })).toMatchObject({ reason: 'nothing-waits' })
  expect(await seedContentItems(world, [later()])).toEqual(nothing)
  const third = aSeed(anArticleText({ title: 'A third text' }))
  expect(await seedContentItems(world, [third])).toEqual({ ...nothing, waiting: 1 })
  expect(await applyProgramText(world, anonymous, { id, startedFrom: 2 })).toEqual({ ok: true, version: 3 })
  expect(await findVersion(world.db, id, 3)).toMatchObject({ title: 'A third text' })
  expect(await publicTitles(world)).toEqual(['Paying into pillar 3a'])
  expect(await findContentItem(world.db, id)).toMatchObject({ isChangedInProgram: false })
})

test('a renamed or withdrawn item stays renamed or withdrawn, and no second item is created', async () => {
  const world = await newWorld()
  const id = await aSeeded(world)
  await renameContentItem(world, anonymous, { id, slug: 'third-pillar' })
  await moveContentItem(world, anonymous, { id, move: 'withdraw', version: 1 })
  expect(await seedContentItems(world, [later()])).toEqual({ ...nothing, followed: 1 })
  expect(await findContentItem(world.db, id)).toMatchObject({ state: 'withdrawn', slug: 'third-pillar', version: 2 })
  expect(await publicTitles(world)).toEqual([])
  expect(await listVersions(world.db, id)).toHaveLength(2)
})

test('a new built-in text is not applied if an item by staff has its URL', async () => {
  const world = await newWorld()
  const id = await anArticle(world, {
    isPublic: true,
    text: anArticleText({ title: publishingStaffTexts.generatorPage.startedByStaff }),
  })
  expect(await seedContentItems(world, [aSeed()])).toEqual({ ...nothing, waiting: 1 })
  expect(await findContentItem(world.db, id)).toMatchObject({ isChangedInProgram: true })
  expect(await publicTitles(world)).toEqual([publishingStaffTexts.generatorPage.startedByStaff])
  const second = { ...aSeed(), key: 'article:another' }
  expect(await seedContentItems(world, [second])).toEqual({ ...nothing, refused: 1 })
})
