import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { loader as clients } from '#accounts/people/staff/client-list-page.tsx'
import { loader as client, action as decide } from '#accounts/people/staff/client-page.tsx'
import * as adminTexts from '#admin/locales/en.ts'
import { action as say, loader as writing } from '#cases/messages/staff/new-message-page.tsx'
import { listClaims } from '#company/claims/staff/list-claims.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { changedPages } from '#server/cache/changed-pages.server.ts'
import { listenOn } from '#server/http/node-listener.server.ts'
import { loader as orders } from '#shop/orders/staff/order-list-page.tsx'
import { action as decideOrder, loader as order } from '#shop/orders/staff/order-page.tsx'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, anOrder, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { loader as home } from './home-page.tsx'
import { loader as audit, action as verify } from './security/audit-page.tsx'
import { action as save, loader as settings } from './settings/settings-page.tsx'

const adviser = (world: World) => aPerson(world, { role: 'adviser', name: 'Tim Adler' })
const admin = (world: World) => aPerson(world, { role: 'admin', name: 'Anna Keller' })

describe('access', () => {
  test('each page refuses a client even without the layout guard', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    for (const loader of [home, clients, orders, audit, settings]) {
      expect(await outcomeOf(() => loader(argsFor(world, person, { path: '/admin' })))).toMatchObject({ status: 403 })
    }
  })

  test('advisers can neither read the audit log nor change firm settings', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const args = () => argsFor(world, person, { path: '/admin', form: { secondFactor: 'off', idleMinutes: '60' } })
    expect(await outcomeOf(audit(args()))).toMatchObject({ status: 403 })
    expect(await outcomeOf(verify(args()))).toMatchObject({ status: 403 })
    expect(await outcomeOf(save(args()))).toMatchObject({ status: 403 })
    expect(await settings(args())).toMatchObject({ firm: null })
    const claims = argsFor(world, person, { path: '/admin', form: { intent: 'claims', onlyProven: 'on' } })
    expect(await outcomeOf(save(claims))).toMatchObject({ status: 403 })
  })
})

describe('clients and orders', () => {
  test('dashboard numbers equal those of the lists they link to', async () => {
    const world = await newWorld()
    const person = await admin(world)
    await aPerson(world, { status: 'pending' })
    await aCase(world, { state: 'review' })
    await aCase(world)
    await aCase(world, { state: 'closed' })
    await anOrder(world, { state: 'paid_review' })
    const { page } = await home(argsFor(world, person, { path: '/admin' }))
    const list = await clients(argsFor(world, person, { path: '/admin/clients' }))
    const toReview = await orders(argsFor(world, person, { path: '/admin/orders?state=paid_review' }))
    const toReviewAsTask = page?.today?.list.sections.flatMap(({ tasks }) => tasks)
    expect(toReviewAsTask?.filter(({ key }) => key.startsWith('order '))).toHaveLength(toReview.list.total)
    expect(page?.today?.firm).toMatchObject({
      totalClients: list.list.total,
      activeCases: 2,
      work: {
        pending: 1,
        firstOrders: 0,
        ordersToReview: toReview.list.total,
        casesInProgress: 1,
        pendingCases: 1,
        openCases: 2,
      },
    })
  })

  test('a registration is decided once, a rejection needs a reason, and only admins suspend', async () => {
    const world = await newWorld()
    const person = await adviser(world)
    const { id: clientId } = await aPerson(world, { status: 'pending' })
    const post = (form: Record<string, string>) =>
      outcomeOf(decide(argsFor(world, person, { path: '/', params: { clientId }, form })))
    expect(await post({ intent: 'reject', reason: '' })).toMatchObject({ status: 422, data: { at: 'reject' } })
    expect(await post({ intent: 'approve' })).toMatchObject({
      status: 303,
      to: `/admin/clients/${clientId}?note=approved`,
    })
    expect(await post({ intent: 'approve' })).toMatchObject({ status: 409 })
    expect(await post({ intent: 'suspend', reason: 'Unpaid' })).toMatchObject({ status: 403 })
    const boss = await admin(world)
    const suspend = argsFor(world, boss, {
      path: '/',
      params: { clientId },
      form: { intent: 'suspend', reason: 'Unpaid' },
    })
    expect(await outcomeOf(decide(suspend))).toMatchObject({ status: 303 })
    const shown = await client(argsFor(world, boss, { path: '/', params: { clientId } }))
    expect(shown).toMatchObject({
      client: { status: 'suspended' },
      facts: { statusReason: 'Unpaid' },
      moves: ['reinstate'],
    })
  })

  test('the client page returns 404 for staff accounts', async () => {
    const world = await newWorld()
    const person = await admin(world)
    const params = { clientId: person.id }
    expect(await outcomeOf(client(argsFor(world, person, { path: '/', params })))).toMatchObject({ status: 404 })
    const path = `/admin/messages/new?client=${person.id}`
    expect(await outcomeOf(writing(argsFor(world, person, { path })))).toMatchObject({ status: 404 })
    const form = { intent: 'suspend', reason: 'Because' }
    expect(await outcomeOf(decide(argsFor(world, person, { path: '/', params, form })))).toMatchObject({ status: 404 })
    const message = { subject: 'Hello', body: 'There', key: 'some-key-1' }
    expect(await outcomeOf(say(argsFor(world, person, { path, form: message })))).toMatchObject({
      status: 404,
    })
  })

  test('an order is found by number, and only admins decide on it', async () => {
    const world = await newWorld()
    const { id: orderId, number } = await anOrder(world, { state: 'paid_review' })
    await anOrder(world, { buyerName: 'Somebody Else', buyerEmail: 'else@example.com' })
    const person = await adviser(world)
    const found = await orders(argsFor(world, person, { path: `/admin/orders?q=%23${number}` }))
    expect(found.list.rows.map(({ id }) => id)).toEqual([orderId])
    const args = (who: typeof person, form?: Record<string, string>) =>
      argsFor(world, who, { path: '/', params: { orderId }, ...(form ? { form } : {}) })
    expect(await order(args(person))).toMatchObject({ mayAccept: false, mayRefund: false })
    expect(await outcomeOf(decideOrder(args(person, { intent: 'accept', seen: 'paid_review' })))).toMatchObject({
      status: 403,
    })
    const boss = await admin(world)
    expect(await order(args(boss))).toMatchObject({ mayAccept: true })
    expect(await outcomeOf(decideOrder(args(boss, { intent: 'refund', seen: 'paid_review' })))).toMatchObject({
      status: 422,
    })
    expect(await outcomeOf(decideOrder(args(boss, { intent: 'accept', seen: 'paid_review' })))).toMatchObject({
      status: 303,
    })
    expect(await outcomeOf(decideOrder(args(boss, { intent: 'accept', seen: 'paid_review' })))).toMatchObject({
      status: 409,
    })
    expect(JSON.stringify(await order(args(boss)))).not.toMatch(/returnToken|cartKey/)
  })
})

