import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { countLastHour } from '#accounts/alerts/alert-db.server.ts'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { listNotes } from '#cases/notes/staff-note-db.server.ts'
import { saveProfile, viewProfile } from '#portal/profile/profile.server.ts'
import * as privacyEmailTexts from '#privacy/locales/en-emails.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { saveAnswers } from '#returns/questions/save-answers.server.ts'
import { emailsOf } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { loader as listPage } from './client-list-page.tsx'
import { action, loader } from './client-page.tsx'
import { loader as edit, action as saveEdit } from './edit-page.tsx'
import { loader as download } from './export-route.ts'
import { action as invite } from './invite-page.tsx'

let world: World
let admin: Person
let adviser: Person
let own: TestCase

beforeEach(async () => {
  world = await newWorld()
  admin = await aPerson(world, { role: 'admin', name: 'Mia Amsler' })
  adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const client = await aPerson(world, {
    name: 'Zoë Müller',
    email: 'zoe.muller@example.org',
    phone: '+41 32 123 45 67',
  })
  own = await aCase(world, { client, assignedTo: adviser.id })
})

const at = (person: Person, clientId = own.client.id, form?: Record<string, string>) =>
  argsFor(world, person, { path: `/admin/clients/${clientId}`, params: { clientId }, ...(form && { form }) })
const view = (person: Person, clientId?: string) => loader(at(person, clientId))
const send = (person: Person, form: Record<string, string>, clientId?: string) =>
  outcomeOf(action(at(person, clientId, form)))
const key = 'a-key-of-a-form'

describe('notes and duplicates', () => {
  test('a note is saved once and visible to staff who see the client, never to the client', async () => {
    const form = { intent: 'note', note: ' Prefers to be called ', key }
    expect(await Promise.all([send(adviser, form), send(adviser, form)])).toMatchObject([
      { status: 303 },
      { status: 303 },
    ])
    expect((await view(admin)).notes).toMatchObject([{ body: 'Prefers to be called', authorName: 'Tim Adler' }])
    expect(await send(adviser, { ...form, note: '  ' })).toMatchObject({ status: 422 })
    expect(await send(adviser, { ...form, key: '' })).toMatchObject({ status: 422 })
    const colleague = await aPerson(world, { role: 'adviser' })
    expect(await send(colleague, form)).toMatchObject({ status: 404 })
    expect(await send(own.client, form)).toMatchObject({ status: 403 })
    expect(await listAuditActions(world)).toContain('note.saved')
  })

  test('an adviser does not see notes on a colleague’s case of the same client', async () => {
    const other = await aCase(world, { client: own.client, assignedTo: admin.id })
    for (const found of [own, other]) {
      const note = { clientId: own.client.id, caseId: found.id, authorId: admin.id, body: `About ${found.caseNumber}` }
      await world.db
        .insertInto('staffNotes')
        .values({ ...note, submissionKey: found.id, createdAt: world.now() })
        .execute()
    }
    expect((await view(adviser)).notes.map(({ body }) => body)).toEqual([`About ${own.caseNumber}`])
    expect(await listNotes(world.db, { clientId: own.client.id, scope: null })).toHaveLength(2)
  })

  test('possible duplicate accounts are shown until staff dismiss them with a reason', async () => {
    const twin = await aPerson(world, { name: 'Zoe Muller', email: 'z@example.org', phone: '+41 32 123 45 67' })
    const typo = await aPerson(world, { name: 'Z. M.', email: 'zoemuller+tax@example.com' })
    await aPerson(world, { name: 'Zoë Miller', email: 'other@example.org', phone: '+41 44 111 22 33' })
    await aPerson(world, { name: 'Zoë Müller', email: 'zoe_muller@example.org', status: 'closed' })
    const { duplicates } = await view(adviser)
    expect(Object.fromEntries(duplicates.map(({ id, reasons }) => [id, reasons]))).toEqual({
      [twin.id]: ['name', 'phone'],
      [typo.id]: ['mail'],
    })
    const listed = async () => {
      const { list } = await listPage(argsFor(world, admin, { path: '/admin/clients?duplicates=yes' }))
      return list.rows.map(({ id }) => id).toSorted()
    }
    expect(await listed()).toEqual([own.client.id, twin.id, typo.id].toSorted())
    const form = { intent: 'tell-apart', other: twin.id, reason: '' }
    expect(await send(adviser, form)).toMatchObject({ status: 422 })
    expect(await send(adviser, { ...form, other: 'nobody', reason: 'x' })).toMatchObject({ status: 404 })
    expect(await send(adviser, { ...form, reason: 'Mother and daughter' })).toMatchObject({ status: 303 })
    expect((await view(admin)).duplicates.map(({ id }) => id)).toEqual([typo.id])
    expect((await view(admin, twin.id)).dismissedDuplicates).toMatchObject([
      { id: own.client.id, reason: 'Mother and daughter' },
    ])
    expect(await listed()).toEqual([own.client.id, typo.id].toSorted())
  })

  test('a matching name is a possible duplicate, but not across access scopes', async () => {
    const colleague = await aPerson(world, { role: 'adviser' })
    const other = await aCase(world, { client: await aPerson(world, { name: 'ZOE MÜLLER' }), assignedTo: colleague.id })
    for (const personId of [own.client.id, other.client.id]) {
      const place = { street: 'Seeweg', postcode: '2502', town: 'Biel', country: 'CH', createdAt: world.now() }
      await world.db
        .insertInto('addresses')
        .values({ personId, ...place })
        .execute()
    }
    expect((await view(admin)).duplicates).toMatchObject([{ id: other.client.id, reasons: ['name'] }])
    expect((await view(adviser)).duplicates).toEqual([])
    expect(await send(adviser, { intent: 'tell-apart', other: other.client.id, reason: 'x' })).toMatchObject({
      status: 404,
    })
  })
})

