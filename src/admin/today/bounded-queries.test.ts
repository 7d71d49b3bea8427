import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { loader as clientPage } from '#accounts/people/staff/client-page.tsx'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { changeTask } from '#cases/tasks/change-task.server.ts'
import { contactForm } from '#site/contact/lead.ts'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, anOrder, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { viewToday } from './view-today.server.ts'

/** One more case of the client with a document, a message, a task, an appointment, an order and recorded time. */
async function addWork(world: World, client: Person, owner: Person, number: number) {
  const { db } = world
  const found = await aCase(world, { client, assignedTo: owner.id, state: 'review', dueOn: '2026-11-25' })
  await aDocument(world, found)
  const message = { subject: `Rent ${number}`, body: 'Which form?', submissionKey: `key-message-${number}` }
  await sendMessage(world, { ...message, caseId: found.id, actor: actorOf(client) })
  const task = { title: `Call ${number}`, person: owner.id, day: '23.11.2026', key: `key-task-${number}` }
  await changeTask(world, { caseId: found.id, actor: actorOf(owner), intent: 'add-task', values: task })
  const startsAt = new Date(world.now().getTime() + number * 60_000)
  const booked = {
    clientId: client.id,
    title: 'Call',
    meetingType: 'video',
    durationMinutes: 30,
    createdAt: world.now(),
  }
  await db
    .insertInto('appointments')
    .values({ ...booked, startsAt })
    .execute()
  await anOrder(world, { personId: client.id })
  const at = { createdAt: world.now(), updatedAt: world.now() }
  const entry = { caseId: found.id, personId: owner.id, workedOn: '2026-11-20', minutes: 30, submissionKey: found.id }
  await db
    .insertInto('timeEntries')
    .values({ ...entry, ...at })
    .execute()
  const enquiry = { name: client.name, email: client.email, topic: 'other', message: `Hello ${number}` }
  await submitEnquiry(world, contactForm.parse(enquiry), { ip: '192.0.2.1', looksLikeSpam: false })
}

async function queriesOf({ pool }: World, load: () => Promise<unknown>): Promise<number> {
  let queries = 0
  const count = () => queries++
  pool.on('acquire', count)
  await load()
  pool.off('acquire', count)
  return queries
}

test('Today and the client page run the same few queries for one case as for many', async () => {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner' })
  const client = await aPerson(world, { name: 'Ana Keller' })
  const params = { clientId: client.id }
  const today = () => viewToday(world, { person: owner, isEveryone: true })
  const page = () => clientPage(argsFor(world, owner, { path: `/admin/clients/${client.id}`, params }))
  await addWork(world, client, owner, 1)
  await today()
  await page()
  const few = [await queriesOf(world, today), await queriesOf(world, page)]
  for (let number = 2; number <= 6; number++) await addWork(world, client, owner, number)
  expect([await queriesOf(world, today), await queriesOf(world, page)]).toEqual(few)
  expect(Math.max(...few)).toBeLessThanOrEqual(60)
  expect(Math.min(...few)).toBeGreaterThan(5)
}, 90_000)
