import { expect, test } from 'vitest'
import { onlyClientsOf } from '#accounts/access/visible-db.server.ts'
import { countClients } from '#accounts/people/people-db.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { aHouseholdFact, aPartner } from '#test/households.ts'
import { newWorld } from '#test/world.ts'
import { loader } from './client-list-page.tsx'
import { listDuplicates } from './duplicate-db.server.ts'

type Known = { firstName?: string; lastName?: string; phone?: string; email?: string; born?: string }
const one: Known = { firstName: 'Hannah', lastName: 'Cole' }

test.each<[Known, Known, string[]]>([
  [one, { firstName: 'Hanna', lastName: 'Cole' }, ['name']],
  [one, { firstName: 'Cole', lastName: 'Hannah' }, ['name']],
  [one, { firstName: 'HANNAH', lastName: 'Côle' }, ['name']],
  [{ lastName: 'Müller' }, { lastName: 'Mueller' }, ['name']],
  [{ lastName: 'Müller' }, { lastName: 'Muller' }, ['name']],
  [{ lastName: 'Strauß' }, { lastName: 'Strauss' }, ['name']],
  [{ firstName: 'Stephen' }, { firstName: 'Stefen' }, ['name']],
  [{ lastName: 'Meyer' }, { lastName: 'Meier' }, ['name']],
  [{ lastName: 'Thomas-Beck' }, { lastName: 'Tomas Bek' }, ['name']],
  [
    { ...one, phone: '+41 79 123 45 67' },
    { firstName: 'Helen', lastName: 'Hughes', phone: '079 123 45 67' },
    ['phone'],
  ],
  [{ ...one, born: '1990-02-03' }, { firstName: 'Anna', lastName: 'Kole', born: '1990-02-03' }, ['birth']],
  [
    { ...one, email: 'hannah.cole@example.com' },
    { firstName: 'H', lastName: 'C', email: 'hannahcole@example.org' },
    ['mail'],
  ],
  [one, { firstName: 'Hannah', lastName: 'Coleman' }, []],
  [one, { firstName: 'Anna', lastName: 'Cole' }, []],
  [{ ...one, born: '1990-02-03' }, { firstName: 'Anna', lastName: 'Cole', born: '1991-02-03' }, []],
  [{ ...one, phone: '117' }, { firstName: 'Helen', lastName: 'Hughes', phone: '117' }, []],
])('%j and %j are alike by %j', async (first, second, reasons) => {
  const world = await newWorld()
  const ids: string[] = []
  for (const { born, ...known } of [first, second]) {
    const named = { firstName: 'Ana', lastName: 'Keller', ...known }
    const { id } = await aPerson(world, { ...named, name: `${named.firstName} ${named.lastName}` })
    await world.db.updateTable('people').set(named).where('id', '=', id).execute()
    if (born) await aHouseholdFact(world, id, { fact: 'birth-date', value: born, person: 'client' })
    ids.push(id)
  }
  const found = await listDuplicates(world.db, ids[0] ?? '', null)
  expect(found.map(({ id, reasons }) => [id, reasons])).toEqual(reasons.length > 0 ? [[ids[1], reasons]] : [])
})

test('a couple with one phone is not asked about', async () => {
  const world = await newWorld()
  const client = await aPerson(world)
  const partner = await aPartner(world, client)
  await world.db.updateTable('people').set({ phone: '+41 79 123 45 67' }).execute()
  await world.db
    .updateTable('people')
    .set({ name: 'Ben Hughes', lastName: 'Hughes' })
    .where('id', '=', partner.id)
    .execute()
  expect(await listDuplicates(world.db, client.id, null)).toEqual([])
})

test('an account that was merged into another is in no list and no count', async () => {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner' })
  const [stays, went] = [await aPerson(world), await aPerson(world)]
  const merged = { mergedInto: stays.id, mergedAt: world.now(), status: 'closed' }
  await world.db.updateTable('people').set(merged).where('id', '=', went.id).execute()
  const { list } = await loader(argsFor(world, owner, { path: '/admin/clients' }))
  expect(list.rows.map(({ id }) => id)).toEqual([stays.id])
  expect(await countClients(world.db, onlyClientsOf(null, 'people.id'))).toMatchObject({ active: 1, closed: 0 })
})
