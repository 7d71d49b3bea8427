import { describe, expect, test } from 'vitest'
import { caseListeners } from '#cases/listeners.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { findCaseForStaff, listCasesOf } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as welcomeTexts from '#portal/welcome/locales/en.ts'
import { orderPaid } from '#shop/events.ts'
import { actorOf, anOrder, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { openCasesForOrder } from './open-cases-for-order.server.ts'

const checklist = [
  { title: 'Salary certificate', isRequired: true },
  { title: 'Pillar 3a certificate', isRequired: false },
]
const addOn = { productId: 'crypto', title: 'Crypto', type: 'add-on', caseType: null, taxYear: null } as const

describe('opening cases', () => {
  test('a paid order makes its buyer a client and opens a case waiting for documents', async () => {
    const world = await newWorld()
    const owner = await aPerson(world, { role: 'owner', email: 'owner@example.com' })
    await aPerson(world, { role: 'adviser' })
    await aPerson(world, { role: 'admin', status: 'suspended' })
    const order = await anOrder(world, {
      lines: [
        { checklist },
        {
          ...addOn,
          checklist: [
            { title: 'Year-end list of wallets', isRequired: true },
            { title: 'Salary certificate', isRequired: true },
          ],
        },
      ],
    })

    const outcome = await openCasesForOrder(world, order.id)
    expect(outcome).toMatchObject({ ok: true })
    const buyer = await world.db
      .selectFrom('people')
      .selectAll()
      .where('email', '=', 'ana@example.com')
      .executeTakeFirstOrThrow()
    const [opened, ...more] = await listCasesOf(world.db, buyer.id)
    expect(more).toEqual([])
    expect(opened).toMatchObject({
      caseNumber: 'ETB-2025-0001',
      title: 'Tax return 2025',
      taxYear: 2025,
      caseType: 'tax_return',
      priority: 'medium',
      state: 'waiting_for_documents',
      status: 'pending',
      phase: 'documents',
      description: 'Standard. Add-ons: Crypto',
      dueOn: '2026-12-05',
      progress: { needed: 3, received: 0, accepted: 0, required: 2, openRequired: 2, missingRequired: 2 },
    })
    const caseId = opened?.id ?? ''
    expect((await listChecklist(world.db, caseId)).map(({ title, state }) => [title, state])).toEqual([
      ['Salary certificate', 'missing'],
      ['Pillar 3a certificate', 'missing'],
      ['Year-end list of wallets', 'missing'],
    ])
    const seen = await listCaseEvents(world.db, caseId, { withInternal: false })
    expect(seen.map((event) => say(t(caseTexts.cases).events, event.payload)).reverse()).toEqual([
      `Case opened for order ${order.number}.`,
      'Also ordered: Crypto.',
      caseTexts.cases.moves.ask_for_documents.notifies,
    ])
    const inside = await listCaseEvents(world.db, caseId, { withInternal: true })
    expect(
      inside
        .filter(({ payload }) => payload.code === 'add-on')
        .map(({ payload }) => say(t(caseTexts.cases).events, payload)),
    ).toEqual([`Add-on from order ${order.number}: 1 × Crypto.`])
    expect(inside).toHaveLength(4)

    const emails = (await listEmails(world)).filter((email) => email.eventKey.startsWith('case-'))
    expect(emails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [owner.email, caseEmailTexts.cases.subject('New case to assign', 'ETB-2025-0001')],
    ])
    expect(emails[0]?.textBody).toContain(`http://localhost:3000/admin/cases/${caseId}`)
    expect(await listAuditActions(world)).toEqual(['account-invited', 'case.opened', 'case.moved', 'order.fulfilled'])
    const saved = await world.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(saved).toMatchObject({ personId: buyer.id, fulfilledAt: world.now() })
  })

  test('twenty concurrent runs open one set of cases', async () => {
    const world = await newWorld()
    const order = await anOrder(world, { lines: [{ quantity: 3, checklist }, addOn] })
    const [opening] = caseListeners
    await Promise.all(Array.from({ length: 20 }, () => opening?.handler.run(world, { orderId: order.id }, '1')))
    const cases = await world.db
      .selectFrom('cases')
      .select(['caseNumber', 'unitNumber'])
      .orderBy('unitNumber')
      .execute()
    const number = expect.stringMatching(/^ETB-2025-\d{4}$/)
    expect(cases).toEqual([1, 2, 3].map((unitNumber) => ({ caseNumber: number, unitNumber })))
    expect(new Set(cases.map(({ caseNumber }) => caseNumber)).size).toBe(3)
    expect(await world.db.selectFrom('people').select('id').execute()).toHaveLength(1)
    expect(await openCasesForOrder(world, order.id)).toEqual({ ok: false, reason: 'done-before' })
  })

  test('concurrent orders get different case numbers without a deadlock', async () => {
    const world = await newWorld()
    const years = [2025, 2024]
    const orders = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const lines = (n % 2 ? years : years.toReversed()).map((taxYear) => ({
          productId: `standard-${taxYear}`,
          taxYear,
          checklist,
        }))
        return anOrder(world, { buyerEmail: `buyer${n}@example.com`, lines })
      }),
    )
    const outcomes = await Promise.all(orders.map((order) => openCasesForOrder(world, order.id)))
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
    const numbers = (await world.db.selectFrom('cases').select('caseNumber').execute()).map((row) => row.caseNumber)
    expect(new Set(numbers).size).toBe(24)
    expect(numbers.toSorted().at(-1)).toBe('ETB-2025-0012')
  })
})

