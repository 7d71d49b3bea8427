import { describe, expect, test } from 'vitest'
import { anEmail } from '#test/mail/an-email.tsx'
import { runJobsNow } from '#test/mail/run-jobs-now.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { newWorld, type World } from '#test/world.ts'
import { openOutboxMailer } from './choose-mail.server.ts'
import { mailJobs } from './jobs.server.ts'
import type { Email, Mailer } from './mail.ts'
import { openSmtpMailer } from './mail-smtp.server.ts'
import { findEmail, listEmails } from './outbox-db.server.ts'
import { emailAttempts, queueEmail } from './queue-email.server.ts'
import { sendEmail } from './send-email.server.ts'

const from = 'Expat Tax Biel <hello@tax.example>'
const order = {
  wasVerified: true,
  eventKey: 'order-paid:1042',
  to: 'zoe@example.com',
  emailContent: anEmail('Order 1042: thank you, Zoë'),
}

const runMailJobs = (world: World, mail: Mailer) => runJobsNow(world, mailJobs, { ...world, mail })

async function theEmail(world: World) {
  const [listed] = await listEmails(world.db)
  return findEmail(world.db, listed?.id ?? '')
}

async function waitingJobs(world: World): Promise<number> {
  return (await world.pool.query('select count(*)::int as n from graphile_worker.jobs')).rows[0].n
}

describe('delivery', () => {
  test('a queued email is delivered once over SMTP with both bodies and its Message-ID', async () => {
    const world = await newWorld({ PUBLIC_URL: 'https://tax.example' })
    const server = await startSmtpStandIn()
    const mail = openSmtpMailer({ url: server.url, from })
    await queueEmail(world.db, order)
    await runMailJobs(world, mail)
    const email = await theEmail(world)
    expect(email).toMatchObject({ state: 'sent', attempts: 1, lastError: null, sentAt: world.now() })
    expect(email?.textBody).toContain('Total: CHF 549.00')
    await sendEmail({ ...world, mail }, email?.id ?? '')
    expect(server.deliveries).toHaveLength(1)
    expect(server.deliveries[0]).toMatchObject({ from: 'hello@tax.example', to: ['zoe@example.com'] })
    const raw = server.deliveries[0]?.raw ?? ''
    expect(raw).toContain(`Message-ID: <${email?.id}@tax.example>`)
    expect(raw).toContain('multipart/alternative')
    expect(raw).toContain('To: zoe@example.com')
    expect(raw).toContain('Total: CHF 549.00')
    expect(raw).not.toContain('List-Unsubscribe')
  })

  test('one event makes one email, and a rolled-back transaction makes none', async () => {
    const world = await newWorld()
    expect(await queueEmail(world.db, order)).toBe(true)
    expect(await queueEmail(world.db, order)).toBe(false)
    await world.db
      .transaction()
      .execute(async (tx) => {
        await queueEmail(tx, { ...order, eventKey: 'order-paid:1043' })
        throw new Error('taken back')
      })
      .catch(() => undefined)
    expect(await listEmails(world.db)).toHaveLength(1)
    expect(await waitingJobs(world)).toBe(1)
  })

  test('concurrent workers send an email once', async () => {
    const world = await newWorld()
    const sent: Email[] = []
    const send = async (email: Email) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      sent.push(email)
    }
    await queueEmail(world.db, order)
    const id = (await theEmail(world))?.id ?? ''
    await Promise.all([1, 2, 3].map(() => sendEmail({ ...world, mail: { send } }, id)))
    expect(sent).toHaveLength(1)
  })

  test('a temporary refusal is recorded, and the next attempt delivers the email', async () => {
    const world = await newWorld()
    const server = await startSmtpStandIn()
    server.answerNext(451)
    await queueEmail(world.db, order)
    await runMailJobs(world, openSmtpMailer({ url: server.url, from }))
    expect(await theEmail(world)).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('451'),
    })
    await runMailJobs(world, openSmtpMailer({ url: server.url, from }))
    expect(await theEmail(world)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
    expect(server.deliveries).toHaveLength(1)
  })
})

