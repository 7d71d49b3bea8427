import { expect, test } from 'vitest'
import { clientAddress, isWithin } from './client-address.ts'

test.each<[string, string | undefined, string[], string, string]>([
  ['203.0.113.9', undefined, [], '203.0.113.9', 'the peer itself without a proxy'],
  ['203.0.113.9', '1.2.3.4', [], '203.0.113.9', 'a header of a stranger is not believed'],
  ['10.0.0.2', '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9', 'a trusted proxy tells the client'],
  [
    '10.0.0.2',
    '6.6.6.6, 203.0.113.9, 10.0.0.1',
    ['10.0.0.0/8'],
    '203.0.113.9',
    'what the client made up stands further left',
  ],
  ['::ffff:10.0.0.2', '2001:db8::1', ['10.0.0.0/8'], '2001:db8::1', 'mapped peers count as what they are'],
  ['10.0.0.2', 'nonsense', ['10.0.0.0/8'], '10.0.0.2', 'nonsense falls back to the peer'],
])('peer %s with %s behind %j is %s: %5$s', (peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected)
})

test('ranges hold for both families and never across them', () => {
  expect(isWithin('192.168.1.7', ['192.168.0.0/16'])).toBe(true)
  expect(isWithin('2001:db8::7', ['2001:db8::/32'])).toBe(true)
  expect(isWithin('2001:db8::7', ['0.0.0.0/0'])).toBe(false)
})
