import { expect, test } from 'vitest'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { requestCase } from '#cases/opening/request-case.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { aPerson } from '#test/accounts/people.ts'
import { aCase, anOrder } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { replanFiling, setDueDate } from './plan-case.server.ts'

const metadata = { id: 'request-1', ip: '192.0.2.7' }

async function aFebruary() {
  const world = await newWorld()
  world.setNow('2027-02-01T09:00:00Z')
  return world
}

function setCanton({ db }: World, id: string, canton: string | null) {
  return db.updateTable('people').set({ canton }).where('id', '=', id).execute()
}

async function request(world: World, client: Awaited<ReturnType<typeof aPerson>>, canton?: string) {
  const actor = { person: client, metadata }
  const requested = {
    taxYear: 2026,
    caseType: 'tax_return',
    description: 'My return',
    submissionKey: `key-${canton}-12345`,
  }
  const outcome = await requestCase(world, { ...requested, canton, actor })
  return outcome.ok ? await findCaseForStaff(world.db, outcome.caseId) : outcome
}

test('a requested case uses the filing date of its canton, else of the profile, else the default', async () => {
  const world = await aFebruary()
  const aClient = () => aPerson(world, { role: 'client', password: null })
  expect(await request(world, await aClient())).toMatchObject({ dueOn: '2027-03-31', canton: null })
  const fromBern = [await aClient(), await aClient(), await aClient()] as const
  for (const { id } of fromBern) await setCanton(world, id, 'BE')
  expect(await request(world, fromBern[0], '')).toMatchObject({ dueOn: '2027-03-15', canton: 'BE' })
  expect(await request(world, fromBern[1], 'TI')).toMatchObject({ dueOn: '2027-04-30', canton: 'TI' })
  expect(await request(world, fromBern[2], 'Atlantis')).toEqual({ ok: false, reason: 'unknown-canton' })
})

test('a case opened by an order is due on the filing date of the buyer’s canton', async () => {
  const world = await aFebruary()
  const client = await aPerson(world, { role: 'client', password: null })
  await setCanton(world, client.id, 'NE')
  const order = await anOrder(world, { personId: client.id, lines: [{ taxYear: 2026 }] })
  const opened = await openCasesForOrder(world, order.id)
  const [id = ''] = opened.ok ? opened.caseIds : []
  expect(await findCaseForStaff(world.db, id)).toMatchObject({ dueOn: '2027-02-21', canton: 'NE' })
})

test('a new canton in the profile moves only filing dates that no person has set', async () => {
  const world = await aFebruary()
  const client = await aPerson(world, { role: 'client', password: null })
  const by = { person: await aPerson(world, { role: 'admin', password: null }), metadata }
  const make = (changes: object) => aCase(world, { client, taxYear: 2026, dueOn: '2027-03-31', ...changes })
  const plain = await make({ state: 'in_preparation' })
  const waiting = await make({ state: 'waiting_for_documents', dueOn: '2027-02-15' })
  const past = await make({ state: 'review', taxYear: 2024, dueOn: '2027-02-20' })
  const planned = await make({ state: 'in_preparation' })
  await setDueDate(world, { caseId: planned.id, actor: by, dueOn: '2027-09-15' })
  await setCanton(world, client.id, 'VD')
  for (const _ of [1, 2]) await replanFiling(world, client.id)
  const dueOf = async ({ id }: { id: string }) => (await findCaseForStaff(world.db, id))?.dueOn
  expect(await dueOf(plain)).toBe('2027-03-15')
  expect(await dueOf(waiting)).toBe('2027-02-15')
  expect(await dueOf(past)).toBe('2025-03-15')
  expect(await dueOf(planned)).toBe('2027-09-15')
  const audit = await world.db
    .selectFrom('auditEvents')
    .select('detail')
    .where('action', '=', 'case.due-date')
    .execute()
  expect(audit.filter(({ detail }) => JSON.stringify(detail).includes('canton'))).toHaveLength(2)
})
