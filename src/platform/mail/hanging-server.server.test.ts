import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runJobs } from '#platform/jobs/run-jobs.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { hastyTimes } from '#test/jobs/hasty-times.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { anEmail } from '#test/mail/an-email.tsx'
import { runJobsNow } from '#test/mail/run-jobs-now.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { newWorld, type World } from '#test/world.ts'
import { restAfterFailures } from './choose-mail.server.ts'
import { mailJobs } from './jobs.server.ts'
import { type Email, EmailInDoubt, EmailPostponed, EmailRefused, MailerPaused, MailerUnavailable } from './mail.ts'
import { openSmtpMailer } from './mail-smtp.server.ts'
import { queueEmail } from './queue-email.server.ts'

const email: Email = {
  to: 'ana@example.com',
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
  messageId: '<1@x.example>',
}

async function aServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A mail server that answers the given command with `reply` and all others with success. */
function aServerReplying(command: string, reply: string): Promise<string> {
  return aServer((socket) => {
    socket.write('220 hello\r\n')
    let isContent = false
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        const step = isContent ? (line === '.' ? 'end' : 'content') : line
        isContent = step === 'content' || step === 'DATA'
        if (step === 'content') continue
        if (step.startsWith('EHLO')) socket.write(command === 'AUTH' ? '250-x\r\n250 AUTH PLAIN\r\n' : '250 x\r\n')
        else socket.write(`${step.startsWith(command) ? reply : step === 'DATA' ? '354 go on' : '250 ok'}\r\n`)
      }
    })
  })
}

describe('replies of the mail server', () => {
  test.each([
    ['RCPT', '550 5.1.1 no such user', EmailRefused],
    ['end', '554 5.6.0 not like this', EmailRefused],
    ['RCPT', '450 4.2.0 greylisted', EmailPostponed],
    ['end', '451 4.3.0 try again later', EmailPostponed],
    ['RCPT', '421 4.3.2 shutting down', MailerUnavailable],
    ['MAIL', '421 4.7.0 too many connections', MailerUnavailable],
    ['MAIL', '550 5.7.1 sender not allowed', Error],
    ['AUTH', '535 5.7.8 wrong password', Error],
  ] as const)('%s answered with %s', async (command, reply, kind) => {
    const url = (await aServerReplying(command, reply)).replace('//', '//office:secret@')
    const error = await openSmtpMailer({ url, from: 'a@x.example' })
      .send(email)
      .catch((problem: unknown) => problem)
    expect(error).toMatchObject({ message: expect.stringContaining(reply.slice(0, 3)) })
    expect(Object(error).constructor).toBe(kind)
  })
})

