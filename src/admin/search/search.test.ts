import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { t } from '#platform/texts.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, anOrder, aPerson, type TestCase } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { newWorld, type World } from '#test/world.ts'
import { loader } from './search-page.tsx'

let world: World
let admin: Person
let adviser: Person
let colleague: Person
let own: TestCase
let other: TestCase

beforeEach(async () => {
  world = await newWorld()
  admin = await aPerson(world, { role: 'admin', name: 'Mia Amsler' })
  adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  colleague = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
  const zoe = await aPerson(world, {
    name: 'Zoë Müller-ÉLISE',
    email: 'zoe@example.org',
    phone: '+41 32 123 45 67',
    company: 'Société Générale',
  })
  own = await aCase(world, { client: zoe, assignedTo: adviser.id, title: 'Tax return 2025' })
  const bob = await aPerson(world, { name: 'Bob Mueller', email: 'bob@example.org' })
  other = await aCase(world, { client: bob, assignedTo: colleague.id, title: 'Consultation 2025' })
  for (const found of [own, other]) {
    await aDocument(world, found)
    const message = { subject: 'Rental value', body: `The Eigenmietwert of ${found.client.name}, please?` }
    await sendMessage(world, {
      ...message,
      submissionKey: `key-of-${found.id}`,
      caseId: found.id,
      actor: actorOf(found.client),
    })
  }
})

async function search(person: Person, submitted: string, more: Record<string, string> = {}) {
  const content = await outcomeOf(
    loader(argsFor(world, person, { path: `/admin/search?${new URLSearchParams({ q: submitted, ...more })}` })),
  )
  const view = content.data as Awaited<ReturnType<typeof loader>> & {
    groups: { group: string; count: number; hits: { to: string; title: string }[] }[]
  }
  return { status: content.status, ...view }
}

async function titles(person: Person, submitted: string, group: string) {
  const { groups } = await search(person, submitted)
  return groups.find((found) => found.group === group)?.hits.map(({ title }) => title) ?? []
}

describe('matches', () => {
  test.each([
    ['muller', 'Zoë Müller-ÉLISE'],
    ['ZOE elise', 'Zoë Müller-ÉLISE'],
    ['zoe@example.org', 'Zoë Müller-ÉLISE'],
    ['032 123 45 67', 'Zoë Müller-ÉLISE'],
    ['+41321234567', 'Zoë Müller-ÉLISE'],
    ['societe generale', 'Zoë Müller-ÉLISE'],
    ['mullre', 'Zoë Müller-ÉLISE'],
    ['soceite', 'Zoë Müller-ÉLISE'],
    ['muler elisse', 'Zoë Müller-ÉLISE'],
    ['soccietee generalle', 'Zoë Müller-ÉLISE'],
  ])('%s finds its client first', async (submitted, name) => {
    expect((await titles(admin, submitted, 'clients'))[0]).toBe(name)
  })

  test('records of a matching client are found, grouped by kind with counts', async () => {
    const { groups } = await search(admin, 'müller')
    expect(groups.map(({ group, count }) => [group, count])).toEqual([
      ['clients', 1],
      ['cases', 1],
      ['messages', 1],
    ])
    expect(groups[1]?.hits[0]).toMatchObject({
      to: `/admin/cases/${own.id}`,
      title: `Tax return 2025, ${own.caseNumber}`,
    })
  })

  test('the number of a case or an order finds it', async () => {
    expect(await titles(admin, own.caseNumber.toLowerCase(), 'cases')).toEqual([`Tax return 2025, ${own.caseNumber}`])
    const order = await anOrder(world, { personId: own.client.id })
    const { number } = await world.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(await titles(admin, `#${number}`, 'orders')).toEqual([`Order ${number}`])
  })

  test('message words and filenames are found despite typing errors, numbers only if exact', async () => {
    expect(await titles(admin, 'eigenmietwert', 'messages')).toEqual(['Rental value', 'Rental value'])
    expect(await titles(admin, 'rentl', 'messages')).toHaveLength(2)
    expect(await titles(admin, 'lohn', 'documents')).toEqual(['lohn.pdf', 'lohn.pdf'])
    expect(await titles(admin, '2052', 'cases')).toEqual([])
  })
})

