import { beforeEach, describe, expect, test } from 'vitest'
import * as page from '#cases/documents/client/upload-page.tsx'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { aCase, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf, postedFiles } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import type { UploadLine } from './upload-line.ts'
import { action } from './upload-route.ts'

const pdf = (name = 'permit.pdf', note = name) =>
  new File([`%PDF-1.4\n% ${note}\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`], name)

let world: World
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world, { state: 'waiting_for_documents', checklist: [{ title: 'Permit', isRequired: true }] })
})

const visit = (init: RequestInit, caseId = own.id) =>
  argsOf(world, `/client-portal/cases/${caseId}/upload`, { person: own.client, params: { caseId }, init })
async function send(init: RequestInit, caseId?: string) {
  const { status, data } = await outcomeOf(action, visit(init, caseId))
  return { status, answer: JSON.parse(String(data)) }
}
const saved = async (found = own) =>
  (await listCaseDocuments(world.db, found.id)).map(({ originalFilename }) => originalFilename)

describe('the upload route for scripts', () => {
  test('stores a file for an item', async () => {
    const { status, answer } = await send(postedFiles([pdf()], { checklistItemId: own.itemIds[0] ?? '' }))
    expect([status, answer]).toEqual([
      200,
      { ok: true, itemId: own.itemIds[0], lines: [{ filename: 'permit.pdf', ok: true, text: 'Received' }] },
    ])
    expect(await listCaseDocuments(world.db, own.id)).toMatchObject([
      { checklistItemId: own.itemIds[0], documentType: 'Permit' },
    ])
  })

  test.each([
    ['empty', new File([], 'empty.pdf'), 422, 'empty'],
    ['of an unsupported type', new File(['MZ\u0000\u0001 program'], 'invoice.pdf'), 415, 'PDF, JPG, PNG'],
    ['too large', new File(['%PDF-1.4\n', new Uint8Array(25 * 1024 * 1024)], 'big.pdf'), 413, '25 MB'],
  ])('refuses a file that is %s with an explanation', async (_, file, expected, words) => {
    const { status, answer } = await send(postedFiles([file]))
    expect(status).toBe(expected)
    expect(answer).toMatchObject({
      ok: false,
      lines: [{ filename: file.name, ok: false, text: expect.stringContaining(words) }],
    })
    expect(await saved()).toEqual([])
  })

  test('says which errors another file or another attempt can solve', async () => {
    const { answer } = await send(postedFiles([new File([], 'empty.pdf')]))
    expect(answer.lines).toMatchObject([{ remedy: 'choose' }])
    expect((await send({ method: 'POST', body: 'hello' })).answer.lines).toMatchObject([{ remedy: 'retry' }])
    const closed = await aCase(world, { state: 'closed', client: own.client })
    expect((await send(postedFiles([pdf()]), closed.id)).answer.lines).toMatchObject([{ remedy: null }])
  })

  test('reports each file and stores the valid ones', async () => {
    const { status, answer } = await send(postedFiles([pdf('a.pdf'), new File([], 'b.pdf'), pdf('c.pdf')]))
    expect(status).toBe(422)
    expect(answer.lines.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, true])
    expect((await saved()).sort()).toEqual(['a.pdf', 'c.pdf'])
  })

  test('a case or item of another client is not found', async () => {
    const foreign = await aCase(world, { checklist: [{ title: 'Permit', isRequired: true }] })
    expect((await send(postedFiles([pdf()]), foreign.id)).status).toBe(404)
    expect((await send(postedFiles([pdf()], { checklistItemId: foreign.itemIds[0] ?? '' }))).status).toBe(404)
    expect([...(await saved()), ...(await saved(foreign))]).toEqual([])
  })

  test.each([
    ['of another client', 404, () => aCase(world)],
    ['that is closed', 409, () => aCase(world, { state: 'closed', client: own.client })],
  ] as const)('an upload to a case %s is refused before its body is read', async (_name, expected, aTarget) => {
    const target = await aTarget()
    let pulled = 0
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled++
          controller.enqueue(new Uint8Array(65_536))
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    expect((await send(init, target.id)).status).toBe(expected)
    expect((await outcomeOf(page.action, visit(init, target.id))).status).toBe(expected)
    expect(pulled).toBe(0)
  })

  test.each([
    ['ENOSPC', 507, portalTexts.portal.uploads['store-full']],
    ['ECONNREFUSED', 503, portalTexts.portal.uploads['store-away']],
  ])('a file store failing with %s is reported, and nothing is saved', async (code, expected, words) => {
    const put = async () => Promise.reject(Object.assign(new Error(code), { code }))
    world.fileStore = { ...world.fileStore, put }
    const { status, headers, data } = await outcomeOf(action, visit(postedFiles([pdf()])))
    expect([status, headers.get('Retry-After')]).toEqual([expected, '120'])
    expect(data).toContain(words)
    expect((await outcomeOf(page.action, visit(postedFiles([pdf()])))).status).toBe(expected)
    expect(await saved()).toEqual([])
  })

  test('a missing file, an invalid or truncated form and a closed case are refused', async () => {
    expect(await send(postedFiles([]))).toMatchObject({
      status: 422,
      answer: { lines: [{ text: portalTexts.portal.uploads['no-file'] }] },
    })
    expect((await send({ method: 'POST', body: 'hello' })).status).toBe(400)
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\ncut off'
    const broken = await send({ method: 'POST', headers, body: cut })
    expect(broken).toMatchObject({
      status: 400,
      answer: { lines: [{ text: expect.stringContaining('connection was lost') }] },
    })
    const closed = await aCase(world, { state: 'closed', client: own.client })
    expect((await send(postedFiles([pdf()]), closed.id)).status).toBe(409)
    expect([...(await saved()), ...(await saved(closed))]).toEqual([])
  })
})

