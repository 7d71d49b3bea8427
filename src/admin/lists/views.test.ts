import { expect, test } from 'vitest'
import { loader as cases } from '#cases/list/staff/case-list-page.tsx'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { action, loader } from './views-page.tsx'

async function anOffice() {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin', name: 'Anna Keller' })
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const at = { path: '/admin/lists/cases/views', params: { list: 'cases' } }
  const post = (person: typeof admin, form: Record<string, string>) =>
    outcomeOf(action(argsFor(world, person, { ...at, form })))
  const seenBy = async (person: typeof admin) => (await loader(argsFor(world, person, at))).views
  const open = (person: typeof admin, path: string) => outcomeOf(() => cases(argsFor(world, person, { path })))
  return { world, admin, adviser, post, seenBy, open }
}

test('a saved view is private to its owner until shared', async () => {
  const { world, admin, adviser, post, seenBy } = await anOffice()
  const saved = await post(admin, { name: ' Late ones ', query: 'overdue=1&after=x&note=y&sort=-due' })
  expect(saved).toMatchObject({ status: 303, to: '/admin/cases?overdue=1&sort=-due&note=view-saved' })
  expect(await seenBy(adviser)).toEqual([])
  const [view] = await seenBy(admin)
  expect(view).toMatchObject({ name: 'Late ones', query: 'overdue=1&sort=-due', isOwn: true, isShared: false })
  for (const intent of ['delete', 'unshare', 'default']) {
    expect(await post(adviser, { intent, view: view?.id ?? '' })).toMatchObject({ status: 404 })
  }
  expect(await post(adviser, { intent: 'share', view: view?.id ?? '' })).toMatchObject({ status: 403 })
  expect(await post(admin, { intent: 'share', view: view?.id ?? '' })).toMatchObject({ status: 303 })
  expect(await seenBy(adviser)).toMatchObject([{ name: 'Late ones', isOwn: false, ownerName: 'Anna Keller' }])
  expect(await post(adviser, { intent: 'delete', view: view?.id ?? '' })).toMatchObject({ status: 404 })
  expect(await post(admin, { intent: 'delete', view: view?.id ?? '' })).toMatchObject({ status: 303 })
  expect(await seenBy(admin)).toEqual([])
  expect(await listAuditActions(world)).toEqual(['view.shared'])
})

test('an invalid view is refused with the reason, and the form retains its name', async () => {
  const { admin, adviser, post } = await anOffice()
  expect(await post(admin, { name: 'Mine', query: '' })).toMatchObject({
    status: 303,
    to: '/admin/cases?all=1&note=view-saved',
  })
  expect(await post(admin, { name: 'Mine', query: 'q=a' })).toMatchObject({
    status: 409,
    data: { at: 'name', name: 'Mine' },
  })
  expect(await post(admin, { name: '  ', query: '' })).toMatchObject({ status: 422 })
  expect(await post(admin, { name: 'x'.repeat(61), query: '' })).toMatchObject({ status: 422 })
  expect(await post(admin, { name: 'Long', query: `q=${'x'.repeat(3000)}` })).toMatchObject({ status: 422 })
  expect(await post(adviser, { name: 'Ours', query: '', shared: '1' })).toMatchObject({ status: 403 })
  expect(await post(admin, { intent: 'delete', view: 'nonsense' })).toMatchObject({ status: 404 })
})

test('a default view opens only for its owner and without URL filters; each person has one', async () => {
  const { admin, adviser, post, seenBy, open } = await anOffice()
  for (const [name, query] of [
    ['Late', 'overdue=1'],
    ['High', 'priority=high'],
  ] as const) {
    await post(admin, { name, query, shared: '1' })
  }
  for (const { id } of await seenBy(admin)) await post(admin, { intent: 'default', view: id })
  expect(await open(admin, '/admin/cases')).toMatchObject({ status: 302, to: '/admin/cases?overdue=1' })
  expect(await open(admin, '/admin/cases?note=moved')).toMatchObject({ to: '/admin/cases?overdue=1&note=moved' })
  expect(await open(admin, '/admin/cases?all=1')).toMatchObject({ status: 200 })
  expect(await open(adviser, '/admin/cases')).toMatchObject({ status: 200 })
  expect((await seenBy(adviser)).some(({ isDefault }) => isDefault)).toBe(false)
})

test('choosing a deleted or foreign view as default returns 404 and retains the current default', async () => {
  const { world, admin, adviser, post, seenBy, open } = await anOffice()
  await post(admin, { name: 'Late', query: 'overdue=1' })
  await post(admin, { name: 'High', query: 'priority=high' })
  await post(adviser, { name: 'Theirs', query: '' })
  const [high, late] = await seenBy(admin)
  const [theirs] = await seenBy(adviser)
  await post(admin, { intent: 'default', view: late?.id ?? '' })
  await post(admin, { intent: 'delete', view: high?.id ?? '' })
  for (const view of [high?.id, theirs?.id, 'nonsense'])
    expect(await post(admin, { intent: 'default', view: view ?? '' })).toMatchObject({ status: 404 })
  const clients = { path: '/admin/lists/clients/views', params: { list: 'clients' } }
  const form = { intent: 'delete', view: late?.id ?? '' }
  expect(await outcomeOf(action(argsFor(world, admin, { ...clients, form })))).toMatchObject({ status: 404 })
  expect(await open(admin, '/admin/cases')).toMatchObject({ status: 302, to: '/admin/cases?overdue=1' })
})

test('a person saves at most fifty views over all lists; unknown lists get 404', async () => {
  const { world, admin, adviser, post, seenBy } = await anOffice()
  const rows = Array.from({ length: 49 }, (_, at) => ({ list: 'clients', name: `View ${at}`, query: '' }))
  await world.db
    .insertInto('savedViews')
    .values(rows.map((row) => ({ ...row, ownerId: admin.id })))
    .execute()
  expect(await post(admin, { name: 'The last one', query: '' })).toMatchObject({ status: 303 })
  expect(await post(admin, { name: 'One too many', query: '' })).toMatchObject({ status: 409 })
  expect(await post(adviser, { name: 'Another person', query: '' })).toMatchObject({ status: 303 })
  expect((await seenBy(admin)).map(({ name }) => name)).toEqual(['The last one'])
  for (const list of ['passwords', 'constructor', '__proto__']) {
    const at = { path: `/admin/lists/${list}/views`, params: { list } }
    expect(await outcomeOf(() => loader(argsFor(world, admin, at))), list).toMatchObject({ status: 404 })
  }
})
