import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { company } from '#company/company.ts'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import { t } from '#platform/texts.ts'
import { contactForm } from '#site/contact/lead.ts'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPdf } from '#test/cases.ts'
import { eicar, startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { loader as list } from './contact-list-page.tsx'
import { action, loader } from './contact-page.tsx'

async function ctx() {
  const world = await newWorld()
  const enquiry = contactForm.parse({ name: 'Ana', email: 'ana@example.com', topic: 'other', message: 'Hello' })
  await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
  await submitEnquiry(world, { ...enquiry, message: 'Buy' }, { ip: '192.0.2.1', looksLikeSpam: true })
  return { world, adviser: await aPerson(world, { role: 'adviser' }) }
}

test('the list omits spam and message texts, and filters by state', async () => {
  const { world, adviser } = await ctx()
  const all = await outcomeOf(list(argsFor(world, adviser, { path: '/admin/contacts' })))
  expect(all.data).toMatchObject({ list: { total: 1, tabs: { new: 1, spam: 1 }, rows: [{ number: 1001 }] } })
  expect(JSON.stringify(all.data)).not.toContain('Hello')
  const spam = await outcomeOf(list(argsFor(world, adviser, { path: '/admin/contacts?state=spam' })))
  expect(spam.data).toMatchObject({ list: { rows: [{ number: 1002 }] } })
})

test('clients can open neither the list nor an enquiry', async () => {
  const { world } = await ctx()
  const client = await aPerson(world)
  const path = '/admin/contacts/1001'
  const params = { number: '1001' }
  expect((await outcomeOf(() => list(argsFor(world, client, { path: '/admin/contacts' })))).status).toBe(403)
  expect((await outcomeOf(() => loader(argsFor(world, client, { path, params })))).status).toBe(403)
  expect(
    (await outcomeOf(() => action(argsFor(world, client, { path, params, form: { move: 'close' } })))).status,
  ).toBe(403)
})

test('an enquiry is viewed and moved; an impossible move returns 409', async () => {
  const { world, adviser } = await ctx()
  const path = '/admin/contacts/1001'
  const params = { number: '1001' }
  const opened = await outcomeOf(loader(argsFor(world, adviser, { path, params })))
  expect(opened.data).toMatchObject({ lead: { message: 'Hello' }, moves: ['take', 'close', 'spam'] })
  const moved = await outcomeOf(() => action(argsFor(world, adviser, { path, params, form: { move: 'close' } })))
  expect(moved).toMatchObject({ status: 303, to: '/admin/contacts/1001?note=enquiry' })
  const again = await outcomeOf(() => action(argsFor(world, adviser, { path, params, form: { move: 'close' } })))
  expect(again.status).toBe(409)
  for (const number of ['7', 'x', '99999999999']) {
    expect((await outcomeOf(() => loader(argsFor(world, adviser, { path, params: { number } })))).status).toBe(404)
  }
})

test('answers are emailed once; a reply reopens the enquiry and restarts the deadline', async () => {
  const { world, adviser } = await ctx()
  const path = '/admin/contacts/1001'
  const at = { path, params: { number: '1001' } }
  const post = (form: Record<string, string>) => outcomeOf(() => action(argsFor(world, adviser, { ...at, form })))
  const opened = async () => (await outcomeOf(loader(argsFor(world, adviser, at)))).data
  const waiting = async () => (await list(argsFor(world, adviser, { path: '/admin/contacts?state=waiting' }))).list
  expect(await waiting()).toMatchObject({ total: 1, rows: [{ number: 1001, answer: { isLate: false } }] })
  const answer = { intent: 'answer', body: 'Yes, you file.\r\n\r\nBring your permit.', key: 'answer-key-1' }
  expect(await post(answer)).toMatchObject({ status: 303, to: `${path}?note=enquiry-answered` })
  expect(await post(answer)).toMatchObject({ status: 303 })
  expect(await waiting()).toMatchObject({ total: 0 })
  await runJobs(world)
  const emails = world.mail.sent.filter(({ subject }) => subject.startsWith('Re:'))
  expect(emails).toMatchObject([
    { to: 'ana@example.com', subject: expect.stringContaining('(1001)'), replyTo: company().email },
  ])
  expect(emails[0]?.text).toContain('Bring your permit.')
  world.setNow('2026-11-24T09:00:00Z')
  expect(await post({ intent: 'reply', body: 'And my wife?', key: 'reply-key-11' })).toMatchObject({ status: 303 })
  expect(await opened()).toMatchObject({
    lead: { state: 'assigned', assignedTo: adviser.id },
    messages: [{ direction: 'sent' }, { direction: 'received', body: 'And my wife?' }],
    answer: { on: '2026-11-25', isLate: false },
  })
  world.setNow('2026-11-25T10:00:00Z')
  expect(await waiting()).toMatchObject({ total: 1, rows: [{ answer: { isLate: true } }] })
  expect(await post({ move: 'close' })).toMatchObject({ status: 303 })
  expect(await waiting()).toMatchObject({ total: 0 })
})

test('invalid and stale answers are refused with the submitted text', async () => {
  const { world, adviser } = await ctx()
  const to = (number: string, form: Record<string, string>, person = adviser) =>
    outcomeOf(() => action(argsFor(world, person, { path: `/admin/contacts/${number}`, params: { number }, form })))
  const answer = { intent: 'answer', body: 'Hello', key: 'answer-key-2' }
  expect(await to('1001', { ...answer, body: ' ' })).toMatchObject({ status: 422 })
  expect(await to('1001', { ...answer, key: 'x' })).toMatchObject({ status: 422, data: { values: { body: 'Hello' } } })
  expect(await to('1001', { ...answer, body: 'x'.repeat(10_001) })).toMatchObject({ status: 422 })
  expect(await to('1002', answer)).toMatchObject({ status: 409, data: { values: { body: 'Hello' } } })
  expect(await to('7', answer)).toMatchObject({ status: 404 })
  expect(await to('1001', { move: 'answer' })).toMatchObject({ status: 404 })
  expect(await to('1001', { intent: 'delete' })).toMatchObject({ status: 422 })
  for (const form of [answer, { ...answer, intent: 'reply' }]) {
    expect(await to('1001', form, await aPerson(world))).toMatchObject({ status: 403 })
  }
  await runJobs(world)
  expect(world.mail.sent.filter(({ subject }) => subject.startsWith('Re:'))).toEqual([])
})

test('an infected file is refused before anything is sent; the text and the other files stay', async () => {
  const { world: plain, adviser } = await ctx()
  const world = { ...plain, scanner: clamdScanner((await startClamdStandIn()).url) }
  const at = { path: '/admin/contacts/1001', params: { number: '1001' } }
  const body = new FormData()
  const answer = { intent: 'answer', body: 'See the files.', key: 'answer-key-8' }
  for (const [name, value] of Object.entries(answer)) body.append(name, value)
  for (const [name, text] of Object.entries({ 'good.pdf': 'Prices', 'bad.pdf': eicar }))
    body.append('file', new File([await buffer(aPdf(text))], name, { type: 'application/pdf' }))
  const request = new Request('http://localhost/admin/contacts/1001', { method: 'POST', body })
  expect(await outcomeOf(() => action({ ...argsFor(world, adviser, at), request }))).toMatchObject({
    status: 422,
    data: {
      errors: { file: t(siteStaffTexts.enquiryPath).fileInfected },
      values: { body: answer.body },
      attached: [{ filename: 'good.pdf' }],
    },
  })
  await runJobs(world)
  expect(world.mail.sent.filter(({ subject }) => subject.startsWith('Re:'))).toEqual([])
})

test('files go out with the answer; a refused answer keeps them, but only for the person who sent them', async () => {
  const { world, adviser } = await ctx()
  const other = await aPerson(world, { role: 'adviser' })
  const at = { path: '/admin/contacts/1001', params: { number: '1001' } }
  const post = (form: Record<string, string>, files: File[], who = adviser) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) body.append(name, value)
    for (const file of files) body.append('file', file)
    const request = new Request('http://localhost/admin/contacts/1001', { method: 'POST', body })
    return outcomeOf(() => action({ ...argsFor(world, who, at), request }))
  }
  const pdf = new File([new Uint8Array(samplePdf(['Prices']))], 'prices.pdf', { type: 'application/pdf' })
  const answer = { intent: 'answer', body: 'See the file.', key: 'answer-key-9' }
  expect(await post({ ...answer, body: '' }, [new File(['x'], 'x.exe')])).toMatchObject({ status: 422 })
  const refused = await post({ ...answer, body: '' }, [pdf])
  expect(refused).toMatchObject({ status: 422, data: { attached: [{ filename: 'prices.pdf' }] } })
  const [{ ticket }] = (refused.data as unknown as { attached: [{ ticket: string }] }).attached
  const foreign = await post({ ...answer, body: '', attached: ticket }, [], other)
  expect(foreign.data).toMatchObject({ attached: [] })
  expect(await post({ ...answer, attached: ticket }, [])).toMatchObject({ status: 303 })
  await runJobs(world)
  const emails = world.mail.sent.filter(({ subject }) => subject.startsWith('Re:'))
  expect(emails).toMatchObject([{ attachment: { filename: 'prices.pdf' } }])
  const opened = await loader(argsFor(world, adviser, at))
  expect(Object.values(opened.filenames)).toEqual([['prices.pdf']])
})