describe('archive, invitation and household', () => {
  test('an admin requests a client’s archive, is emailed, and is the only one who can download it', async () => {
    await aDocument(world, own)
    expect(await send(adviser, { intent: 'export' })).toMatchObject({ status: 403 })
    const [first, second] = await Promise.all([send(admin, { intent: 'export' }), send(admin, { intent: 'export' })])
    expect([first.status, second.status].toSorted()).toEqual([303, 429])
    await runJobs(world)
    expect(await emailsOf(world, admin.email)).toMatchObject([
      { subject: privacyEmailTexts.exportEmail.dataArchiveOfIsReady('Zoë Müller') },
    ])
    expect(await emailsOf(world, own.client.email)).toEqual([])
    const { archive } = await view(admin)
    const exportId = archive?.ready?.path.split('/').pop() ?? ''
    const fetchIt = (person: Person, clientId = own.client.id) =>
      download(argsFor(world, person, { path: '/x', params: { clientId, exportId } }))
    const reply = (await fetchIt(admin)) as Response
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toMatchObject({
      person: { email: own.client.email },
    })
    const owner = await aPerson(world, { role: 'owner' })
    const stranger = await aPerson(world)
    for (const [person, status] of [
      [owner, 404],
      [adviser, 403],
      [own.client, 403],
    ] as const)
      expect((await outcomeOf(fetchIt(person))).status).toBe(status)
    expect((await outcomeOf(fetchIt(admin, stranger.id))).status).toBe(404)
    expect((await view(owner)).archive).toMatchObject({ ready: null, nextAt: null })
    expect(await countLastHour(world.db, 'exports')).toMatchObject({ count: 1 })
    expect(await listAuditActions(world)).toEqual(
      expect.arrayContaining(['client.export-asked', 'export.made', 'export.read']),
    )
    world.setNow(new Date(world.now().getTime() + 8 * 24 * 60 * 60 * 1000).toISOString())
    expect((await outcomeOf(fetchIt(admin))).status).toBe(404)
  })

  test('a client is invited once per email address; the invitation can be resent', async () => {
    const form = { email: 'New@Example.org', firstName: 'Nia', lastName: 'Keller', phone: '032 123 45 00', company: '' }
    const post = (person: Person, values: Record<string, string>) =>
      outcomeOf(invite(argsFor(world, person, { path: '/admin/clients/new', form: values })))
    const done = await post(adviser, form)
    expect(done.status).toBe(303)
    const clientId = /clients\/([^?]+)/.exec(done.to ?? '')?.[1] ?? ''
    expect((await view(adviser, clientId)).client).toMatchObject({
      status: 'invited',
      phone: '+41 32 123 45 00',
      name: 'Nia Keller',
    })
    expect(await post(adviser, form)).toMatchObject({ status: 409, data: { error: { isTaken: true } } })
    expect(await post(adviser, { ...form, email: admin.email })).toMatchObject({ status: 409 })
    expect(await post(adviser, { ...form, email: 'no' })).toMatchObject({ status: 422 })
    expect(await send(adviser, { intent: 'invite-again' }, clientId)).toMatchObject({ status: 303 })
    expect(await emailsOf(world, 'new@example.org')).toHaveLength(2)
    expect(await send(adviser, { intent: 'invite-again' })).toMatchObject({ status: 409 })
    expect(await post(own.client, { ...form, email: 'x@example.org' })).toMatchObject({ status: 403 })
  })

  test('the client page shows the retention date of each record', async () => {
    expect((await view(admin)).saved).toContainEqual({ label: `Case ${own.caseNumber}`, until: null })
    const closedAt = new Date('2026-05-05T10:00:00Z')
    await world.db.updateTable('cases').set({ state: 'closed', closedAt }).where('id', '=', own.id).execute()
    expect((await view(admin)).saved).toContainEqual({ label: `Case ${own.caseNumber}`, until: '2036-12-31' })
  })

  test('an unknown form and a form about a colleague’s client return 404', async () => {
    const colleague = await aPerson(world, { role: 'adviser' })
    expect(await send(admin, { intent: 'nonsense' })).toMatchObject({ status: 404 })
    for (const intent of ['note', 'tell-apart', 'invite-again', 'end-household'])
      expect(await send(colleague, { intent, note: 'x', key }), intent).toMatchObject({ status: 404 })
  })

  test('a household is ended only on the page of one of its two partners', async () => {
    const other = await aPerson(world, { name: 'Otto Other', email: 'otto@example.org' })
    await aPartner(world, other, 'paula@example.org')
    const { id = '' } = (await findPartnerOf(world.db, other.id)) ?? {}
    const form = { intent: 'end-household', partnership: id }
    expect(await send(adviser, form)).toMatchObject({ status: 404 })
    expect(await findPartnerOf(world.db, other.id)).toMatchObject({ id })
    expect(await send(admin, form, other.id)).toMatchObject({ status: 303 })
    expect(await findPartnerOf(world.db, other.id)).toBeNull()
  })
})

