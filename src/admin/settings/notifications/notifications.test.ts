import { expect, test } from 'vitest'
import { sendDigests } from '#accounts/email-preferences/send-digests.server.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { assignCase } from '#cases/planning/assign-case.server.ts'
import { emailPreferences } from '#platform/mail/email-topics.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import { type StaffEvent, staffEvents, staffRoles } from '#platform/mail/staff-emails.ts'
import { emailsOf } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { action, loader } from './notifications-page.tsx'

const path = '/admin/settings/notifications'
const atOnce = Object.fromEntries(staffEvents.flatMap((event) => staffRoles.map((role) => [`${event}:${role}`, 'now'])))

async function anAdminContext() {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner' })
  const admin = await aPerson(world, { role: 'admin' })
  const save = (form: Record<string, string>, person = owner) =>
    outcomeOf(action(argsFor(world, person, { path, form })))
  return { world, owner, admin, save }
}

test('emails about a client message follow the setting of each role: at once, daily or never', async () => {
  const { world, owner, admin, save } = await anAdminContext()
  const found = await aCase(world)
  const write = (key: string) =>
    sendMessage(world, {
      actor: actorOf(found.client),
      caseId: found.id,
      ...{ subject: `About ${key}`, body: 'Hello', submissionKey: `key-of-${key}` },
    })
  expect(await write('rent')).toMatchObject({ ok: true })
  expect([await emailsOf(world, owner.email), await emailsOf(world, admin.email)].map(({ length }) => length)).toEqual([
    1, 1,
  ])
  expect((await save({ ...atOnce, 'messages:owner': 'off', 'messages:admin': 'daily' })).to).toContain('note=settings')
  expect(await write('tax')).toMatchObject({ ok: true })
  await runJobs(world)
  expect(world.mail.sent.filter(({ to }) => to === owner.email)).toHaveLength(1)
  expect(world.mail.sent.filter(({ to }) => to === admin.email)).toHaveLength(1)
  await Promise.all([sendDigests(world), sendDigests(world)])
  await runJobs(world)
  const [, digest] = world.mail.sent.filter(({ to }) => to === admin.email)
  expect(digest).toMatchObject({
    subject: accountTexts.sendDigests.yourDailySummaryOneUpdate,
    text: expect.stringContaining('/admin'),
  })
  expect(world.mail.sent.filter(({ to }) => to === owner.email)).toHaveLength(1)
})

test('each event reaches each role as configured, and security emails always', async () => {
  const { world, save } = await anAdminContext()
  await aPerson(world, { role: 'adviser' })
  const cells = staffEvents.flatMap((event, row) =>
    staffRoles.map((role, column) => ({
      event,
      role,
      choice: emailPreferences[(row + column) % emailPreferences.length],
    })),
  )
  await save(Object.fromEntries(cells.map(({ event, role, choice }) => [`${event}:${role}`, choice ?? ''])))
  const staff = await world.db.selectFrom('people').select(['role', 'email']).where('role', '<>', 'client').execute()
  const write = (eventKey: string, role: string, staffEvent?: StaffEvent) => {
    const to = staff.find((one) => one.role === role)?.email ?? ''
    const email = () => ({ subject: eventKey, body: null })
    return queueEmail(world.db, { eventKey, to, emailContent: email, ...(staffEvent && { staffEvent }) })
  }
  for (const { event, role } of cells) await write(`${event}:${role}`, role, event)
  for (const role of staffRoles) await write(`security:${role}`, role)
  const emails = await world.db.selectFrom('emails').select(['eventKey', 'state']).execute()
  const ways = { now: 'queued', daily: 'held', off: 'none' } as const
  const states = new Map(emails.map(({ eventKey, state }) => [eventKey, state]))
  for (const { event, role, choice } of cells)
    expect(states.get(`${event}:${role}`) ?? 'none', `${event} to ${role}`).toBe(choice && ways[choice])
  for (const role of staffRoles) expect(states.get(`security:${role}`)).toBe('queued')
})

test('disabling an event for a role leaves its other events unchanged', async () => {
  const { world, owner, save } = await anAdminContext()
  const adviser = await aPerson(world, { role: 'adviser' })
  await save({ ...atOnce, 'messages:adviser': 'off' })
  const { id } = await aCase(world)
  await assignCase(world, { caseId: id, actor: actorOf(owner), adviserId: adviser.id })
  expect(await emailsOf(world, adviser.email)).toHaveLength(1)
})

test('an incomplete or invalid form changes nothing; advisers can neither read nor send it', async () => {
  const { world, admin, save } = await anAdminContext()
  expect((await save({ ...atOnce, 'messages:owner': 'never' })).status).toBe(422)
  expect((await save({ 'messages:owner': 'off' })).status).toBe(422)
  expect((await outcomeOf(loader(argsFor(world, admin, { path })))).data).toMatchObject({ chosen: {} })
  const adviser = await aPerson(world, { role: 'adviser' })
  expect((await outcomeOf(() => loader(argsFor(world, adviser, { path })))).status).toBe(403)
  expect((await outcomeOf(() => action(argsFor(world, adviser, { path, form: atOnce })))).status).toBe(403)
})

test('a test email reaches its requester even if all events are off', async () => {
  const { world, admin, save } = await anAdminContext()
  await save(Object.fromEntries(Object.keys(atOnce).map((name) => [name, 'off'])))
  expect((await save({ intent: 'test' }, admin)).to).toContain('note=test-letter')
  await runJobs(world)
  expect(world.mail.sent).toMatchObject([{ to: admin.email, subject: adminTexts.notification.test.subject }])
})
