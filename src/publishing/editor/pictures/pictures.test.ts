import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#publishing/editor/render-markdown.server.ts'
import { newWorld } from '#test/world.ts'
import { pictureAddress, pictureMarkdown, readPictureAddress, storedWidths } from './picture.ts'
import { findPictureBytes, listPictures } from './picture-db.server.ts'
import { storePicture } from './store-picture.server.ts'

const anonymous = { person: null, metadata: null }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8232a' } })
const jpeg = (width: number, height: number) => plain(width, height).jpeg().toBuffer()

async function aBomb(): Promise<Buffer> {
  const png = await plain(400, 400).png().toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

async function saveAll(files: Record<string, Buffer>) {
  const world = await newWorld()
  const outcomes: Record<string, unknown> = {}
  for (const [name, upload] of Object.entries(files)) {
    const outcome = await storePicture(world, anonymous, { upload, alt: 'A red wall' })
    outcomes[name] = outcome.ok || outcome.reason
  }
  return { world, outcomes }
}

test('an upload is re-encoded in several sizes, upright and without metadata', async () => {
  const world = await newWorld()
  const upload = await plain(2_000, 1_000)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'At home' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const outcome = await storePicture(world, anonymous, { upload, alt: '  A red\nwall ' })
  if (!outcome.ok) throw new Error(outcome.reason)
  expect(outcome.picture).toMatchObject({ width: 1_000, height: 2_000, alt: 'A red wall' })
  for (const width of [480, 960, 1_000]) {
    const bytes = await findPictureBytes(world.db, outcome.picture.id, width)
    const created = await sharp(bytes ?? undefined).metadata()
    expect(created).toMatchObject({ format: 'webp', width })
    expect(created.exif).toBeUndefined()
    expect(bytes?.includes('Somebody')).toBe(false)
  }
  expect(await findPictureBytes(world.db, outcome.picture.id, 1_600)).toBeNull()
})

test('files that are not pictures, too large, too small or animated are refused', async () => {
  const frames = sharp([await jpeg(400, 400), await plain(400, 400).negate().jpeg().toBuffer()], {
    join: { animated: true },
  })
  const { world, outcomes } = await saveAll({
    bomb: await aBomb(),
    text: Buffer.from('<html>'),
    svg: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>',
    ),
    broken: (await jpeg(900, 900)).subarray(0, 2_000),
    small: await jpeg(100, 100),
    moving: await frames.webp().toBuffer(),
    nothing: Buffer.alloc(0),
    right: await jpeg(400, 300),
  })
  expect(outcomes).toEqual({
    bomb: 'too-many-pixels',
    text: 'not-a-picture',
    svg: 'not-a-picture',
    broken: 'not-a-picture',
    small: 'too-small',
    moving: 'animated',
    nothing: 'file-missing',
    right: true,
  })
  expect(await listPictures(world.db, 9)).toHaveLength(1)
})

test('the same file uploaded twice or concurrently is one picture; it needs an alternative text', async () => {
  const world = await newWorld()
  const upload = await jpeg(500, 300)
  const keep = (alt: string) => storePicture(world, anonymous, { upload, alt })
  expect(await keep(' ')).toEqual({ ok: false, reason: 'alt-missing' })
  expect(await keep('x'.repeat(301))).toEqual({ ok: false, reason: 'alt-long' })
  const both = await Promise.all([keep('A wall'), keep('A wall')])
  expect(new Set(both.map((outcome) => outcome.ok && outcome.picture.id)).size).toBe(1)
  expect(await listPictures(world.db, 9)).toHaveLength(1)
})

test('a picture URL contains id and size and is parsed strictly', () => {
  const picture = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', width: 1_000, height: 700 }
  const address = pictureAddress(picture, 480)
  expect(readPictureAddress(address)).toEqual({ ...picture, shownWidth: 480 })
  for (const wrong of ['/media/x.webp', `https://x.example${address}`, `${address}?x`, '/media/../etc'])
    expect(readPictureAddress(wrong)).toBeNull()
  expect(storedWidths(1_000)).toEqual([480, 960, 1_000])
  expect(storedWidths(4_000)).toEqual([480, 960, 1_600])
  expect(pictureMarkdown(picture, 'A [red] wall')).toBe(`![A  red  wall](${pictureAddress(picture)})`)
})

test('Markdown renders own pictures with alternative text and no others', () => {
  const picture = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', width: 1_000, height: 700 }
  const { html } = renderMarkdown(pictureMarkdown(picture, 'A "red" wall'))
  expect(html).toContain(`src="${pictureAddress(picture)}"`)
  expect(html).toContain('width="1000" height="700" alt="A &quot;red&quot; wall" loading="lazy"')
  expect(html).toContain(`${pictureAddress(picture, 480)} 480w`)
  for (const other of [
    '![A wall](https://x.example/a.webp)',
    `![](${pictureAddress(picture)})`,
    '![x](/media/x.webp "onload=x")',
  ])
    expect(renderMarkdown(other).html).not.toContain('<img')
})
