import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cellOf, csvLine } from '#platform/tables/write-csv.ts'
import { writeXlsx } from '#platform/tables/write-xlsx.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { loader } from './export-route.ts'

test.each([
  ['=1+1', '"\'=1+1"'],
  ['+41 79', '"\'+41 79"'],
  ['-2', '"\'-2"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  [' =1', '"\' =1"'],
  ['＝1', '"\'＝1"'],
  ['a "b"', '"a ""b"""'],
  ['a,b\nc', '"a,b\nc"'],
  ['plain', 'plain'],
  [-2, '-2'],
])('a text cell of a CSV file is never a formula: %j', (cell, expected) => {
  expect(csvLine([cell])).toBe(`${expected}\r\n`)
})

test('a workbook contains texts and numbers, and no formulas', async () => {
  const evil = ['=HYPERLINK("http://x","y")', '+1', '@A1', cellOf('<b>&\u0001')]
  const files = unzipSync(await writeXlsx('Tax/Cases [2026]', ['A', '=B', 'C', 'D', 'E'], [[...evil, 12]]))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet).toContain('<v>12</v>')
  expect(sheet.match(/<c [^>]*t="(s|inlineStr)"/g)).toHaveLength(9)
  expect(JSON.stringify(Object.values(files).map((file) => strFromU8(file)))).toContain('&lt;b&gt;&amp;')
})

const requested = (path: string) => ({ path: `/admin/lists/cases/export?${path}`, params: { list: 'cases' } })

async function exported(world: World, person: Awaited<ReturnType<typeof aPerson>>, path: string) {
  const reply = await loader(argsFor(world, person, requested(path)))
  return { reply, bytes: await buffer(reply.body ?? new ReadableStream()) }
}

test('an export contains all filtered rows in order with the chosen columns, and is audited', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const client = await aPerson(world, { name: '=cmd|calc' })
  for (let n = 0; n < 30; n++) await aCase(world, { client, dueOn: `2026-12-${String(30 - n).padStart(2, '0')}` })
  await aCase(world, { state: 'filed' })
  const { reply, bytes } = await exported(world, admin, 'format=csv&status=pending&column=client&column=due&after=x')
  expect(reply.headers.get('Content-Disposition')).toContain('cases-2026-11-21.csv')
  const lines = bytes.toString('utf8').trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFCase,Client,Due')
  expect(lines).toHaveLength(31)
  expect(lines[1]).toMatch(/^ETB-2025-0030,"'=cmd\|calc",2026-12-01$/)
  const workbook = unzipSync((await exported(world, admin, 'format=xlsx&status=pending')).bytes)
  expect(strFromU8(workbook['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).match(/<row /g)).toHaveLength(31)
  const rows = await world.db.selectFrom('auditEvents').select(['action', 'objectId', 'detail']).orderBy('id').execute()
  expect(rows).toMatchObject([
    {
      action: 'export',
      objectId: 'cases',
      detail: { format: 'csv', rows: null, query: 'status=pending&column=client&column=due' },
    },
    { action: 'export', objectId: 'cases', detail: { format: 'xlsx', rows: 30, query: 'status=pending' } },
  ])
})

test('advisers get 403 for an export; an unknown list or format gets 404', async () => {
  const world = await newWorld()
  const open = (person: Awaited<ReturnType<typeof aPerson>>, args: object) =>
    outcomeOf(() => loader(argsFor(world, person, { ...requested('format=csv'), ...args })))
  const admin = await aPerson(world, { role: 'admin' })
  expect(await open(await aPerson(world, { role: 'adviser' }), {})).toMatchObject({ status: 403 })
  expect(await open(admin, { params: { list: 'passwords' } })).toMatchObject({ status: 404 })
  expect(await open(admin, requested('format=pdf'))).toMatchObject({ status: 404 })
})
