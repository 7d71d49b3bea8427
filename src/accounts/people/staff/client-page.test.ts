import { beforeEach, describe, expect, test } from 'vitest'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import { loader as caseListLoader } from '#cases/list/staff/case-list-page.tsx'
import { createMandate } from '#cases/mandate/create-mandate.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { anAppointment, aTalkingCase } from '#test/appointments/bookings.ts'
import { aCase, actorOf, aDocument, anOrder, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { aHouseholdFact } from '#test/households.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './client-page.tsx'

let world: World
let owner: Person
let adviser: Person
let colleague: Person
let own: TestCase

beforeEach(async () => {
  world = await newWorld()
  owner = await aPerson(world, { role: 'owner' })
  adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  colleague = await aPerson(world, { role: 'adviser' })
  own = await aCase(world, {
    client: await aPerson(world, { name: 'Bea Buyer' }),
    assignedTo: adviser.id,
  })
})

const at = (person: Person, form?: Record<string, string>) => {
  const clientId = own.client.id
  return argsFor(world, person, { path: `/admin/clients/${clientId}`, params: { clientId }, ...(form && { form }) })
}
const view = (person: Person) => loader(at(person))
const send = (person: Person, form: Record<string, string>) =>
  outcomeOf(action(at(person, { intent: 'use-address', ...form })))

const seeweg = { street: 'Seeweg', houseNumber: '7a', postcode: '2502', town: 'Biel/Bienne', country: 'CH' }

async function anInvoice(): Promise<string> {
  const { id } = await anOrder(world, { personId: own.client.id })
  const billingAddress = JSON.stringify(seeweg)
  await world.db.updateTable('orders').set({ billingAddress }).where('id', '=', id).execute()
  await billOrder(world, id)
  return id
}

describe('what the page shows', () => {
  test('only staff who may read invoices see the open balance; a colleague gets 404', async () => {
    await anInvoice()
    const paidPart = { paidCents: 10_000, state: 'partly_paid' }
    await world.db
      .updateTable('invoices')
      .set(paidPart)
      .where('orderId', '=', await anInvoice())
      .execute()
    const { balance } = await view(owner)
    expect(balance).toMatchObject({ openCents: 39_900, invoicedCents: 99_800, paidCents: 59_900 })
    expect(balance?.invoices.map(({ state }) => state)).toEqual(['partly_paid', 'paid'])
    expect((await view(adviser)).balance).toBeNull()
    expect(await outcomeOf(view(colleague))).toMatchObject({ status: 404 })
  })

  test('powers of attorney, terms and recorded time are summed up, only for visible cases', async () => {
    const theirs = await aCase(world, { client: own.client, assignedTo: colleague.id })
    for (const [found, minutes] of [
      [own, 30],
      [own, 45],
      [theirs, 600],
    ] as const) {
      const entry = { caseId: found.id, personId: adviser.id, workedOn: '2026-11-20', minutes }
      const at = { createdAt: world.now(), updatedAt: world.now(), submissionKey: `key-${found.id}-${minutes}` }
      await world.db
        .insertInto('timeEntries')
        .values({ ...entry, ...at })
        .execute()
    }
    const input = { language: 'de', firstYear: 2025, lastYear: 2025, scopes: ['file'] } as const
    const mandate = { caseId: own.id, actor: actorOf(adviser), input: { ...input, scopes: [...input.scopes] } }
    expect(await createMandate(world, { ...mandate, replaces: null })).toMatchObject({ ok: true })
    const seen = await view(adviser)
    expect(seen.time).toMatchObject([{ caseNumber: own.caseNumber, minutes: 75, unbilledMinutes: 75 }])
    expect((await view(owner)).time.map(({ minutes }) => minutes).toSorted()).toEqual([600, 75])
    expect(seen.mandates).toMatchObject([{ caseNumber: own.caseNumber, signers: [{ signedAt: null }] }])
    expect(seen.terms.accepted).toMatchObject([{ name: 'Bea Buyer' }])
  })

  test('every appointment is shown, and the links to lists filter by the client', async () => {
    const booked = { clientId: own.client.id, title: 'Call', meetingType: 'video', durationMinutes: 30 }
    const days = Array.from({ length: 10 }, (_, day) => new Date(Date.UTC(2026, 9, 10 + day, 9)))
    const rows = days.map((startsAt) => ({ ...booked, startsAt, createdAt: world.now() }))
    await world.db.insertInto('appointments').values(rows).execute()
    expect((await view(adviser)).appointments).toHaveLength(10)
    const other = await aCase(world, { assignedTo: adviser.id })
    const at = (clientId: string) => argsFor(world, adviser, { path: `/admin/cases?client=${clientId}` })
    const numbersOf = async (clientId: string) => (await caseListLoader(at(clientId))).list.rows.map(({ id }) => id)
    expect(await numbersOf(own.client.id)).toEqual([own.id])
    expect(await numbersOf(other.client.id)).toEqual([other.id])
    expect(await numbersOf('someone')).toEqual([])
  })

  test('documents, appointments and employers of a colleague’s case of the client stay hidden', async () => {
    const theirs = await aCase(world, { client: own.client, assignedTo: colleague.id })
    for (const found of [own, theirs]) {
      await aDocument(world, found)
      const row = { id: `r${found.caseNumber}`, fields: { name: `Employer of ${found.caseNumber}` } }
      const answer = { caseId: found.id, question: 'employers', person: 'client', version: 1, answeredAt: world.now() }
      await world.db
        .insertInto('caseAnswers')
        .values({ ...answer, value: JSON.stringify([row]) })
        .execute()
    }
    await aHouseholdFact(world, own.client.id, { fact: 'permit', value: 'b', person: 'client' })
    const seen = await view(adviser)
    expect(seen.documents).toMatchObject([{ caseNumber: own.caseNumber }])
    expect(seen.employers).toMatchObject([{ names: [`Employer of ${own.caseNumber}`], caseId: own.id }])
    expect(seen.householdFacts.lines).toMatchObject([{ key: 'client.permit' }])
    expect((await view(owner)).documents).toHaveLength(2)
  })
})

describe('an invoice address of an order', () => {
  test('is saved as the client’s with one button, also on a double click, and recorded', async () => {
    const order = await anInvoice()
    expect((await view(adviser)).addressOffer).toMatchObject({ orderId: order, present: null })
    expect(await send(colleague, { order })).toMatchObject({ status: 404 })
    expect(await send(own.client, { order })).toMatchObject({ status: 403 })
    expect(await send(adviser, { order: 'another' })).toMatchObject({ status: 409 })
    expect(await Promise.all([send(adviser, { order }), send(adviser, { order })])).toMatchObject([
      { status: 303 },
      { status: 303 },
    ])
    expect(await listAddresses(world.db, own.client.id)).toMatchObject([{ street: 'Seeweg', houseNumber: '7a' }])
    expect((await view(adviser)).addressOffer).toBeNull()
    expect((await listAuditActions(world)).filter((done) => done === 'profile.changed')).toHaveLength(1)
  })

  test.each([
    ['15.02.2026', ['2026-02-15', '2024-01-01']],
    ['', ['2024-01-01']],
  ])('with the move-in date "%s" leaves the addresses since %j', async (sinceOn, since) => {
    const place = { street: 'Altweg', postcode: '2502', town: 'Biel', country: 'CH', sinceOn: '2024-01-01' }
    await world.db
      .insertInto('addresses')
      .values({ ...place, personId: own.client.id, createdAt: world.now() })
      .execute()
    const order = await anInvoice()
    expect(await send(adviser, { order, sinceOn: '31.02.2026' })).toMatchObject({ status: 422 })
    expect(await send(adviser, { order, sinceOn: '01.01.2020' })).toMatchObject({ status: 422 })
    expect(await send(adviser, { order, sinceOn })).toMatchObject({ status: 303 })
    const saved = await listAddresses(world.db, own.client.id)
    expect(saved.map((address) => address.sinceOn)).toEqual(since)
    expect(saved[0]).toMatchObject({ street: 'Seeweg', canton: 'BE' })
  })

  test('is not offered if the client once lived there', async () => {
    for (const [street, houseNumber, sinceOn] of [
      ['SEEWEG', '7A', '2020-01-01'],
      ['Neuweg', null, '2025-01-01'],
    ] as const) {
      const place = { street, houseNumber, sinceOn, postcode: '2502', town: 'Biel/Bienne', country: 'CH' }
      await world.db
        .insertInto('addresses')
        .values({ ...place, personId: own.client.id, createdAt: world.now() })
        .execute()
    }
    await anInvoice()
    expect((await view(owner)).addressOffer).toBeNull()
  })
})

test('appointments of the client are listed for the adviser of the case', async () => {
  const found = await aTalkingCase(world)
  await anAppointment(world, found)
  const { client, adviser: talking } = found
  const read = (person: Person) =>
    loader(argsFor(world, person, { path: '/admin/clients', params: { clientId: client.id } }))
  expect((await read(talking)).appointments).toMatchObject([{ status: 'scheduled', clientId: client.id }])
  expect(await outcomeOf(read(adviser))).toMatchObject({ status: 404 })
})
