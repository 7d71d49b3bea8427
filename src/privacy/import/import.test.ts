import { beforeEach, describe, expect, test } from 'vitest'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { aZip } from '#test/files/a-zip.ts'
import { aDryRun, anImport, anUndo, anUpload, importOf, importRequest } from '#test/privacy/imports.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { correctRow, discardImport, leaveOutRow, startImport, startUndo } from './change-import.server.ts'
import { listRefusedFiles } from './import-file-db.server.ts'
import { listRowsBy } from './import-row-db.server.ts'
import { importJobs } from './jobs.server.ts'
import { receiveImport } from './receive-import.server.ts'
import { listStayed } from './undo-db.server.ts'

let world: World
let admin: Person
beforeEach(async () => {
  world = await newWorld()
  admin = await aPerson(world, { role: 'admin', firstName: 'Anna', lastName: 'Keller', name: 'Anna Keller' })
})

const table = [
  'Email;Name;Telefon;Geburtsdatum;Nationalität;PLZ;Ort;Strasse;Bewilligung;Zivilstand;Ehepartner;Kinder;Steuerjahre;Status Steuererklärung;AHV-Nr.;Kundennummer',
  'marco@example.com;Silva, Marco;032 123 45 67;3.4.1987;Portugal;2502;Biel;Seeweg 1;B;verheiratet;Hughes, Tom;Lea 14.03.2018;2023, 2024;veranlagt;756.9217.0769.85;K-17',
  'known@example.com;Anders Geschrieben;079 555 12 12;1.12.1990;FR;2502;Biel;Gasse 2;C;ledig;;;2024;;;',
  'not an email;Nora Lang;;31.2.1980;;;;;;;;;;;;',
].join('\r\n')

const pdf = (text: string) => `%PDF-1.4\n% ${text}\n%%EOF\n`
const zip = aZip([
  { name: 'marco@example.com/2023/Veranlagung 2023.pdf', content: pdf('a') },
  { name: 'K-17/2024/Lohnausweis.pdf', content: pdf('b') },
  { name: 'known@example.com/2022/Steuererklärung.pdf', content: pdf('c') },
  { name: 'known@example.com/2022/macro.pdf', content: 'MZ no pdf at all' },
  { name: 'nobody@example.com/2022/x.pdf', content: pdf('d') },
  { name: '../../etc/2022/passwd.pdf', content: pdf('e') },
  { name: 'marco@example.com/2023/tool.exe', content: 'x' },
  { name: '__MACOSX/marco@example.com/2023/._x.pdf', content: 'x' },
])

const counts = async () => {
  const { rows } = await world.pool.query(
    `select (select count(*)::int from people) as people, (select count(*)::int from cases) as cases,
      (select count(*)::int from documents) as documents, (select count(*)::int from household_facts) as facts,
      (select count(*)::int from addresses) as addresses, (select count(*)::int from emails) as emails`,
  )
  return rows[0]
}

describe('a dry run', () => {
  test('says what would be added, joined and refused, and writes nothing', async () => {
    await aPerson(world, { email: 'known@example.com', name: 'Known Person' })
    const before = await counts()
    const id = await aDryRun(world, admin, { table, zip })
    const found = await importOf(world, id)
    expect(found).toMatchObject({ state: 'checked', rowCount: 3, fileCount: 7 })
    expect(found.counts).toEqual({
      ...{ new: 1, joined: 1, more: 0, refused: 1, 'left-out': 0, households: 1, years: 3 },
      ...{ files: 4, filesRefused: 3 },
    })
    expect(await counts()).toEqual(before)
    const [refused] = await listRowsBy(world.db, id, ['refused'], { max: 10 })
    expect(refused).toMatchObject({
      number: 4,
      name: 'Nora Lang',
      problems: [
        { field: 'email', reason: 'not-an-email' },
        { field: 'birthDate', reason: 'not-a-date' },
      ],
    })
    expect((await listRefusedFiles(world.db, id, 10)).map(({ refusal }) => refusal)).toEqual([
      'unknown-client',
      'unsafe-path',
      'type-not-allowed',
    ])
  })

  test('stores no AHV number, whatever its column is called', async () => {
    const id = await anUpload(world, admin, { table: `${table}\r\nx@example.com;756.9217.0769.85;;;;;;;;;;;;;1234;` })
    const { rows } = await world.pool.query('select cells::text from import_rows where import_id = $1', [id])
    expect(JSON.stringify(rows)).not.toMatch(/756\.9217|1234/)
  })

  test('is repeated after a row was corrected or left out', async () => {
    const id = await aDryRun(world, admin, { table })
    const cells = new Map([
      [0, 'nora@example.com'],
      [3, '28.2.1980'],
    ])
    expect(await correctRow(world, actorOf(admin), id, { number: 4, cells })).toEqual({ ok: true })
    expect(await correctRow(world, actorOf(admin), id, { number: 4, cells })).toMatchObject({ reason: 'in-progress' })
    await runJobs(world)
    expect((await importOf(world, id)).counts).toMatchObject({ new: 3, refused: 0 })
    await leaveOutRow(world, actorOf(admin), id, { number: 4, isLeftOut: true })
    await runJobs(world)
    expect((await importOf(world, id)).counts).toMatchObject({ new: 2, 'left-out': 1 })
  })
})

