import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import * as siteTexts from '#site/locales/en.ts'
import * as siteEmailTexts from '#site/locales/en-emails.ts'
import { aPerson } from '#test/accounts/people.ts'
import { onServer } from '#test/database.ts'
import { formOf, pageArgs, postOf, submitted, testPdf, withStore } from '#test/site/applications.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { findApplication } from './application-db.server.ts'
import { action, headers, loader } from './careers-page.tsx'
import { cvLimitBytes } from './cv/cv.ts'

async function send(world: World, request: Request, ip?: string) {
  const answer = await action(pageArgs(world, request, ip))
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location'), data: null }
  return { status: answer.init?.status, to: null, data: answer.data, headers: new Headers(answer.init?.headers) }
}

const newStoreWorld = async () => withStore(await newWorld())
const aPdf = (bytes: number) => Buffer.concat([testPdf, Buffer.alloc(bytes - testPdf.length, 'x')])

describe('submitting an application', () => {
  test('an application is stored with its CV; applicant and staff each get an email', async () => {
    const { world, left } = await newStoreWorld()
    const owner = await aPerson(world, { role: 'owner' })
    await aPerson(world, { role: 'adviser' })
    await aPerson(world, { role: 'admin', status: 'suspended' })
    const sent = await send(
      world,
      postOf(formOf({ ...submitted, keep: 'yes' }, { content: testPdf, name: 'Zoë: CV.pdf' })),
    )
    expect(sent).toMatchObject({ status: 303, to: '/careers?sent=101#apply' })
    expect(await findApplication(world.db, 101)).toMatchObject({
      name: 'Zoë Baumann',
      email: 'zoe@example.com',
      phone: '+41 79 000 00 00',
      position: 'tax-assistant',
      message: 'I have worked for a fiduciary in Bern since 2023.\n\nZoë',
      stage: 'received',
      keepsLonger: true,
      isSpam: false,
      cvName: 'Zoë_ CV.pdf',
      cvSizeBytes: testPdf.length,
      cvScanState: 'not_needed',
      deleteAfter: null,
    })
    await runJobs(world)
    const receipt = world.mail.sent.find(({ to }) => to === 'zoe@example.com')
    expect(receipt?.subject).toBe(siteEmailTexts.careers.receipt.subject(101))
    expect(receipt?.text).toContain('24 months after our decision')
    const office = world.mail.sent.filter(({ to }) => to !== 'zoe@example.com')
    expect(office.map(({ to }) => to)).toEqual([owner.email])
    expect(office[0]?.text).toContain('/admin/applications/101')
    expect(`${office[0]?.subject} ${office[0]?.text}`).not.toMatch(/Zoë|zoe@/)
    expect(await left()).toEqual({ contents: 1, files: 1, applications: 1 })
  })

  test('a repeated or concurrent submission creates one application and discards its file', async () => {
    const { world, left } = await newStoreWorld()
    const both = await Promise.all([send(world, postOf(formOf(submitted))), send(world, postOf(formOf(submitted)))])
    expect(both.map(({ to }) => to)).toEqual(['/careers?sent=101#apply', '/careers?sent=101#apply'])
    expect(await left()).toEqual({ contents: 1, files: 1, applications: 1 })
    await runJobs(world)
    expect(world.mail.sent).toHaveLength(1)
    await send(world, postOf(formOf(submitted, { content: aPdf(500) })))
    expect(await left()).toEqual({ contents: 2, files: 2, applications: 2 })
    world.setNow('2026-11-22T10:00:00Z')
    expect((await send(world, postOf(formOf(submitted)))).to).toBe('/careers?sent=103#apply')
  })

  test('a second application with the same email and position does not reveal the first', async () => {
    const { world } = await newStoreWorld()
    await send(world, postOf(formOf(submitted)))
    const other = await send(world, postOf(formOf({ ...submitted, name: 'Curious Boss', message: 'Has she applied?' })))
    expect(other.to).toBe('/careers?sent=102#apply')
  })
})