describe('failures', () => {
  test.each(['recipient', 'contents'] as const)(
    'an email whose %s is permanently refused fails at once',
    async (stage) => {
      const world = await newWorld()
      const server = await startSmtpStandIn(stage)
      server.answerNext(550)
      await queueEmail(world.db, { ...order, isConfidential: true })
      await runMailJobs(world, openSmtpMailer({ url: server.url, from }))
      expect(await theEmail(world)).toMatchObject({
        state: 'failed',
        attempts: 1,
        lastError: expect.stringContaining('550'),
      })
      expect(await waitingJobs(world)).toBe(0)
      expect(server.deliveries).toEqual([])
    },
  )

  test('an unreachable mail server is recorded, and the email is sent later', async () => {
    const world = await newWorld()
    const gone = await startSmtpStandIn()
    await gone.stop()
    await queueEmail(world.db, order)
    await runMailJobs(world, openSmtpMailer({ url: gone.url, from }))
    expect(await theEmail(world)).toMatchObject({ state: 'queued', lastError: expect.stringContaining('ECONNREFUSED') })
    const back = await startSmtpStandIn()
    await runMailJobs(world, openSmtpMailer({ url: back.url, from }))
    expect(back.deliveries).toHaveLength(1)
  })

  test('an email fails permanently after its last attempt', async () => {
    const world = await newWorld()
    const send = async () => {
      throw new Error('no route to the mail server')
    }
    await queueEmail(world.db, order)
    for (let attempt = 0; attempt < emailAttempts + 2; attempt++) await runMailJobs(world, { send })
    expect(await theEmail(world)).toMatchObject({
      state: 'failed',
      attempts: emailAttempts,
      lastError: 'no route to the mail server',
    })
    expect(await waitingJobs(world)).toBe(0)
  })
})

describe('content and outbox', () => {
  test('a confidential email is erased after SMTP delivery, but remains in the outbox', async () => {
    const world = await newWorld()
    const server = await startSmtpStandIn()
    await queueEmail(world.db, { ...order, isConfidential: true })
    await runMailJobs(world, openSmtpMailer({ url: server.url, from }))
    expect(server.deliveries[0]?.raw).toContain('Set your password')
    expect(await theEmail(world)).toMatchObject({
      state: 'sent',
      textBody: '',
      htmlBody: '',
      subject: order.emailContent().subject,
    })
    await queueEmail(world.db, { ...order, eventKey: 'another', isConfidential: true })
    await runMailJobs(world, openOutboxMailer())
    const saved = await listEmails(world.db, { search: 'ZOE@' })
    const emails = await Promise.all(saved.map(({ id }) => findEmail(world.db, id)))
    expect(emails.find((email) => email?.eventKey === 'another')).toMatchObject({
      state: 'sent',
      textBody: expect.stringContaining('https://tax.example/start?token=abc'),
    })
  })

  test('a newsletter has one-click unsubscribe headers, and its link is erased with its text', async () => {
    const world = await newWorld()
    const server = await startSmtpStandIn()
    const unsubscribeUrl = `https://tax.example/newsletter/leave?token=${'t0ken-'.repeat(20)}`
    await queueEmail(world.db, { ...order, unsubscribeUrl, isConfidential: true })
    await runMailJobs(world, openSmtpMailer({ url: server.url, from }))
    const [head = ''] = (server.deliveries[0]?.raw ?? '').split('\r\n\r\n')
    const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(headers).toContain('Auto-Submitted: auto-generated')
    const { unsubscribeUrl: saved } = await world.db.selectFrom('emails').selectAll().executeTakeFirstOrThrow()
    expect(saved).toBeNull()
  })

  test('an address or subject that would inject headers is refused', async () => {
    const world = await newWorld()
    await expect(
      queueEmail(world.db, { ...order, emailContent: anEmail('Hi\r\nBcc: eve@example.com') }),
    ).rejects.toThrow('order-paid:1042: the subject contains a line break')
    const unsubscribeUrl = 'https://tax.example/leave>\r\nBcc: eve@example.com'
    await expect(queueEmail(world.db, { ...order, unsubscribeUrl })).rejects.toThrow('not a plain web address')
    await expect(queueEmail(world.db, { ...order, to: 'a@example.com,b@example.com' })).rejects.toThrow(
      'not a single plain email address',
    )
    expect(await listEmails(world.db)).toEqual([])
  })

  test('the outbox is searched by address and subject, with literal percent signs', async () => {
    const world = await newWorld()
    await queueEmail(world.db, { ...order, emailContent: anEmail('100% done') })
    await queueEmail(world.db, { ...order, eventKey: 'b', to: 'ana@example.com', emailContent: anEmail('Other') })
    const subjects = async (search: string) => (await listEmails(world.db, { search })).map(({ subject }) => subject)
    expect(await subjects('100%')).toEqual(['100% done'])
    expect(await subjects('0% d')).toEqual(['100% done'])
    expect(await subjects('%')).toEqual(['100% done'])
    expect(await subjects('ANA@')).toEqual(['Other'])
    expect(await findEmail(world.db, 'not-an-id')).toBeNull()
  })
})