describe('an import', () => {
  test('adds clients, households, closed years and files; a known client keeps what is here; no one gets an email', async () => {
    const known = await aPerson(world, { email: 'known@example.com', name: 'Known Person', phone: '+41 32 000 00 00' })
    const id = await anImport(world, admin, { table, zip })
    const found = await importOf(world, id)
    expect(found.state).toBe('imported')
    expect(found.counts).toMatchObject({ clientsAdded: 1, clientsChanged: 1, casesAdded: 4, documentsAdded: 3 })
    const marco = await findPersonByEmail(world.db, 'marco@example.com')
    expect(marco).toMatchObject({ firstName: 'Marco', lastName: 'Silva', status: 'invited', phone: '+41 32 123 45 67' })
    const { rows: people } = await world.pool.query('select canton, nationality from people where id = $1', [marco?.id])
    expect(people).toEqual([{ canton: 'BE', nationality: 'PT' }])
    const { rows: cases } = await world.pool.query(
      `select tax_year as year, state, (select payload -> 'values' ->> 'status' from case_events where case_id = c.id) as status,
        (select array_agg(kind || ' ' || state) from documents where case_id = c.id) as documents
       from cases c where client_id = $1 order by 1`,
      [marco?.id],
    )
    expect(cases).toEqual([
      { year: 2023, state: 'closed', status: 'assessed', documents: ['assessment accepted'] },
      { year: 2024, state: 'closed', status: 'assessed', documents: ['from_client accepted'] },
    ])
    const { rows: facts } = await world.pool.query(
      `select person || '.' || fact as fact, value from household_facts where client_id = $1 order by 1`,
      [marco?.id],
    )
    expect(Object.fromEntries(facts.map(({ fact, value }) => [fact, value]))).toEqual({
      'client.birth-date': '1987-04-03',
      'client.permit': 'b',
      'joint.children': 'yes',
      'joint.children-list': [{ id: 'imported-1', fields: { name: 'Lea', born: '2018-03-14' } }],
      'joint.civil-status': 'married',
      'joint.commune': 'Biel/Bienne',
      'joint.partner-name': 'Tom Hughes',
    })
    expect(await findPersonByEmail(world.db, known.email)).toMatchObject({ name: 'Known Person', phone: known.phone })
    expect((await listRefusedFiles(world.db, id, 10)).map(({ refusal }) => refusal)).toContain('type-not-allowed')
    expect(await counts()).toMatchObject({ emails: 0, documents: 3 })
    expect(world.mail.sent).toEqual([])
  })

  test('runs once, although it was started twice and repeated', async () => {
    const id = await aDryRun(world, admin, { table, zip })
    const started = await Promise.all([1, 2].map(() => startImport(world, actorOf(admin), id)))
    expect(started.filter(({ ok }) => ok)).toHaveLength(1)
    await runJobs(world)
    const after = await counts()
    await importJobs.find(({ name }) => name === 'advance-import')?.run(world, { importId: id }, '1')
    expect(await counts()).toEqual(after)
    const again = await anImport(world, admin, { table, zip })
    expect((await importOf(world, again)).counts).toMatchObject({ clientsAdded: 0, casesAdded: 0, documentsAdded: 0 })
    expect(await counts()).toEqual(after)
  })

  test('is undone exactly: all that it added goes, and what it filled in is empty again', async () => {
    await aPerson(world, { email: 'known@example.com', name: 'Known Person' })
    const before = await counts()
    const files = (await world.fileStore.list('')).length
    const id = await anImport(world, admin, { table, zip })
    await anUndo(world, admin, id)
    const found = await importOf(world, id)
    expect(await listStayed(world.db, id, 10)).toEqual([])
    expect(found).toMatchObject({ state: 'undone', counts: { undone: 2, stayed: 0 } })
    expect(await counts()).toEqual(before)
    const { rows } = await world.pool.query(
      `select phone, nationality, canton from people where email = 'known@example.com'`,
    )
    expect(rows).toEqual([{ phone: null, nationality: null, canton: null }])
    expect((await world.fileStore.list('')).length).toBe(files + 1)
  })

  test('leaves clients who were worked on since as they are, and lists them', async () => {
    const rows = [
      'Email,Full name,Tax years',
      ...[1, 2, 3, 4, 5].map((n) => `c${n}@example.com,Client ${'ABCDE'[n - 1]},2024`),
    ]
    const id = await anImport(world, admin, { table: rows.join('\n') })
    const ids = new Map(
      (await world.pool.query('select email, id from people')).rows.map(({ email, id }) => [email, id]),
    )
    const of = (n: number) => ids.get(`c${n}@example.com`)
    await world.pool
      .query(`insert into staff_notes (client_id, author_id, text, created_at) values ($1, $2, 'Called', now())`, [
        of(1),
        admin.id,
      ])
      .catch(async () => {
        await world.pool.query(
          'insert into addresses (person_id, street, country, created_at) values ($1, $2, $3, now())',
          [of(1), 'Seeweg', 'CH'],
        )
      })
    await world.pool.query('update people set phone = $2, updated_at = now() where id = $1', [
      of(2),
      '+41 32 000 00 00',
    ])
    await world.pool.query(`update cases set version = 2, state = 'in_preparation' where client_id = $1`, [of(3)])
    await aCase(world, { client: (await findPersonByEmail(world.db, 'c4@example.com')) as Person })
    await anUndo(world, admin, id)
    expect((await importOf(world, id)).counts).toMatchObject({ undone: 1, stayed: 4 })
    expect((await listStayed(world.db, id, 10)).map(({ email, reason }) => [email, reason])).toEqual([
      ['c1@example.com', 'related'],
      ['c2@example.com', 'client'],
      ['c3@example.com', 'case'],
      ['c4@example.com', 'related'],
    ])
    expect(await findPersonByEmail(world.db, 'c5@example.com')).toBeNull()
  })

  test('can be undone for a day', async () => {
    const id = await anImport(world, admin, { table })
    world.setNow('2026-11-22T09:00:01Z')
    expect(await startUndo(world, actorOf(admin), id)).toEqual({ ok: false, reason: 'undo-over' })
    world.setNow('2026-11-28T10:00:00Z')
    await importJobs.find(({ name }) => name === 'clear-imports')?.run(world, {}, '1')
    const { rows } = await world.pool.query('select count(*)::int as rows from import_rows')
    expect(rows).toEqual([{ rows: 0 }])
    expect((await importOf(world, id)).counts).toMatchObject({ clientsAdded: 2 })
  })
})