describe('buyer and due date', () => {
  test('a signed-in buyer gets the case, and a pending account is activated', async () => {
    const world = await newWorld()
    const active = await aPerson(world)
    const pending = await aPerson(world, { status: 'pending' })
    for (const person of [active, pending]) {
      const order = await anOrder(world, { personId: person.id, buyerEmail: 'paid-by-somebody-else@example.com' })
      expect(await openCasesForOrder(world, order.id)).toMatchObject({ ok: true })
      expect(await listCasesOf(world.db, person.id)).toHaveLength(1)
    }
    const { status } = await world.db
      .selectFrom('people')
      .select('status')
      .where('id', '=', pending.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('active')
  })

  test('a case without a checklist stays at intake and is due on the filing date', async () => {
    const world = await newWorld()
    const order = await anOrder(world, { lines: [{ taxYear: null }, { productId: 'current', taxYear: 2026 }] })
    const outcome = await openCasesForOrder(world, order.id)
    const found = outcome.ok ? await Promise.all(outcome.caseIds.map((id) => findCaseForStaff(world.db, id))) : []
    expect(found).toMatchObject([
      { taxYear: 2025, state: 'intake', dueOn: '2026-03-31' },
      { taxYear: 2026, state: 'intake', dueOn: '2027-03-31' },
    ])
  })
})

describe('orders that open no case', () => {
  test.each(['pending', 'paid_review', 'refunded', 'cancelled'])(
    'an order in state %s opens no case',
    async (state) => {
      const world = await newWorld()
      const order = await anOrder(world, { state })
      expect(await openCasesForOrder(world, order.id)).toEqual({ ok: false, reason: 'not-paid' })
      expect(await world.db.selectFrom('cases').select('id').execute()).toEqual([])
    },
  )

  test('an unknown order is refused, and a buyer without account and email fails the job', async () => {
    const world = await newWorld()
    expect(await openCasesForOrder(world, crypto.randomUUID())).toEqual({ ok: false, reason: 'unknown-order' })
    const order = await anOrder(world, { buyerEmail: null })
    await expect(openCasesForOrder(world, order.id)).rejects.toThrow('neither account nor e-mail')
    expect(await world.db.selectFrom('cases').select('id').execute()).toEqual([])
  })
})

describe('many orders at once', () => {
  test('64 orders of two buyers are opened in parallel, each once, without waiting for each other', async () => {
    const world = await newWorld()
    const buyers = [await aPerson(world), await aPerson(world)]
    const lines = [{ caseType: 'consultation', type: 'consultation' as const, taxYear: 2026 }]
    const orders = await Promise.all(
      Array.from({ length: 64 }, (_, at) => anOrder(world, { personId: buyers[at % 2]?.id ?? '', lines })),
    )
    const begin = performance.now()
    const outcomes = await Promise.all([...orders, ...orders].map(({ id }) => openCasesForOrder(world, id)))
    expect(performance.now() - begin).toBeLessThan(30_000)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(64)
    const cases = await world.db.selectFrom('cases').select(['orderId', 'caseNumber']).execute()
    expect(new Set(cases.map(({ orderId }) => orderId)).size).toBe(64)
    expect(new Set(cases.map(({ caseNumber }) => caseNumber)).size).toBe(64)
  }, 60_000)

  test('an order whose opening takes long does not hold up the case of another buyer', async () => {
    const world = await newWorld()
    const buyer = await aPerson(world)
    const [slow, quick] = [await anOrder(world, { personId: buyer.id }), await anOrder(world)]
    const blocked = Promise.withResolvers<void>()
    const opening = world.db.transaction().execute(async (tx) => {
      // The case refers to its client, so opening it stops in the middle of its transaction.
      await tx.selectFrom('people').select('id').where('id', '=', buyer.id).forUpdate().execute()
      await blocked.promise
    })
    const waiting = openCasesForOrder(world, slow.id)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await openCasesForOrder(world, quick.id)).toMatchObject({ ok: true })
    blocked.resolve()
    await opening
    expect(await waiting).toMatchObject({ ok: true })
  })
})

describe('after opening', () => {
  test('a new client can withdraw the case at once', async () => {
    const world = await newWorld()
    const client = await aPerson(world)
    const order = await anOrder(world, { personId: client.id })
    const outcome = await openCasesForOrder(world, order.id)
    const caseId = outcome.ok ? (outcome.caseIds[0] ?? '') : ''
    const facts = { reason: 'Ordered twice' }
    expect(await moveCase(world, { caseId, move: 'withdraw', actor: actorOf(client), facts })).toEqual({
      ok: true,
      state: 'withdrawn',
    })
  })

  test('a paid order is processed by the worker, and its emails are sent once', async () => {
    const world = await newWorld()
    const { id: orderId } = await anOrder(world)
    for (let n = 0; n < 2; n++) await world.db.transaction().execute((tx) => publish(tx, orderPaid, { orderId }))
    await runJobs(world)
    expect(world.mail.sent.map((email) => email.to)).toEqual(['ana@example.com'])
    expect(world.mail.sent.map((email) => email.subject)).toEqual([
      welcomeTexts.welcomeEmail.subject('password', 'ETB-2025-0001'),
    ])
  })
})
