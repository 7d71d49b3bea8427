import { expect, test } from 'vitest'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loader } from './deletion-list-page.tsx'

test('deletion requests are sorted by due date, filtered by state and name; advisers get 403', async () => {
  const world = await newWorld()
  const at = (day: string) => new Date(`2026-${day}T09:00:00Z`)
  const row = { requestedAt: at('11-01'), dueAt: at('11-30') }
  await world.db
    .insertInto('deletionRequests')
    .values([
      { ...row, name: 'Later Open' },
      { ...row, name: 'Søren Held', dueAt: at('11-08'), holdReason: 'An appeal', decidedAt: at('11-02') },
      { ...row, name: 'Early Gone', dueAt: at('10-08'), doneAt: at('10-08'), outcome: '{}' },
      { ...row, name: 'Early Back', dueAt: at('10-09'), cancelledAt: at('10-02') },
    ])
    .execute()
  const admin = await aPerson(world, { role: 'admin' })
  const see = async (query = '') => {
    const { list } = await loader(argsFor(world, admin, { path: `/admin/deletions?${query}` }))
    return { names: list.rows.map(({ name }: { name: string }) => name), tabs: list.tabs }
  }
  expect(await see()).toEqual({
    names: ['Søren Held', 'Later Open', 'Early Gone', 'Early Back'],
    tabs: { all: 4, open: 1, held: 1, done: 1, cancelled: 1 },
  })
  expect((await see('state=held')).names).toEqual(['Søren Held'])
  expect((await see('q=soren')).names).toEqual(['Søren Held'])
  const adviser = await aPerson(world, { role: 'adviser' })
  expect(await outcomeOf(loader(argsFor(world, adviser, { path: '/admin/deletions' })))).toMatchObject({ status: 403 })
})
