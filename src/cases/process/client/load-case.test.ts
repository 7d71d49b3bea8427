import { afterAll, expect, test } from 'vitest'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { anAppointment, aTalkingCase } from '#test/appointments/bookings.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { newWorld } from '#test/world.ts'
import { loader } from './case-page.tsx'
import type { CasePageData } from './load-case.server.ts'

const world = await newWorld({}, afterAll)

async function open(person: Awaited<ReturnType<typeof aPerson>>, caseId: string): Promise<CasePageData> {
  const visit = argsOf(world, `/client-portal/cases/${caseId}`, { person, params: { caseId } })
  return (await outcomeOf(loader, visit)).data as CasePageData
}

test('each member of a household sees events worded for them, never internal ones', async () => {
  const client = await aPerson(world, { email: 'ana@example.com', name: 'Ana Keller' })
  const partner = await aPartner(world, client)
  const staff = await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  const found = await aCase(world, { client })
  const at = world.now()
  const requested: CaseEvent = { code: 'requested', values: {} }
  await world.db.transaction().execute(async (tx) => {
    const event = { caseId: found.id, at, isInternal: false }
    await addCaseEvent(tx, { ...event, payload: requested, actorId: client.id })
    await addCaseEvent(tx, {
      ...event,
      payload: { code: 'note', values: { text: 'She owes us.' } },
      actorId: staff.id,
      isInternal: true,
    })
    await addCaseEvent(tx, { ...event, payload: { code: 'priority', values: { priority: 'high' } }, actorId: staff.id })
  })
  const notified = async (person: typeof client) => {
    const { events } = await open(person, found.id)
    return events.ok ? events.value.map(({ text, staffName }) => [text, staffName]) : []
  }
  const [ofFirm, ofClient] = await notified(client)
  expect(ofFirm?.[1]).toBe('Luca Moser')
  expect(ofClient).toEqual(['You requested this case.', null])
  expect((await notified(partner))[1]).toEqual(['Ana Keller requested this case.', null])
  expect(await notified(client)).toHaveLength(2)
})

test('the case page shows the last four messages, counts all, and marks unread ones until opened', async () => {
  const found = await aCase(world)
  const staff = actorOf(await aPerson(world, { role: 'adviser' }))
  const write = (actor: typeof staff, n: number, isInternal = false) =>
    sendMessage(world, {
      actor,
      caseId: found.id,
      subject: `About ${n}`,
      body: `Text ${n}`,
      submissionKey: `key-of-message-${n}`,
      isInternal,
    })
  for (const n of [1, 2, 3, 4]) expect(await write(staff, n)).toMatchObject({ ok: true })
  expect(await write(actorOf(found.client), 5)).toMatchObject({ ok: true })
  const messages = async () => (await open(found.client, found.id)).messages
  expect(await messages()).toMatchObject({ ok: true, value: { latest: { length: 4 }, total: 5, unread: 4 } })
  expect(await messages()).toMatchObject({ ok: true, value: { total: 5, unread: 0 } })
})

test('an appointment is shown only at its own case', async () => {
  const found = await aTalkingCase(world)
  const other = await aCase(world, { client: found.client })
  await anAppointment(world, found)
  const consultations = async (caseId: string) => {
    const { appointments } = await open(found.client, caseId)
    return appointments.ok ? appointments.value.length : null
  }
  expect([await consultations(found.id), await consultations(other.id)]).toEqual([1, 0])
})
