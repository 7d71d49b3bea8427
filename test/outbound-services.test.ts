import { expect, onTestFinished, test, vi } from 'vitest'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { openS3FileStore } from '#platform/files/file-store-s3.server.ts'
import { goOnScanning } from '#platform/files/scan-file.server.ts'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import { runJobs as startWorker } from '#platform/jobs/run-jobs.server.ts'
import { mailJobs } from '#platform/mail/jobs.server.ts'
import { openSmtpMailer } from '#platform/mail/mail-smtp.server.ts'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { type BlackHole, startBlackHole } from '#test/black-hole.ts'
import { aCase, actorOf, aDocument } from '#test/cases.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { startS3StandIn } from '#test/files/s3-stand-in.ts'
import * as samples from '#test/files/samples.ts'
import { runJobsNow } from '#test/mail/run-jobs-now.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { buildWith, openSite, type Site } from '#test/web-app.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { aPerson as aPersonWithPassword, aVisitor, cookieHeader, testPassword } from './accounts/people.ts'

const build = await buildWith([
  'portal/profile/household/household-page.tsx',
  'privacy/export/client/data-page.tsx',
  'cases/messages/client/thread-page.tsx',
  'accounts/team/staff/staff-list-page.tsx',
  'site/contact/staff/contact-page.tsx',
  'cases/documents/review/staff/case-zip-route.ts',
])

const manners = ['refused', 'swallowed'] as const
const away = (way: BlackHole, manner: (typeof manners)[number]) => (manner === 'refused' ? way.refuse() : way.swallow())

async function signedIn(world: World, role: 'owner' | 'client') {
  const person = await aPersonWithPassword(world, { role, username: role === 'owner' ? 'owner' : null })
  const { headers } = await aVisitor(world, person)
  return { person, headers: { Cookie: cookieHeader(headers), Accept: 'text/html' } }
}

type Answer = { status: number; location: string; words: string; seconds: number }

