import { expect, test } from 'vitest'
import { isItemNeed, itemNeeds, needColumns, needOf } from '#cases/requests/item-text.ts'
import { documentStates, isDocumentState, isHandedOut, isSentBack, mayDecide } from './document-states.ts'

const reject = { accept: false, reason: 'Cut off' } as const

test('staff may accept received and rejected documents and reject received and accepted ones', () => {
  expect(documentStates.filter((state) => mayDecide(state, { accept: true }))).toEqual(['received', 'rejected'])
  expect(documentStates.filter((state) => mayDecide(state, reject))).toEqual(['received', 'accepted'])
})

test('rejected and quarantined documents must be sent again', () => {
  expect(documentStates.filter(isSentBack)).toEqual(['rejected', 'quarantined'])
})

test.each(['received', 'toString', 'Received', ''])(
  'isDocumentState accepts %j only if it is a known state',
  (text) => {
    expect(isDocumentState(text)).toBe(text === 'received')
  },
)

test('an item need is stored in two columns and read back; required wins', () => {
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
] as const)('a document that is %s and %s can be opened: %s', (state, scanState, opens) => {
  expect(isHandedOut({ state, scanState })).toBe(opens)
})
