import { expect, test } from 'vitest'
import { retention } from '#content/retention.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import { applyRetention } from '#privacy/retention/apply-retention.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { newWorld } from '#test/world.ts'
import { loader } from './retention-page.tsx'

test('the page shows each retention period with its last run, counts and failures', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const shown = async () => {
    const { data } = await outcomeOf(loader(argsFor(world, admin, { path: '/admin/settings/retention' })))
    const { rows } = data as Awaited<ReturnType<typeof loader>>
    return Object.fromEntries(rows.map(({ id, run }) => [id, run]))
  }
  expect(await shown()).toEqual(Object.fromEntries(retention.map(({ id }) => [id, null])))
  for (const [key, at] of [
    ['a', '2037-01-02T00:07:00Z'],
    ['b', '2037-01-03T00:07:00Z'],
  ] as const) {
    await queueEmail(world.db, {
      eventKey: key,
      to: 'ana@example.com',
      wasVerified: true,
      emailContent: () => ({ subject: 'Hello', body: 'Hello' }),
    })
    await world.db
      .updateTable('emails')
      .set({ createdAt: new Date('2026-11-21') })
      .execute()
    world.setNow(at)
    await applyRetention(world)
  }
  const ranAt = new Date('2037-01-03T00:07:00Z')
  expect(await shown()).toMatchObject({
    emails: { ranAt, removed: 1, removedInAll: 2, hasFailed: false },
    orders: { ranAt, removed: 0, removedInAll: 0, hasFailed: false },
  })
  await onServer(world.ownerUrl, 'alter table leads rename to leads_away')
  await applyRetention(world).catch(() => undefined)
  expect(await shown()).toMatchObject({ enquiries: { hasFailed: true }, emails: { removed: 0, hasFailed: false } })
})