const editing = (person: Person, form?: Record<string, string>) =>
  argsFor(world, person, {
    path: `/admin/clients/${own.client.id}/edit`,
    params: { clientId: own.client.id },
    ...(form && { form }),
  })

describe('editing the profile', () => {
  test('staff edit the profile of a client without the tax ID; a stale save returns 409', async () => {
    const mine = { input: { firstName: 'Zoë', lastName: 'Müller', taxId: 'BE-4711' }, version: '' }
    const actor = actorOf(own.client)
    const { version } = await viewProfile(world, own.client.id)
    expect(await saveProfile(world, actor, { ...mine, version })).toEqual({ ok: true })

    const { profile } = await edit(editing(adviser))
    expect(profile).toMatchObject({ firstName: 'Zoë', taxId: '' })
    const address = { street: 'Nidaugasse', houseNumber: '1', postcode: '2502', town: 'Biel/Bienne', country: 'CH' }
    const form = {
      ...{ version: profile.version, firstName: 'Zoë', lastName: 'Keller', company: '', phone: '+41 32 999 88 77' },
      ...{ ...address, taxId: 'forged' },
    }
    expect(await outcomeOf(saveEdit(editing(adviser, { ...form, phone: 'call me' })))).toMatchObject({
      status: 422,
      data: { profile: { fields: { phone: expect.any(String) }, values: { lastName: 'Keller', phone: 'call me' } } },
    })
    world.setNow('2026-11-21T09:05:00Z')
    expect(await outcomeOf(saveEdit(editing(adviser, form)))).toMatchObject({ status: 303 })
    expect(await viewProfile(world, own.client.id)).toMatchObject({
      ...{ lastName: 'Keller', phone: '+41 32 999 88 77', street: 'Nidaugasse', canton: 'BE' },
      taxId: 'BE-4711',
    })
    expect(await outcomeOf(saveEdit(editing(admin, { ...form, lastName: 'Other' })))).toMatchObject({
      status: 409,
      data: { profile: { fields: { lastName: expect.stringContaining('Keller') } } },
    })
    expect(await listAuditActions(world)).toContain('profile.changed')
  })

  test('advisers cannot edit clients outside their access scope, and clients cannot use the form', async () => {
    const colleague = await aPerson(world, { role: 'adviser' })
    expect(await outcomeOf(edit(editing(colleague)))).toMatchObject({ status: 404 })
    expect(await outcomeOf(saveEdit(editing(colleague, { lastName: 'x' })))).toMatchObject({ status: 404 })
    expect(await outcomeOf(saveEdit(editing(own.client, { lastName: 'x' })))).toMatchObject({ status: 403 })
  })
})

