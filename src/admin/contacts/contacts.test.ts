import { expect, test } from 'vitest'
import { aPerson } from '#accounts/test-people.ts'
import { argsFor, outcomeOf } from '#admin/test-desk.ts'
import { contactForm } from '#site/contact/lead.ts'
import { takeEnquiry } from '#site/contact/take-enquiry.server.ts'
import { newWorld } from '#test/world.ts'
import { loader as list } from './contact-list-page.tsx'
import { action, loader } from './contact-page.tsx'

async function desk() {
  const world = await newWorld()
  const enquiry = contactForm.parse({ name: 'Ana', email: 'ana@example.com', topic: 'other', message: 'Hello' })
  await takeEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
  await takeEnquiry(world, { ...enquiry, message: 'Buy' }, { ip: '192.0.2.1', looksLikeSpam: true })
  return { world, adviser: await aPerson(world, { role: 'adviser' }) }
}

test('the list shows what came in without spam, filters by state, and hands out no messages', async () => {
  const { world, adviser } = await desk()
  const all = await outcomeOf(list(argsFor(world, adviser, { path: '/admin/contacts' })))
  expect(all.data).toMatchObject({ list: { total: 1, tabs: { new: 1, spam: 1 }, rows: [{ number: 1001 }] } })
  expect(JSON.stringify(all.data)).not.toContain('Hello')
  const spam = await outcomeOf(list(argsFor(world, adviser, { path: '/admin/contacts?state=spam' })))
  expect(spam.data).toMatchObject({ list: { rows: [{ number: 1002 }] } })
})

test('clients see neither list nor enquiry', async () => {
  const { world } = await desk()
  const client = await aPerson(world)
  const path = '/admin/contacts/1001'
  const params = { number: '1001' }
  expect((await outcomeOf(() => list(argsFor(world, client, { path: '/admin/contacts' })))).status).toBe(403)
  expect((await outcomeOf(() => loader(argsFor(world, client, { path, params })))).status).toBe(403)
  expect(
    (await outcomeOf(() => action(argsFor(world, client, { path, params, form: { move: 'close' } })))).status,
  ).toBe(403)
})

test('an enquiry is opened and moved; what is not possible is said', async () => {
  const { world, adviser } = await desk()
  const path = '/admin/contacts/1001'
  const params = { number: '1001' }
  const opened = await outcomeOf(loader(argsFor(world, adviser, { path, params })))
  expect(opened.data).toMatchObject({ lead: { message: 'Hello' }, moves: ['take', 'answer', 'close', 'spam'] })
  const moved = await outcomeOf(() => action(argsFor(world, adviser, { path, params, form: { move: 'answer' } })))
  expect(moved).toMatchObject({ status: 303, to: '/admin/contacts/1001?note=enquiry' })
  const again = await outcomeOf(() => action(argsFor(world, adviser, { path, params, form: { move: 'answer' } })))
  expect(again.status).toBe(409)
  for (const number of ['7', 'x', '99999999999']) {
    expect((await outcomeOf(() => loader(argsFor(world, adviser, { path, params: { number } })))).status).toBe(404)
  }
})