describe('an upload', () => {
  test.each([
    ['a picture', { table: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) }, 'not-a-table'],
    ['only headings', { table: 'Email,Name\n' }, 'no-rows'],
    ['too many rows', { table: `Email\n${'a@example.com\n'.repeat(20_001)}` }, 'table-too-large'],
    ['text as an archive', { zip: Buffer.from('no archive') }, 'not-a-zip'],
    ['an archive of folders only', { zip: aZip([{ name: 'a@example.com/', content: '' }]) }, 'zip-without-files'],
    ['nothing', {}, 'nothing-sent'],
  ])('of %s is refused in words', async (_name, sent, reason) => {
    expect(await receiveImport(world, actorOf(admin), importRequest(sent))).toEqual({ ok: false, reason })
    expect(await world.fileStore.list('')).toEqual([])
  })

  test('is refused without the right, and can be thrown away', async () => {
    const adviser = await aPerson(world, { role: 'adviser' })
    expect(await receiveImport(world, actorOf(adviser), importRequest({ table }))).toMatchObject({
      reason: 'not-allowed',
    })
    const id = await anUpload(world, admin, { table, zip })
    expect(await discardImport(world, actorOf(adviser), id)).toMatchObject({ reason: 'not-allowed' })
    expect(await discardImport(world, actorOf(admin), id)).toEqual({ ok: true })
    await runJobs(world)
    expect(await world.fileStore.list('')).toEqual([])
  })

  test.each([
    ['UTF-8 with a mark and semicolons', Buffer.from(`\ufeffE-Mail;Vorname;Name\nzoe@example.com;Zoë;Müller\n`)],
    ['Windows-1252 and tabs', Buffer.from('E-Mail\tVorname\tName\nzoe@example.com\tZo\xeb\tM\xfcller\n', 'latin1')],
    ['commas', Buffer.from('E-Mail,Vorname,Name\nzoe@example.com,Zoë,Müller\n')],
  ])('in %s is read', async (_name, content) => {
    await anImport(world, admin, { table: content })
    expect(await findPersonByEmail(world.db, 'zoe@example.com')).toMatchObject({ name: 'Zoë Müller' })
  })
})
