import { expect, test } from 'vitest'
import { aPerson } from '#test/accounts/people.ts'
import { newWorld } from '#test/world.ts'
import { contactForm } from './lead.ts'
import { listEnquiriesOf } from './lead-db.server.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

const enquiry = contactForm.parse({ name: 'Ana', email: 'Ana@Example.com', topic: 'other', message: 'Hello' })
const from = { ip: '192.0.2.1', looksLikeSpam: false }

test('an enquiry belongs to the client with its address, whichever came first', async () => {
  const world = await newWorld()
  await submitEnquiry(world, enquiry, from)
  const client = await aPerson(world, { email: 'ana@example.com' })
  await submitEnquiry(world, { ...enquiry, message: 'Hello again' }, from)
  await submitEnquiry(world, { ...enquiry, message: 'Buy now' }, { ...from, looksLikeSpam: true })
  await submitEnquiry(world, { ...enquiry, email: 'other@example.com' }, from)
  expect(await listEnquiriesOf(world.db, client.id)).toMatchObject([
    { number: 1002, clientId: client.id, messages: [] },
    { number: 1001, clientId: null },
  ])
})

test('an enquiry sent from the address of staff belongs to no one', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', email: 'ana@example.com' })
  await submitEnquiry(world, enquiry, from)
  expect(await listEnquiriesOf(world.db, adviser.id)).toEqual([])
})
