import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureAddress, pictureLimits } from '#publishing/editor/pictures/picture.ts'
import { loader as show } from '#publishing/editor/pictures/picture-route.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { listAuditActions } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { action as add } from './add-picture-route.ts'
import { action, loader } from './pictures-page.tsx'

const jpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer()

function formOf(alt: string, file?: Uint8Array) {
  const form = new FormData()
  form.set('alt', alt)
  if (file) form.set('picture', new File([new Uint8Array(file)], 'wall.jpg', { type: 'image/jpeg' }))
  return form
}

test('staff add a picture with alt text, and it is served with immutable caching', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const args = (form?: FormData) => argsFor(world, adviser, { path: '/admin/content/pictures', form })
  expect(await outcomeOf(async () => action(args(formOf('A wall', await jpeg()))))).toMatchObject({ status: 303 })
  const { pictures } = (await outcomeOf(loader(args()))).data as {
    pictures: { id: string; width: number; height: number }[]
  }
  expect(pictures).toMatchObject([{ alt: 'A wall', width: 400, height: 300 }])
  const [picture] = pictures
  if (!picture) throw new Error('none')
  const handOut = (path: string) => show(argsFor(world, null, { path }))
  const reply = await handOut(pictureAddress(picture))
  expect(reply.headers.get('Content-Type')).toBe('image/webp')
  expect(reply.headers.get('Cache-Control')).toContain('immutable')
  expect((await sharp(await reply.arrayBuffer()).metadata()).width).toBe(400)
  for (const path of [
    pictureAddress(picture, 960),
    '/media/x.webp',
    pictureAddress({ ...picture, id: picture.id.replaceAll(/[\da-f]/g, '0') }),
  ])
    await expect(handOut(path)).rejects.toMatchObject({ status: 404 })
  expect(await listAuditActions(world)).toContain('picture.saved')
})

test('a refused picture returns the reason and the alt text, and is not stored', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const client = await aPerson(world)
  const args = (form: FormData, person = adviser) => argsFor(world, person, { path: '/admin/content/pictures', form })
  expect(await outcomeOf(() => action(args(formOf('A wall'))))).toMatchObject({
    status: 422,
    data: { alt: 'A wall', errors: { picture: publishingStaffTexts.content.pictures['file-missing'] } },
  })
  expect(await outcomeOf(async () => action(args(formOf('', await jpeg()))))).toMatchObject({
    data: { errors: { alt: expect.any(String) } },
  })
  const reply = await add(args(formOf('A wall', Buffer.from('<svg/>'))))
  expect([reply.status, await reply.json()]).toEqual([422, { error: expect.stringContaining('JPEG') }])
  const large = await add(args(formOf('A wall', Buffer.alloc(pictureLimits.bytes + 10))))
  expect(await large.json()).toEqual({ error: publishingStaffTexts.content.pictures['too-large'] })
  const created = await add(args(formOf('A wall', await jpeg())))
  expect(await created.json()).toEqual({
    markdown: expect.stringMatching(/^!\[A wall\]\(\/media\/[\da-f-]{36}-400x300-400\.webp\)$/),
  })
  expect(await outcomeOf(() => action(args(formOf('A wall', undefined), client)))).toMatchObject({ status: 403 })
  expect(await world.db.selectFrom('pictures').select('id').execute()).toHaveLength(1)
})
