import { beforeEach, expect, test } from 'vitest'
import { action as stop } from '#accounts/email-preferences/client/stop-page.tsx'
import type { Person } from '#accounts/people/person.ts'
import { changeFromText } from '#platform/settings/setting.ts'
import { loader as portal } from '#returns/next-year/client/next-year-page.tsx'
import type { InvitationStatusCounts } from '#returns/next-year/invitation-status.ts'
import { inviteAll, runInviteClock } from '#returns/next-year/invite.server.ts'
import { nextYearInviteOn } from '#returns/next-year/next-year-settings.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, aPerson, listEmails } from '#test/cases.ts'
import { argsOf as clientArgs, outcomeOf as clientOutcome, posted } from '#test/portal/portal.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { action, loader } from './next-year-page.tsx'

let world: World
let admin: Person
beforeEach(async () => {
  world = await newWorld()
  world.setNow('2026-11-16T10:00:00Z')
  admin = await aPerson(world, { role: 'admin' })
})

const aClient = async (name: string, requested: Parameters<typeof aCase>[1] = {}) => {
  const client = await aPerson(world, { name, email: `${name.toLowerCase()}@example.com` })
  await aCase(world, { client, taxYear: 2024, state: 'closed', ...requested })
  await world.db.updateTable('orders').set({ fulfilledAt: world.now() }).execute()
  return client
}
const path = '/admin/next-year?year=2025'
type View = {
  statuses: InvitationStatusCounts
  list: { rows: { name: string; status: string }[] }
  run: { endedAt: Date | null } | null
}
const view = async (person = admin) => (await outcomeOf(() => loader(argsFor(world, person, { path })))).data as View
const post = (form: Record<string, string>, person = admin) =>
  outcomeOf(() => action(argsFor(world, person, { path, form: { year: '2025', ...form } })))
const invitations = async () =>
  (await listEmails(world))
    .filter(({ eventKey }) => eventKey.startsWith('next-year:'))
    .map(({ toAddress }) => toAddress)

test('a run invites clients of last year, except for opt-outs, refunds, partners and existing cases', async () => {
  await aClient('Ana')
  await aClient('Bob', { state: 'filed' })
  await aClient('Working', { state: 'in_preparation' })
  await aClient('Withdrawn', { state: 'withdrawn' })
  const has = await aClient('Has')
  await aCase(world, { client: has, taxYear: 2025 })
  const off = await aClient('Off')
  await world.db
    .insertInto('emailPreferences')
    .values({ personId: off.id, topic: 'invitations', choice: 'off' })
    .execute()
  const gone = await aClient('Gone')
  await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', gone.id).execute()
  const back = await aClient('Back')
  await world.db.updateTable('orders').set({ state: 'refunded' }).where('personId', '=', back.id).execute()
  const host = await aClient('Host')
  const partner = await aClient('Partner')
  const together = { clientId: host.id, personId: partner.id, email: partner.email, firstName: 'P', lastName: 'P' }
  const [invitedAt, expiresAt] = [world.now(), world.now()]
  await world.db
    .insertInto('partners')
    .values({ ...together, invitedAt, acceptedAt: invitedAt, expiresAt })
    .execute()
  expect((await post({ intent: 'leave-out', person: has.id })).status).toBe(303)
  expect((await post({ intent: 'take-back', person: has.id })).status).toBe(303)
  const { list } = await view()
  expect(list.rows.map(({ name, status }) => [name, status])).toEqual([
    ['Ana', 'to-invite'],
    ['Bob', 'to-invite'],
    ['Gone', 'no-account'],
    ['Has', 'has-case'],
    ['Host', 'to-invite'],
    ['Off', 'opted-out'],
    ['Partner', 'household'],
  ])
  const names = async (query: string) => {
    const { data } = await outcomeOf(() => loader(argsFor(world, admin, { path: `/admin/next-year?${query}` })))
    return (data as View).list.rows.map(({ name }) => name)
  }
  expect(await names('q=OFF@example')).toEqual(['Off'])
  expect(await names('status=to-invite')).toEqual(['Ana', 'Bob', 'Host'])
  const { caseNumber } = await world.db
    .selectFrom('cases')
    .select('caseNumber')
    .where('clientId', '=', off.id)
    .executeTakeFirstOrThrow()
  expect(await names(`q=${caseNumber}&year=2025`)).toEqual(['Off'])
  expect((await post({ intent: 'start' })).to).toContain('note=next-year-started')
  await runJobs(world)
  expect((await invitations()).toSorted()).toEqual(['ana@example.com', 'bob@example.com', 'host@example.com'])
})

