import { expect, test } from 'vitest'
import { aLetter } from '#test/mail/a-letter.tsx'
import { runJobsNow } from '#test/mail/run-jobs-now.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { newWorld, type World } from '#test/world.ts'
import { mailJobs } from './jobs.server.ts'
import type { Letter, Mail } from './mail.ts'
import { openOutboxMail } from './mail-outbox.server.ts'
import { openSmtpMail } from './mail-smtp.server.ts'
import { findLetter, listLetters } from './outbox-db.server.ts'
import { letterAttempts, queueLetter } from './queue-letter.server.ts'
import { sendLetter } from './send-letter.server.ts'

const from = 'Expat Tax Biel <hello@tax.example>'
const order = {
  wasVerified: true,
  eventKey: 'order-paid:1042',
  to: 'zoe@example.com',
  letter: aLetter('Order 1042: thank you, Zoë'),
}

const runMailJobs = (world: World, mail: Mail) => runJobsNow(world, mailJobs, { ...world, mail })

async function theLetter(world: World) {
  const [listed] = await listLetters(world.db)
  return findLetter(world.db, listed?.id ?? '')
}

async function waitingJobs(world: World): Promise<number> {
  return (await world.pool.query('select count(*)::int as n from graphile_worker.jobs')).rows[0].n
}

test('a queued letter is delivered once over SMTP, both bodies and its Message-ID in it', async () => {
  const world = await newWorld({ PUBLIC_URL: 'https://tax.example' })
  const server = await startSmtpStandIn()
  const mail = openSmtpMail({ url: server.url, from })
  await queueLetter(world.db, order)
  await runMailJobs(world, mail)
  const letter = await theLetter(world)
  expect(letter).toMatchObject({ state: 'sent', attempts: 1, lastError: null, sentAt: world.now() })
  expect(letter?.textBody).toContain('Total: CHF 549.00')
  await sendLetter({ ...world, mail }, letter?.id ?? '')
  expect(server.deliveries).toHaveLength(1)
  expect(server.deliveries[0]).toMatchObject({ from: 'hello@tax.example', to: ['zoe@example.com'] })
  const raw = server.deliveries[0]?.raw ?? ''
  expect(raw).toContain(`Message-ID: <${letter?.id}@tax.example>`)
  expect(raw).toContain('multipart/alternative')
  expect(raw).toContain('To: zoe@example.com')
  expect(raw).toContain('Total: CHF 549.00')
  expect(raw).not.toContain('List-Unsubscribe')
})

test('the same event makes one letter, and a change that is taken back makes none', async () => {
  const world = await newWorld()
  expect(await queueLetter(world.db, order)).toBe(true)
  expect(await queueLetter(world.db, order)).toBe(false)
  await world.db
    .transaction()
    .execute(async (tx) => {
      await queueLetter(tx, { ...order, eventKey: 'order-paid:1043' })
      throw new Error('taken back')
    })
    .catch(() => undefined)
  expect(await listLetters(world.db)).toHaveLength(1)
  expect(await waitingJobs(world)).toBe(1)
})

test('two workers with the same letter send it once', async () => {
  const world = await newWorld()
  const sent: Letter[] = []
  const send = async (letter: Letter) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    sent.push(letter)
  }
  await queueLetter(world.db, order)
  const id = (await theLetter(world))?.id ?? ''
  await Promise.all([1, 2, 3].map(() => sendLetter({ ...world, mail: { send } }, id)))
  expect(sent).toHaveLength(1)
})

test('a temporary refusal is kept with the letter and the next try delivers it', async () => {
  const world = await newWorld()
  const server = await startSmtpStandIn()
  server.answerNext(451)
  await queueLetter(world.db, order)
  await runMailJobs(world, openSmtpMail({ url: server.url, from }))
  expect(await theLetter(world)).toMatchObject({
    state: 'queued',
    attempts: 1,
    lastError: expect.stringContaining('451'),
  })
  await runMailJobs(world, openSmtpMail({ url: server.url, from }))
  expect(await theLetter(world)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
  expect(server.deliveries).toHaveLength(1)
})

test.each(['recipient', 'contents'] as const)(
  'a letter whose %s the server refuses for good is given up at once',
  async (stage) => {
    const world = await newWorld()
    const server = await startSmtpStandIn(stage)
    server.answerNext(550)
    await queueLetter(world.db, { ...order, isConfidential: true })
    await runMailJobs(world, openSmtpMail({ url: server.url, from }))
    expect(await theLetter(world)).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('550'),
    })
    expect(await waitingJobs(world)).toBe(0)
    expect(server.deliveries).toEqual([])
  },
)

