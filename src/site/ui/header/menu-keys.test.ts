import { expect, test } from 'vitest'
import { type MenuPlace, menuButton, nextPlace } from './menu-keys.ts'

const counts = [6, 5, 5, 4]
const group = (g: number): MenuPlace => ({ group: g, entry: null })
const entry = (g: number, e: number): MenuPlace => ({ group: g, entry: e })

test.each<[string, MenuPlace, string, MenuPlace | null]>([
  ['button, down: first group', menuButton, 'ArrowDown', group(0)],
  ['button, enter: first group', menuButton, 'Enter', group(0)],
  ['button, space: first group', menuButton, ' ', group(0)],
  ['button, up: last group', menuButton, 'ArrowUp', group(3)],
  ['button, right is not ours', menuButton, 'ArrowRight', null],
  ['group, down', group(1), 'ArrowDown', group(2)],
  ['last group, down: first', group(3), 'ArrowDown', group(0)],
  ['first group, up: last', group(0), 'ArrowUp', group(3)],
  ['group, home and end', group(2), 'Home', group(0)],
  ['group, end', group(0), 'End', group(3)],
  ['group, right: its first entry', group(2), 'ArrowRight', entry(2, 0)],
  ['group, enter: its first entry', group(3), 'Enter', entry(3, 0)],
  ['group, left: the button', group(1), 'ArrowLeft', menuButton],
  ['entry, down', entry(0, 4), 'ArrowDown', entry(0, 5)],
  ['last entry, down: first of the same group', entry(0, 5), 'ArrowDown', entry(0, 0)],
  ['first entry, up: last', entry(3, 0), 'ArrowUp', entry(3, 3)],
  ['entry, end', entry(1, 0), 'End', entry(1, 4)],
  ['entry, left: its group', entry(1, 3), 'ArrowLeft', group(1)],
  ['entry, enter follows the link', entry(1, 3), 'Enter', null],
  ['tab leaves', entry(1, 3), 'Tab', null],
  ['tab leaves a group', group(1), 'Tab', null],
])('%s', (_what, from, key, expected) => {
  expect(nextPlace(from, key, counts)).toEqual(expected)
})
