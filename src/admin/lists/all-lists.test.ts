import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import { adminContext } from '#admin/guard.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { allLists } from './all-lists.server.ts'
import { loader } from './export-route.ts'
import type { List } from './list.ts'

const lists = [...allLists].map(([name, { list, write }]) => ({
  name,
  // The registry's type shows only what exports use, but its lists are complete, so this cast is safe.
  list: list as List<never>,
  write,
}))

async function anOffice() {
  const world = await newWorld()
  const client = await aPerson(world)
  const staff = (['adviser', 'admin', 'owner'] as const).map((role) => aPerson(world, { role }))
  const [adviser, admin, owner] = await Promise.all(staff)
  if (!adviser || !admin || !owner) throw new Error('nobody')
  await aCase(world, { client })
  return { world, client, adviser, admin, owner }
}

async function exported(world: World, person: Person, { name, write }: (typeof lists)[number], query: URLSearchParams) {
  const ctx = adminContext(argsFor(world, person, { path: `/admin/lists/${name}/export` }), 'list.export')
  const written = await write(ctx, query, 'csv')
  if (!written.ok || Buffer.isBuffer(written.content)) throw new Error('not a stream')
  return (await text(written.content)).trimEnd().split('\r\n')
}

const strange = [
  "'; drop table cases; --",
  '%_\\',
  '9'.repeat(30),
  '-1',
  '0',
  '00000000-0000-0000-0000-000000000000',
  '0000-01-01',
  '9999-12-31',
  '\u0000\ud800',
  'ẞİ\u0301🏔',
]

test('every list accepts any filter value and every sort in both directions', async () => {
  const { world, owner } = await anOffice()
  const errors: string[] = []
  for (const one of lists) {
    const { filters, sorts } = one.list
    const queries = [
      ...strange.map((value) => Object.keys(filters).map((filter) => [filter, value])),
      ...Object.keys(sorts).flatMap((name) => [[['sort', name]], [['sort', `-${name}`]]]),
    ]
    for (const query of queries)
      await exported(world, owner, one, new URLSearchParams(query)).catch((error: unknown) =>
        errors.push(`${one.name} ${query.join(' ')}: ${error}`),
      )
  }
  expect(errors).toEqual([])
}, 60_000)

test('a list is exported only by staff with the export right and the right to the list', async () => {
  const { world, ...people } = await anOffice()
  for (const { name, list } of lists)
    for (const person of Object.values(people)) {
      const path = `/admin/lists/${name}/export?format=csv`
      const isAllowed = may(person, 'list.export') && may(person, list.right)
      const { status } = await outcomeOf(() => loader(argsFor(world, person, { path, params: { list: name } })))
      expect([name, person.role, status]).toEqual([name, person.role, isAllowed ? 200 : 403])
    }
  for (const { name, list } of lists) expect([name, may(people.client, list.right)]).toEqual([name, false])
  expect(may(people.adviser, 'list.export')).toBe(false)
})

test.each(lists)('the list of $name has one row header, and its columns use existing sorts', ({ name, list }) => {
  const { columns, sorts } = list
  expect(columns.filter(({ rowHeader }) => rowHeader)).toHaveLength(1)
  expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length)
  for (const { sort } of columns) if (sort) expect(Object.keys(sorts)).toContain(sort)
  expect(name.length).toBeLessThanOrEqual(40)
})
