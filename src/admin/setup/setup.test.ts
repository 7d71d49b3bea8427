import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { expect, onTestFinished, test } from 'vitest'
import * as setupTexts from '#admin/locales/en-setup.ts'
import { companySettings } from '#company/company-settings.ts'
import { seedFacts } from '#company/facts.ts'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { openPayments } from '#server/services.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { checkSender, dkimState, dmarcState, domainOf, spfState } from './check-sender.server.ts'
import { countOpenSteps, findSetup } from './find-setup.server.ts'
import { action } from './setup-page.tsx'
import { legalState, paymentMode, paymentState } from './setup-rules.ts'
import { dkimSelector, legalPagesConfirmed, testEmailArrived } from './setup-settings.ts'
import { viewSender } from './view-sender.ts'

const path = '/admin/settings/setup'

test.each([
  ['none', [], 'missing'],
  ['only others', ['google-site-verification=x', 'v=spf10 -all'], 'missing'],
  ['one', ['v=spf1 mx -all'], 'found'],
  ['two', ['v=spf1 mx -all', 'v=spf1 a ~all'], 'several'],
  ['everybody', ['v=spf1 +all'], 'open'],
  ['everybody, without a sign', ['v=spf1 mx all'], 'open'],
])('SPF with %s', (_, texts, state) => expect(spfState(texts)).toBe(state))

test.each([
  ['none', ['v=spf1 -all'], 'missing'],
  ['a policy', ['v=DMARC1; p=quarantine; rua=mailto:a@b.example'], 'found'],
  ['no policy', ['v=DMARC1; rua=mailto:a@b.example'], 'invalid'],
  ['an unknown policy', ['v=DMARC1; p=nothing'], 'invalid'],
  ['two records', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'several'],
])('DMARC with %s', (_, texts, state) => expect(dmarcState(texts)).toBe(state))

test.each([
  ['none', ['v=spf1 -all'], 'missing'],
  ['a key', ['v=DKIM1; k=rsa; p=MIGfMA0'], 'found'],
  ['a key without version', ['p=MIGfMA0'], 'found'],
  ['a revoked key', ['v=DKIM1; p='], 'invalid'],
])('DKIM with %s', (_, texts, state) => expect(dkimState(texts)).toBe(state))

test.each([
  ['office@firm.example', 'firm.example'],
  ['Tax Firm <office@Mail.Firm.example>', 'mail.firm.example'],
  ['', null],
  ['office', null],
  ['office@localhost', null],
])('the domain of the sender %j is %j', (sender, domain) => expect(domainOf(sender)).toBe(domain))

test.each([
  ['sk_live_1', 'live'],
  ['rk_test_1', 'test'],
  ['other', 'unknown'],
])('the key %s is for %s payments', (key, mode) => expect(paymentMode(key)).toBe(mode))

test.each([
  ['examples', '2026-01-02T00:00:00Z', null, true],
  ['unread', '', null, false],
  ['changed', '2026-01-02T00:00:00Z', new Date('2026-01-03T00:00:00Z'), false],
  ['confirmed', '2026-01-04T00:00:00Z', new Date('2026-01-03T00:00:00Z'), false],
])('legal pages are %s', (state, confirmed, savedAt, hasPlaceholders) =>
  expect(legalState({ confirmed, savedAt, hasPlaceholders })).toBe(state),
)

