import { expect, test } from 'vitest'
import { countWork } from '#admin/today/work-db.server.ts'
import { company } from '#company/company.ts'
import { answerApplication } from '#site/careers/answer-application.server.ts'
import { removeApplication } from '#site/careers/remove-application.server.ts'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { actorOf, listAuditActions } from '#test/cases.ts'
import { anApplication } from '#test/site/applications.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { loader as list } from './application-list-page.tsx'
import { action, loader } from './application-page.tsx'

async function ctx() {
  const world = await newWorld()
  const number = await anApplication(world)
  const admin = await aPerson(world, { role: 'admin', name: 'Anna Keller' })
  const path = `/admin/applications/${number}`
  const at = { path, params: { number: String(number) } }
  const post = (form: Record<string, string>, person = admin) =>
    outcomeOf(() => action(argsFor(world, person, { ...at, form })))
  const opened = async () => (await outcomeOf(loader(argsFor(world, admin, at)))).data
  const waiting = async () => (await list(argsFor(world, admin, { path: '/admin/applications?stage=waiting' }))).list
  const badge = async () => (await countWork(world.db, null, world.now())).newApplications
  return { world, number, admin, path, post, opened, waiting, badge }
}

const answer = { intent: 'answer', body: 'Thank you.\r\n\r\nCan you come on Monday?', key: 'answer-key-1' }

test('staff answers are emailed once; an applicant’s reply restarts the response deadline', async () => {
  const { world, admin, path, post, opened, waiting, badge } = await ctx()
  expect(await waiting()).toMatchObject({ total: 1, rows: [{ answer: { on: '2026-11-27', isLate: false } }] })
  expect(await badge()).toBe(1)
  expect(await Promise.all([post(answer), post(answer)])).toMatchObject([{ status: 303 }, { status: 303 }])
  expect(await post(answer)).toMatchObject({ to: `${path}?note=application-answered` })
  expect([await waiting(), await badge()]).toMatchObject([{ total: 0 }, 0])
  await runJobs(world)
  const emails = world.mail.sent.filter(({ text }) => text?.includes('Can you come on Monday?'))
  expect(emails).toMatchObject([
    { to: 'zoe@example.com', subject: expect.stringContaining('(101)'), replyTo: company().careersEmail },
  ])
  world.setNow('2026-11-24T09:00:00Z')
  expect(await post({ intent: 'reply', body: 'Yes, at ten.', key: 'reply-key-11' })).toMatchObject({ status: 303 })
  expect(await opened()).toMatchObject({
    messages: [
      { direction: 'sent', writerName: 'Anna Keller' },
      { direction: 'received', body: 'Yes, at ten.' },
    ],
    answer: { on: '2026-12-01', isLate: false },
  })
  world.setNow('2026-12-01T09:01:00Z')
  expect(await waiting()).toMatchObject({ total: 1, rows: [{ answer: { isLate: true } }] })
  expect(await listAuditActions(world)).toEqual(['application.answered', 'application.reply-saved'])
  expect(JSON.stringify(await world.db.selectFrom('auditEvents').select('detail').execute())).not.toContain('Monday')
  expect((await post({ intent: 'answer', body: 'Good.', key: 'answer-key-2' }, admin)).status).toBe(303)
  expect(await badge()).toBe(0)
})

test('an application waits for an answer until staff waive it, even when it is closed', async () => {
  const { post, badge } = await ctx()
  await post({ intent: 'close', note: '' })
  expect(await badge()).toBe(1)
  expect(await post({ intent: 'no-answer' })).toMatchObject({ to: expect.stringContaining('application-settled') })
  expect(await post({ intent: 'no-answer' })).toMatchObject({ status: 303 })
  expect(await badge()).toBe(0)
  expect(await post({ intent: 'await' })).toMatchObject({ status: 303 })
  expect(await badge()).toBe(1)
})

test('invalid and stale answers are refused with the submitted text; only admins may answer', async () => {
  const { world, number, post } = await ctx()
  const spam = await anApplication(world, { looksLikeSpam: true, email: 'spam@example.com' })
  const admin = await aPerson(world, { role: 'admin' })
  const toSpam = (form: Record<string, string>) =>
    outcomeOf(() => action(argsFor(world, admin, { path: '/', params: { number: String(spam) }, form })))
  expect(await post({ ...answer, body: ' ' })).toMatchObject({ status: 422 })
  expect(await post({ ...answer, body: 'x'.repeat(10_001) })).toMatchObject({ status: 422 })
  expect(await post({ ...answer, key: 'x' })).toMatchObject({ status: 422, data: { values: { body: answer.body } } })
  expect(await toSpam(answer)).toMatchObject({ status: 409, data: { values: { body: answer.body } } })
  expect(await toSpam({ intent: 'await' })).toMatchObject({ status: 409 })
  for (const role of ['client', 'adviser'] as const) {
    const person = await aPerson(world, { role })
    for (const intent of ['answer', 'reply', 'no-answer', 'await']) {
      expect(await post({ ...answer, intent }, person)).toMatchObject({ status: 403 })
    }
    const by = {
      actor: actorOf(person),
      number,
      direction: 'sent',
      body: 'Hello',
      submissionKey: 'a-key-of-mine',
    } as const
    expect(await answerApplication(world, by)).toEqual({ ok: false, reason: 'forbidden' })
  }
  await runJobs(world)
  expect(world.mail.sent.some(({ subject }) => subject.startsWith('Our reply to your application'))).toBe(false)
})

test('deleting an application deletes its messages and emails, but no others', async () => {
  const { world, number, admin, post } = await ctx()
  const other = await anApplication(world, { email: 'other@example.com' })
  await post(answer)
  await answerApplication(world, {
    ...{ actor: actorOf(admin), number: other, direction: 'sent', body: 'To another', submissionKey: 'a-key-of-mine' },
  })
  await removeApplication(world, { number, actor: actorOf(admin) })
  const left = await world.db.selectFrom('leadMessages').select('body').execute()
  expect(left).toEqual([{ body: 'To another' }])
  const emails = await world.db.selectFrom('emails').select(['toAddress']).where('toAddress', 'like', 'zoe%').execute()
  expect(emails).toEqual([])
})

test('a lead message belongs to either an enquiry or an application', async () => {
  const { world } = await ctx()
  const insert = world.pool.query(
    `insert into lead_messages (direction, body, submission_key, created_at) values ('sent', 'x', 'a-key-of-mine', now())`,
  )
  await expect(insert).rejects.toThrow('lead_messages_about_one')
})
