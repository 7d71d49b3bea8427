import { expect, test } from 'vitest'
import { backupName, backupsToRemove } from './backup-schedule.ts'

test('the name of a backup contains its time and whether it is encrypted', () => {
  const at = new Date('2026-11-22T04:15:00.123Z')
  expect(backupName(at, true)).toBe('backup-20261122T041500123Z.tar.enc')
  expect(backupName(at, false)).toBe('backup-20261122T041500123Z.tar')
})

const days = ['20261119T03', '20261120T03', '20261120T15', '20261122T03']
const names = days.map((day) => `backup-${day}0000000Z.tar.enc`)

test.each([
  [0, []],
  [1, [0, 1, 2]],
  [2, [0, 1]],
  [3, [1]],
  [9, [1]],
])('the newest backup of each of the last %i days with a backup is retained', (keep, removed) => {
  const others = ['notes.txt', 'backup-20260101T000000000Z.tar.partial']
  expect(backupsToRemove([...others, ...names.toReversed()], keep)).toEqual(removed.map((index) => names[index]))
})
