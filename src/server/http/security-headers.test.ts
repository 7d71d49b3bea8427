import { expect, test } from 'vitest'
import { aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { isOwnOrigin, ownOrigins, permissionsPolicy, requestTarget, resourcePolicy } from './security-headers.ts'

test.each([
  ['/social/page/home.png', 'cross-origin'],
  ['/icons/icon-512.png', 'cross-origin'],
  ['/favicon.svg', 'cross-origin'],
  ['/apple-touch-icon.png', 'cross-origin'],
  ['/rss.xml', 'cross-origin'],
  ['/rss/pension-savings.xml', 'cross-origin'],
  ['/llms.txt', 'cross-origin'],
  ['/', 'same-origin'],
  ['/social', 'same-origin'],
  ['/blog/social/', 'same-origin'],
  ['/client-portal/documents/rss.xml', 'same-origin'],
  ['/admin/social/x.png', 'same-origin'],
  ['/fonts/inter-latin-var.woff2', 'same-origin'],
])('the resource policy of %s is %s', (path, policy) => expect(resourcePolicy(path)).toBe(policy))

test.each([
  ['/client-portal/cases/17/photograph', '(self)'],
  ['/client-portal/cases/17', '()'],
  ['/client-portal/cases/17/photograph/x', '()'],
  ['/admin/client-portal/cases/17/photograph', '()'],
  ['/', '()'],
])('the camera is allowed on %s for %s', (path, camera) => {
  expect(permissionsPolicy(path)).toMatch(`camera=${camera}, geolocation=(), microphone=()`)
})

test('responses carry the permissions of their path', async () => {
  const site = await openSite(await aShop())
  for (const path of ['/pricing', '/client-portal', '/client-portal/cases/17/photograph']) {
    const { headers } = await site.get(path)
    expect(headers.get('Permissions-Policy'), path).toBe(permissionsPolicy(path))
    // A live picture is no download, so the policy for content needs no source for media.
    expect(headers.get('Content-Security-Policy')).not.toContain('media-src')
  }
})

test('only shareable resources are cross-origin, and every response has the security headers', async () => {
  const site = await openSite(await aShop())
  const fixed = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  }
  for (const [path, policy] of [
    ['/social/page/home.png', 'cross-origin'],
    ['/rss.xml', 'cross-origin'],
    ['/sitemap.xml', 'cross-origin'],
    ['/pricing', 'same-origin'],
    ['/pricing', 'same-origin'],
    ['/store/main/products', 'same-origin'],
    ['/no-such-page', 'same-origin'],
  ] as const) {
    const { headers } = await site.get(path)
    expect([path, headers.get('Cross-Origin-Resource-Policy')]).toEqual([path, policy])
    expect(Object.fromEntries(headers)).toMatchObject(fixed)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }
})

const production = ownOrigins({ PUBLIC_URL: 'https://tax.example', isProduction: true })
const local = ownOrigins({ PUBLIC_URL: 'http://localhost:3000', isProduction: false })

test.each([undefined, 'tax.example', 'evil.test', 'localhost:3000', '127.0.0.1', 'a b'])(
  'the origin in production is the public one, whatever the Host: %s',
  (host) => expect(production(host)).toBe('https://tax.example'),
)

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['LOCALHOST:4000', 'http://localhost:4000'],
  ['evil.test', 'http://localhost:3000'],
  ['localhost.evil.test', 'http://localhost:3000'],
  ['localhost:3000@evil.test', 'http://localhost:3000'],
  [undefined, 'http://localhost:3000'],
])('a local site accepts only local host names: %s', (host, origin) => expect(local(host)).toBe(origin))

test('a demo behind a proxy always has its public origin', () => {
  const demo = ownOrigins({ PUBLIC_URL: 'https://demo.example', isProduction: false })
  expect(demo('localhost:3000')).toBe('https://demo.example')
})

test.each([
  ['/store?q=1', '/store?q=1'],
  ['//evil.test/x', '//evil.test/x'],
  ['http://evil.test/store?q=1', '/store?q=1'],
  ['*', '/'],
  ['', '/'],
])('the request target %s is reduced to %s', (target, path) => expect(requestTarget(target)).toBe(path))

const own = 'https://tax.example'

test.each<[string, Record<string, string>, boolean]>([
  ['a form of our own', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a browser without Sec-Fetch-Site', { Origin: own }, true],
  ['a program without these headers', {}, true],
  ['a typed URL', { 'Sec-Fetch-Site': 'none' }, true],
  ['another site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['another site with a null origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a sandboxed page', { Origin: 'null' }, false],
  ['our own page without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a typed URL with a null origin', { Origin: 'null', 'Sec-Fetch-Site': 'none' }, false],
  ['a subdomain', { Origin: 'https://blog.tax.example', 'Sec-Fetch-Site': 'same-site' }, false],
  ['a subdomain in an old browser', { Origin: 'https://blog.tax.example' }, false],
  ['a cross-site request without origin', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['our origin marked as cross-site', { Origin: own, 'Sec-Fetch-Site': 'cross-site' }, false],
  ['our host over http', { Origin: 'http://tax.example' }, false],
  ['our host at another port', { Origin: 'https://tax.example:8443' }, false],
  ['a host that begins like ours', { Origin: 'https://tax.example.evil.test' }, false],
  ['our origin with a path', { Origin: `${own}/` }, false],
  ['two origins', { Origin: `${own} https://evil.test` }, false],
  ['an unknown Sec-Fetch-Site value', { Origin: own, 'Sec-Fetch-Site': 'anything' }, false],
])('a state-changing request from %s is allowed: %3$s', (_, headers, expected) => {
  expect(isOwnOrigin(new Headers(headers), own)).toBe(expected)
})
