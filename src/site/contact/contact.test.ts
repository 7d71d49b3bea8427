import { RouterContextProvider } from 'react-router'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import { contact, contactTopics } from '#content/pages/contact.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import { applyRetention } from '#privacy/retention/apply-retention.server.ts'
import * as siteTexts from '#site/locales/en.ts'
import * as siteEmailTexts from '#site/locales/en-emails.ts'
import { scenarioPath } from '#tax/scenario-path.ts'
import { aPerson, aVisitor } from '#test/accounts/people.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { moveLead } from './answer-lead.server.ts'
import { action, headers, loader } from './contact-page.tsx'
import { contactForm, leadMoves, leadStates, movesFrom, nextLeadState } from './lead.ts'
import { findLead, listWaitingLeads } from './lead-db.server.ts'
import { mailtoLink } from './reach-out.tsx'

const entered = {
  name: 'Ana Keller',
  email: 'Ana@Example.com',
  topic: 'expat-tax-filing',
  subject: 'Moved in May',
  message: 'We moved to Biel in May.\r\n\r\nWhat do we file?',
}

function argsOf(world: World, form: Record<string, string> | null, { ip = '192.0.2.7', path = '/contact' } = {}) {
  const url = new URL(path, 'http://localhost:3000')
  const body = form ? new URLSearchParams(form) : undefined
  const request = new Request(url, body ? { method: 'POST', body } : {})
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request-1', ip, nonce: 'nonce' })
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own types of the same arguments
  return { request, url, context, params: {}, pattern: path } as any
}

async function send(world: World, form: Record<string, string>, ip?: string) {
  const answer = await action(argsOf(world, form, { ip }))
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location'), data: null }
  return { status: answer.init?.status, to: null, data: answer.data, headers: answer.init?.headers }
}

const count = async ({ db }: World) => (await listWaitingLeads(db, 9)).count

describe('submitting an enquiry', () => {
  test('a message creates an enquiry; visitor and owner each get an email', async () => {
    const world = await newWorld()
    const owner = await aPerson(world, { role: 'owner' })
    await aPerson(world, { role: 'adviser' })
    await aPerson(world, { role: 'admin', status: 'suspended' })
    expect(await send(world, entered)).toMatchObject({ status: 303, to: '/contact?sent=1001#enquiry' })
    await runJobs(world)
    expect(world.mail.sent.map(({ to }) => to).toSorted()).toEqual(['ana@example.com', owner.email].toSorted())
    const receipt = world.mail.sent.find(({ to }) => to === 'ana@example.com')
    expect(receipt?.subject).toBe(siteEmailTexts.site.receipt.subject(1001))
    expect(receipt?.text).toContain('within 24 hours on working days')
    const office = world.mail.sent.find(({ to }) => to === owner.email)
    expect(office?.text).toContain('/admin/contacts/1001')
    expect(office?.text).not.toContain('We moved to Biel')
    expect(await findLead(world.db, 1001)).toMatchObject({
      state: 'new',
      email: 'ana@example.com',
      message: 'We moved to Biel in May.\n\nWhat do we file?',
    })
  })

  test('a repeated or concurrent submission creates one enquiry; the next day it creates another', async () => {
    const world = await newWorld()
    const both = await Promise.all([send(world, entered), send(world, entered)])
    expect(new Set(both.map(({ to }) => to)).size).toBe(1)
    expect(await count(world)).toBe(1)
    await runJobs(world)
    expect(world.mail.sent).toHaveLength(1)
    world.setNow('2026-11-22T10:00:00Z')
    await send(world, entered)
    expect(await count(world)).toBe(2)
  })
})

