import { expect, test } from 'vitest'
import { onlyClientsOf } from '#accounts/access/visible-db.server.ts'
import { countClients } from '#accounts/people/people-db.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loader } from './client-list-page.tsx'

test('clients are filtered by status, search text and cases, without staff', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Beat Adviser' })
  const paul = await aPerson(world, { status: 'pending', name: 'Paul 100% Percent', company: 'Under_score AG' })
  const zoe = await aPerson(world, { name: 'Zoë Müller-ÉLISE', company: 'Société Générale' })
  await aCase(world, { client: zoe })
  const ids = async (query: string) => {
    const { list } = await loader(argsFor(world, adviser, { path: `/admin/clients?${query}` }))
    expect(list.total).toBe(list.rows.length)
    return list.rows.map(({ id }) => id)
  }
  expect(await ids('sort=name')).toEqual([paul.id, zoe.id])
  expect(await ids('status=pending')).toEqual([paul.id])
  expect(await ids('cases=open')).toEqual([zoe.id])
  expect(await ids('cases=none')).toEqual([paul.id])
  for (const q of ['100%', 'under_score', 'PERCENT', '%'])
    expect(await ids(`${new URLSearchParams({ q })}`), q).toEqual([paul.id])
  for (const q of ['zoe', 'ZOË', 'muller', 'élise', 'societe', 'Zoe\u0308']) {
    expect(await ids(`${new URLSearchParams({ q })}`), q).toEqual([zoe.id])
  }
  for (const q of ['r%score', '_oe', '\\']) expect(await ids(`${new URLSearchParams({ q })}`), q).toEqual([])
  expect(await countClients(world.db, onlyClientsOf(null, 'people.id'))).toMatchObject({
    pending: 1,
    active: 1,
    invited: 0,
  })
})
