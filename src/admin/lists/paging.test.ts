import fc from 'fast-check'
import { expect, test } from 'vitest'
import { receivedSource } from '#billing/bank/staff/received-list-db.server.ts'
import { caseList } from '#cases/list/staff/case-list.tsx'
import { caseSource } from '#cases/list/staff/case-list-db.server.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { namesOf } from './list.ts'
import { countRows, readCounted, readFirst, readPage } from './list-db.server.ts'

const oneOf = fc.constantFrom

test('paging returns each row exactly once, in both directions and every sort', {
  timeout: 60_000,
}, async () => {
  const world = await newWorld()
  const person = await aPerson(world, { role: 'admin' })
  const clients = await Promise.all(['Änis', 'Anna', 'zora', "O'Neil %_"].map((name) => aPerson(world, { name })))
  const found = []
  for (let n = 0; n < 11; n++) {
    const [dueOn] = fc.sample(oneOf('2026-11-20', '2026-12-24', '2026-10-01'), 1)
    const [priority] = fc.sample(oneOf('high' as const, 'medium' as const, 'low' as const), 1)
    const [state] = fc.sample(oneOf('review' as const, 'filed' as const, 'closed' as const, 'intake' as const), 1)
    const client = clients[n % clients.length]
    found.push(
      await aCase(world, {
        ...(client && { client }),
        ...(n % 4 ? { dueOn } : {}),
        priority,
        state,
        taxYear: 2020 + (n % 5),
      }),
    )
  }
  await world.db.updateTable('cases').set({ dueOn: null }).where('caseNumber', 'like', '%0002').execute()
  const ids = found.map(({ id }) => id).toSorted()
  const at = { person, scope: null, now: world.now(), today: '2026-11-21' }
  for (const sort of namesOf(caseList.sorts)) {
    for (const direction of ['ascending', 'descending'] as const) {
      for (const size of [3, 11]) {
        const requested = { filters: {}, sort, direction, columns: null, size }
        const pages: string[][] = []
        let page = await readPage(world.db, caseSource, { ...requested, cursor: null }, at)
        const start = await countRows(world.db, caseList, caseSource, { ...requested, cursor: null, first: null }, at)
        const atOnce = await readCounted(world.db, caseList, caseSource, requested, at)
        expect(atOnce, `${sort} ${direction} by ${size} in one question`).toEqual({ page, counts: start })
        const back: string[][] = []
        for (;;) {
          pages.push(page.rows.map(({ id }) => id))
          const counts = await countRows(
            world.db,
            caseList,
            caseSource,
            { ...requested, cursor: null, first: page.first },
            at,
          )
          expect(counts).toMatchObject({ total: 11, before: pages.slice(0, -1).flat().length })
          if (!page.last) break
          page = await readPage(world.db, caseSource, { ...requested, cursor: { side: 'after', ...page.last } }, at)
        }
        expect(pages.flat().toSorted(), `${sort} ${direction} by ${size}`).toEqual(ids)
        for (;;) {
          back.unshift(page.rows.map(({ id }) => id))
          if (!page.first) break
          page = await readPage(world.db, caseSource, { ...requested, cursor: { side: 'before', ...page.first } }, at)
        }
        expect(back.flat().length).toBeGreaterThanOrEqual(11)
        expect(back[0]).toEqual(pages[0])
      }
    }
  }
})

test('concurrent inserts and deletes neither hide nor repeat other rows', async () => {
  const world = await newWorld()
  const person = await aPerson(world, { role: 'admin' })
  const at = { person, scope: null, now: world.now(), today: '2026-11-21' }
  for (let n = 0; n < 6; n++) await aCase(world, { dueOn: `2026-12-0${n + 1}` })
  const requested = { filters: {}, sort: 'due', direction: 'ascending', columns: null, size: 2 } as const
  const first = await readPage(world.db, caseSource, { ...requested, cursor: null }, at)
  await aCase(world, { dueOn: '2026-11-30' })
  await world.db
    .deleteFrom('cases')
    .where('id', '=', first.rows[1]?.id ?? '')
    .execute()
  const second = await readPage(
    world.db,
    caseSource,
    { ...requested, cursor: { side: 'after', ...(first.last ?? { key: '', id: '' }) } },
    at,
  )
  expect(second.rows.map(({ dueOn }) => dueOn)).toEqual(['2026-12-03', '2026-12-04'])
})

test('a forged cursor returns a page instead of an error', async () => {
  const world = await newWorld()
  const at = { person: await aPerson(world, { role: 'admin' }), scope: null, now: world.now(), today: '2026-11-21' }
  const { id } = await aCase(world)
  const keys = ['', "'", '\u0000', '2026-13-45 25:00:00+00', '2026-02-31 10:00:00+00', '9'.repeat(30)]
  for (const sort of namesOf(caseList.sorts)) {
    for (const key of keys) {
      for (const cursor of [
        { side: 'after', key, id: 'x' },
        { side: 'before', key, id },
      ] as const) {
        const requested = { filters: {}, sort, direction: 'ascending', columns: null, size: 5, cursor } as const
        await expect(readPage(world.db, caseSource, requested, at), `${sort} ${key}`).resolves.toMatchObject({
          rows: expect.any(Array),
        })
      }
    }
  }
  for (const key of [...keys, '2026-02-31', '2026-2-3', 'infinity']) {
    const cursor = { side: 'after', key, id } as const
    const requested = { filters: {}, sort: 'booked', direction: 'descending', columns: null, size: 5, cursor } as const
    await expect(readPage(world.db, receivedSource, requested, at), key).resolves.toMatchObject({ rows: [] })
  }
  expect(readCursor(new URLSearchParams({ after: writeCursor({ key: 'ä"', id }) }))).toEqual({
    side: 'after',
    key: 'ä"',
    id,
  })
})

test('the first rows of several filters are read in one query, each sorted', async () => {
  const world = await newWorld()
  const person = await aPerson(world, { role: 'admin' })
  for (const [state, dueOn] of [
    ['review', '2026-12-03'],
    ['review', '2026-12-01'],
    ['intake', '2026-12-02'],
    ['review', '2026-12-02'],
  ] as const)
    await aCase(world, { state, dueOn })
  const at = { person, scope: null, now: world.now(), today: '2026-11-21' }
  const requested = { sort: 'due', direction: 'ascending', columns: null, size: 2 } as const
  const each = [{ state: 'intake' }, { state: 'filed' }, { state: 'review' }]
  const parts = await readFirst(world.db, caseSource, { ...requested, each }, at)
  expect(parts.map((rows) => rows.map(({ dueOn }) => dueOn))).toEqual([
    ['2026-12-02'],
    [],
    ['2026-12-01', '2026-12-02'],
  ])
  expect(await readFirst(world.db, caseSource, { ...requested, each: [] }, at)).toEqual([])
})
