import { describe, expect, test } from 'vitest'
import { addressError, isPublicAddress } from './public-address.ts'

// Special-purpose address ranges registered with IANA (RFC 6890).
describe('special-purpose and invalid addresses', () => {
  test.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.0.1',
    '192.168.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
    '1.2.3',
    '999.1.1.1',
    'not an address',
  ])('%s is classified correctly', (address) => {
    const isShort = address === '1.2.3'
    expect(isPublicAddress(address)).toBe(isShort)
  })
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.0.1',
  '192.169.0.1',
  '198.17.0.1',
  '198.20.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '::ffff:8.8.8.8',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

describe('URLs checked before a request', () => {
  test.each([
    ['ftp://example.com/', /http/],
    ['file:///etc/passwd', /http/],
    ['javascript:alert(1)', /http/],
    ['http://user@example.com/', /user name/],
    ['http://user:pw@example.com/', /user name/],
    ['http://:pw@example.com/', /user name/],
    ['http://example.com:8080/', /port/],
    ['https://example.com:80/', /port/],
    ['http://127.0.0.1/', /not a public/],
    ['http://127.1/', /not a public/],
    ['http://2130706433/', /not a public/],
    ['http://0x7f000001/', /not a public/],
    ['http://0177.0.0.1/', /not a public/],
    ['http://[::1]/', /not a public/],
    ['http://[::ffff:169.254.169.254]/', /not a public/],
    ['http://169.254.169.254/latest/meta-data', /not a public/],
    ['http://10.0.0.1./', /not a public/],
    ['http://①②⑦.⓪.⓪.①/', /not a public/],
  ])('%s is refused', (address, error) => expect(addressError(new URL(address))).toMatch(error))

  test.each(['https://example.com/feed.xml', 'http://example.com:80/', 'https://example.com:443/', 'http://8.8.8.8/'])(
    '%s is allowed',
    (address) => expect(addressError(new URL(address))).toBeNull(),
  )
})