test('an excluded client gets no invitation until included again; a second run repeats no email', async () => {
  const ana = await aClient('Ana')
  const bob = await aClient('Bob')
  for (const _ of [1, 2]) expect((await post({ intent: 'leave-out', person: bob.id })).status).toBe(303)
  await post({ intent: 'start' })
  await runJobs(world)
  expect(await invitations()).toEqual([ana.email])
  expect((await post({ intent: 'leave-out', person: ana.id })).status).toBe(409)
  expect((await post({ intent: 'take-back', person: bob.id })).status).toBe(303)
  await post({ intent: 'start' })
  await Promise.all([inviteAll(world, 2025), inviteAll(world, 2025)])
  await runJobs(world)
  expect((await invitations()).toSorted()).toEqual([ana.email, bob.email])
  await world.db.updateTable('emails').set({ state: 'failed' }).where('toAddress', '=', bob.email).execute()
  await aCase(world, { client: ana, taxYear: 2025 })
  expect((await view()).statuses).toMatchObject({ 'to-invite': 0, bought: 1, refused: 1 })
})

test('the email links to package and unsubscribe page; a hanging mail server blocks no request', async () => {
  const ana = await aClient('Ana')
  await aClient('Bob')
  const send = world.mail.send
  world.mail.send = () => new Promise(() => undefined)
  await post({ intent: 'start' })
  expect(await inviteAll(world, 2025)).toBe(2)
  expect((await view()).run?.endedAt).not.toBeNull()
  world.mail.send = send
  const email = (await listEmails(world)).find(({ toAddress }) => toAddress === ana.email)
  expect(email?.textBody).toContain('/client-portal/next-year/2025')
  const emailId = /\/emails\/([\w-]+)\/stop/.exec(email?.textBody ?? '')?.[1] ?? ''
  const args = clientArgs(world, '/emails/x/stop', { params: { emailId }, init: posted({}) })
  expect((await clientOutcome(stop, args)).status).toBe(200)
  await world.db.updateTable('cases').set({ taxYear: 2025 }).execute()
  world.setNow('2027-03-01T10:00:00Z')
  const next = await outcomeOf(() => loader(argsFor(world, admin, { path: '/admin/next-year?year=2026' })))
  expect((next.data as View).list.rows.map(({ name, status }) => [name, status])).toEqual([
    ['Ana', 'opted-out'],
    ['Bob', 'to-invite'],
  ])
})

test('the configured day starts one run in the morning, and none in another year', async () => {
  await aClient('Ana')
  await runInviteClock(world)
  expect(changeFromText(nextYearInviteOn, 'soon')).toBeNull()
  expect(changeFromText(nextYearInviteOn, '17.11.2026')?.value).toBe('2026-11-17')
  await aSetting(world, nextYearInviteOn, '2026-11-17')
  await runInviteClock(world)
  world.setNow('2026-11-17T06:00:00Z')
  await runInviteClock(world)
  expect((await view()).run).toBeNull()
  world.setNow('2026-11-17T08:13:00Z')
  await Promise.all([runInviteClock(world), runInviteClock(world)])
  await runJobs(world)
  expect(await invitations()).toEqual(['ana@example.com'])
  await world.db.deleteFrom('nextYearRuns').execute()
  world.setNow('2027-01-05T10:00:00Z')
  await runInviteClock(world)
  expect(await world.db.selectFrom('nextYearRuns').selectAll().execute()).toEqual([])
})

test('advisers and other clients have no access; forged years and people are refused', async () => {
  const ana = await aClient('Ana')
  const adviser = await aPerson(world, { role: 'adviser' })
  expect((await outcomeOf(() => loader(argsFor(world, adviser, { path })))).status).toBe(403)
  expect((await post({ intent: 'start' }, adviser)).status).toBe(403)
  expect((await post({ intent: 'start', year: '2030' })).status).toBe(404)
  expect((await post({ intent: 'start', year: 'x' })).status).toBe(422)
  expect((await post({ intent: 'nothing' })).status).toBe(422)
  expect((await post({ intent: 'leave-out', person: admin.id })).status).toBe(404)
  const open = (person: Person, taxYear = '2025') =>
    clientOutcome(portal, clientArgs(world, '/x', { person, params: { taxYear } }))
  expect((await open(ana)).data).toMatchObject({ taxYear: 2025, openCase: null, offer: null })
  expect((await open(await aPerson(world))).status).toBe(404)
  expect((await open(ana, '2031')).status).toBe(404)
  expect((await open(ana, 'x')).status).toBe(404)
})
