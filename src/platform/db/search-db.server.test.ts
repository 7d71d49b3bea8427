import { expect, test } from 'vitest'
import { aPerson } from '#test/accounts/people.ts'
import { newWorld } from '#test/world.ts'
import { byName } from './search-db.server.ts'

test.each([
  ['ZOË MÜLLER', 'zoe muller'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Søren Ærø', 'soren aero'],
  ['Großmann', 'grossmann'],
  ['O’Brien', "o'brien"],
  ['ΑΛΈΞΑΝΔΡΟΣ', 'αλεξανδρος'],
  ['ИВАН', 'иван'],
  ['給与 2025', '給与 2025'],
])('%s is normalised for search as %s', async (text, expected) => {
  const world = await newWorld()
  const { rows } = await world.pool.query('select searchable($1) as found', [text])
  expect(rows[0].found).toBe(expected)
})

test('names are sorted by collation, ignoring case and accents', async () => {
  const world = await newWorld()
  for (const name of ['Zürcher', 'Änis', 'zora', 'Anna', 'Élise', 'Emil']) {
    await aPerson(world, { name, password: null })
  }
  const people = await world.db.selectFrom('people').select('name').orderBy(byName('name')).execute()
  expect(people.map(({ name }) => name)).toEqual(['Änis', 'Anna', 'Élise', 'Emil', 'zora', 'Zürcher'])
})
