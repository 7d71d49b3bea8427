import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { fileJobs } from '#platform/files/jobs.server.ts'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import { applyRetention } from '#privacy/retention/apply-retention.server.ts'
import { aPerson } from '#test/accounts/people.ts'
import { onServer } from '#test/database.ts'
import { eicar, startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { runJobsNow } from '#test/mail/run-jobs-now.ts'
import { anApplication, testPdf, withStore } from '#test/site/applications.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { findApplication, listApplicationEvents } from './application-db.server.ts'
import { openCv } from './cv/cv-file.server.ts'
import { moveApplication, restoreApplication } from './move-application.server.ts'
import { removeApplication } from './remove-application.server.ts'
import type { StageMove } from './stages.ts'

const metadata = { id: 'request-2', ip: '192.0.2.8' }
const clear = (world: World) => applyRetention(world)
const removeContents = (world: World) => runJobsNow(world, fileJobs)

async function office() {
  const { world, store, left } = withStore(await newWorld())
  const admin = await aPerson(world, { role: 'admin', name: 'Anna Keller' })
  const move = (number: number, requested: StageMove | null, note = '') =>
    moveApplication(world, { number, move: requested, note, actor: { person: admin, metadata } })
  return { world, store, left, admin, by: { actor: { person: admin, metadata } }, move }
}

const auditOf = ({ db }: World) =>
  db.selectFrom('auditEvents').select(['action', 'actorLabel', 'outcome', 'detail']).orderBy('id').execute()

describe('moving an application', () => {
  test('a move with a note is recorded in the history and the audit log', async () => {
    const { world, move } = await office()
    const number = await anApplication(world)
    expect(await move(number, 'reopen')).toEqual({ ok: false, reason: 'not-allowed', stage: 'received' })
    expect(await move(number, 'start', ' Good letter.\r\n ')).toEqual({ ok: true, stage: 'in_conversation' })
    expect(await move(number, null, 'Speaks French.')).toEqual({ ok: true, stage: 'in_conversation' })
    const found = await findApplication(world.db, number)
    expect(await listApplicationEvents(world.db, found?.id ?? '')).toMatchObject([
      { actorName: 'Anna Keller', toStage: null, note: 'Speaks French.' },
      { actorName: 'Anna Keller', toStage: 'in_conversation', note: 'Good letter.' },
    ])
    const log = await auditOf(world)
    expect(log).toMatchObject([
      { action: 'application.moved', detail: { number, from: 'received', to: 'in_conversation' } },
      { action: 'application.noted', detail: { number } },
    ])
    expect(JSON.stringify(log)).not.toMatch(/Zoë|zoe@|French|letter/)
  })

  test('a refused step states its reason and changes nothing', async () => {
    const { world, move } = await office()
    const number = await anApplication(world)
    const spam = await anApplication(world, { looksLikeSpam: true, email: 'spam@example.com' })
    const adviser = await aPerson(world, { role: 'adviser' })
    const by = { note: 'x', actor: { person: adviser, metadata } }
    expect(await moveApplication(world, { ...by, number, move: 'start' })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await openCv(world, { ...by, number })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await removeApplication(world, { ...by, number })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await restoreApplication(world, { ...by, number: spam })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await move(7, 'start')).toEqual({ ok: false, reason: 'unknown' })
    expect(await move(number, null, '  ')).toEqual({ ok: false, reason: 'nothing-to-note' })
    expect(await move(number, 'start', 'x'.repeat(2001))).toEqual({ ok: false, reason: 'note-too-long' })
    expect(await move(spam, 'start')).toEqual({ ok: false, reason: 'not-allowed', stage: 'received' })
    expect(await findApplication(world.db, number)).toMatchObject({ stage: 'received' })
    expect(await auditOf(world)).toEqual([])
  })

  test('of two concurrent moves of one application only one succeeds', async () => {
    const { world, move } = await office()
    const number = await anApplication(world)
    const outcomes = await Promise.all([move(number, 'start'), move(number, 'start')])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })
})

describe('reading the CV', () => {
  test('opening a CV returns the original file and writes an audit event', async () => {
    const { world, by } = await office()
    const number = await anApplication(world)
    const opened = await openCv(world, { ...by, number })
    if (!opened.ok) throw new Error(opened.reason)
    expect(await text(opened.stream)).toBe(String(testPdf))
    expect(opened).toMatchObject({ filename: 'cv.pdf', mediaType: 'application/pdf', sizeBytes: testPdf.length })
    expect(await openCv(world, { ...by, number: 7 })).toEqual({ ok: false, reason: 'unknown' })
    expect(await auditOf(world)).toEqual([
      {
        action: 'application.cv-read',
        actorLabel: 'Anna Keller',
        outcome: 'success',
        detail: { number, refused: null },
      },
    ])
  })

  test('with a scanner configured a CV is withheld until clean; an infected one stays withheld', async () => {
    const clamd = await startClamdStandIn()
    const { world: plain, by } = await office()
    const world = { ...plain, scanner: clamdScanner(clamd.url) }
    const clean = await anApplication(world)
    expect(await openCv(world, { ...by, number: clean })).toEqual({ ok: false, reason: 'not-scanned' })
    await runJobs(world)
    const opened = await openCv(world, { ...by, number: clean })
    if (!opened.ok) throw new Error(opened.reason)
    opened.stream.destroy()
    const infected = await anApplication(world, { cv: Buffer.concat([testPdf, Buffer.from(eicar)]) })
    await runJobs(world)
    expect(await openCv(world, { ...by, number: infected })).toEqual({ ok: false, reason: 'infected' })
    expect((await auditOf(world)).at(-1)).toMatchObject({ outcome: 'denied', detail: { refused: 'infected' } })
  })
})

describe('deletion and spam', () => {
  test('an application, its CV, notes and emails are deleted six months after closing', async () => {
    const { world, move, left } = await office()
    await aPerson(world, { role: 'owner' })
    const number = await anApplication(world)
    const other = await anApplication(world, { email: 'other@example.com', name: 'Otto' })
    await move(number, 'close', 'Too far away.')
    expect(await findApplication(world.db, number)).toMatchObject({ deleteAfter: new Date('2027-05-21T09:00:00Z') })
    world.setNow('2027-05-21T08:59:59Z')
    await clear(world)
    expect(await left()).toEqual({ contents: 2, files: 2, applications: 2 })
    world.setNow('2027-05-21T09:00:00Z')
    await clear(world)
    await clear(world)
    await removeContents(world)
    expect(await left()).toEqual({ contents: 1, files: 1, applications: 1 })
    expect(await findApplication(world.db, other)).toMatchObject({ name: 'Otto' })
    const emails = await world.db.selectFrom('emails').select(['toAddress', 'textBody']).execute()
    expect(emails).toHaveLength(3)
    expect(JSON.stringify(emails)).not.toMatch(/Zoë|zoe@/)
    expect(await world.db.selectFrom('jobApplicationEvents').selectAll().execute()).toEqual([])
    const log = await auditOf(world)
    expect(log.findLast(({ action }) => action === 'application.deleted')).toEqual({
      action: 'application.deleted',
      actorLabel: 'system',
      outcome: 'success',
      detail: { number, position: 'tax-assistant', stage: 'closed', isDue: true },
    })
    expect(JSON.stringify(log)).not.toMatch(/Zoë|zoe@|far away/)
  })

  test('consent extends retention to 24 months; reopening suspends it until it is closed again', async () => {
    const { world, move } = await office()
    const longer = await anApplication(world, { keep: true })
    const reopened = await anApplication(world, { email: 'other@example.com' })
    await move(longer, 'close')
    await move(reopened, 'close')
    await move(reopened, 'reopen')
    expect(await findApplication(world.db, reopened)).toMatchObject({ closedAt: null, deleteAfter: null })
    world.setNow('2028-11-20T09:00:00Z')
    await clear(world)
    expect(await findApplication(world.db, longer)).not.toBeNull()
    world.setNow('2028-11-21T09:00:00Z')
    await clear(world)
    expect(await findApplication(world.db, longer)).toBeNull()
    expect(await findApplication(world.db, reopened)).toMatchObject({ stage: 'in_conversation' })
  })

  test('an application is deleted while the file store is unavailable; its CV is deleted later', async () => {
    const { world, move, left, store } = await office()
    const number = await anApplication(world)
    await move(number, 'close')
    world.setNow('2027-06-01T00:00:00Z')
    store.isFull = true
    await clear(world)
    expect(await left()).toEqual({ contents: 1, files: 0, applications: 0 })
    await removeContents(world)
    expect(await left()).toEqual({ contents: 1, files: 0, applications: 0 })
    store.isFull = false
    await removeContents(world)
    expect(await left()).toEqual({ contents: 0, files: 0, applications: 0 })
  })

  test('a failed deletion leaves the CV in place', async () => {
    const { world, by, left } = await office()
    const number = await anApplication(world)
    await onServer(
      world.ownerUrl,
      `create function stop() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
     create trigger stop before insert on audit_events for each row execute function stop()`,
    )
    await expect(removeApplication(world, { ...by, number })).rejects.toThrow('no')
    await removeContents(world)
    expect(await left()).toEqual({ contents: 1, files: 1, applications: 1 })
  })

  test('staff delete an application at the applicant’s request', async () => {
    const { world, by, left } = await office()
    const number = await anApplication(world)
    expect(await removeApplication(world, { ...by, number })).toEqual({ ok: true })
    expect(await removeApplication(world, { ...by, number })).toEqual({ ok: false, reason: 'unknown' })
    await removeContents(world)
    expect(await left()).toEqual({ contents: 0, files: 0, applications: 0 })
    expect((await auditOf(world)).at(-1)).toMatchObject({ actorLabel: 'Anna Keller', detail: { number, isDue: false } })
  })

  test('an application restored from spam sends its receipt; other spam is deleted after 30 days', async () => {
    const { world, by } = await office()
    const real = await anApplication(world, { looksLikeSpam: true })
    const spam = await anApplication(world, { looksLikeSpam: true, email: 'spam@example.com' })
    expect(await restoreApplication(world, { ...by, number: real })).toEqual({ ok: true })
    expect(await restoreApplication(world, { ...by, number: real })).toEqual({ ok: false, reason: 'no-spam' })
    await runJobs(world)
    expect(world.mail.sent.map(({ to }) => to)).toEqual(['zoe@example.com'])
    world.setNow('2026-12-22T00:00:00Z')
    await clear(world)
    expect(await findApplication(world.db, spam)).toBeNull()
    expect(await findApplication(world.db, real)).toMatchObject({ isSpam: false, deleteAfter: null })
  })
})
