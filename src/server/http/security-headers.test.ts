import { expect, test } from 'vitest'
import { aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { resourcePolicy } from './security-headers.ts'

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
