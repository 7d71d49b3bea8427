import { expect, test } from 'vitest'
import { isKey, type KeyType, readCursor, writeCursor } from './cursor.ts'

const id = '6f1d2c3b-0a4e-4b7c-9d8e-1f2a3b4c5d6e'

test.each<[KeyType, string, boolean]>([
  ['text', '', true],
  ['text', 'Ångström; drop table', true],
  ['text', 'nothing\u0000more', false],
  ['text', 'half \ud800', false],
  ['bigint', '0', true],
  ['bigint', '-12', true],
  ['bigint', '9'.repeat(15), true],
  ['bigint', '9'.repeat(16), false],
  ['bigint', '1.5', false],
  ['bigint', '1e3', false],
  ['bigint', '', false],
  ['bigint', ' 1', false],
  ['date', '2024-02-29', true],
  ['date', '2026-02-29', false],
  ['date', '0000-01-01', false],
  ['date', '0001-01-01', true],
  ['date', '9999-12-31', true],
  ['date', 'today', false],
  ['uuid', id, true],
  ['uuid', id.toUpperCase(), true],
  ['uuid', `${id}0`, false],
  ['uuid', '-'.repeat(36), false],
  ['timestamptz', '2026-11-21 09:00:00+00', true],
  ['timestamptz', '2026-11-21 09:00:00.123456+01', true],
  ['timestamptz', '2026-11-21 09:00:00-03:30', true],
  ['timestamptz', '2026-11-21 09:00:00.1234567+00', false],
  ['timestamptz', '2026-02-30 09:00:00+00', false],
  ['timestamptz', '2026-11-21 25:00:00+00', false],
  ['timestamptz', '2026-11-21 09:61:00+00', false],
  ['timestamptz', '0000-01-01 09:00:00+00', false],
  ['timestamptz', '2026-11-21 09:00:00+15:59', true],
  ['timestamptz', '2026-11-21 09:00:00+16', false],
  ['timestamptz', '2026-11-21 09:00:00-20', false],
  ['timestamptz', '2026-11-21 09:00:00+99', false],
  ['timestamptz', '2026-11-21T09:00:00Z', false],
  ['timestamptz', 'infinity', false],
])('a cursor of type %s accepts the key %j: %s', (type, text, isReadable) => {
  expect(isKey(type, text)).toBe(isReadable)
})

test.each([
  ['after', JSON.stringify(['a', id]), { side: 'after', key: 'a', id }],
  ['before', JSON.stringify(['', '']), { side: 'before', key: '', id: '' }],
  ['after', '', null],
  ['after', 'null', null],
  ['after', '["a"]', null],
  ['after', '["a","b","c"]', null],
  ['after', '["a",1]', null],
  ['after', '{"0":"a","1":"b","length":2}', null],
  ['after', '["a","b"', null],
  ['after', JSON.stringify(['x'.repeat(1000), id]), null],
])('the cursor %s=%s is read as %j', (side, text, place) => {
  expect(readCursor(new URLSearchParams({ [side]: text }))).toEqual(place)
})

test('of two cursors in one URL, "after" applies, even if it is invalid', () => {
  const before = writeCursor({ key: 'b', id })
  expect(readCursor(new URLSearchParams({ after: writeCursor({ key: 'a', id }), before }))?.side).toBe('after')
  expect(readCursor(new URLSearchParams({ after: '', before }))).toBeNull()
})
