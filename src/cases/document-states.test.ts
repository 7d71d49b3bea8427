import { expect, test } from 'vitest'
import { documentStates, isDocumentState, isHandedOut, isSentBack, mayDecide } from './document-states.ts'
import { isItemNeed, itemNeeds, needColumns, needOf } from './requests/item-need.ts'

const reject = { accept: false, reason: 'Cut off' } as const

test('what staff may decide, state by state', () => {
  expect(documentStates.filter((state) => mayDecide(state, { accept: true }))).toEqual(['received', 'rejected'])
  expect(documentStates.filter((state) => mayDecide(state, reject))).toEqual(['received', 'accepted'])
})

test('a client sends again what was sent back or held back', () => {
  expect(documentStates.filter(isSentBack)).toEqual(['rejected', 'quarantined'])
})

test.each(['received', 'toString', 'Received', ''])('%j is a state: only one of the list', (text) => {
  expect(isDocumentState(text)).toBe(text === 'received')
})

test('a need is kept in two columns and read back; a duty wins', () => {
  expect(itemNeeds.map((need) => needOf(needColumns(need)))).toEqual([...itemNeeds])
  expect(needOf({ isRequired: true, isIfAtHand: true })).toBe('required')
  expect(itemNeeds.filter((need) => needColumns(need).isRequired)).toEqual(['required'])
  expect(['required', 'if-at-hand', 'toString'].map(isItemNeed)).toEqual([true, false, false])
})

test.each([
  ['received', 'clean', true],
  ['received', 'not_needed', true],
  ['received', 'unscanned', false],
  ['quarantined', 'infected', false],
  ['quarantined', 'clean', false],
] as const)('%s and %s: opens %s', (state, scanState, opens) => {
  expect(isHandedOut({ state, scanState })).toBe(opens)
})
