import { expect, test } from 'vitest'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { newWorld } from '#test/world.ts'
import { previewContentItem, previewPath } from './preview-content-item.server.ts'
import { saveContentItem } from './save-content-item.server.ts'

async function aPreview() {
  const world = await newWorld()
  const id = await anArticle(world)
  const token = previewPath(world, id).replace('/preview/', '')
  return { world, id, token }
}

test('a preview shows the newest version for exactly three days', async () => {
  const { world, id, token } = await aPreview()
  await saveContentItem(world, anonymous, { id, startedFrom: 1, text: anArticleText({ title: 'Newer' }) })
  expect(await previewContentItem(world, token)).toMatchObject({
    entry: { id },
    version: { number: 2, title: 'Newer' },
  })
  world.setNow('2026-11-24T09:00:00Z')
  expect(await previewContentItem(world, token)).toMatchObject({ entry: { id } })
  world.setNow('2026-11-24T09:00:01Z')
  expect(await previewContentItem(world, token)).toBeNull()
})

test('a manipulated or foreign preview token shows nothing', async () => {
  const { world, id, token } = await aPreview()
  const other = await anArticle(world, { slug: 'other' })
  const [, until = '', signature = ''] = token.split('.')
  const elsewhere = { secretKey: new SecretKey(Buffer.alloc(32, 7)), now: world.now }
  for (const changed of [
    `${other}.${until}.${signature}`,
    `${id}.${Number(until) + 1}.${signature}`,
    `${id}.${until}.${signature.slice(0, -1)}`,
    `${id}.${until}.${signature}x`,
    `${id}.${until}.${'ä'.repeat(signature.length)}`,
    `${id}.${until}.`,
    `${id}.${until}`,
    `${id}.1e99.${signature}`,
    `${id}.-1.${signature}`,
    `..`,
    '',
    previewPath(elsewhere, id).replace('/preview/', ''),
  ])
    expect([changed, await previewContentItem(world, changed)]).toEqual([changed, null])
  expect(await previewContentItem(world, previewPath(world, 'nothing').replace('/preview/', ''))).toBeNull()
  expect(await previewContentItem(world, token)).not.toBeNull()
})
