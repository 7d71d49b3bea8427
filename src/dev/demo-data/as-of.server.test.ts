import { expect, test } from 'vitest'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { newWorld } from '#test/world.ts'
import { asOf, daysAgo } from './as-of.server.ts'
import { createDemoStaff } from './demo-people.server.ts'
import { assigned, boughtBy, strangerPassword } from './steps.server.ts'

test('an order and its case bear the time of the clock, also where the database sets it', async () => {
  const world = await newWorld({ MODE: 'demo' })
  await seedCatalogue(world)
  const staff = await createDemoStaff(world, strangerPassword())
  const past = asOf(world, daysAgo(world.now(), 100))
  const buyer = { name: 'Alan Brooks', email: 'alan.brooks@example.com' }
  const { caseId, person } = await boughtBy(past, buyer, ['basic-2024'], strangerPassword())
  await assigned(past, caseId, staff, staff.admin)
  const at = past.now()
  const order = await world.db.selectFrom('orders').select(['createdAt', 'paidAt']).executeTakeFirstOrThrow()
  expect(order).toEqual({ createdAt: at, paidAt: at })
  const found = await world.db.selectFrom('cases').select(['createdAt', 'assignedTo']).executeTakeFirstOrThrow()
  expect(found).toEqual({ createdAt: at, assignedTo: staff.admin.id })
  expect(await world.db.selectFrom('caseEvents').select('at').distinct().execute()).toEqual([{ at }])
  expect(await world.db.selectFrom('invoices').select('issuedOn').execute()).toHaveLength(1)
  expect(await findPersonByEmail(world.db, person.email)).toMatchObject({ status: 'active' })
})

test.each([
  [0, 9, '2026-11-26T09:00:00.000Z'],
  [0, 23, '2026-11-26T10:30:00.000Z'],
  [2, 8, '2026-11-24T08:34:00.000Z'],
])('%i days ago at %i o’clock is never later than now', (days, hour, expected) => {
  expect(daysAgo(new Date('2026-11-26T10:30:00Z'), days, hour).toISOString()).toBe(expected)
})
