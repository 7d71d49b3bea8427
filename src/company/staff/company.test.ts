import { expect, test } from 'vitest'
import { seedFacts } from '#company/facts.ts'
import { findPlaceholders, readCompany, readFacts } from '#company/read-company.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './company-page.tsx'

const path = '/admin/settings/company'

async function anOffice() {
  const world = await newWorld()
  const olga = await aPerson(world, { role: 'owner', name: 'Olga Owner' })
  const ben = await aPerson(world, { role: 'owner', name: 'Ben Owner' })
  return { world, olga, ben }
}

type Staff = Awaited<ReturnType<typeof anOffice>>['olga']

const open = (world: World, person: Staff) => outcomeOf(loader(argsFor(world, person, { path })))
/** Submits the form as a browser does: all facts as loaded, with the given changes. */
function save(
  world: World,
  person: Staff,
  submitted: Record<string, string>,
  seen: Record<string, string> = seedFacts,
) {
  const hidden = Object.fromEntries(Object.entries(seen).map(([name, value]) => [`seen-${name}`, value]))
  return outcomeOf(action(argsFor(world, person, { path, form: { ...seen, ...hidden, ...submitted } })))
}

test('changed company facts are saved, audited and listed in the history', async () => {
  const { world, olga } = await anOffice()
  expect(await save(world, olga, { phone: '032 322 11 22', houseNumber: '4' })).toMatchObject({
    status: 303,
    to: `${path}?note=company`,
  })
  expect(await readFacts(world)).toEqual({ ...seedFacts, phone: '+41 32 322 11 22', houseNumber: '4' })
  const { rows } = await world.pool.query(
    "select object_id, detail from audit_events where action = 'setting.saved' and detail->>'before' <> detail->>'value' order by object_id",
  )
  expect(rows).toEqual([
    { object_id: 'company.houseNumber', detail: { before: seedFacts.houseNumber, value: '4' } },
    { object_id: 'company.phone', detail: { before: seedFacts.phone, value: '+41 32 322 11 22' } },
  ])
  const { data } = await open(world, olga)
  expect(data).toMatchObject({ mayWrite: true, view: { facts: { houseNumber: '4' } } })
  expect(data).toMatchObject({
    view: {
      changes: expect.arrayContaining([
        expect.objectContaining({
          by: 'Olga Owner',
          fact: 'phone',
          before: seedFacts.phone,
          value: '+41 32 322 11 22',
        }),
      ]),
    },
  })
})

test('saving confirms invented facts, even those whose value stays the same', async () => {
  const { world, olga } = await anOffice()
  expect(await findPlaceholders(world)).toContain('serversCountry')
  await save(world, olga, { serversCountry: 'Switzerland', phone: '032 322 11 22', whatsapp: '' })
  expect(await findPlaceholders(world)).toEqual([])
  expect(await readCompany(world)).toMatchObject({ whatsapp: null, placeholders: [] })
  expect((await readFacts(world)).serversCountry).toBe('Switzerland')
})

test('invalid facts return an error at each field with the input, and nothing is saved', async () => {
  const { world, olga } = await anOffice()
  const submitted = { uid: 'CHE-109.322.552', iban: 'CH44 3199 9123 0008 8901 2', qrIban: 'CH93 0076 2011 6238 5295 7' }
  expect(await save(world, olga, { ...submitted, monday: 'all day', street: 'New Street' })).toMatchObject({
    status: 422,
    data: {
      entered: { ...submitted, monday: 'all day', street: 'New Street' },
      fields: {
        uid: expect.stringContaining('CHE-123.456.788'),
        iban: expect.stringContaining('its own field'),
        qrIban: expect.stringContaining('30000 and 31999'),
        monday: expect.stringContaining('09:00–12:00'),
      },
    },
  })
  expect(await readFacts(world)).toEqual(seedFacts)
})

test('a conflicting fact is refused with both values; changes of other facts do not conflict', async () => {
  const { world, olga, ben } = await anOffice()
  expect((await save(world, olga, { street: 'Lake Street', bank: 'Seebank' })).status).toBe(303)
  const second = await save(world, ben, { street: 'Hill Street', town: 'Nidau' })
  expect(second).toMatchObject({
    status: 409,
    data: { conflicts: ['street'], entered: { street: 'Hill Street', town: 'Nidau' }, now: { street: 'Lake Street' } },
  })
  expect(await readFacts(world)).toMatchObject({ street: 'Lake Street', town: seedFacts.town })
  const now = { ...seedFacts, street: 'Lake Street', bank: 'Seebank' }
  expect((await save(world, ben, { street: 'Hill Street', town: 'Nidau' }, now)).status).toBe(303)
  expect((await save(world, olga, { canton: 'Jura' })).status).toBe(303)
  expect(await readFacts(world)).toEqual({ ...now, street: 'Hill Street', town: 'Nidau', canton: 'Jura' })
})

test('one of two simultaneous saves of a fact is refused', async () => {
  const { world, olga, ben } = await anOffice()
  const both = await Promise.all([save(world, olga, { bank: 'One' }), save(world, ben, { bank: 'Two' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
})

test('admins read the company facts without changing them; advisers get 403', async () => {
  const { world } = await anOffice()
  const admin = await aPerson(world, { role: 'admin' })
  const adviser = await aPerson(world, { role: 'adviser' })
  expect((await open(world, admin)).data).toMatchObject({ mayWrite: false })
  expect((await open(world, adviser)).status).toBe(403)
  for (const person of [admin, adviser]) expect((await save(world, person, { bank: 'Mine' })).status).toBe(403)
  expect(await readFacts(world)).toEqual(seedFacts)
})
