import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import { insertAddress } from '#accounts/people/address-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { loader as clientPage } from '#accounts/people/staff/client-page.tsx'
import { dismissDuplicate } from '#accounts/people/staff/dismiss-duplicate.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { listNotes } from '#cases/notes/staff-note-db.server.ts'
import { findCaseOf, listCasesOf } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { saveProfile, viewProfile } from '#portal/profile/profile.server.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import * as privacyEmailTexts from '#privacy/locales/en-emails.ts'
import { emailsOf, testMetadata, testPassword, aPerson as withPassword } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { anAppointment, aTalkingCase } from '#test/appointments/bookings.ts'
import { aCase, actorOf, aDocument, aFirmDocument, anApproval, aPerson, listAuditActions } from '#test/cases.ts'
import { anInvitation, aPartner } from '#test/households.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { mergeClients } from './merge-clients.server.ts'
import { acted, once, owned } from './merge-db.server.ts'
import { action, loader } from './staff/merge-page.tsx'

const movedColumns = [...owned, ...acted, ...once].map(([table, column]) => `${table}.${column}`)
const why = 'She told us on the phone.'

async function twoAccounts() {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin', name: 'Mia Amsler' })
  const survivor = await withPassword(world, { name: 'Zoe Müller', email: 'zoe@example.org' })
  const removed = await withPassword(world, {
    name: 'Zoë Müller',
    email: 'zoe.old@example.org',
    phone: '+41 32 123 45 67',
  })
  const merge = (survivorId = survivor.id, removedId = removed.id, actor: Person = admin) =>
    mergeClients(world, actorOf(actor), { survivorId, removedId, reason: why })
  return { world, admin, saved: survivor, gone: removed, merge }
}

/** Creates one row for a client in every table that can reference clients. */
async function everything(world: World, client: Person) {
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const found = await aCase(world, { client, assignedTo: adviser.id, state: 'client_approval' })
  await aDocument(world, found)
  await aFirmDocument(world, found, { actor: actorOf(adviser), kind: 'draft' })
  await anApproval(world, found)
  for (const caseId of [found.id, null])
    await sendMessage(world, {
      ...{ subject: 'Rent', body: 'Which form?', submissionKey: randomUUID(), caseId },
      actor: actorOf(client),
    })
  return found
}

const countOf = async ({ pool }: World, table: string, column: string, id: string) =>
  Number((await pool.query(`select count(*) from ${table} where ${column} = $1`, [id])).rows[0].count)