async function ask(
  site: Site,
  path: string,
  headers: HeadersInit,
  form?: Record<string, string> | FormData,
): Promise<Answer> {
  const begin = performance.now()
  const body = form instanceof FormData || !form ? form : new URLSearchParams(form)
  const answer = await site.ask(path, body ? { method: 'POST', headers, body } : { headers })
  const words = (await answer.text()).replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
  const location = (answer.headers.get('Location') ?? '').replace(/#.*/, '')
  return { status: answer.status, location, words, seconds: (performance.now() - begin) / 1_000 }
}

const inTime = expect.toSatisfy((seconds: number) => seconds < 10, 'less than ten seconds')
const booking = '/book/first-talk?channel=phone&language=en'
const startsAt = '2026-12-10T13:30:00.000Z'
const guest = { topic: 'expat-tax-filing', name: 'Hannah Cole', email: 'hannah@example.com', website: '' }

async function linkOfGuest(world: World, site: Site): Promise<string> {
  await aPersonWithPassword(world, { role: 'adviser', name: 'Luca Moser' })
  const held = await ask(site, booking, {}, { startsAt })
  await ask(site, held.location, {}, guest)
  const { rows } = await world.pool.query("select text_body from emails where event_key like 'appointment-confirm:%'")
  return /\/book\/confirm\/[\w-]+/.exec(rows[0]?.text_body ?? '')?.[0] ?? ''
}

for (const manner of manners) {
  test(`mail ${manner}: booking, invitations and an answer succeed at once, each email is sent once`, async () => {
    const world = await newWorld()
    const smtp = await startSmtpStandIn()
    const way = await startBlackHole(smtp.url)
    const mailing = { ...world, mail: openSmtpMailer({ url: way.url, from: 'office@example.com', connectMs: 1_000 }) }
    const [owner, client] = [await signedIn(world, 'owner'), await signedIn(world, 'client')]
    const site = await openSite(world, {}, build)
    const link = await linkOfGuest(world, site)
    const enquiry = {
      name: 'Eva',
      email: 'eva@example.com',
      topic: 'other',
      subject: '',
      message: 'A question',
      scenario: null,
    }
    await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
    const { rows } = await world.pool.query('select number from leads')
    await runJobs(world)
    await away(way, manner)
    const worker = startWorker(mailing, mailJobs)
    const partner = { intent: 'invite', firstName: 'Paul', lastName: 'Partner', email: 'paul@example.com' }
    const colleague = { email: 'carla@example.com', name: 'Carla', role: 'adviser', password: testPassword }
    const answer = { intent: 'answer', body: 'Yes, we do.', key: 'key-of-answer' }
    const acts: Record<string, Answer> = {
      booking: await ask(site, link, {}, { ok: '' }),
      partner: await ask(site, '/client-portal/profile/household', client.headers, partner),
      colleague: await ask(site, '/admin/staff', owner.headers, colleague),
      answer: await ask(site, `/admin/contacts/${rows[0]?.number}`, owner.headers, answer),
    }
    for (const [what, act] of Object.entries(acts))
      expect({ what, ...act }).toMatchObject({ what, status: 303, seconds: inTime })
    await worker.stop()
    expect(smtp.deliveries).toEqual([])
    await way.clear()
    await vi.waitFor(
      async () => {
        await runJobsNow(world, mailJobs, mailing)
        const to = smtp.deliveries.flatMap((delivery) => delivery.to)
        for (const email of [guest.email, partner.email, colleague.email, enquiry.email]) {
          expect([email, to.filter((address) => address === email).length]).toEqual([email, 1])
        }
      },
      { timeout: 20_000, interval: 500 },
    )
  }, 60_000)

  test(`scanner ${manner}: a message with a file is sent, and the file is withheld until scanned`, async () => {
    const clamd = await startClamdStandIn()
    const way = await startBlackHole(clamd.url)
    const world = { ...(await newWorld()), scanner: clamdScanner(way.url) }
    const { thread, headers, found } = await aThread(world)
    const site = await openSite(world, {}, build)
    await away(way, manner)
    const sent = await ask(site, thread, headers, aMessage())
    expect(sent).toMatchObject({ status: 303, seconds: inTime })
    expect(await listScans(world, found.id)).toEqual(['unscanned'])
    await way.clear()
    await world.pool.query("update stored_files set created_at = now() - interval '1 hour'")
    await goOnScanning({ ...world, now: () => new Date() })
    await runJobs(world)
    expect(await listScans(world, found.id)).toEqual(['clean'])
  }, 60_000)

  test(`store ${manner}: export, ZIP and upload fail clearly or wait, and nothing is lost or doubled`, async () => {
    const store = await startS3StandIn()
    const way = await startBlackHole(store.options.endpoint)
    const world = { ...(await newWorld()), fileStore: openS3FileStore({ ...store.options, endpoint: way.url }) }
    const { thread, headers, found } = await aThread(world)
    await aDocument(world, found)
    const owner = await signedIn(world, 'owner')
    const site = await openSite(world, {}, build)
    await away(way, manner)
    const zip = `/admin/cases/${found.id}/documents.zip`
    const message = ask(site, thread, headers, aMessage())
    const requested = ask(site, '/client-portal/profile/data', headers, { intent: 'export' })
    expect(await ask(site, zip, owner.headers)).toMatchObject({ status: 503, seconds: inTime })
    expect(await message).toMatchObject({ status: 503, seconds: inTime, words: expect.stringContaining('account.pdf') })
    expect(await requested).toMatchObject({ status: 303, seconds: inTime })
    // The requests above have tested the real timeout, so the job gets a shorter one to save time.
    const hasty = openS3FileStore({ ...store.options, endpoint: way.url, timeoutMs: 500 })
    await expect(runJobs({ ...world, fileStore: hasty })).rejects.toThrow('make-data-export')
    await way.clear()
    await world.pool.query('update graphile_worker._private_jobs set run_at = now(), last_error = null')
    await runJobs(world)
    const exports = await world.pool.query('select file_id is not null as made from data_exports')
    expect(exports.rows).toEqual([{ made: true }])
    const emails = await world.pool.query("select from emails where event_key like 'data-export:%'")
    expect(emails.rowCount).toBe(1)
    expect(await ask(site, zip, owner.headers)).toMatchObject({ status: 200 })
    expect(await ask(site, thread, headers, aMessage())).toMatchObject({ status: 303 })
    expect(await listScans(world, found.id)).toHaveLength(2)
  }, 60_000)

  test(`database ${manner}: a booking is refused with a message and can be repeated once`, async () => {
    const plain = await newWorld()
    const way = await startBlackHole(plain.databaseUrl)
    const pool = openPool(way.url)
    onTestFinished(() => pool.end())
    const world = { ...plain, pool, db: openDatabase(pool, new AuditSealer(plain.secretKey)) }
    const site = await openSite(world, {}, build)
    const link = await linkOfGuest(plain, await openSite(plain, {}, build))
    await away(way, manner)
    const refused = await ask(site, link, { Accept: 'text/html' }, { ok: '' })
    expect(refused).toMatchObject({ status: 503, seconds: inTime })
    expect(refused.words).toMatch(/again|moment|minute/)
    await way.clear()
    await vi.waitFor(async () => expect((await ask(site, booking, {})).status).toBe(200), { timeout: 15_000 })
    expect([303, 404]).toContain((await ask(site, link, {}, { ok: '' })).status)
    expect((await plain.pool.query('select from appointments')).rowCount).toBe(1)
  }, 60_000)
}

async function aThread(world: World) {
  const { person: client, headers } = await signedIn(world, 'client')
  const found = await aCase(world, { client })
  const question = { subject: 'IBAN', body: 'Which account?', submissionKey: 'key-question' }
  const sent = await sendMessage(world, { ...question, actor: actorOf(client), caseId: found.id })
  return { thread: `/client-portal/messages/${sent.ok ? sent.threadId : ''}`, headers, found }
}

function aMessage(): FormData {
  const form = new FormData()
  form.append('submissionKey', 'key-of-message')
  form.append('body', 'Here it is.')
  form.append('file', new Blob([new Uint8Array(samples.pdf)]), 'account.pdf')
  return form
}

async function listScans(world: World, caseId: string): Promise<string[]> {
  const { rows } = await world.pool.query(
    'select f.scan_state as state from documents d join stored_files f on f.id = d.file_id where d.case_id = $1',
    [caseId],
  )
  return rows.map(({ state }) => state)
}