describe('validation', () => {
  test.each<[string, { content: Buffer; name?: string } | null, RegExp]>([
    ['no file', null, /Choose your CV/],
    ['an empty file', { content: Buffer.alloc(0) }, /empty/],
    ['a text that is called PDF', { content: Buffer.from('Dear all,\nhello'), name: 'cv.pdf' }, /not a PDF/],
    ['a table, which clients may upload', { content: Buffer.from('a;b\n1;2\n'), name: 'cv.pdf' }, /not a PDF/],
    ['a picture', { content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), name: 'cv.pdf' }, /not a PDF/],
    ['a web page', { content: Buffer.from('<!doctype html><script>alert(1)</script>'), name: 'cv.pdf' }, /not a PDF/],
    ['a program', { content: Buffer.from('MZ\u0090\u0000\u0003'.repeat(50)), name: 'cv.pdf' }, /not a PDF/],
    ['one byte too many', { content: aPdf(cvLimitBytes + 1) }, /larger than 10 MB/],
    ['far too much', { content: aPdf(30 * 1024 * 1024) }, /larger than 10 MB/],
  ])('%s is refused at the CV field; nothing is stored and the values return', async (_name, cv, words) => {
    const { world, left } = await newStoreWorld()
    const { status, data } = await send(world, postOf(formOf({ ...submitted, keep: 'yes' }, cv)))
    expect(status).toBe(422)
    expect(Object.keys(data?.errors ?? {})).toEqual(['cv'])
    expect(data?.errors.cv).toMatch(words)
    expect(data?.entered).toEqual({ ...submitted, keep: 'yes' })
    expect(await left()).toEqual({ contents: 0, files: 0, applications: 0 })
  })

  test.each([
    ['of exactly 10 MB', aPdf(cvLimitBytes)],
    [
      'that is encrypted',
      Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>\n%%EOF'),
    ],
    ['whose name says otherwise', testPdf],
  ])('a PDF %s is accepted', async (_name, content) => {
    const { world } = await newStoreWorld()
    expect((await send(world, postOf(formOf(submitted, { content, name: 'cv.docx' })))).status).toBe(303)
    expect(await findApplication(world.db, 101)).toMatchObject({ cvName: 'cv.docx.pdf', cvSizeBytes: content.length })
  })

  test('every field reports its error in form order, and the file is discarded', async () => {
    const { world, left } = await newStoreWorld()
    const empty = await send(world, postOf(formOf({}, null)))
    expect(Object.keys(empty.data?.errors ?? {})).toEqual(['name', 'email', 'position', 'message', 'cv', 'consent'])
    const wrong = await send(world, postOf(formOf({ ...submitted, name: 'x'.repeat(10_240), position: 'unknown' })))
    expect(wrong.data?.errors).toEqual({
      name: siteTexts.careers.fields['name-too-long'],
      position: siteTexts.careers.fields['position-closed'],
    })
    expect(wrong.data?.entered).toMatchObject({ email: 'Zoe@Example.com', consent: 'yes' })
    expect(wrong.headers?.get('Cache-Control')).toBe('no-store')
    expect(await left()).toEqual({ contents: 0, files: 0, applications: 0 })
  })

  test('HTML is stored as text, appears in no email and is refused as a name', async () => {
    const { world } = await newStoreWorld()
    const owner = await aPerson(world, { role: 'owner' })
    const html = '<script>alert(1)</script>'
    await send(world, postOf(formOf({ ...submitted, message: html })))
    await runJobs(world)
    expect(new Set(world.mail.sent.map(({ to }) => to))).toEqual(new Set([owner.email, 'zoe@example.com']))
    for (const { html: page, text } of world.mail.sent) expect(`${page} ${text}`).not.toContain('alert(1)')
    expect(await findApplication(world.db, 101)).toMatchObject({ message: html })
    const refused = await send(world, postOf(formOf({ ...submitted, name: html })))
    expect(refused).toMatchObject({ status: 422, data: { errors: { name: expect.any(String) } } })
  })
})