describe('validation, limits and spam', () => {
  test('every field reports its error, and submitted values return', async () => {
    const world = await newWorld()
    const empty = await send(world, {})
    expect(empty.status).toBe(422)
    expect(Object.keys(empty.data?.errors ?? {})).toEqual(['name', 'email', 'topic', 'message'])
    const wrong = await send(world, { ...entered, email: 'ana@', topic: 'free-money', message: '   ' })
    expect(wrong.data?.errors).toEqual({
      email: accountTexts.accounts.fields['email-incomplete'],
      topic: siteTexts.contact.fields['topic-unknown'],
      message: siteTexts.contact.fields['message-missing'],
    })
    expect(wrong.data?.entered).toMatchObject({ name: 'Ana Keller', email: 'ana@', subject: 'Moved in May' })
    expect(await count(world)).toBe(0)
  })

  test('oversized names and line breaks in header fields are refused; HTML is stored as text', async () => {
    const world = await newWorld()
    expect((await send(world, { ...entered, name: 'x'.repeat(10_000) })).data?.errors).toHaveProperty('name')
    expect((await send(world, { ...entered, message: 'x'.repeat(10_000) })).data?.errors).toHaveProperty('message')
    for (const attack of ['Ana\r\nBcc: all@example.com', 'Ana\u2028Bcc: x']) {
      expect((await send(world, { ...entered, name: attack })).data?.errors).toHaveProperty('name')
      expect((await send(world, { ...entered, subject: attack })).data?.errors).toHaveProperty('subject')
    }
    expect((await send(world, { ...entered, email: 'a@example.com\r\nBcc: b@example.com' })).status).toBe(422)
    const html = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    expect((await send(world, { ...entered, name: html })).data?.errors).toHaveProperty('name')
    await send(world, { ...entered, subject: html, message: `${html}\u0000` })
    await runJobs(world)
    expect(await findLead(world.db, 1001)).toMatchObject({ subject: html, message: html })
  })

  test('the sixth message in an hour from one network is refused; repeats are not counted', async () => {
    const world = await newWorld()
    for (let at = 1; at <= 5; at++)
      expect((await send(world, { ...entered, message: `Message ${at}` })).status).toBe(303)
    const sixth = await send(world, { ...entered, message: 'Message 6' })
    expect(sixth).toMatchObject({ status: 429, data: { entered: { message: 'Message 6' }, wait: '60 minutes' } })
    expect(Number(new Headers(sixth.headers).get('Retry-After'))).toBeGreaterThan(3000)
    expect((await send(world, { ...entered, message: 'Message 5' })).status).toBe(303)
    expect((await send(world, { ...entered, message: 'Message 6' }, '198.51.100.1')).status).toBe(303)
  })

  test('a filled honeypot gets the same response, is stored as spam and sends no email', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'owner' })
    expect((await send(world, { ...entered, website: 'https://spam.example' })).to).toBe('/contact?sent=1001#enquiry')
    await runJobs(world)
    expect(world.mail.sent).toEqual([])
    expect(await count(world)).toBe(0)
    expect(await world.db.selectFrom('leads').select('state').execute()).toEqual([{ state: 'spam' }])
  })
})

describe('prefilled form', () => {
  test('the URL prefills topic, subject and calculation; foreign values are ignored', async () => {
    const world = await newWorld()
    const path = `/contact?${new URLSearchParams({ topic: 'urgent-deadline', subject: 'Objection', scenario: '/calculators?tab=income-tax&income=1' })}`
    expect((await loader(argsOf(world, null, { path }))).data).toEqual({
      given: { topic: 'urgent-deadline', subject: 'Objection', scenario: '/calculators?tab=income-tax&income=1' },
      sent: null,
      isFirstConsultationFree: true,
      mailbox: 'office@expat-tax-biel.example',
      newCase: null,
    })
    const foreign = await loader(
      argsOf(world, null, { path: '/contact?topic=x&scenario=//evil.example&sent=7%3Cb&copy=no' }),
    )
    expect(foreign.data).toEqual({
      given: { topic: '', subject: '', scenario: null },
      sent: null,
      isFirstConsultationFree: true,
      mailbox: 'office@expat-tax-biel.example',
      newCase: null,
    })
    expect((await loader(argsOf(world, null, { path: '/contact?sent=1001&copy=no' }))).data.sent).toEqual({
      number: 1001,
      receipt: false,
    })
    for (const address of [
      'javascript:alert(1)',
      '/admin',
      '/calculators/../admin',
      '/calculators?a=\n',
      `/calculators?${'a'.repeat(2000)}`,
    ]) {
      expect(scenarioPath(address)).toBeNull()
    }
    await send(world, { ...entered, scenario: '/calculators?tab=wealth-tax' })
    expect(await findLead(world.db, 1001)).toMatchObject({ scenario: '/calculators?tab=wealth-tax' })
  })

  test('a signed-in client with a calculation gets a link to a new case on an uncached page', async () => {
    const world = await newWorld()
    const scenario = '/calculators?tab=income-tax&income=1'
    const open = async (request: Request | null, path = `/contact?${new URLSearchParams({ scenario })}`) => {
      const args = argsOf(world, null, { path })
      const answer = await loader(request ? { ...args, request: new Request(args.url, request) } : args)
      const loaderHeaders = new Headers(answer.init?.headers)
      const shown = new Headers(await headers({ loaderHeaders } as Parameters<typeof headers>[0]))
      return { newCase: answer.data.newCase, cache: shown.get('Cache-Control') }
    }
    const shared = { newCase: null, cache: 'public, max-age=0, must-revalidate' }
    const client = await aVisitor(world, await aPerson(world))
    const staff = await aVisitor(world, await aPerson(world, { role: 'owner' }))
    expect(await open(client.request)).toEqual({
      newCase: '/client-portal/cases/new?scenario=%2Fcalculators%3Ftab%3Dincome-tax%26income%3D1',
      cache: 'no-store',
    })
    expect(await open(null)).toEqual(shared)
    expect(await open(staff.request)).toEqual(shared)
    expect(await open(client.request, '/contact')).toEqual(shared)
    expect(await open(client.request, '/contact?scenario=//evil.example')).toEqual(shared)
  })

  test('the mailto link has the default subject and adds the chosen topic', () => {
    expect(mailtoLink('office@x.example')).toContain('subject=Swiss%20Tax%20Consulting%20Inquiry&')
    expect(mailtoLink('office@x.example', 'urgent-deadline')).toContain(
      'subject=Swiss%20Tax%20Consulting%20Inquiry%3A%20Urgent%20Deadline&',
    )
    expect(mailtoLink('office@x.example', 'nonsense')).toContain('subject=Swiss%20Tax%20Consulting%20Inquiry&')
    expect(decodeURIComponent(mailtoLink('office@x.example').split('body=')[1] ?? '')).toBe(
      contact.mailtoLink.body.replaceAll('\n', '\r\n'),
    )
  })

  test('the form accepts all seven tax situations', () => {
    expect(contactTopics).toHaveLength(7)
    for (const { value } of contactTopics)
      expect(contactForm.safeParse({ ...entered, topic: value }).success).toBe(true)
  })
})

