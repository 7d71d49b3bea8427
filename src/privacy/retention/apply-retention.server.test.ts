import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { billOrder } from '#billing/invoices/bill-order.server.ts'
import { privacy } from '#content/pages/privacy.ts'
import { type RetentionId, retention } from '#content/retention.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import { aPerson } from '#test/accounts/people.ts'
import { aCase, anOrder } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { aStarted, subscribersAt } from '#test/newsletter/campaigns.ts'
import { anAuditRow } from '#test/platform/audit-rows.ts'
import { submitted } from '#test/site/applications.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { applyRetention } from './apply-retention.server.ts'

const rows: Record<RetentionId, { make(world: World): Promise<unknown>; table: Table; saved: string; gone: string }> = {
  mandates: { make: aClosedCase, table: 'cases', saved: '2036-12-31T22:59:00Z', gone: '2036-12-31T23:07:00Z' },
  transfers: {
    make: aTransfer,
    table: 'paymentsReceived',
    saved: '2036-12-31T22:59:00Z',
    gone: '2036-12-31T23:07:00Z',
  },
  invoices: { make: anInvoice, table: 'invoices', saved: '2036-12-31T22:59:00Z', gone: '2036-12-31T23:07:00Z' },
  orders: {
    make: (world) => anOrder(world),
    table: 'orders',
    saved: '2036-12-31T22:59:00Z',
    gone: '2036-12-31T23:07:00Z',
  },
  emails: { make: anEmail, table: 'emails', saved: '2036-12-31T22:59:00Z', gone: '2036-12-31T23:07:00Z' },
  'unpaid-orders': {
    make: anUnpaidOrder,
    table: 'orders',
    saved: '2027-02-19T08:59:00Z',
    gone: '2027-02-19T09:01:00Z',
  },
  'price-locks': {
    make: aGuaranteedPrice,
    table: 'priceGuarantees',
    saved: '2027-01-20T08:59:00Z',
    gone: '2027-01-20T09:01:00Z',
  },
  enquiries: { make: anEnquiry, table: 'leads', saved: '2028-11-20T00:07:00Z', gone: '2028-11-22T00:07:00Z' },
  'guest-talks': {
    make: aGuestAppointment,
    table: 'appointments',
    saved: '2027-12-10T13:59:00Z',
    gone: '2027-12-10T14:01:00Z',
  },
  applications: {
    make: anApplication,
    table: 'jobApplications',
    saved: '2027-05-20T00:07:00Z',
    gone: '2027-05-22T00:07:00Z',
  },
  'newsletter-requests': {
    make: aRequest,
    table: 'subscribers',
    saved: '2026-11-28T08:59:00Z',
    gone: '2026-11-28T09:01:00Z',
  },
  'newsletter-deliveries': {
    make: aDelivery,
    table: 'campaignDeliveries',
    saved: '2027-11-21T08:59:00Z',
    gone: '2027-11-21T09:01:00Z',
  },
  deletions: {
    make: aDeletion,
    table: 'deletionRequests',
    saved: '2036-12-31T22:59:00Z',
    gone: '2036-12-31T23:07:00Z',
  },
  'audit-ips': {
    make: ({ db }) => anAuditRow(db, { at: new Date('2025-11-21T09:00:00Z'), ip: '192.0.2.7' }),
    table: 'auditEvents',
    saved: '2026-11-21T08:59:00Z',
    gone: '2026-11-21T09:01:00Z',
  },
  'download-visits': {
    make: aVisit,
    table: 'downloadVisits',
    saved: '2026-11-21T22:59:00Z',
    gone: '2026-11-21T23:07:00Z',
  },
}

type Table =
  | 'deletionRequests'
  | 'cases'
  | 'paymentsReceived'
  | 'invoices'
  | 'orders'
  | 'emails'
  | 'leads'
  | 'priceGuarantees'
  | 'appointments'
  | 'jobApplications'
  | 'subscribers'
  | 'campaignDeliveries'
  | 'downloadVisits'
  | 'auditEvents'

test.each(retention.map(({ id }) => id))(
  '%s: retained until its last minute, then deleted once with an audit row',
  async (id) => {
    const world = await newWorld()
    const { make, table, saved, gone } = rows[id]
    await make(world)
    const isForgotten = (row: object) =>
      ('subscriberId' in row && row.subscriberId === null) || ('ip' in row && row.ip === null)
    const count = async () =>
      (await world.db.selectFrom(table).selectAll().execute()).filter((row) => !isForgotten(row)).length
    world.setNow(saved)
    await applyRetention(world)
    expect(await count()).toBe(1)
    world.setNow(gone)
    await Promise.all([applyRetention(world), applyRetention(world)])
    expect(await count()).toBe(0)
    const audit = await world.db.selectFrom('auditEvents').selectAll().where('objectId', '=', id).execute()
    expect(audit).toMatchObject([{ action: 'retention.applied', detail: { removed: 1 } }])
  },
)

test('the privacy notice lists the same retention periods as the job', () => {
  const list = privacy.sections.find(({ id }) => id === 'retention')?.list ?? []
  for (const { what, savedFor, law } of retention)
    expect(list).toContainEqual(expect.stringContaining(`${what}: ${savedFor} (${law})`))
})