test('a mail server that is away is told in words, and the letter goes out when it is back', async () => {
  const world = await newWorld()
  const gone = await startSmtpStandIn()
  await gone.stop()
  await queueLetter(world.db, order)
  await runMailJobs(world, openSmtpMail({ url: gone.url, from }))
  expect(await theLetter(world)).toMatchObject({ state: 'queued', lastError: expect.stringContaining('ECONNREFUSED') })
  const back = await startSmtpStandIn()
  await runMailJobs(world, openSmtpMail({ url: back.url, from }))
  expect(back.deliveries).toHaveLength(1)
})

test('a letter that fails in every try ends as failed', async () => {
  const world = await newWorld()
  const send = async () => {
    throw new Error('no route to the mail server')
  }
  await queueLetter(world.db, order)
  for (let attempt = 0; attempt < letterAttempts + 2; attempt++) await runMailJobs(world, { send })
  expect(await theLetter(world)).toMatchObject({
    state: 'failed',
    attempts: letterAttempts,
    lastError: 'no route to the mail server',
  })
  expect(await waitingJobs(world)).toBe(0)
})

test('a confidential letter is forgotten once it went out, and kept while it lies in the outbox', async () => {
  const world = await newWorld()
  const server = await startSmtpStandIn()
  await queueLetter(world.db, { ...order, isConfidential: true })
  await runMailJobs(world, openSmtpMail({ url: server.url, from }))
  expect(server.deliveries[0]?.raw).toContain('Set your password')
  expect(await theLetter(world)).toMatchObject({
    state: 'sent',
    textBody: '',
    htmlBody: '',
    subject: order.letter().subject,
  })
  await queueLetter(world.db, { ...order, eventKey: 'another', isConfidential: true })
  await runMailJobs(world, openOutboxMail())
  const kept = await listLetters(world.db, { search: 'ZOE@' })
  const letters = await Promise.all(kept.map(({ id }) => findLetter(world.db, id)))
  expect(letters.find((letter) => letter?.eventKey === 'another')).toMatchObject({
    state: 'sent',
    textBody: expect.stringContaining('https://tax.example/start?token=abc'),
  })
})

test('a letter of a list carries the two headers of one-click unsubscribing, and forgets its link with its text', async () => {
  const world = await newWorld()
  const server = await startSmtpStandIn()
  const unsubscribeUrl = `https://tax.example/newsletter/leave?token=${'t0ken-'.repeat(20)}`
  await queueLetter(world.db, { ...order, unsubscribeUrl, isConfidential: true })
  await runMailJobs(world, openSmtpMail({ url: server.url, from }))
  const [head = ''] = (server.deliveries[0]?.raw ?? '').split('\r\n\r\n')
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(headers).toContain('Auto-Submitted: auto-generated')
  const { unsubscribeUrl: kept } = await world.db.selectFrom('letters').selectAll().executeTakeFirstOrThrow()
  expect(kept).toBeNull()
})

test('an address or subject that would change the headers is refused with the reason', async () => {
  const world = await newWorld()
  await expect(queueLetter(world.db, { ...order, letter: aLetter('Hi\r\nBcc: eve@example.com') })).rejects.toThrow(
    'order-paid:1042: the subject holds a line break',
  )
  const unsubscribeUrl = 'https://tax.example/leave>\r\nBcc: eve@example.com'
  await expect(queueLetter(world.db, { ...order, unsubscribeUrl })).rejects.toThrow('no plain web address')
  await expect(queueLetter(world.db, { ...order, to: 'a@example.com,b@example.com' })).rejects.toThrow(
    'not one plain e-mail address',
  )
  expect(await listLetters(world.db)).toEqual([])
})

test('the outbox is searched by address and subject, percent signs taken as they are', async () => {
  const world = await newWorld()
  await queueLetter(world.db, { ...order, letter: aLetter('100% done') })
  await queueLetter(world.db, { ...order, eventKey: 'b', to: 'ana@example.com', letter: aLetter('Other') })
  const subjects = async (search: string) => (await listLetters(world.db, { search })).map(({ subject }) => subject)
  expect(await subjects('100%')).toEqual(['100% done'])
  expect(await subjects('0% d')).toEqual(['100% done'])
  expect(await subjects('%')).toEqual(['100% done'])
  expect(await subjects('ANA@')).toEqual(['Other'])
  expect(await findLetter(world.db, 'not-an-id')).toBeNull()
})