/** A name server on a port of its own. Names without records do not exist; `null` leaves all questions unanswered. */
async function aNameServer(records: Record<string, string[]> | null): Promise<Resolver> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    if (!records) return
    const labels: string[] = []
    let at = 12
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const texts = records[labels.join('.').toLowerCase()]
    const header = Buffer.from([0, 0, 0x81, texts ? 0x80 : 0x83, 0, 1, 0, texts?.length ?? 0, 0, 0, 0, 0])
    question.copy(header, 0, 0, 2)
    const answers = (texts ?? []).map((text) => {
      const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 1, 0, text.length + 1, text.length])
      return Buffer.concat([head, Buffer.from(text)])
    })
    socket.send(Buffer.concat([header, question.subarray(12, at + 5), ...answers]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  const resolver = new Resolver({ timeout: 200, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return resolver
}

const mail = { smtpHost: 'smtp.example', person: { email: 'olga@firm.example' } }

test('records of the sender are read from the name servers', async () => {
  const resolver = await aNameServer({
    'firm.example': ['v=spf1 mx -all', 'other'],
    '_dmarc.firm.example': ['v=DMARC1; p=none'],
    'mail.firm.example': ['v=spf1 a -all'],
    'selector2._domainkey.firm.example': ['v=DKIM1; k=rsa; p=MIGf'],
    'old._domainkey.firm.example': ['v=DKIM1; p='],
  })
  const records = await checkSender('firm.example', '', resolver)
  expect(viewSender(records, mail)).toMatchObject({ step: { state: 'done' }, proposals: [] })
  const below = await checkSender('mail.firm.example', '', resolver)
  expect(below.dmarc).toMatchObject({ name: '_dmarc.firm.example', state: 'found' })
  expect(records.dkim).toEqual({ selector: 'selector2', isChosen: false, state: 'found' })
  const views = ['old', 'typo'].map(async (selector) =>
    viewSender(await checkSender('firm.example', selector, resolver), mail),
  )
  const { dkimStates } = setupTexts.setupStates
  expect(await Promise.all(views)).toMatchObject([
    { step: { state: 'bad', text: expect.stringContaining(dkimStates.invalid('old')) } },
    { step: { state: 'bad', text: expect.stringContaining(dkimStates.missing('typo')) } },
  ])
})

test('for missing records of the sender, the page proposes some', async () => {
  const records = await checkSender('firm.example', '', await aNameServer({}))
  const { step, proposals } = viewSender(records, mail)
  expect(step.state).toBe('bad')
  expect(step.text).toContain(setupTexts.setupStates.senderStates.missing('DMARC'))
  expect(proposals).toEqual([
    { name: 'firm.example', text: 'v=spf1 a:smtp.example ~all' },
    { name: '_dmarc.firm.example', text: 'v=DMARC1; p=none; rua=mailto:olga@firm.example' },
  ])
})

test('a silent name server is named as such', async () => {
  const { step, proposals } = viewSender(await checkSender('firm.example', '', await aNameServer(null)), mail)
  expect(step).toMatchObject({
    state: 'open',
    text: expect.stringContaining(setupTexts.setupStates.senderStates.late('SPF')),
  })
  expect(proposals).toEqual([])
})

async function anOffice(env: Record<string, string> = {}) {
  const world = await newWorld(env)
  const olga = await aPerson(world, { role: 'owner' })
  const press = (intent: string) => outcomeOf(action(argsFor(world, olga, { path, form: { intent } })))
  const state = async (item: string) => (await findSetup(world, olga.email)).find((step) => step.item === item)?.state
  return { world, olga, press, state }
}

async function confirmCompany(world: World) {
  for (const [name, setting] of companySettings) await aSetting(world, setting, seedFacts[name])
}

test('in an empty installation, all steps are open', async () => {
  const { world, olga } = await anOffice()
  const steps = await findSetup(world, olga.email)
  expect(steps.filter(({ state }) => state === 'done')).toEqual([])
  expect(await countOpenSteps(world, olga.email)).toBe(steps.length)
})

test('legal pages can be confirmed once they show the company data of the firm', async () => {
  const { world, press, state } = await anOffice()
  expect(await press('legal')).toMatchObject({ status: 409, data: { problem: setupTexts.setupPage.stillExamples } })
  await confirmCompany(world)
  expect(await state('company')).toBe('done')
  expect(await press('legal')).toMatchObject({ status: 303 })
  expect(await state('legal')).toBe('done')
  await aSetting(world, legalPagesConfirmed, '2020-01-01T00:00:00.000Z')
  expect(await state('legal')).toBe('open')
})

test('the arrival of the test email can be confirmed once it was sent', async () => {
  const { world, press, state } = await anOffice({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@firm.example' })
  expect((await press('arrived')).status).toBe(409)
  expect((await press('email')).status).toBe(303)
  expect((await press('arrived')).status).toBe(409)
  await world.db.updateTable('emails').set({ state: 'sent', sentAt: world.now() }).execute()
  expect((await press('arrived')).status).toBe(303)
  expect(await state('email')).toBe('done')
  await press('email')
  expect(await state('email')).toBe('open')
  await aSetting(world, testEmailArrived, '')
})

test('the scanner is done when it blocked the test file', async () => {
  const { world, press, state } = await anOffice()
  Object.assign(world, { scanner: clamdScanner((await startClamdStandIn()).url) })
  expect(await state('scanner')).toBe('open')
  expect((await press('scanner')).status).toBe(303)
  expect(await state('scanner')).toBe('done')
  Object.assign(world, { scanner: { scan: async () => ({ clean: true }) } })
  expect((await press('scanner')).data).toMatchObject({ problem: expect.stringContaining('EICAR') })
  expect(await state('scanner')).toBe('bad')
})

test('payments are done when the key was accepted and an event arrived', async () => {
  const stripe = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_stand_in', STRIPE_WEBHOOK_SECRET: 'whsec_stand_in' }
  const { world, press, state } = await anOffice({ ...stripe, STRIPE_API_BASE: (await startStripeStandIn()).url })
  Object.assign(world, { payments: openPayments(world) })
  expect((await press('payments')).status).toBe(303)
  expect(await state('payment')).toBe('open')
  await world.db
    .insertInto('paymentEvents')
    .values({ provider: 'stripe', eventId: 'evt_1', type: 'checkout.session.completed', outcome: 'ignored' })
    .execute()
  expect(await state('payment')).toBe('done')
})

test.each([
  ['untested', false, 'none', 'open'],
  ['good', false, 'none', 'open'],
  ['good', true, 'none', 'done'],
  ['untested', false, 'started', 'open'],
  ['untested', false, 'done', 'done'],
  ['bad', true, 'done', 'bad'],
  ['good', true, 'no-event', 'bad'],
  ['good', true, 'not-refunded', 'bad'],
] as const)(
  'payments with the key %s, an event (%s) and a test payment that is %s are %s',
  (key, hasEvent, stage, state) => expect(paymentState({ key, hasEvent, stage })).toBe(state),
)

test('the DKIM selector of the mail provider is saved; one that cannot be in a name is refused', async () => {
  const { world, olga } = await anOffice()
  const send = (selector: string) =>
    outcomeOf(action(argsFor(world, olga, { path, form: { intent: 'dkim', selector } })))
  for (const selector of ['a b', 'x._domainkey.', '-a', 'ä']) expect((await send(selector)).status).toBe(422)
  expect((await send('mx2026-a ')).status).toBe(303)
  expect(await readSetting(world, dkimSelector)).toBe('mx2026-a')
})

test('a test payment leads to the checkout; if the provider is unavailable, the page says so', async () => {
  const stripe = await startStripeStandIn({ now: () => new Date('2026-11-21T09:00:00Z') })
  const { world, press, state } = await anOffice(stripe.env)
  Object.assign(world, { payments: openPayments(world) })
  stripe.breakNext('server-error', 'server-error')
  expect(await press('pay-test')).toMatchObject({ status: 502, data: { problem: expect.stringContaining('Stripe') } })
  const started = await press('pay-test')
  expect(started).toMatchObject({ status: 303, to: expect.stringContaining(stripe.url) })
  expect(await press('refund-test')).toMatchObject({ status: 409, data: { problem: setupTexts.setupPage.notPaid } })
  stripe.pay([...stripe.sessions.keys()][0] ?? '', { email: 'olga@firm.example', name: 'Olga' })
  expect((await press('refund-test')).status).toBe(303)
  expect(await state('payment')).toBe('bad')
})
