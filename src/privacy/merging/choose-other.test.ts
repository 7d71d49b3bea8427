import { expect, test } from 'vitest'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loader } from './staff/choose-other-page.tsx'

test('admins search for another client to merge with; advisers get 403', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const zoe = await aPerson(world, { name: 'Zoe Muster', email: 'zoe@example.org' })
  const other = await aPerson(world, { name: 'Zoe Beispiel', email: 'zb@example.org' })
  const find = async (words: string, actor = admin, clientId = zoe.id) => {
    const path = `/admin/clients/${clientId}/merge?q=${words}`
    return outcomeOf(async () => loader(argsFor(world, actor, { path, params: { clientId } })))
  }
  expect(await find('zoe')).toMatchObject({ data: { clients: [{ id: other.id, name: 'Zoe Beispiel' }] } })
  expect(await find('')).toMatchObject({ data: { clients: [] } })
  expect(await find('zoe', await aPerson(world, { role: 'adviser' }))).toMatchObject({ status: 403 })
  expect(await find('zoe', admin, 'nobody')).toMatchObject({ status: 404 })
})
