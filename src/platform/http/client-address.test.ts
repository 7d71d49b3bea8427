import { expect, test } from 'vitest'
import { clientAddress, isLoopback, isWithin, networkOf } from './client-address.ts'

test.each<[string, string | undefined, string[], string, string]>([
  ['203.0.113.9', undefined, [], '203.0.113.9', 'the peer itself without a proxy'],
  ['203.0.113.9', '1.2.3.4', [], '203.0.113.9', 'the header of an untrusted peer is ignored'],
  ['10.0.0.2', '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9', 'a trusted proxy names the client'],
  [
    '10.0.0.2',
    '6.6.6.6, 203.0.113.9, 10.0.0.1',
    ['10.0.0.0/8'],
    '203.0.113.9',
    'addresses forged by the client are further left',
  ],
  ['::ffff:10.0.0.2', '2001:db8::1', ['10.0.0.0/8'], '2001:db8::1', 'IPv4-mapped peers are treated as IPv4'],
  ['10.0.0.2', 'nonsense', ['10.0.0.0/8'], '10.0.0.2', 'an invalid header falls back to the peer'],
])('peer %s with header %s behind proxies %j is %s: %5$s', (peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected)
})

test('ranges match addresses of their own family only', () => {
  expect(isWithin('192.168.1.7', ['192.168.0.0/16'])).toBe(true)
  expect(isWithin('2001:db8::7', ['2001:db8::/32'])).toBe(true)
  expect(isWithin('2001:db8::7', ['0.0.0.0/0'])).toBe(false)
})

test.each<[string, string | undefined, string]>([
  ['an empty header', ' , ,', '10.0.0.2'],
  ['only proxies', '10.0.0.9, 10.0.0.8', '10.0.0.9'],
  ['an address with a port', '203.0.113.9:4711', '10.0.0.2'],
  ['an IPv6 address in another spelling', '2001:DB8:0:0::1', '2001:db8::1'],
  ['an IPv4-mapped IPv6 address', '::ffff:203.0.113.9', '203.0.113.9'],
  ['a trusted address to the left of a client', '10.0.0.5, 203.0.113.9', '203.0.113.9'],
  ['markup', '<script>', '10.0.0.2'],
])('behind a proxy, %s yields %3$s', (_, header, expected) => {
  expect(clientAddress('10.0.0.2', header, ['10.0.0.0/8'])).toBe(expected)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('the rate limit key of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each<[string, boolean]>([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['localhost', false],
  ['', false],
])('%s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

test.each<[string, string[], boolean]>([
  ['10.1.2.3', ['10.1.2.3'], true],
  ['10.1.2.3', ['10.1.2.4', '10.1.2.3/32'], true],
  ['2001:db8::1', ['2001:0db8:0::1'], true],
  ['10.1.2.3', [], false],
  ['10.1.2.3', ['office', '10.0.0.0/33', ''], false],
  ['10.1.2.3', ['0.0.0.0/0'], true],
])('%s is within %j: %s', (address, ranges, expected) => {
  expect(isWithin(address, ranges)).toBe(expected)
})