describe('timeouts and circuit breaker', () => {
  test('a silent mail server times out after five seconds', async () => {
    const mail = openSmtpMailer({ url: await aServer(() => undefined), from: 'a@x.example' })
    const before = Date.now()
    await expect(mail.send(email)).rejects.toThrow(/[Gg]reeting/)
    expect(Date.now() - before).toBeLessThan(7_000)
  })

  test('an endless SMTP session is aborted, even if the server keeps sending', async () => {
    let isCut = false
    const url = await aServer((socket) => {
      socket.write('220 hello\r\n')
      const drip = setInterval(() => socket.write('250-and another thing\r\n'), 50)
      socket.once('close', () => {
        isCut = true
        clearInterval(drip)
      })
    })
    const before = Date.now()
    await expect(openSmtpMailer({ url, from: 'a@x.example', wholeMs: 800 }).send(email)).rejects.toThrow()
    expect(Date.now() - before).toBeLessThan(2_500)
    await expect.poll(() => isCut).toBe(true)
  })

  test('the circuit breaker opens for an unavailable server and closes again', async () => {
    let tries = 0
    let isUnavailable = true
    const send = async () => {
      tries++
      if (isUnavailable) throw new MailerUnavailable('connect ECONNREFUSED')
    }
    const mail = restAfterFailures({ send }, 300)
    for (let times = 0; times < 3; times++) await expect(mail.send(email)).rejects.toThrow('ECONNREFUSED')
    for (let times = 0; times < 5; times++) await expect(mail.send(email)).rejects.toThrow(MailerPaused)
    expect(tries).toBe(3)
    isUnavailable = false
    await new Promise((resolve) => setTimeout(resolve, 350))
    await mail.send(email)
    await mail.send(email)
    expect(tries).toBe(5)
  })

  test('refusals of single emails do not open the circuit breaker', async () => {
    const send = async () => {
      throw new EmailRefused('no such mailbox', { cause: Object.assign(new Error('550'), { responseCode: 550 }) })
    }
    const mail = restAfterFailures({ send })
    for (let times = 0; times < 5; times++) await expect(mail.send(email)).rejects.toThrow(EmailRefused)
  })

  test('an email waits without using an attempt while the circuit breaker is open', async () => {
    const world = await newWorld()
    await queueEmail(world.db, { eventKey: 'a', to: 'ana@example.com', wasVerified: true, emailContent: anEmail('Hi') })
    const resting = { send: async () => Promise.reject(new MailerPaused(30_000)) }
    for (let times = 0; times < 3; times++) await runJobsNow(world, mailJobs, { ...world, mail: resting })
    const found = () => world.db.selectFrom('emails').select(['state', 'attempts', 'lastError']).executeTakeFirst()
    expect(await found()).toEqual({ state: 'queued', attempts: 0, lastError: null })
    const { rows } = await world.pool.query(
      `select attempts, run_at > now() + interval '20 s' as later from graphile_worker.jobs`,
    )
    expect(rows).toEqual([{ attempts: 0, later: true }])
    await runJobsNow(world, mailJobs)
    expect(world.mail.sent).toHaveLength(1)
    expect(await found()).toMatchObject({ state: 'sent', attempts: 1 })
  })
})

async function aQueuedEmail(world: World, eventKey: string): Promise<void> {
  await queueEmail(world.db, { eventKey, to: 'ana@example.com', wasVerified: true, emailContent: anEmail('Hi') })
}

const soon = { timeout: 10_000, interval: 100 }

const emailsOf = (world: World) =>
  world.db.selectFrom('emails').select(['eventKey', 'state', 'attempts']).orderBy('eventKey').execute()

describe('late and lost acknowledgements', () => {
  test('an email accepted late is sent once and blocks no other', async () => {
    const world = await newWorld()
    const server = await startSmtpStandIn()
    const mail = openSmtpMailer({ url: server.url, from: 'a@x.example', doubtMs: 300 })
    server.answerAfter(1_000)
    await aQueuedEmail(world, 'late')
    await runJobsNow(world, mailJobs, { ...world, mail })
    expect(await emailsOf(world)).toEqual([{ eventKey: 'late', state: 'queued', attempts: 1 }])
    const { rows } = await world.pool.query(
      `select run_at > now() + interval '10 min' as later from graphile_worker.jobs`,
    )
    expect(rows).toEqual([{ later: true }])
    server.answerAfter(0)
    await aQueuedEmail(world, 'other')
    await runDueJobs(world, mailJobs, { ...world, mail })
    expect((await emailsOf(world)).at(-1)).toMatchObject({ eventKey: 'other', state: 'sent' })
    await expect.poll(() => emailsOf(world), { timeout: 4_000 }).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
    await runJobsNow(world, mailJobs, { ...world, mail })
    expect(server.deliveries).toHaveLength(2)
  })

  test('an unacknowledged email is sent again with the same Message-ID', async () => {
    const world = await newWorld()
    const server = await startSmtpStandIn()
    const mail = openSmtpMailer({ url: server.url, from: 'a@x.example', doubtMs: 100, finalMs: 500 })
    server.answerAfter(60_000)
    await aQueuedEmail(world, 'lost')
    await runJobsNow(world, mailJobs, { ...world, mail })
    const isDueSoon = async () =>
      (await world.pool.query(`select run_at < now() + interval '35 s' as soon from graphile_worker.jobs`)).rows[0].soon
    await expect.poll(isDueSoon, { timeout: 4_000 }).toBe(true)
    server.answerAfter(0)
    await runJobsNow(world, mailJobs, { ...world, mail })
    expect(await emailsOf(world)).toMatchObject([{ state: 'sent', attempts: 2 }])
    const ids = server.deliveries.map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)?.[1])
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })

  test('a server that never acknowledges opens the circuit breaker', async () => {
    const server = await startSmtpStandIn()
    server.answerAfter(60_000)
    const mail = restAfterFailures(
      openSmtpMailer({ url: server.url, from: 'a@x.example', doubtMs: 50, finalMs: 1_000 }),
    )
    for (let times = 0; times < 3; times++) {
      const doubt = await mail.send(email).catch((error: unknown) => error)
      expect(doubt).toBeInstanceOf(EmailInDoubt)
      if (doubt instanceof EmailInDoubt) doubt.outcome.catch(() => undefined)
    }
    await expect(mail.send(email)).rejects.toThrow(MailerPaused)
  })
})