describe('audit log and settings', () => {
  test('the audit log is filtered and paged, with or without reads', async () => {
    const world = await newWorld()
    const person = await admin(world)
    for (let n = 0; n < 55; n++) await recordAudit(world.db, actorOf(person), { action: 'approval.read' })
    const first = await audit(argsFor(world, person, { path: '/admin/security?action=approval.&actor=anna' }))
    expect(first.list.rows).toHaveLength(50)
    const next = new URLSearchParams({ after: first.list.next ?? '' })
    const rest = await audit(argsFor(world, person, { path: `/admin/security?${next}` }))
    expect(rest.list).toMatchObject({ next: null, isCounted: false })
    expect(rest.list.rows).toHaveLength(5)
    const none = await audit(argsFor(world, person, { path: '/admin/security?outcome=denied&from=2026-02-31&to=x' }))
    expect(none.list.rows).toEqual([])
    const reads = await audit(argsFor(world, person, { path: '/admin/security?reads=none' }))
    expect(reads.list.rows).toEqual([])
  })

  test('settings apply from the next request and are audited', async () => {
    const world = await newWorld()
    const person = await admin(world)
    const post = (form: Record<string, string>) => outcomeOf(save(argsFor(world, person, { path: '/', form })))
    expect(await post({ secondFactor: 'maybe', idleMinutes: '3' })).toMatchObject({
      status: 422,
      data: {
        fields: {
          secondFactor: adminTexts.setting.secondFactor,
          idleMinutes: adminTexts.setting.idleMinutes,
        },
      },
    })
    expect(await post({ secondFactor: 'required', idleMinutes: '30' })).toMatchObject({ status: 303 })
    expect(await settings(argsFor(world, person, { path: '/' }))).toMatchObject({
      firm: { values: { secondFactor: 'required', idleMinutes: '30' } },
    })
    expect(await listAuditActions(world)).toEqual(['setting.saved', 'setting.saved'])
  })

  test('changing the claims setting is audited and clears the cached pages of every server', async () => {
    const world = await newWorld()
    const person = await admin(world)
    const received: string[][] = []
    const stop = await listenOn(world.pool, [changedPages((paths) => received.push(paths))])
    onTestFinished(stop)
    received.length = 0
    const post = (onlyProven: string) =>
      outcomeOf(save(argsFor(world, person, { path: '/', form: { intent: 'firm', onlyProven } })))
    const shown = async () => (await settings(argsFor(world, person, { path: '/' }))).firm?.values.onlyProven
    expect(await shown()).toBe('on')
    expect(await post('perhaps')).toMatchObject({
      status: 422,
      data: { fields: { onlyProven: adminTexts.setting.onlyProven } },
    })
    expect(received).toEqual([])
    expect(await post('on')).toMatchObject({ status: 303, to: '/admin/settings?note=settings' })
    await vi.waitFor(() => expect(received).toEqual([['*']]))
    expect(await shown()).toBe('on')
    const { rows: claims } = await listClaims(world)
    expect(claims.filter(({ isShown }) => isShown)).toEqual(claims.filter(({ proven }) => proven))
    expect(await post('off')).toMatchObject({ status: 303 })
    expect(await shown()).toBe('off')
    const { rows } = await world.pool.query(
      "select object_id, detail from audit_events where action = 'setting.saved' order by id",
    )
    expect(rows).toEqual([
      { object_id: 'only_proven_claims', detail: { before: true, value: true } },
      { object_id: 'only_proven_claims', detail: { before: true, value: false } },
    ])
  })
})