describe('the upload form without JavaScript', () => {
  test('redirects to the case after success and shows errors at the item', async () => {
    const item = own.itemIds[0] ?? ''
    const good = await outcomeOf(page.action, visit(postedFiles([pdf()], { checklistItemId: item })))
    expect(good.location).toBe(`/client-portal/cases/${own.id}?note=uploaded#documents`)
    const bad = await outcomeOf(page.action, visit(postedFiles([new File([], 'empty.pdf')], { checklistItemId: item })))
    expect(bad).toMatchObject({ status: 422, data: { intent: 'upload', itemId: item, lines: [{ ok: false }] } })
  })

  test('a file that was sent before needs a decision; both answers lead back to the case', async () => {
    await send(postedFiles([pdf('zone.pdf', 'same')]))
    const decide = async (sentBefore: string) => {
      const question = await outcomeOf(
        page.action,
        visit(postedFiles([pdf('receipt.pdf', 'same'), pdf('zone.pdf', 'same')])),
      )
      const { lines } = question.data as { lines: UploadLine[] }
      const sentAs = { filename: 'zone.pdf', item: null, caseNumber: own.caseNumber }
      expect(lines).toMatchObject([
        { filename: 'receipt.pdf', ok: false, text: portalTexts.portal.received.sentAs(sentAs) },
        { filename: 'zone.pdf', ok: true, isRepeated: true },
      ])
      expect(question.status).toBe(409)
      const waiting = lines[0]?.waiting ?? ''
      return (await outcomeOf(page.action, visit(postedFiles([], { waiting, sentBefore })))).location
    }
    expect(await decide('leave')).toBe(`/client-portal/cases/${own.id}?note=left-out#documents`)
    expect(await saved()).toEqual(['zone.pdf'])
    expect(await decide('keep')).toBe(`/client-portal/cases/${own.id}?note=uploaded#documents`)
    expect((await saved()).toSorted()).toEqual(['receipt.pdf', 'zone.pdf'])
  })

  test('a case of another client is not found', async () => {
    const foreign = await aCase(world)
    expect((await outcomeOf(page.action, visit(postedFiles([pdf()]), foreign.id))).status).toBe(404)
    expect((await outcomeOf(page.loader, visit({}, foreign.id))).status).toBe(404)
  })
})
