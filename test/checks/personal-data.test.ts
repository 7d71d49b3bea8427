import { expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { encryptTaxId } from '#accounts/people/encrypt-tax-id.server.ts'
import { exportedColumns, formColumns, lineColumns, personFields } from '#accounts/people/person-fields.ts'
import { profileFormOf } from '#portal/profile/profile-form.ts'
import { erasePerson } from '#privacy/deletion/erase-person-db.server.ts'
import { readOwnData, readOwnRecords } from '#privacy/export/own-data-db.server.ts'
import { erasedTables, personalTables } from '#privacy/personal-tables.ts'
import { aPerson } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { newWorld, type World } from '#test/world.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`)

async function columnsOf({ pool }: World) {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Tables that refer to people, but whose rows do not belong to a single client. */
const ofOthers = [
  ...[
    'absences',
    'adviser_calendars',
    'deputies',
    'entries',
    'staff_profiles',
    'second_factor_resets',
    'security_alerts',
  ],
  ...['audit_events', 'case_approvals', 'case_signers', 'first_order_discounts', 'order_discounts', 'generator_runs'],
  ...['news_runs', 'sandbox_payments', 'staff_notes', 'pending_files', 'people', 'settings', 'invoices'],
  ...['time_entries'],
]

test('every column of people is described, and every description has a column', async () => {
  const world = await newWorld()
  const columns = (await columnsOf(world)).get('people')
  expect(Object.keys(personFields).map(snake).toSorted()).toEqual(columns?.toSorted())
})

test('every table with personal data is listed with all its columns', async () => {
  const world = await newWorld()
  const found = await columnsOf(world)
  const isOfPerson = /^(person_id|client_id|user_id|.*email|phone|first_name|guest_name|recipient_name|to_address)$/
  const personal = [...found].filter(([, columns]) => columns.some((column) => isOfPerson.test(column)))
  const known = new Set([...Object.keys(personalTables), ...ofOthers])
  expect(personal.map(([table]) => table).filter((table) => !known.has(table))).toEqual([])
  for (const [table, { columns }] of Object.entries(personalTables))
    expect([table, [...columns].toSorted()]).toEqual([table, found.get(table)?.toSorted()])
})

const filled = {
  ...Object.fromEntries(lineColumns.map((column) => [snake(column), `Erasable ${column}`])),
  ...{
    phone: '+41 32 000 00 00',
    canton: 'BE',
    nationality: 'PT',
  },
  ...{ last_sign_in_at: new Date(0), two_factor_enabled: true, status_reason: 'erasable reason', address: 'Seeweg 1' },
  ...{ locale: 'fr-CH', username: 'erasable', must_reset: true },
}

async function aFullPerson(world: World) {
  const person = await aPerson(world)
  const columns = Object.keys(filled).map((column, index) => `${column} = $${index + 2}`)
  await world.pool.query(`update people set ${columns.join(', ')} where id = $1`, [person.id, ...Object.values(filled)])
  const encrypted = encryptTaxId(world.secretKey, person.id, 'TAX-77')
  await world.pool.query('update people set tax_id_encrypted = $2 where id = $1', [person.id, encrypted])
  return person
}

test('an erasure overwrites every column as described', async () => {
  const world = await newWorld()
  const person = await aFullPerson(world)
  const read = async () => (await world.pool.query('select * from people where id = $1', [person.id])).rows[0]
  const before = await read()
  await world.db.transaction().execute((tx) => erasePerson(tx, person.id, world.now()))
  const after = await read()
  for (const [name, { erase }] of Object.entries(personFields)) {
    if (!('to' in erase)) continue
    if (name !== 'statusCode') expect([name, before[snake(name)]]).not.toEqual([name, erase.to])
    expect([name, after[snake(name)]]).toEqual([name, erase.to])
  }
  expect(after).toMatchObject({ status: 'closed', email: `deleted-${person.id.toLowerCase()}@account.invalid` })
})

test('an erasure deletes the rows of all listed tables and the link to the partner', async () => {
  const world = await newWorld()
  const client = await aPerson(world)
  const partner = await aPartner(world, client, 'partner@example.com')
  await world.pool.query("insert into email_preferences (person_id, topic, choice) values ($1, 'cases', 'off')", [
    partner.id,
  ])
  await world.db.transaction().execute((tx) => erasePerson(tx, partner.id, world.now()))
  for (const [table, column] of erasedTables) {
    const { rowCount } = await world.pool.query(`select from ${table} where ${column} = $1`, [partner.id])
    expect([table, rowCount]).toEqual([table, 0])
  }
  const { rows } = await world.pool.query('select * from partners')
  expect(JSON.stringify(rows)).not.toMatch(/partner@example|Ben|Keller/)
})

test('a data export contains every exported column and every listed part', async () => {
  const world = await newWorld()
  const person = await aFullPerson(world)
  await world.pool.query("insert into email_preferences (person_id, topic, choice) values ($1, 'cases', 'off')", [
    person.id,
  ])
  const own = await asClient(world.db, person.id, (tx) => readOwnData(tx, person.id))
  expect(Object.keys(own.person).toSorted()).toEqual(exportedColumns.toSorted())
  const records = await readOwnRecords(world.db, person.id, person.email)
  expect(records.emailChoices).toEqual([{ topic: 'cases', choice: 'off' }])
  const parts = Object.values(personalTables).flatMap(({ export: exported }) => ('as' in exported ? [exported.as] : []))
  expect(parts.filter((part) => !(part in own) && !(part in records))).toEqual([])
})

test('the profile form has a field for every column that it changes', () => {
  const names = formColumns.map((column) => personFields[column].form)
  expect(Object.keys(profileFormOf().shape).toSorted()).toEqual(names.toSorted())
})
