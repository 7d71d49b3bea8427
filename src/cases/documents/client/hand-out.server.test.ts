import { beforeEach, describe, expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { aCase, aDocument, listAuditActions, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import * as download from './download-route.ts'
import * as view from './view-route.ts'

let world: World
let own: TestCase
let documentId: string
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world, { state: 'waiting_for_documents' })
  documentId = (await aDocument(world, own)).id
})

const open = (route: { loader: typeof view.loader }, id = documentId, person = own.client, method = 'GET') =>
  outcomeOf(
    route.loader,
    argsOf(world, '/client-portal/documents/x', { person, params: { documentId: id }, init: { method } }),
  )

describe('serving a file', () => {
  test('a PDF is shown inline with strict headers, and the read is audited', async () => {
    const { status, headers, data } = await open(view)
    expect(status).toBe(200)
    expect(data).toMatch(/^%PDF/)
    expect(headers.get('Content-Type')).toBe('application/pdf')
    expect(headers.get('Content-Disposition')).toMatch(/^inline; filename="lohn.pdf"/)
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(await listAuditActions(world)).toContain('document.read')
  })

  test.each(['image/png', 'text/csv'])('a file of type %s is served in a sandbox', async (mediaType) => {
    await world.pool.query('update stored_files set media_type = $1', [mediaType])
    expect((await open(view)).headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none';/)
  })

  test('a HEAD request returns headers without content', async () => {
    const { status, headers, data } = await open(view, documentId, own.client, 'HEAD')
    expect(status).toBe(200)
    expect(Number(headers.get('Content-Length'))).toBeGreaterThan(0)
    expect(data).toBeFalsy()
  })

  test('a download is served as an attachment under its filename', async () => {
    const { headers } = await open(download)
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="lohn.pdf"/)
  })

  test('a CSV file is downloaded, never shown inline', async () => {
    await world.pool.query(`update stored_files set media_type = 'text/csv'`)
    const { headers } = await open(view)
    expect(headers.get('Content-Disposition')).toMatch(/^attachment/)
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
  })
})

describe('refusals', () => {
  test('documents of others and unknown ids get the same 404 response', async () => {
    const other = await aCase(world)
    for (const route of [view, download]) {
      expect((await open(route, documentId, other.client)).status).toBe(404)
      expect((await open(route, 'no-id')).status).toBe(404)
      expect((await open(route, documentId, other.client)).data).toBe((await open(route, 'no-id', other.client)).data)
    }
  })

  test('an unscanned or infected file is refused with an explanation', async () => {
    const refusals: [string, number, string][] = [
      ['unscanned', 423, caseTexts.handOut.weAreStillCheckingThis],
      ['infected', 409, caseTexts.handOut.thisDocumentIsBlocked],
    ]
    for (const [state, status, words] of refusals) {
      await world.pool.query('update stored_files set scan_state = $1', [state])
      const refused = await open(view)
      expect(refused.status).toBe(status)
      expect(refused.data).toContain(words)
    }
  })

  test('while the file store is unavailable, the response is 503 with an explanation and Retry-After', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    world.fileStore = { ...world.fileStore, get: async () => Promise.reject(away) }
    const { status, headers, data } = await open(view)
    expect([status, headers.get('Retry-After')]).toEqual([503, '120'])
    expect(data).toContain('Your document is safe')
  })
})
