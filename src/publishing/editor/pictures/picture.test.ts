import { expect, test } from 'vitest'
import { argsFor } from '#test/admin/admin-context.ts'
import { newWorld } from '#test/world.ts'
import { pictureAddress, pictureAttributes, pictureMarkdown, readPictureAddress, storedWidths } from './picture.ts'
import { loader } from './picture-route.ts'

const id = '6f1d2c3b-0a4e-4b7c-9d8e-1f2a3b4c5d6e'

test.each([
  [480, 320, 480],
  [960, 540, 480],
  [1600, 1600, 960],
  [960, 12_000, 960],
  [320, 16_383, 320],
])('the URL of a picture of %i × %i pixels round-trips at width %i', (width, height, shownWidth) => {
  const picture = { id, width, height }
  expect(readPictureAddress(pictureAddress(picture, shownWidth))).toEqual({ ...picture, shownWidth })
})

test.each([
  ['another house', `https://evil.example/media/${id}-480x320-480.webp`],
  ['a house that looks like a folder', `//evil.example/media/${id}-480x320-480.webp`],
  ['what follows it', `/media/${id}-480x320-480.webp?x`],
  ['a line more', `/media/${id}-480x320-480.webp\n`],
  ['another kind', `/media/${id}-480x320-480.svg`],
  ['a folder above', `/media/../${id}-480x320-480.webp`],
  ['no id', `/media/${'-'.repeat(36)}-480x320-480.webp`],
  ['figures without their marks', `/media/${'a'.repeat(36)}-480x320-480.webp`],
  ['a size beyond all pictures', `/media/${id}-480x999999-480.webp`],
  ['nothing', ''],
])('a URL with %s is not a picture', (_, address) => {
  expect(readPictureAddress(address)).toBeNull()
})

test.each([
  [320, [320]],
  [480, [480]],
  [481, [480, 481]],
  [960, [480, 960]],
  [1600, [480, 960, 1600]],
  [5000, [480, 960, 1600]],
])('a picture %i pixels wide is stored in the widths %j', (width, saved) => {
  expect(storedWidths(width)).toEqual(saved)
})

test('srcset lists every stored width', () => {
  const { srcSet } = pictureAttributes({ id, width: 1600, height: 900 })
  const named = srcSet.split(', ').map((each) => readPictureAddress(each.split(' ')[0] ?? '')?.shownWidth)
  expect(named).toEqual([480, 960, 1600])
})

test('an alternative text cannot break out of its Markdown', () => {
  const written = pictureMarkdown({ id, width: 480, height: 320 }, 'x](javascript:alert(1)) \\[y\n# z')
  expect(written).toMatch(/^!\[[^[\]\\\n]*\]\([^()]*\)$/)
})

test('unknown pictures and widths answer 404', async () => {
  const world = await newWorld()
  for (const named of ['-'.repeat(36), id, `${id}`.toUpperCase()])
    for (const width of [480, 9999]) {
      const path = `/media/${named}-480x320-${width}.webp`
      await expect(loader(argsFor(world, null, { path })), path).rejects.toMatchObject({ status: 404 })
    }
})