describe('access', () => {
  test('an adviser finds their own records, never those of a colleague', async () => {
    const orders = await Promise.all(
      [own, other].map(({ client }) => anOrder(world, { personId: client.id, buyerName: client.name } as never)),
    )
    for (const [index, found] of [own, other].entries())
      await world.db.updateTable('cases').set({ orderId: orders[index]?.id }).where('id', '=', found.id).execute()
    for (const submitted of ['bob mueller', 'bob@example.org', other.caseNumber, 'consultation', 'bbo mueler']) {
      const { groups } = await search(adviser, submitted)
      expect(JSON.stringify(groups), submitted).not.toMatch(/bob/i)
      expect(JSON.stringify(groups), submitted).not.toContain(other.id)
    }
    expect(await titles(adviser, 'eigenmietwert', 'messages')).toHaveLength(1)
    expect(await titles(adviser, 'lohn', 'documents')).toHaveLength(1)
    expect((await search(colleague, 'zoe')).groups).toEqual([])
    expect(await titles(admin, 'bob', 'clients')).toEqual(['Bob Mueller'])
  })

  test('advisers find enquiries by name, text and number', async () => {
    const at = world.now()
    const lead = {
      name: 'Åsa Lind',
      email: 'asa@example.se',
      topic: 'other',
      message: 'About my Quellensteuer',
      consentVersion: '1',
    }
    await world.db
      .insertInto('leads')
      .values({ ...lead, submissionKey: 'lead-1', createdAt: at, updatedAt: at })
      .execute()
    expect(await titles(adviser, 'asa', 'enquiries')).toEqual(['Åsa Lind, enquiry 1001'])
    expect(await titles(adviser, 'quellensteuer', 'enquiries')).toHaveLength(1)
    expect(await titles(adviser, '1001', 'enquiries')).toHaveLength(1)
  })
})

describe('groups and limits', () => {
  test('a search in one group shows only that group', async () => {
    const { groups, ...found } = await search(admin, 'example.org', { in: 'clients' })
    expect(found).toMatchObject({ only: 'clients' })
    expect(groups.map(({ group, hits }) => [group, hits.length])).toEqual([['clients', 2]])
    expect(await search(admin, 'zoe', { in: 'nonsense' })).toMatchObject({ only: null })
  })

  test('empty, very short, special and 10 KB queries are handled safely', async () => {
    expect((await search(admin, '')).groups).toBeNull()
    expect(await search(admin, 'a')).toMatchObject({ groups: null, error: adminTexts.search.notSearched['too-short'] })
    for (const submitted of [
      '%%',
      '__',
      '\\\\',
      "'; drop table people",
      '<script>',
      '\ud800\ud800',
      'x'.repeat(10_000),
      '()*&|!',
    ])
      expect((await search(admin, submitted)).groups, submitted.slice(0, 20)).toEqual([])
  })

  test('searches are rate limited per person', async () => {
    const seen = new Set<number>()
    for (let time = 0; time < 95; time++) seen.add((await search(admin, 'zz')).status)
    expect([...seen]).toEqual([200, 429])
    expect((await search(adviser, 'zoe')).status).toBe(200)
  })

  test('a slow fuzzy search is cut off, the page says so and shows exact matches', async () => {
    await onServer(
      world.ownerUrl,
      `create or replace function resembles(words text, found text) returns boolean language plpgsql stable as
      $$ begin perform pg_sleep(case when $2 like '%rental%' then 0.2 else 0 end); return false; end $$`,
    )
    const slip = await search(admin, 'rentl')
    expect(slip).toMatchObject({ status: 200, groups: [], notForgiven: ['messages'] })
    expect(t(adminTexts.search).notForgiven(['messages'])).toMatch(
      /^In Messages, we searched only for the exact spelling/,
    )
    expect(await search(admin, 'rental')).toMatchObject({ groups: [{ group: 'messages' }], notForgiven: [] })
  })
})
