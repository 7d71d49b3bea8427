import { expect, test } from 'vitest'
import { adminAllowList, faultyLines, isOnList } from './allow-list.ts'

const list = `203.0.113.7
  198.51.100.0/24   # the office
# nobody
2001:db8:1::/48
2001:db8:2::7`

test.each([
  ['203.0.113.7', true],
  ['203.0.113.70', false],
  ['198.51.100.255', true],
  ['::ffff:198.51.100.9', true],
  ['198.51.101.0', false],
  ['2001:db8:1:ffff::1', true],
  ['2001:DB8:2:0::7', true],
  ['2001:db8:3::1', false],
  ['127.0.0.1', false],
  ['', false],
  ['no address', false],
])('membership of the address %s in the allow list is %s', (address, expected) => {
  expect(isOnList(list, address)).toBe(expected)
})

test('an empty list, or one of comments alone, admits every address', () => {
  for (const text of ['', '\n \n', '# later']) expect(isOnList(text, '192.0.2.1')).toBe(true)
})

test.each([
  ['10.0.0.1', []],
  ['10.0.0.0/8\r\n::1/128', []],
  ['10.1', ['10.1']],
  ['010.0.0.1', ['010.0.0.1']],
  ['0x7f.1', ['0x7f.1']],
  ['10.0.0.0/33\n10.0.0.0/', ['10.0.0.0/33', '10.0.0.0/']],
  ['10.0.0.0/-1', ['10.0.0.0/-1']],
  ['::1/129', ['::1/129']],
  ['fe80::1%eth0', ['fe80::1%eth0']],
  ['::ffff:10.0.0.0/104', ['::ffff:10.0.0.0/104']],
  ['office.example.com', ['office.example.com']],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1, 10.0.0.2']],
  ['<script>', ['<script>']],
])('the list %j is refused with the invalid lines %j', (text, lines) => {
  expect(faultyLines(text)).toEqual(lines)
  expect(adminAllowList.schema.safeParse(text).success).toBe(lines.length === 0)
})
