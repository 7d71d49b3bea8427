import { expect, test } from 'vitest'
import type { CaseMove, CaseState } from '#cases/case-states.ts'
import { moveError as moveApplication, stageBadge } from './applications/words.ts'
import { dateError, moveError, planError } from './cases/words.ts'
import { decisionError } from './clients/words.ts'
import { openError, reviewError, uploadError } from './documents/words.ts'
import { messageError, threadError } from './messages/words.ts'
import { orderError } from './orders/words.ts'
import { placeError, requestError } from './requests/words.ts'
import { refusalText } from './sign-in/words.ts'

const ok = false
const state: CaseState = 'filed'
const move: CaseMove = 'hold'

// Every HTTP status, and each reason whose meaning depends on the folder.
test.each([
  ['a right that is missing', planError({ ok, reason: 'forbidden' }), 403],
  ['money is for admins', orderError({ ok, reason: 'not-allowed' }), 403],
  ['a decision about a client is not for everybody', decisionError({ ok, reason: 'not-allowed' }), 403],
  ['a case that is not there', planError({ ok, reason: 'unknown-case' }), 404],
  ['an item that is not there', requestError('unknown-item'), 404],
  ['an item chosen for a document', placeError({ ok, reason: 'unknown-item' }), 422],
  ['an item chosen for a file', uploadError('unknown-item'), 422],
  ['a client that is not there', decisionError({ ok, reason: 'unknown-person' }), 404],
  ['a colleague chosen for a thread', threadError({ ok, reason: 'unknown-person' }), 422],
  ['an adviser chosen for a case', planError({ ok, reason: 'unknown-adviser' }), 422],
  ['somebody was quicker', reviewError({ ok, reason: 'not-allowed', state: 'accepted' }), 409],
  ['reminded today already', dateError({ ok, reason: 'sent-today' }), 409],
  ['a move from another state', moveError({ ok, reason: 'not-allowed', state, allowed: [], move }), 409],
  [
    'a move that a rule stops',
    moveError({ ok, reason: 'guard', error: { code: 'not-approved', values: {} }, move }),
    422,
  ],
  ['a move that does not exist', moveError({ reason: 'no-move' }), 422],
  ['too many messages', messageError({ ok, reason: 'too-many-messages', retryAfterSeconds: 60 }), 429],
  ['the store does not answer', openError({ ok, reason: 'store-away' }), 503],
  ['the store has no room', uploadError('store-full'), 507],
  ['a second factor that is on', refusalText({ ok, reason: 'already-on' }), 409],
  ['a wrong password', refusalText({ ok, reason: 'wrong-password' }), 422],
])('%s is answered with its status, in a sentence', (_, error, status) => {
  expect(error).toMatchObject({ status, text: expect.stringMatching(/^[A-Z'].*\.$/) })
})

test('a refusal names what stands in the way, and where one can go from here', () => {
  const allowed: CaseMove[] = ['hold', 'withdraw']
  expect(moveError({ ok, reason: 'not-allowed', state, allowed, move: 'file' }).text).toBe(
    "'Record the filing' is not possible here. From the state 'Filed' you can: 'Put on hold', 'Withdraw the case'.",
  )
  expect(moveError({ ok, reason: 'not-allowed', state, allowed: [], move: 'file' }).text).toBe(
    "'Record the filing' is not possible here. You cannot move this case, which is in the state 'Filed'.",
  )
  expect(orderError({ ok, reason: 'wrong-state', state: 'refunded' }).text).toContain("'Refunded'")
  expect(moveApplication({ ok, reason: 'not-allowed', stage: 'hired' }).text).toContain("'Hired'")
})

test('spam has one mark, whatever its stage', () => {
  expect(stageBadge('offered')).toEqual({ label: 'Offered', kind: 'info' })
  expect(stageBadge('offered', true)).toEqual({ label: 'Spam', kind: 'bad' })
})
