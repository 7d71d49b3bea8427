import { expect, test } from 'vitest'
import type { CaseMove, CaseState } from '#cases/case-states.ts'
import { moveFault as moveApplication, stageMark } from './applications/words.ts'
import { dateFault, moveFault, planFault } from './cases/words.ts'
import { decisionFault } from './clients/words.ts'
import { openFault, reviewFault, uploadFault } from './documents/words.ts'
import { messageFault, threadFault } from './messages/words.ts'
import { orderFault } from './orders/words.ts'
import { placeFault, requestFault } from './requests/words.ts'
import { refusalText } from './sign-in/words.ts'

const ok = false
const state: CaseState = 'filed'
const move: CaseMove = 'hold'

// Each status, and each reason that means something else where it occurs.
test.each([
  ['a right that is missing', planFault({ ok, reason: 'forbidden' }), 403],
  ['money is for admins', orderFault({ ok, reason: 'not-allowed' }), 403],
  ['a decision about a client is not for everybody', decisionFault({ ok, reason: 'not-allowed' }), 403],
  ['a case that is not there', planFault({ ok, reason: 'unknown-case' }), 404],
  ['an item that is not there', requestFault('unknown-item'), 404],
  ['an item chosen for a document', placeFault({ ok, reason: 'unknown-item' }), 422],
  ['an item chosen for a file', uploadFault('unknown-item'), 422],
  ['a client that is not there', decisionFault({ ok, reason: 'unknown-person' }), 404],
  ['a colleague chosen for a thread', threadFault({ ok, reason: 'unknown-person' }), 422],
  ['an adviser chosen for a case', planFault({ ok, reason: 'unknown-adviser' }), 422],
  ['somebody was quicker', reviewFault({ ok, reason: 'not-allowed', state: 'accepted' }), 409],
  ['reminded today already', dateFault({ ok, reason: 'sent-today' }), 409],
  ['a move from another state', moveFault({ ok, reason: 'not-allowed', state, allowed: [], move }), 409],
  [
    'a move that a rule stops',
    moveFault({ ok, reason: 'guard', fault: { code: 'not-approved', values: {} }, move }),
    422,
  ],
  ['a move that does not exist', moveFault({ reason: 'no-move' }), 422],
  ['too many messages', messageFault({ ok, reason: 'too-many-messages', retryAfterSeconds: 60 }), 429],
  ['the store does not answer', openFault({ ok, reason: 'store-away' }), 503],
  ['the store has no room', uploadFault('store-full'), 507],
  ['a second factor that is on', refusalText({ ok, reason: 'already-on' }), 409],
  ['a wrong password', refusalText({ ok, reason: 'wrong-password' }), 422],
])('%s is answered with its status, in a sentence', (_, fault, status) => {
  expect(fault).toMatchObject({ status, text: expect.stringMatching(/^[A-Z'].*\.$/) })
})

test('a refusal names what stands in the way, and where one can go from here', () => {
  const allowed: CaseMove[] = ['hold', 'withdraw']
  expect(moveFault({ ok, reason: 'not-allowed', state, allowed, move: 'file' }).text).toBe(
    "'Record the filing' is not possible here. From the state 'Filed' you can: 'Put on hold', 'Withdraw the case'.",
  )
  expect(moveFault({ ok, reason: 'not-allowed', state, allowed: [], move: 'file' }).text).toBe(
    "'Record the filing' is not possible here. You cannot move this case, which is in the state 'Filed'.",
  )
  expect(orderFault({ ok, reason: 'wrong-state', state: 'refunded' }).text).toContain("'Refunded'")
  expect(moveApplication({ ok, reason: 'not-allowed', stage: 'hired' }).text).toContain("'Hired'")
})

test('spam has one mark, whatever its stage', () => {
  expect(stageMark('offered')).toEqual({ label: 'Offered', kind: 'info' })
  expect(stageMark('offered', true)).toEqual({ label: 'Spam', kind: 'bad' })
})
