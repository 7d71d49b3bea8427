import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { may } from '#accounts/people/may.ts'
import { type AdminContext, adminContext } from '#admin/guard.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { smallLists } from '#test/admin/small-lists.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loader as exportLoader } from './export-route.ts'
import { largeLists } from './large-lists.server.ts'
import type { LargeList } from './list.ts'
import { action as viewsAction, loader as viewsLoader } from './views-page.tsx'

const large = [...largeLists].map(([name, { list, write }]) => ({
  name,
  // `largeLists` is typed with only the properties that exports need, but its values are complete lists.
  list: list as LargeList<never>,
  open: async (ctx: AdminContext, query: URLSearchParams) => {
    const written = await write(ctx, query, 'csv')
    if (!written.ok || Buffer.isBuffer(written.content)) throw new Error('not a stream')
    await text(written.content)
  },
}))
const lists = [...large, ...smallLists]

async function anOffice() {
  const world = await newWorld()
  const client = await aPerson(world)
  const staff = (['adviser', 'admin', 'owner'] as const).map((role) => aPerson(world, { role }))
  const [adviser, admin, owner] = await Promise.all(staff)
  if (!adviser || !admin || !owner) throw new Error('nobody')
  await aCase(world, { client })
  return { world, client, adviser, admin, owner }
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
  const ctx = adminContext(argsFor(world, owner, { path: '/admin' }), 'admin.use')
  for (const one of lists) {
    const { filters, sorts } = one.list
    const queries = [
      ...strange.map((value) => Object.keys(filters).map((filter) => [filter, value])),
      ...Object.keys(sorts).flatMap((name) => [[['sort', name]], [['sort', `-${name}`]]]),
    ]
    for (const query of queries)
      await one
        .open(ctx, new URLSearchParams(query))
        .catch((error: unknown) => errors.push(`${one.name} ${query.join(' ')}: ${error}`))
  }
  expect(errors).toEqual([])
}, 60_000)

test('a large list is exported only by staff with the export right and the right to the list', async () => {
  const { world, ...people } = await anOffice()
  for (const { name, list } of large)
    for (const person of Object.values(people)) {
      const path = `/admin/lists/${name}/export?format=csv`
      const isAllowed = may(person, 'list.export') && may(person, list.right)
      const { status } = await outcomeOf(() => exportLoader(argsFor(world, person, { path, params: { list: name } })))
      expect([name, person.role, status]).toEqual([name, person.role, isAllowed ? 200 : 403])
    }
  for (const { name, list } of lists) expect([name, may(people.client, list.right)]).toEqual([name, false])
  expect(may(people.adviser, 'list.export')).toBe(false)
})

test('a small list has neither exports nor saved views', async () => {
  const { world, owner } = await anOffice()
  for (const { name, open } of smallLists) {
    const requested = (part: string, form?: Record<string, string>) =>
      argsFor(world, owner, { path: `/admin/lists/${name}/${part}`, params: { list: name }, ...(form && { form }) })
    const answers = [
      await outcomeOf(() => exportLoader(requested('export?format=csv'))),
      await outcomeOf(() => viewsLoader(requested('views'))),
      await outcomeOf(viewsAction(requested('views', { name: 'Mine', query: '' }))),
    ]
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 404, 404, 404])
    const ctx = adminContext(requested('views'), 'admin.use')
    expect(await open(ctx, new URLSearchParams())).toMatchObject({ views: [], mayExport: false })
  }
})

test.each(lists)('the list of $name has one row header, and its columns use existing sorts', ({ name, list }) => {
  const { columns, sorts } = list
  expect(columns.filter(({ rowHeader }) => rowHeader)).toHaveLength(1)
  expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length)
  for (const { sort } of columns) if (sort) expect(Object.keys(sorts)).toContain(sort)
  expect(name.length).toBeLessThanOrEqual(40)
})