test('a case is deleted with its files, messages, history and order', async () => {
  const world = await newWorld()
  const { id, client } = await aClosedCase(world)
  const file = { id: randomUUID(), storageKey: 'stored-1', mediaType: 'application/pdf', sizeBytes: 3, sha256: 'x' }
  await world.db
    .insertInto('storedFiles')
    .values({ ...file, scanState: 'clean' })
    .execute()
  const document = { caseId: id, clientId: client.id, fileId: file.id, uploadedBy: client.id, fileSize: 3 }
  await world.db
    .insertInto('documents')
    .values({ ...document, originalFilename: 'salary.pdf', documentType: 'other' })
    .execute()
  const removed: string[] = []
  world.fileStore.remove = async (key) => void removed.push(key)
  world.setNow('2037-01-01T00:07:00Z')
  await applyRetention(world)
  for (const table of ['cases', 'documents', 'caseEvents', 'storedFiles', 'orders'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(removed).toEqual([])
  await runJobs(world)
  expect(removed).toEqual(['stored-1'])
})

test('open cases are never deleted, and one failing row does not stop the others', async () => {
  const world = await newWorld()
  await aCase(world, { state: 'in_preparation' })
  const { id } = await aClosedCase(world)
  await world.db.updateTable('cases').set({ state: 'in_preparation', closedAt: null }).where('id', '=', id).execute()
  await anEnquiry(world)
  await onServer(
    world.ownerUrl,
    `create function stop() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  )
  await onServer(world.ownerUrl, 'create trigger stop before delete on emails for each row execute function stop()')
  await anEmail(world)
  world.setNow('2060-01-01T00:07:00Z')
  await expect(applyRetention(world)).rejects.toThrow('1 retention periods were not carried out')
  expect(await world.db.selectFrom('cases').selectAll().execute()).toHaveLength(2)
  expect(await world.db.selectFrom('orders').selectAll().execute()).toHaveLength(2)
  expect(await world.db.selectFrom('leads').selectAll().execute()).toEqual([])
})

async function aClosedCase(world: World) {
  const found = await aCase(world, { client: await aPerson(world), state: 'closed' })
  await world.db.updateTable('cases').set({ closedAt: world.now() }).where('id', '=', found.id).execute()
  return found
}

async function aTransfer({ db, now }: World) {
  const payment = { bookedOn: '2026-11-21', amountCents: 100, currencyCode: 'CHF', createdAt: now() }
  await db.insertInto('paymentsReceived').values(payment).execute()
}

async function anInvoice(world: World) {
  const { id } = await anOrder(world)
  await billOrder(world, id)
}

async function anUnpaidOrder(world: World) {
  const { id } = await anOrder(world, { state: 'expired' })
  await world.db.updateTable('orders').set({ paidAt: null }).where('id', '=', id).execute()
}

function aDeletion({ db, now }: World) {
  const at = { requestedAt: now(), dueAt: now(), doneAt: now() }
  return db
    .insertInto('deletionRequests')
    .values({ name: 'Ana', ...at, outcome: '{}' })
    .execute()
}

async function anEmail(world: World) {
  await queueEmail(world.db, {
    eventKey: `e-${randomUUID()}`,
    to: 'ana@example.com',
    wasVerified: true,
    emailContent: () => ({ subject: 'Hello', body: 'Hello' }),
  })
  await world.db.updateTable('emails').set({ createdAt: world.now() }).execute()
}

function aGuaranteedPrice({ db, now }: World) {
  const endsAt = new Date(now().getTime() + 30 * 86_400_000)
  return db
    .insertInto('priceGuarantees')
    .values({ tokenHash: 'x', currencyCode: 'chf', createdAt: now(), endsAt })
    .execute()
}

function anEnquiry({ db, now }: World) {
  const at = { createdAt: now(), updatedAt: now() }
  const words = { name: 'Ana', email: 'ana@example.com', topic: 'general', message: 'Hello' }
  return db
    .insertInto('leads')
    .values({ ...words, ...at, submissionKey: randomUUID(), consentVersion: '1' })
    .execute()
}

function aGuestAppointment({ db }: World) {
  const guest = { guestName: 'Ana', guestEmail: 'ana@example.com', personKey: 'ana@example.com', bookedBy: 'guest' }
  const times = { startsAt: new Date('2026-12-10T13:30:00Z'), durationMinutes: 30, meetingType: 'phone' }
  return db
    .insertInto('appointments')
    .values({ ...guest, ...times, kind: 'first-talk', title: appointmentTexts.appointments.kinds['first-talk'].name })
    .execute()
}

async function anApplication({ db, now }: World) {
  const file = { id: randomUUID(), storageKey: randomUUID(), mediaType: 'application/pdf', sizeBytes: 3, sha256: 'x' }
  await db
    .insertInto('storedFiles')
    .values({ ...file, scanState: 'clean' })
    .execute()
  const { name, email, position, message } = submitted
  const closed = { stage: 'closed', closedAt: now(), deleteAfter: new Date('2027-05-21T09:00:00Z') }
  const badges = {
    cvFileId: file.id,
    cvName: 'cv.pdf',
    keepsLonger: false,
    consentVersion: '1',
    submissionKey: randomUUID(),
  }
  await db
    .insertInto('jobApplications')
    .values({ name, email, position, message, ...closed, ...badges, createdAt: now(), updatedAt: now() })
    .execute()
}

function aRequest({ db, now }: World) {
  const until = new Date(now().getTime() + 7 * 24 * 60 * 60 * 1000)
  const badges = { leaveTokenHash: randomUUID(), consentVersion: '1', requestedAt: now(), confirmUntil: until }
  return db
    .insertInto('subscribers')
    .values({ email: 'ana@example.com', topics: ['articles'], state: 'pending', ...badges })
    .execute()
}

async function aDelivery(world: World) {
  await subscribersAt(world, ['ana@example.com'])
  const id = await aStarted(world)
  await world.db.updateTable('campaigns').set({ state: 'sent', endedAt: world.now() }).where('id', '=', id).execute()
}

function aVisit({ db }: World) {
  const visit = { fileName: 'a.pdf', fetchedOn: '2026-11-21', visitorHash: randomBytes(32) }
  return db.insertInto('downloadVisits').values(visit).execute()
}