describe('processing by staff and load', () => {
  test('each state allows only the moves of the state machine', () => {
    const found = leadStates.map((state) =>
      [state, ...leadMoves.map((move) => `${move} ${nextLeadState(state, move) ?? '-'}`)].join(', '),
    )
    expect(found).toEqual([
      'new, take assigned, answer answered, reply new, close closed, spam spam, restore -',
      'assigned, take assigned, answer answered, reply assigned, close closed, spam spam, restore -',
      'answered, take assigned, answer answered, reply assigned, close closed, spam -, restore -',
      'closed, take assigned, answer answered, reply assigned, close -, spam -, restore -',
      'spam, take -, answer -, reply -, close -, spam -, restore new',
    ])
    expect(leadStates.map(movesFrom)).toEqual([
      ['take', 'close', 'spam'],
      ['take', 'close', 'spam'],
      ['take', 'close'],
      ['take'],
      ['restore'],
    ])
  })

  test('staff assign and close an enquiry, and the audit log records it', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser', name: 'Reto Frei' })
    await send(world, entered)
    const by = { number: 1001, actor: { person: adviser, metadata: { id: 'request-2', ip: '192.0.2.8' } } }
    expect(await moveLead(world, { ...by, move: 'restore' })).toEqual({
      ok: false,
      reason: 'not-allowed',
      state: 'new',
    })
    expect(await moveLead(world, { ...by, move: 'take' })).toEqual({ ok: true, state: 'assigned' })
    expect(await findLead(world.db, 1001)).toMatchObject({ state: 'assigned', assigneeName: 'Reto Frei' })
    expect(await moveLead(world, { ...by, move: 'close' })).toEqual({ ok: true, state: 'closed' })
    expect(await moveLead(world, { ...by, number: 7, move: 'take' })).toEqual({ ok: false, reason: 'unknown-lead' })
    const log = await world.db.selectFrom('auditEvents').select(['action', 'actorLabel', 'detail']).execute()
    expect(log).toEqual([
      { action: 'enquiry-moved', actorLabel: 'Reto Frei', detail: { number: 1001, from: 'new', to: 'assigned' } },
      { action: 'enquiry-moved', actorLabel: 'Reto Frei', detail: { number: 1001, from: 'assigned', to: 'closed' } },
    ])
  })

  test('enquiries are deleted after 24 months', async () => {
    const world = await newWorld()
    await send(world, entered)
    const clear = () => applyRetention(world)
    world.setNow('2028-11-20T00:00:00Z')
    await clear()
    expect(await count(world)).toBe(1)
    world.setNow('2028-11-22T00:00:00Z')
    await clear()
    expect(await count(world)).toBe(0)
  })

  test('fifty concurrent enquiries succeed over five connections', async () => {
    const world = await newWorld()
    const pool = openPool(world.databaseUrl, 5)
    onTestFinished(() => pool.end())
    const narrow = { ...world, pool, db: openDatabase(pool) }
    await aPerson(world, { role: 'owner' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => send(narrow, { ...entered, subject: `Question ${n}` }, `192.0.${n}.7`)),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(50)
    expect(await count(world)).toBe(50)
  })
})