function cutOff(at: (body: Buffer) => number): Promise<Request> {
  const whole = postOf(formOf(submitted, { content: aPdf(200_000) }))
  return whole.arrayBuffer().then((bytes) => {
    const body = Buffer.from(bytes).subarray(0, at(Buffer.from(bytes)))
    const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' }
    const stream = Readable.toWeb(Readable.from([body.subarray(0, 900), body.subarray(900)]))
    return new Request(whole.url, { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit)
  })
}

describe('broken uploads and failures', () => {
  test.each<[string, (body: Buffer) => number]>([
    ['in the file', (body) => body.length - 100_000],
    ['after the file', (body) => body.indexOf('name="consent"')],
    ['in a field', () => 300],
  ])('a body cut off %s stores nothing', async (_name, at) => {
    const { world, left } = await newStoreWorld()
    const { status, data } = await send(world, await cutOff(at))
    expect(status).toBe(400)
    expect(data?.problem?.title).toBe(siteTexts.careers.problems.interrupted.title)
    expect(await left()).toEqual({ contents: 0, files: 0, applications: 0 })
  })

  test('a form over 100 MB is not read to the end and reports the file as too large', async () => {
    const { world, left } = await newStoreWorld()
    const boundary = 'xyz'
    const part = (head: string) => Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`)
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    const start = [part('name="name"'), Buffer.from('Zoë\r\n'), part('name="cv"; filename="cv.pdf"'), testPdf]
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(sent++ === 0 ? Buffer.concat(start) : megabyte),
    })
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    const request = new Request(postOf('').url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    const { status, data } = await send(world, request)
    expect(status).toBe(422)
    expect(data?.errors).toEqual({ cv: expect.stringContaining('larger than 10 MB') })
    expect(data?.entered).toEqual({ name: 'Zoë' })
    expect(sent).toBeLessThan(130)
    expect(await left()).toEqual({ contents: 0, files: 0, applications: 0 })
  })

  test('a form that is not multipart is refused with the form', async () => {
    const { world } = await newStoreWorld()
    const plain = await send(world, postOf(new URLSearchParams(submitted)))
    expect(plain).toMatchObject({
      status: 400,
      data: { problem: { title: siteTexts.careers.problems.interrupted.title } },
    })
  })

  test('a failing file store answers 503 with all submitted values and stores nothing', async () => {
    const { world, store, left } = await newStoreWorld()
    store.isFull = true
    const { status, data } = await send(world, postOf(formOf(submitted)))
    expect(status).toBe(503)
    expect(data).toMatchObject({
      entered: submitted,
      errors: {},
      problem: { title: siteTexts.careers.problems['not-stored'].title },
    })
    expect(await left()).toEqual({ contents: 0, files: 0, applications: 0 })
    store.isFull = false
    expect((await send(world, postOf(formOf(submitted)))).status).toBe(303)
  })

  test('a refused insert answers 503 and removes the stored file', async () => {
    const { world, left } = await newStoreWorld()
    await onServer(world.ownerUrl, 'alter table job_applications add constraint never check (number < 0)')
    expect(await send(world, postOf(formOf(submitted)))).toMatchObject({ status: 503, data: { entered: submitted } })
    expect(await left()).toEqual({ contents: 0, files: 0, applications: 0 })
    expect((await world.db.selectFrom('emails').selectAll().execute()).length).toBe(0)
  })
})

describe('limits, spam and caching', () => {
  test('the sixth application in an hour from one network is refused; repeats are not counted', async () => {
    const { world, left } = await newStoreWorld()
    const nth = (at: number) => postOf(formOf({ ...submitted, message: `Letter ${at}` }))
    for (let at = 1; at <= 5; at++) expect((await send(world, nth(at))).status).toBe(303)
    const sixth = await send(world, nth(6))
    expect(sixth).toMatchObject({ status: 429, data: { entered: { message: 'Letter 6' } } })
    expect(sixth.data?.problem?.text).toContain('60 minutes')
    expect(Number(sixth.headers?.get('Retry-After'))).toBeGreaterThan(3000)
    expect((await send(world, nth(5))).status).toBe(303)
    expect((await send(world, nth(6), '198.51.100.1')).status).toBe(303)
    expect(await left()).toEqual({ contents: 6, files: 6, applications: 6 })
  })

  test('after thirty forms in an hour from one network no file is stored', async () => {
    const { world, store } = await newStoreWorld()
    for (let at = 1; at <= 30; at++) await send(world, postOf(formOf({ ...submitted, name: '' }, null)))
    store.isFull = true
    expect(await send(world, postOf(formOf(submitted)))).toMatchObject({ status: 429, data: { entered: submitted } })
  })

  test('a filled honeypot gets the same response, is stored as spam and sends no email', async () => {
    const { world } = await newStoreWorld()
    await aPerson(world, { role: 'owner' })
    const sent = await send(world, postOf(formOf({ ...submitted, website: 'https://spam.example' })))
    expect(sent.to).toBe('/careers?sent=101#apply')
    await runJobs(world)
    expect(world.mail.sent).toEqual([])
    expect(await findApplication(world.db, 101)).toMatchObject({
      isSpam: true,
      deleteAfter: new Date('2026-12-21T09:00:00Z'),
    })
  })

  test('the URL preselects a position and shows the result; unknown values are ignored', async () => {
    const world = await newWorld()
    const open = (search: string) => loader(pageArgs(world, new Request(`http://localhost:3000/careers${search}`)))
    expect(await open('')).toMatchObject({ position: '', sent: null })
    expect((await open('')).positions.map(({ value }) => value)).toEqual([
      'senior-tax-consultant',
      'tax-assistant',
      'marketing-specialist',
      'open',
    ])
    expect(await open('?position=tax-assistant')).toMatchObject({ position: 'tax-assistant' })
    expect(await open('?position=%3Cscript%3E&sent=7%3Cb')).toMatchObject({ position: '', sent: null })
    expect((await open('?sent=101&receipt=no')).sent).toEqual({ number: 101, receipt: false })
    world.setNow('2027-03-01T12:00:00Z')
    expect(await open('?position=tax-assistant')).toMatchObject({ openings: [], position: '' })
  })

  test('the page is publicly cacheable; responses to the form are not', () => {
    const of = (actionHeaders: Headers) => new Headers(headers({ actionHeaders } as Parameters<typeof headers>[0]))
    expect(of(new Headers()).get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(of(new Headers({ 'Cache-Control': 'no-store' })).get('Cache-Control')).toBe('no-store')
  })
})
