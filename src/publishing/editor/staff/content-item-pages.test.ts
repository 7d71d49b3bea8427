import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { contentItemKinds } from '#publishing/editor/items/content-item.ts'
import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import { createContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import { previewPath } from '#publishing/editor/items/preview-content-item.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { ContentItemView, loader as preview } from '#site/preview/preview-page.tsx'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { actorOf, listAuditActions } from '#test/cases.ts'
import { drawPage } from '#test/draw-page.ts'
import { anAdminContext } from '#test/publishing/content-item-panel.ts'
import { newWorld } from '#test/world.ts'
import { blankText } from './content-item-form.ts'
import { loader as list } from './content-list-page.tsx'
import { action, loader } from './item-page.tsx'
import { action as begin } from './new-item-page.tsx'

const { refusals } = publishingStaffTexts.content

describe('content items', () => {
  test('staff create an item from its kind and title; a refused form returns its values', async () => {
    const { world, adviser, id } = await anAdminContext()
    const send = (form: Record<string, string>) =>
      outcomeOf(() => begin(argsFor(world, adviser, { path: '/admin/content/new', form })))
    const created = await send({ kind: 'faq', title: 'Säule 3a?', language: 'de' })
    expect(created).toMatchObject({ status: 303, to: expect.stringContaining('note=entry-made') })
    const contentItemId = created.to?.split('/').at(-1)?.split('?')[0] ?? ''
    expect(await findContentItem(world.db, contentItemId)).toMatchObject({
      kind: 'faq',
      slug: 'saule-3a',
      language: 'de',
      state: 'draft',
    })
    expect(contentItemId).not.toBe(id)
    const submitted = { kind: 'article', title: 'Another', slug: 'Not An Address' }
    expect(await send(submitted)).toMatchObject({
      status: 422,
      data: { submitted, fields: { slug: expect.any(String) } },
    })
    expect(await send({ kind: 'poem', title: '' })).toMatchObject({
      data: { fields: { kind: expect.any(String), title: expect.any(String) } },
    })
    expect(await send({ ...submitted, slug: 'pillar-3a-in-2027' })).toMatchObject({ status: 422 })
  })

  test('advisers write an item; only admins publish and withdraw it', async () => {
    const { world, adviser, admin, entry, newest, send } = await anAdminContext()
    expect(await send(adviser, 'save', 1)).toMatchObject({ status: 303 })
    expect(await send(adviser, 'publish', 2)).toMatchObject({ status: 403 })
    expect(await send(adviser, 'schedule', 2)).toMatchObject({ status: 403 })
    expect(await entry()).toMatchObject({ state: 'draft', publishedVersion: null })
    expect(await send(adviser, 'submit', 2)).toMatchObject({ status: 303 })
    expect(await send(admin, 'publish', 2)).toMatchObject({ status: 303 })
    expect(await entry()).toMatchObject({ state: 'published', publishedVersion: 2 })
    expect(await send(adviser, 'withdraw', 2)).toMatchObject({ status: 403 })
    expect(await send(admin, 'withdraw', 2, { body: 'Half a {fact:none' })).toMatchObject({ status: 303 })
    expect(await entry()).toMatchObject({ state: 'withdrawn', publishedVersion: null })
    expect(await newest()).toMatchObject({ body: 'Half a {fact:none' })
    expect(await send(admin, 'reopen', 3, { body: 'An {fact:unknown}.' })).toMatchObject({ status: 303 })
    expect(await entry()).toMatchObject({ state: 'draft', version: 3 })
    expect(await listAuditActions(world)).toEqual(
      expect.arrayContaining(['entry.made', 'entry.saved', 'entry.moved', 'entry.moved']),
    )
  })

  test('an adviser submits an item to a named reviewer, never to a client', async () => {
    const { world, adviser, admin, entry, look, send } = await anAdminContext()
    const { reviewers } = (await look(adviser)).data as { reviewers: { id: string }[] }
    expect(reviewers).toEqual([{ id: admin.id, name: 'Anna Keller' }])
    const client = await aPerson(world, { role: 'client' })
    expect(await send(adviser, 'submit', 1, { reviewer: client.id })).toMatchObject({
      status: 422,
      data: { errors: { reviewer: expect.any(String) }, version: 2 },
    })
    expect(await send(adviser, 'submit', 2, { reviewer: admin.id })).toMatchObject({ status: 303 })
    expect(await entry()).toMatchObject({ state: 'in-review', reviewer: admin.id })
    expect((await look(admin)).data).toMatchObject({ reader: 'you' })
    expect((await look(adviser)).data).toMatchObject({ reader: 'Anna Keller' })
  })

  test('an incomplete item is not published, but its text is saved', async () => {
    const { admin, entry, newest, send } = await anAdminContext()
    const refused = await send(admin, 'publish', 1, { 'fields.summary': '', body: 'A text.' })
    expect(refused).toMatchObject({
      status: 422,
      data: { version: 2, errors: { 'fields.summary': expect.any(String) }, values: { body: 'A text.' } },
    })
    expect(await entry()).toMatchObject({ state: 'draft' })
    expect(await newest()).toMatchObject({ body: 'A text.' })
  })

  test('an item with an unknown fact or an invalid URL is not saved, and the input is returned', async () => {
    const { adviser, entry, send } = await anAdminContext()
    const change = { body: 'Up to {fact:no.such}.', 'sources.0.href': 'javascript:alert(1)' }
    const refused = await send(adviser, 'save', 1, change)
    expect(refused).toMatchObject({
      status: 422,
      data: { errors: { 'sources.0.href': expect.any(String) }, values: change },
    })
    const unknown = await send(adviser, 'save', 1, { body: change.body })
    expect(unknown).toMatchObject({ data: { errors: { body: expect.stringContaining('no.such') } } })
    expect((await entry()).version).toBe(1)
  })

  test('an adviser changes the slug to an unused one until the item is published', async () => {
    const { world, adviser, admin, entry, send } = await anAdminContext()
    expect(await send(adviser, 'save', 1, { slug: 'another-one' })).toMatchObject({ status: 303 })
    expect(await entry()).toMatchObject({ slug: 'another-one' })
    const text = blankText('article', { title: 'Other', author: 'x', year: '2026' })
    await createContentItem(world, actorOf(adviser), { kind: 'article', slug: 'taken', text })
    const refused = await send(adviser, 'save', 2, { slug: 'taken' })
    expect(refused).toMatchObject({
      status: 422,
      data: { errors: { slug: expect.any(String) }, values: { slug: 'taken' } },
    })
    await send(admin, 'publish', 2, { slug: 'another-one' })
    expect(await send(adviser, 'save', 2, { slug: 'third' })).toMatchObject({
      data: { errors: { slug: expect.any(String) } },
    })
    expect(await entry()).toMatchObject({ slug: 'another-one' })
  })

  test('an admin schedules an item in Zurich time; impossible and past times are refused', async () => {
    const { admin, entry, send, look } = await anAdminContext()
    const plan = (change: Record<string, string>, from: number) => send(admin, 'schedule', from, change)
    expect(await plan({ publishDay: '28.3.2027', publishTime: '02:30' }, 1)).toMatchObject({
      status: 422,
      data: { errors: { publishDay: refusals['no-such-time'] } },
    })
    expect(await plan({ publishDay: '', publishTime: '' }, 2)).toMatchObject({ status: 422 })
    expect(await plan({ publishDay: '1.1.2020', publishTime: '07:00' }, 2)).toMatchObject({
      status: 422,
      data: { text: refusals['in-the-past'] },
    })
    const times = { publishDay: '1.12.2026', publishTime: '7:00', withdrawDay: '25.10.2027', withdrawTime: '0:00' }
    expect(await plan(times, 2)).toMatchObject({ status: 303 })
    expect(await entry()).toMatchObject({ state: 'scheduled', publishAt: new Date('2026-12-01T06:00:00Z') })
    expect((await look(admin)).data).toMatchObject({ values: { publishDay: '01.12.2026', publishTime: '07:00' } })
    expect(await send(admin, 'unschedule', 2)).toMatchObject({ status: 303 })
    expect(await entry()).toMatchObject({ state: 'draft', publishAt: null })
  })
})

test('the list filters by kind, state, author and outdated facts', async () => {
  const { world, adviser, id, send } = await anAdminContext()
  await send(adviser, 'save', 1)
  const rows = async (search: string) => {
    const { data } = await outcomeOf(list(argsFor(world, adviser, { path: `/admin/content${search}` })))
    return (data as { list: { rows: { id: string; flags: number }[] } }).list.rows
  }
  const has = async (search: string) => (await rows(search)).some((row) => row.id === id)
  expect(await has('?q=pillar-3a-in-2027')).toBe(true)
  expect(await has('?kind=article&state=draft&q=2027')).toBe(true)
  expect(await has('?kind=faq')).toBe(false)
  expect(await has('?state=published')).toBe(false)
  expect(await has(`?author=${adviser.id}`)).toBe(true)
  expect(await has('?flagged=1')).toBe(false)
  await world.db
    .updateTable('contentItemVersions')
    .set({ facts: '{"pillar3a.max.2026":"CHF 1"}' })
    .where('contentItemId', '=', id)
    .execute()
  expect(await has('?flagged=1')).toBe(true)
})

test.each(contentItemKinds)('an almost empty %s has a preview', async (kind) => {
  const world = await newWorld()
  const text = blankText(kind, { title: 'New', author: 'Anna', year: '2026' })
  const created = await createContentItem(world, { person: null, metadata: null }, { kind, slug: 'new', text })
  const token = created.ok ? previewPath(world, created.id).split('/').at(-1) : ''
  const { data } = await outcomeOf(preview(argsFor(world, null, { path: '/', params: { token: token ?? '' } })))
  const { preview: shown } = data as { preview: Parameters<typeof ContentItemView>[0]['preview'] }
  const router = createMemoryRouter([{ path: '/', element: createElement(ContentItemView, { preview: shown }) }])
  expect(await drawPage(createElement(RouterProvider, { router }))).toContain('New')
})

test('clients get 403; unknown items and actions get 404', async () => {
  const { world, adviser, look, send, keep } = await anAdminContext()
  const client = await aPerson(world)
  expect(await look(client)).toMatchObject({ status: 403 })
  expect(await send(client, 'save', 1)).toMatchObject({ status: 403 })
  await expect(keep(client, 1)).rejects.toMatchObject({ init: { status: 403 } })
  expect(await send(adviser, 'explode', 1)).toMatchObject({ status: 404 })
  for (const contentItemId of ['7', '00000000-0000-4000-8000-000000000000']) {
    const at = (form?: Record<string, string>) =>
      argsFor(world, adviser, { path: '/', params: { contentItemId }, form })
    expect(await outcomeOf(() => loader(at()))).toMatchObject({ status: 404 })
    expect(await outcomeOf(() => action(at({ intent: 'save', version: '1' })))).toMatchObject({ status: 404 })
  }
})
