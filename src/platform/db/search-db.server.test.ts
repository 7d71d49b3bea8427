import { expect, test } from 'vitest'
import { listPeople } from '#accounts/people-db.server.ts'
import { aPerson } from '#accounts/test-people.ts'
import { listCases } from '#cases/case-list-db.server.ts'
import { aCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'

test.each([
  ['ZOË MÜLLER', 'zoe muller'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Søren Ærø', 'soren aero'],
  ['Großmann', 'grossmann'],
  ['O’Brien', "o'brien"],
  ['ΑΛΈΞΑΝΔΡΟΣ', 'αλεξανδρος'],
  ['ИВАН', 'иван'],
  ['給与 2025', '給与 2025'],
])('%s is searched as %s', async (text, expected) => {
  const world = await newWorld()
  const { rows } = await world.pool.query('select searchable($1) as found', [text])
  expect(rows[0].found).toBe(expected)
})

test('people and cases are found whatever the case and accents of name and search', async () => {
  const world = await newWorld()
  const client = await aPerson(world, { name: 'Zoë Müller-ÉLISE', company: 'Société Générale', password: null })
  await aPerson(world, { name: 'Ana Keller', password: null })
  const found = await aCase(world, { client })
  for (const search of ['zoe', 'ZOË', 'muller', 'Müller', 'élise', 'ELISE', 'societe', 'Zoe\u0308']) {
    expect((await listPeople(world.db, { search })).people.map(({ id }) => id)).toEqual([client.id])
    const { cases } = await listCases(world.db, { sight: null, search }, '2026-11-21')
    expect(cases.map(({ id }) => id)).toEqual([found.id])
  }
  for (const search of ['100%', '_oe', '\\']) {
    expect((await listPeople(world.db, { search })).people).toEqual([])
  }
})

test('names stand where a reader looks for them', async () => {
  const world = await newWorld()
  for (const name of ['Zürcher', 'Änis', 'zora', 'Anna', 'Élise', 'Emil']) {
    await aCase(world, { client: await aPerson(world, { name, password: null }) })
  }
  const { cases } = await listCases(world.db, { sight: null, sort: 'client' }, '2026-11-21')
  expect(cases.map(({ clientName }) => clientName)).toEqual(['Änis', 'Anna', 'Élise', 'Emil', 'zora', 'Zürcher'])
})