describe('editing the facts', () => {
  const post = (form: Record<string, string>, person = adviser) =>
    outcomeOf(saveEdit(editing(person, { intent: 'facts', ...form })))
  const facts = async () => (await edit(editing(adviser))).facts
  const savedValue = async (key: string) => (await facts()).fields.find((field) => field.key === key)?.value

  test('without a return that takes answers they go to the record, with the nationality in the profile', async () => {
    await world.db.updateTable('cases').set({ state: 'filed' }).where('id', '=', own.id).execute()
    const { seen } = await facts()
    const form = {
      seen,
      shownNationality: '',
      nationality: 'PT',
      'client.permit': 'b',
      'client.birth-date': '3.4.1987',
    }
    expect(await post({ ...form, 'client.birth-date': 'soon', nationality: 'XX' })).toMatchObject({
      status: 422,
      data: {
        facts: {
          fields: { 'client.birth-date': expect.any(String), nationality: expect.any(String) },
          values: { 'client.permit': 'b' },
        },
      },
    })
    expect(await post(form)).toMatchObject({ status: 303 })
    expect([await savedValue('client.permit'), await savedValue('client.birth-date')]).toEqual(['b', '1987-04-03'])
    expect(await facts()).toMatchObject({ nationality: 'PT', caseNumber: null })
    expect(await post({ nationality: 'DE' }, await aPerson(world, { role: 'adviser' }))).toMatchObject({ status: 404 })
    const late = await post({ ...form, nationality: 'DE' })
    expect(late).toMatchObject({ status: 409, data: { facts: { ask: { items: [{ key: 'nationality' }] } } } })
    expect(await facts()).toMatchObject({ nationality: 'PT' })
    expect((await listAuditActions(world)).filter((action) => action === 'profile.changed')).toHaveLength(1)
  })

  test('a client’s own answer is overwritten only after asking, in the answers of the open return', async () => {
    const row = { id: 'r1', fields: { name: 'Old Ltd', net: 100 } }
    const given = [
      { question: 'permit', person: 'client' as const, seenVersion: 0, value: 'b' },
      { question: 'employers', person: 'client' as const, seenVersion: 0, value: [row] },
    ]
    expect(await saveAnswers(world, { caseId: own.id, actor: actorOf(own.client), given })).toMatchObject({
      ok: true,
    })
    const { seen, caseNumber } = await facts()
    expect(caseNumber).toBe(own.caseNumber)
    const form = { seen, 'client.permit': 'c', 'client.employers.r1': 'New Ltd', 'client.employers.new': 'Second Ltd' }
    const refused = await post(form)
    const items = [
      { key: 'client.permit', value: 'b' },
      { key: 'client.employers', value: 'Old Ltd' },
    ]
    expect(refused).toMatchObject({ status: 409, data: { facts: { values: form, ask: { items: expect.any(Array) } } } })
    const { ask } = (refused.data as unknown as { facts: { ask: { items: object[]; token: string } } }).facts
    expect(ask.items).toEqual(expect.arrayContaining(items.map((item) => expect.objectContaining(item))))
    expect(await savedValue('client.permit')).toBe('b')
    expect(await post({ ...form, overwrite: 'another' })).toMatchObject({ status: 409 })
    expect(await post({ ...form, overwrite: ask.token })).toMatchObject({ status: 303 })
    const answers = newestOf(await listAnswers(world.db, own.id))
    expect(answers.get('client.permit')).toMatchObject({ value: 'c', answeredBy: adviser.id, version: 2 })
    expect(answers.get('client.employers')?.value).toMatchObject([
      { id: 'r1', fields: { name: 'New Ltd', net: 100 } },
      { fields: { name: 'Second Ltd' } },
    ])
    expect(await savedValue('client.permit')).toBe('c')
    expect(await listAuditActions(world)).toContain('answer.saved')
  })
})