describe('recovery', () => {
  test('waiting emails are sent soon after the server recovers', async () => {
    const world = await newWorld()
    const server = await startSmtpStandIn()
    const way = await startBlackHole(server.url)
    const mail = restAfterFailures(openSmtpMailer({ url: way.url, from: 'a@x.example', connectMs: 500 }), 1_000)
    way.swallow()
    for (const key of ['a', 'b', 'c', 'd', 'e']) await aQueuedEmail(world, key)
    const worker = runJobs({ ...world, mail }, mailJobs, { times: hastyTimes })
    onTestFinished(() => worker.stop())
    const waiting = async () => {
      const { rows } = await world.pool.query(
        `select count(*)::int as emails, max(run_at) < now() + interval '16 s' as soon
       from graphile_worker.jobs where locked_at is null and run_at > now()`,
      )
      return rows[0]
    }
    await expect.poll(waiting, soon).toEqual({ emails: 5, soon: true })
    await way.clear()
    await world.pool.query('update graphile_worker._private_jobs set run_at = now()')
    const sent = async () => (await emailsOf(world)).filter(({ state }) => state === 'sent').length
    await expect.poll(sent, soon).toBe(5)
    expect(server.deliveries).toHaveLength(5)
  })

  test('the circuit breaker opens for fifteen seconds by default', async () => {
    const mail = restAfterFailures({ send: async () => Promise.reject(new MailerUnavailable('connect ECONNREFUSED')) })
    const tries = [1, 2, 3, 4].map(() => () => mail.send(email).catch((error: unknown) => error))
    const payload: unknown[] = []
    for (const send of tries) payload.push(await send())
    expect(payload.at(-1)).toBeInstanceOf(MailerPaused)
    expect(payload.at(-1)).toMatchObject({ milliseconds: 15_000 })
  })

  test('an email fails permanently after three days without a server', async () => {
    const world = await newWorld()
    await aQueuedEmail(world, 'a')
    await world.db
      .updateTable('emails')
      .set({ createdAt: new Date('2026-11-20T09:00:00Z') })
      .execute()
    const away = { send: async () => Promise.reject(new MailerUnavailable('connect ECONNREFUSED')) }
    for (let times = 0; times < 30; times++) await runJobsNow(world, mailJobs, { ...world, mail: away })
    expect(await emailsOf(world)).toMatchObject([{ state: 'queued', attempts: 0 }])
    world.setNow('2026-11-23T10:00:00Z')
    await runJobsNow(world, mailJobs, { ...world, mail: away })
    expect(await emailsOf(world)).toMatchObject([{ state: 'failed' }])
  })

  test('a stopping worker waits for the email being sent', async () => {
    const world = await newWorld()
    const server = await startSmtpStandIn()
    server.answerAfter(1_000)
    const mail = openSmtpMailer({ url: server.url, from: 'a@x.example' })
    await aQueuedEmail(world, 'a')
    const worker = runJobs({ ...world, mail }, mailJobs, { times: hastyTimes })
    await expect.poll(() => server.deliveries.length, soon).toBe(1)
    await worker.stop()
    expect(await emailsOf(world)).toMatchObject([{ state: 'sent' }])
    expect((await world.pool.query('select from graphile_worker.jobs')).rowCount).toBe(0)
  })
})
