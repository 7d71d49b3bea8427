import { describe, expect, test } from 'vitest'
import { storeProgramText } from '#publishing/editor/items/content-item-db.server.ts'
import type { ContentText } from '#publishing/editor/items/content-item-text.ts'
import { listVersions } from '#publishing/editor/items/version-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { anAdminContext } from '#test/publishing/content-item-panel.ts'
import { blankText } from './content-item-form.ts'
import { loader as list } from './content-list-page.tsx'
import { loader as program, action as settle } from './program-page.tsx'
import { action as restore, loader as version } from './version-page.tsx'

describe('concurrent editing', () => {
  test('the second save shows both texts and overwrites nothing until confirmed', async () => {
    const { adviser, admin, newest, send } = await anAdminContext()
    await send(adviser, 'save', 1, { body: 'By the adviser.' })
    const refused = await send(admin, 'save', 1, { body: 'By the admin.' })
    expect(refused).toMatchObject({
      status: 409,
      data: {
        values: { body: 'By the admin.' },
        theirs: { version: 2, who: 'Tim Adler', values: { body: 'By the adviser.' } },
        text: expect.stringContaining('Tim Adler'),
      },
    })
    expect(await newest()).toMatchObject({ body: 'By the adviser.' })
    expect(await send(admin, 'save:2', 1, { body: 'By both.' })).toMatchObject({ status: 303 })
    expect(await newest()).toMatchObject({ number: 3, body: 'By both.' })
  })

  test('an autosave keeps what has no error, and says which field it left out', async () => {
    const { adviser, newest, keep } = await anAdminContext()
    await keep(adviser, 1, { body: 'One' })
    const wrong = { body: 'Two', 'fields.lawState': 'soon' }
    const reply = await keep(adviser, 2, wrong)
    expect(reply).toMatchObject({ ok: true, version: 3, errors: { 'fields.lawState': expect.any(String) } })
    expect(await newest()).toMatchObject({ body: 'Two', fields: { lawState: '2026-11-21' } })
    expect(await keep(adviser, 3, { body: 'Three' })).toMatchObject({ ok: true, errors: {} })
  })

  test('a user’s own autosave never conflicts with their save', async () => {
    const { adviser, newest, send, keep } = await anAdminContext()
    await keep(adviser, 1, { body: 'Half' })
    expect(await send(adviser, 'save', 1, { body: 'Whole' })).toMatchObject({ status: 303 })
    expect(await newest()).toMatchObject({ body: 'Whole', isAutosave: false })
  })

  test('one of two simultaneous saves is refused', async () => {
    const { adviser, admin, send } = await anAdminContext()
    const both = await Promise.all([send(adviser, 'save', 1, { body: 'A' }), send(admin, 'save', 1, { body: 'B' })])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
  })

  test('an autosave never overwrites the version of another editor', async () => {
    const { adviser, admin, newest, keep } = await anAdminContext()
    expect(await keep(adviser, 1, { body: 'One' })).toMatchObject({ status: 200, version: 2 })
    expect(await keep(adviser, 2, { body: 'One two' })).toMatchObject({ version: 3 })
    expect(await keep(adviser, 3, { body: 'One two' })).toMatchObject({ version: 3 })
    expect(await keep(admin, 1, { body: 'Mine' })).toMatchObject({ status: 409, theirs: { who: 'Tim Adler' } })
    expect(await newest()).toMatchObject({ body: 'One two', isAutosave: true })
    const seen = await keep(admin, 1, { body: 'Mine {fact:pillar3a.max.2026} <script>x</script>' }, 'look')
    expect(seen).toMatchObject({ newest: { version: 3, who: 'Tim Adler' }, facts: 1 })
    expect(seen.html).toMatch(/CHF\s7,258/)
    expect(seen.html).not.toContain('<script')
  })
})

test('an earlier version is compared and restored; later versions remain', async () => {
  const { world, adviser, id, newest, send } = await anAdminContext()
  await send(adviser, 'save', 1, { body: 'First.' })
  await send(adviser, 'save', 2, { body: 'Second.' })
  const at = (number: string, form?: Record<string, string>) =>
    argsFor(world, adviser, { path: '/', params: { contentItemId: id, number }, form })
  expect((await outcomeOf(version(at('2')))).data).toMatchObject({
    earlier: { values: { body: 'First.' } },
    newest: { values: { body: 'Second.' } },
  })
  expect(await outcomeOf(() => restore(at('2', { intent: 'restore', version: '1' })))).toMatchObject({ status: 409 })
  expect(await outcomeOf(() => restore(at('2', { intent: 'restore', version: '3' })))).toMatchObject({ status: 303 })
  expect(await newest()).toMatchObject({ number: 4, body: 'First.', restoredFrom: 2 })
  expect(await listVersions(world.db, id)).toHaveLength(4)
  for (const number of ['9', 'x', '-1'])
    expect(await outcomeOf(() => restore(at(number, { intent: 'restore', version: '4' })))).toMatchObject({
      status: 404,
    })
  expect(await outcomeOf(() => restore(at('2', { intent: 'explode', version: '4' })))).toMatchObject({ status: 404 })
})

test('staff accept or dismiss a new text shipped with the program', async () => {
  const { world, adviser, id, newest, entry } = await anAdminContext()
  const text = blankText('article', { title: 'From the program', author: 'x', year: '2026' }) as ContentText
  const wait = () => world.db.transaction().execute((tx) => storeProgramText(tx, id, { text, fingerprint: 'f' }))
  await world.db.updateTable('contentItems').set({ seedKey: 'k', seedFingerprint: 'e' }).execute()
  const at = (form?: Record<string, string>) =>
    argsFor(world, adviser, { path: '/', params: { contentItemId: id }, form })
  expect(await outcomeOf(() => program(at()))).toMatchObject({ status: 404 })
  await wait()
  expect((await outcomeOf(program(at()))).data).toMatchObject({ program: { title: 'From the program' } })
  const flagged = await outcomeOf(list(argsFor(world, adviser, { path: '/admin/content?program=1' })))
  expect(flagged.data).toMatchObject({ list: { rows: [{ id, isChangedInProgram: true }] } })
  expect(await outcomeOf(() => settle(at({ intent: 'leave', version: '1' })))).toMatchObject({ status: 303 })
  expect(await entry()).toMatchObject({ isChangedInProgram: false })
  await wait()
  expect(await outcomeOf(() => settle(at({ intent: 'take', version: '9' })))).toMatchObject({ status: 409 })
  expect(await outcomeOf(() => settle(at({ intent: 'take', version: '1' })))).toMatchObject({ status: 303 })
  expect(await newest()).toMatchObject({ title: 'From the program' })
})
