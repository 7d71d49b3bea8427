import { expect, test } from 'vitest'
import { failureHeaders, isApiRequest, plainReply } from './plain-reply.ts'

const requested = (path: string, accept?: string, method = 'GET') =>
  new Request(`https://tax.example${path}`, { method, headers: accept === undefined ? {} : { Accept: accept } })
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test.each<[string, string | undefined, boolean]>([
  ['/about', browser, false],
  ['/about', undefined, false],
  ['/about', '*/*', false],
  ['/about', 'application/json', true],
  ['/about', 'application/problem+json', true],
  ['/about', `${browser}, application/json`, false],
  ['/api/webhooks/payments', undefined, true],
  ['/api/tax', '*/*', true],
  ['/store/main/products', '*/*', true],
  ['/store/main/products', browser, false],
  ['/store', '*/*', false],
  ['/apiary', '*/*', false],
  ['/blog/api/x', '*/*', false],
])('%s requested with Accept %s is an API request: %s', (path, accept, expected) => {
  expect(isApiRequest(requested(path, accept))).toBe(expected)
})

test.each([
  [503, '30'],
  [507, '300'],
  [500, undefined],
  [404, undefined],
])('a failure with status %i is not cached and has Retry-After %s', (status, seconds) => {
  expect(failureHeaders(status)).toEqual({
    'Cache-Control': 'no-store',
    ...(seconds ? { 'Retry-After': seconds } : {}),
  })
})

test.each([400, 403, 404, 405, 413, 415, 418, 500, 503, 507])(
  'status %i is answered as HTML for browsers and JSON for programs',
  async (status) => {
    const page = plainReply(requested('/about', browser), status, 'id-7')
    expect([page.status, page.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('id-7')
    const call = plainReply(requested('/api/tax'), status, 'id-7')
    expect(call.status).toBe(status)
    const content = (await call.json()) as Record<string, string>
    expect(content).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/), requestId: 'id-7' })
    expect(content.message).toBe(content.error)
    expect(await plainReply(requested('/about', browser, 'HEAD'), status, 'id-7').text()).toBe('')
  },
)

test('an error page without request id shows no reference', async () => {
  expect(await plainReply(requested('/about', browser), 500, '').text()).not.toContain('<code>')
})
