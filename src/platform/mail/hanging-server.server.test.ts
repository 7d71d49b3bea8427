import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aLetterBody } from '#test/mail/a-letter.tsx'
import { runJobsNow } from '#test/mail/run-jobs-now.ts'
import { newWorld } from '#test/world.ts'
import { mailJobs } from './jobs.server.ts'
import { type Letter, LetterRefused, MailResting } from './mail.ts'
import { openSmtpMail } from './mail-smtp.server.ts'
import { queueLetter } from './queue-letter.server.ts'
import { restAfterFailures } from './rest-mail.server.ts'

const letter: Letter = {
  to: 'ana@example.com',
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
  messageId: '<1@x.example>',
}

/** A mail server that does with each connection what the test says. Resolves with its address. */
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

test('a mail server that says nothing is given up after five seconds', async () => {
  const mail = openSmtpMail({ url: await aServer(() => undefined), from: 'a@x.example' })
  const before = Date.now()
  await expect(mail.send(letter)).rejects.toThrow(/[Gg]reeting/)
  expect(Date.now() - before).toBeLessThan(7_000)
})

test('a conversation that never comes to an end is cut, also when something is said all the time', async () => {
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
  await expect(openSmtpMail({ url, from: 'a@x.example', wholeMs: 800 }).send(letter)).rejects.toThrow()
  expect(Date.now() - before).toBeLessThan(2_500)
  await expect.poll(() => isCut).toBe(true)
})

test('a server that is away is left alone for a while, and then tried again', async () => {
  let tries = 0
  let isAway = true
  const send = async () => {
    tries++
    if (isAway) throw new Error('connect ECONNREFUSED')
  }
  const mail = restAfterFailures({ send }, 300)
  for (let times = 0; times < 3; times++) await expect(mail.send(letter)).rejects.toThrow('ECONNREFUSED')
  for (let times = 0; times < 5; times++) await expect(mail.send(letter)).rejects.toThrow(MailResting)
  expect(tries).toBe(3)
  isAway = false
  await new Promise((resolve) => setTimeout(resolve, 350))
  await mail.send(letter)
  await mail.send(letter)
  expect(tries).toBe(5)
})

test('what a server says about letters does not count as being away', async () => {
  const send = async () => {
    throw new LetterRefused('no such mailbox', { cause: Object.assign(new Error('550'), { responseCode: 550 }) })
  }
  const mail = restAfterFailures({ send })
  for (let times = 0; times < 5; times++) await expect(mail.send(letter)).rejects.toThrow(LetterRefused)
})

test('a letter waits while mail is resting, without using up a try, and goes out once', async () => {
  const world = await newWorld()
  await queueLetter(world.db, { eventKey: 'a', to: 'ana@example.com', subject: 'Hi', body: aLetterBody })
  const resting = { send: async () => Promise.reject(new MailResting(30_000)) }
  for (let times = 0; times < 3; times++) await runJobsNow(world, mailJobs, { ...world, mail: resting })
  const found = () => world.db.selectFrom('letters').select(['state', 'attempts', 'lastError']).executeTakeFirst()
  expect(await found()).toEqual({ state: 'queued', attempts: 0, lastError: null })
  const { rows } = await world.pool.query(
    `select attempts, run_at > now() + interval '20 s' as later from graphile_worker.jobs`,
  )
  expect(rows).toEqual([{ attempts: 0, later: true }])
  await runJobsNow(world, mailJobs)
  expect(world.mail.sent).toHaveLength(1)
  expect(await found()).toMatchObject({ state: 'sent', attempts: 1 })
})
