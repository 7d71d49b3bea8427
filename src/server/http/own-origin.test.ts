import { expect, test } from 'vitest'
import { ownOrigins, requestTarget } from './own-origin.ts'

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