describe('moved records', () => {
  test('a merge moves all records of one account to the other, where the client continues', async () => {
    const { world, admin, saved: survivor, gone: removed, merge } = await twoAccounts()
    const own = await aCase(world, { client: survivor })
    const found = await everything(world, removed)
    await world.pool.query('delete from terms_acceptances where person_id = $1', [survivor.id])
    expect(await merge()).toMatchObject({
      ok: true,
      moved: { cases: 1, orders: 1, documents: 2, threads: 2, messages: 2, appointments: 0, notes: 0, offers: 0 },
      filled: ['phone'],
      endsSignIn: true,
    })
    for (const column of movedColumns) {
      const [table = '', name = ''] = column.split('.')
      expect([column, await countOf(world, table, name, removed.id)]).toEqual([column, 0])
    }
    const seen = await asClient(world.db, survivor.id, (tx) => listCasesOf(tx, survivor.id))
    expect(seen.map(({ id }) => id).toSorted()).toEqual([own.id, found.id].toSorted())
    expect(await asClient(world.db, removed.id, (tx) => findCaseOf(tx, removed.id, found.id))).toBeNull()
    const events = await listCaseEvents(world.db, found.id, { withInternal: false })
    expect(events.some(({ actorName }) => actorName === survivor.name)).toBe(true)
    const reply = { subject: 'Rent', body: 'And now?', submissionKey: randomUUID(), caseId: found.id }
    expect(await sendMessage(world, { ...reply, actor: actorOf(survivor) })).toMatchObject({ ok: true })
    expect(await viewProfile(world, survivor.id)).toMatchObject({ phone: '+41 32 123 45 67' })
    const notes = await listNotes(world.db, { clientId: survivor.id, scope: null })
    expect(notes).toMatchObject([
      { body: `Merged with the account of Zoë Müller (zoe.old@example.org). Reason: ${why}` },
    ])
    expect(await listAuditActions(world)).toContain('client.merged')
    const page = { path: `/admin/clients/${removed.id}`, params: { clientId: removed.id } }
    expect(await outcomeOf(() => clientPage(argsFor(world, admin, page)))).toMatchObject({
      to: `/admin/clients/${survivor.id}`,
    })
  })

  test('a merge moves appointments, address, tax ID and missing profile fields', async () => {
    const { world, saved: survivor, merge } = await twoAccounts()
    const talking = await aTalkingCase(world)
    await anAppointment(world, talking)
    const { client } = talking
    const address = { street: 'Quai du Bas', houseNumber: '1', postcode: '2502', town: 'Biel/Bienne', country: 'CH' }
    const place = { communeId: 371, commune: 'Biel/Bienne', canton: 'BE', sinceOn: null }
    await world.db.transaction().execute((tx) => insertAddress(tx, client.id, { ...address, ...place }, world.now()))
    const profile = await viewProfile(world, client.id)
    const saved = await saveProfile(world, actorOf(client), {
      personId: client.id,
      input: { firstName: 'Ana', lastName: 'Keller', taxId: 'BE-123.456' },
      version: profile.version,
    })
    expect(saved.ok).toBe(true)
    const outcome = await merge(survivor.id, client.id)
    expect(outcome).toMatchObject({ ok: true, moved: { appointments: 1 } })
    expect(outcome.ok && outcome.filled).toContain(privacyTexts.merge.facts.address)
    expect(await viewProfile(world, survivor.id)).toMatchObject({ taxId: 'BE-123.456' })
  })

  test('a merge notifies both addresses, redirects pending emails and frees the old address', async () => {
    const { world, saved: survivor, gone: removed, merge } = await twoAccounts()
    const adviser = await aPerson(world, { role: 'adviser' })
    const found = await aCase(world, { client: removed, assignedTo: adviser.id })
    const message = { subject: 'Bank', body: 'Which?', submissionKey: randomUUID(), caseId: found.id }
    await sendMessage(world, { ...message, actor: actorOf(adviser) })
    await merge()
    await runJobs(world)
    const notified = world.mail.sent.map(({ to, subject }) => `${to}: ${subject}`)
    expect(notified.toSorted()).toEqual([
      `zoe.old@example.org: ${privacyEmailTexts.merge.gone.subject}`,
      `zoe@example.org: ${caseEmailTexts.cases.message(adviser.name).subject} (${found.caseNumber})`,
      `zoe@example.org: ${privacyEmailTexts.merge.saved.subject}`,
    ])
    expect(world.mail.sent.find(({ to }) => to === removed.email)?.text).not.toContain(survivor.email)
    expect(await withPassword(world, { email: removed.email })).toMatchObject({ email: removed.email })
    expect(await emailsOf(world, removed.email)).toHaveLength(1)
  })

  test('concurrent merges of the same accounts run once, in either direction', async () => {
    const { world, saved: survivor, gone: removed, merge } = await twoAccounts()
    await everything(world, removed)
    const both = await Promise.all([merge(), merge(removed.id, survivor.id), merge()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.filter((outcome) => !outcome.ok).map((outcome) => 'reason' in outcome && outcome.reason)).toEqual([
      'closed',
      'closed',
    ])
    expect((await listAuditActions(world)).filter((action) => action === 'client.merged')).toHaveLength(1)
  })

  test('rows written for the removed account during the merge are moved a minute later', async () => {
    const { world, saved: survivor, gone: removed, merge } = await twoAccounts()
    const found = await aCase(world, { client: removed })
    await merge()
    await aCase(world, { client: removed })
    await world.db.updateTable('caseEvents').set({ actorId: removed.id }).where('caseId', '=', found.id).execute()
    world.setNow('2026-11-21T09:02:00Z')
    await world.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runJobs(world)
    expect(await countOf(world, 'cases', 'client_id', survivor.id)).toBe(2)
  })
})

describe('households', () => {
  test('a merge moves the household, and the partner sees no more cases than before', async () => {
    const { world, saved: survivor, gone: removed, merge } = await twoAccounts()
    const ben = await aPartner(world, removed)
    const shared = await aCase(world, { client: removed })
    const hidden = await aCase(world, { client: survivor })
    expect(await merge()).toMatchObject({ ok: true, movesHousehold: true })
    await runJobs(world)
    const seen = await asClient(world.db, ben.id, (tx) => listCasesOf(tx, ben.id))
    expect(seen.map(({ id }) => id)).toEqual([shared.id])
    expect(await asClient(world.db, ben.id, (tx) => findCaseOf(tx, ben.id, hidden.id))).toBeNull()
    expect(await findPartnerOf(world.db, survivor.id)).toMatchObject({ email: ben.email })
  })

  test('the household of the surviving account does not see cases of the removed one', async () => {
    const { world, saved: survivor, gone: removed, merge } = await twoAccounts()
    const ben = await aPartner(world, survivor)
    await aCase(world, { client: removed })
    expect(await merge()).toMatchObject({ ok: true })
    expect(await asClient(world.db, ben.id, (tx) => listCasesOf(tx, ben.id))).toEqual([])
  })
})

type MergeResult = Awaited<ReturnType<typeof twoAccounts>>
const status = ({ world }: MergeResult, id: string, to: string) =>
  world.db.updateTable('people').set({ status: to }).where('id', '=', id).execute()

describe('refused merges', () => {
  test.each<[string, string, (created: MergeResult) => Promise<unknown>]>([
    ['closed', 'one is closed', (created) => status(created, created.gone.id, 'closed')],
    ['shut-out', 'one is suspended', (created) => status(created, created.saved.id, 'suspended')],
    [
      'other-signs-in',
      'only the removed account has a sign-in',
      ({ world, saved: survivor }) => world.db.deleteFrom('credentials').where('userId', '=', survivor.id).execute(),
    ],
    [
      'two-households',
      'both accounts have a household',
      async ({ world, saved: survivor, gone: removed }) => {
        await anInvitation(world, survivor, 'one@example.org')
        await anInvitation(world, removed, 'two@example.org')
      },
    ],
    [
      'leaving',
      'one account requested deletion',
      ({ world, gone: removed }) =>
        world.db
          .insertInto('deletionRequests')
          .values({ personId: removed.id, name: removed.name, requestedAt: world.now(), dueAt: world.now() })
          .execute(),
    ],
  ])('%s: the merge is refused if %s, and nothing changes', async (reason, _, prepare) => {
    const created = await twoAccounts()
    const { world, gone: removed, merge } = created
    await prepare(created)
    const found = await aCase(world, { client: removed })
    expect(await merge()).toEqual({ ok: false, reason })
    expect(await countOf(world, 'cases', 'client_id', removed.id)).toBe(1)
    expect((await findCaseOf(world.db, removed.id, found.id))?.id).toBe(found.id)
  })

  test('accounts of current and former household partners cannot be merged', async () => {
    const { world, saved: survivor, merge } = await twoAccounts()
    const ben = await aPartner(world, survivor)
    expect(await merge(survivor.id, ben.id)).toEqual({ ok: false, reason: 'one-household' })
    const partnership = await findPartnerOf(world.db, survivor.id)
    await endPartnership(world, actorOf(survivor), partnership?.id ?? '')
    expect(await merge(ben.id, survivor.id)).toEqual({ ok: false, reason: 'one-household' })
  })
})

describe('confirmation and safety', () => {
  test('the page previews the merge; only admins confirm it, with a reason', async () => {
    const { world, admin, saved: survivor, gone: removed } = await twoAccounts()
    await aCase(world, { client: removed })
    const at = (person: Person, form?: Record<string, string>) =>
      argsFor(world, person, {
        path: `/admin/clients/${survivor.id}/merge/${removed.id}`,
        params: { clientId: survivor.id, otherId: removed.id },
        ...(form && { form }),
      })
    for (const _ of [1, 2]) expect((await loader(at(admin))).plan).toMatchObject({ moved: { cases: 1 } })
    expect(await countOf(world, 'cases', 'client_id', removed.id)).toBe(1)
    expect((await loader(at(admin))).dismissedDuplicates).toBeNull()
    await dismissDuplicate(world, actorOf(admin), {
      oneId: removed.id,
      otherId: survivor.id,
      reason: 'Mother and daughter',
    })
    expect(await loader(at(admin))).toMatchObject({ dismissedDuplicates: 'Mother and daughter', plan: { ok: true } })
    const send = (person: Person, form: Record<string, string>) => outcomeOf(() => action(at(person, form)))
    expect(await send(admin, { reason: why })).toMatchObject({ status: 422, data: { reason: why, isSure: false } })
    expect(await send(admin, { sure: 'yes', reason: '  ' })).toMatchObject({ status: 422 })
    const adviser = await aPerson(world, { role: 'adviser' })
    expect(await send(adviser, { sure: 'yes', reason: why })).toMatchObject({ status: 403 })
    expect(await send(admin, { sure: 'yes', reason: why })).toMatchObject({
      status: 303,
      to: `/admin/clients/${survivor.id}?note=clients-merged`,
    })
    expect((await loader(at(admin))).refused).toBe(privacyTexts.merge.notMerged.closed)
  })

  /** Foreign keys that a merge leaves unchanged: they are of staff, or of the removed account's sign-in, which ends. */
  const left = [
    ...[
      'sessions.user_id',
      'auth_challenges.user_id',
      'credentials.user_id',
      'two_factors.user_id',
      'passkeys.user_id',
      'account_links.person_id',
    ],
    ...['import_rows.person_id', 'import_items.person_id', 'api_tokens.person_id', 'time_entries.person_id'],
    ...['email_preferences.person_id', 'calendar_feeds.person_id', 'people.merged_into'],
    ...['dismissed_duplicates.one_id', 'dismissed_duplicates.other_id', 'dismissed_duplicates.created_by'],
  ]
  const ofStaff =
    /\.(updated_by|assigned_to|opened_by|reviewed_by|owner_id|recorded_by|sent_by|written_by|decided_by|requested_by|confirmed_by|(from_|to_)?staff_id|edited_by|planned_by|created_by|author_id|author|reviewer|done_by|started_by)$|^(staff_profiles|deputies|staff_resets|second_factor_resets|saved_views|job_application_events|news_\w+|generator_runs|bank_files|promotions|security_alerts|alerts)\./

  test('every foreign key to people is either moved or listed as unaffected', async () => {
    const world = await newWorld()
    const { rows } = await world.pool.query<{ name: string }>(`
    select conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'people'::regclass and cardinality(c.conkey) = 1 order by 1`)
    const known = new Set([...movedColumns, ...left])
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name) && !ofStaff.test(name))).toEqual([])
  })

  test('a sign-in during the merge of its account leaves no session', async () => {
    const { world, gone: removed } = await twoAccounts()
    const merging = await world.pool.connect()
    await merging.query('begin')
    const { rows } = await merging.query('select pg_backend_pid() as pid from people where id = $1 for update', [
      removed.id,
    ])
    const close = async () => {
      try {
        // Wait until the sign-in has checked the password and waits for the lock on the person's row.
        const waiting = 'select from pg_locks where not granted and $1 = any(pg_blocking_pids(pid))'
        const isWaiting = async () => expect((await world.pool.query(waiting, [rows[0].pid])).rowCount).toBe(1)
        await vi.waitFor(isWaiting, 10_000)
        await merging.query("update people set status = 'closed' where id = $1", [removed.id])
      } finally {
        await merging.query('commit')
        merging.release()
      }
    }
    const attempt = {
      identifier: removed.email,
      password: testPassword,
      audience: 'client',
      facts: testMetadata,
    } as const
    const [signedIn] = await Promise.all([signIn(world, attempt), close()])
    expect(signedIn).toMatchObject({ ok: false })
    expect(await countOf(world, 'sessions', 'user_id', removed.id)).toBe(0)
  })
})
