import { expect, test } from 'vitest'
import { decisionError } from '#accounts/people/staff/client-errors.ts'
import { openError, reviewError, uploadError } from '#cases/documents/staff/document-errors.ts'
import { messageError, threadError } from '#cases/messages/staff/message-errors.ts'
import type { CaseMove, CaseState } from '#cases/process/case-states.ts'
import { dateError, moveError, planError } from '#cases/process/staff/case-errors.ts'
import { placeError, requestError } from '#cases/requests/staff/request-errors.ts'
import { orderError } from '#shop/orders/staff/order-errors.ts'
import { moveError as moveApplication, stageBadge } from '#site/careers/staff/application-errors.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { refusalText } from './sign-in/sign-in-errors.ts'

const ok = false
const state: CaseState = 'filed'
const move: CaseMove = 'hold'

test.each([
  ['a missing right', planError({ ok, reason: 'forbidden' }), 403],
  ['a payment action of an adviser', orderError({ ok, reason: 'not-allowed' }), 403],
  ['a forbidden decision about a client', decisionError({ ok, reason: 'not-allowed' }), 403],
  ['an unknown case', planError({ ok, reason: 'unknown-case' }), 404],
  ['an unknown checklist item', requestError('unknown-item'), 404],
  ['an unknown item chosen for a document', placeError({ ok, reason: 'unknown-item' }), 422],
  ['an unknown item chosen for an upload', uploadError('unknown-item'), 422],
  ['an unknown client', decisionError({ ok, reason: 'unknown-person' }), 404],
  ['an unknown colleague chosen for a thread', threadError({ ok, reason: 'unknown-person' }), 422],
  ['an unknown adviser chosen for a case', planError({ ok, reason: 'unknown-adviser' }), 422],
  ['a document already reviewed', reviewError({ ok, reason: 'not-allowed', state: 'accepted' }), 409],
  ['a second reminder on one day', dateError({ ok, reason: 'sent-today' }), 409],
  ['a move from another state', moveError({ ok, reason: 'not-allowed', state, allowed: [], move }), 409],
  [
    'a move stopped by a guard',
    moveError({ ok, reason: 'guard', error: { code: 'not-approved', values: {} }, move }),
    422,
  ],
  ['a move that does not exist', moveError({ reason: 'no-move' }), 422],
  ['too many messages', messageError({ ok, reason: 'too-many-messages', retryAfterSeconds: 60 }), 429],
  ['an unavailable file store', openError({ ok, reason: 'store-away' }), 503],
  ['a full file store', uploadError('store-full'), 507],
  ['a second factor already enabled', refusalText({ ok, reason: 'already-on' }), 409],
  ['a wrong password', refusalText({ ok, reason: 'wrong-password' }), 422],
])('%s returns its HTTP status and an error text', (_, error, status) => {
  expect(error).toMatchObject({ status, text: expect.stringMatching(/^[A-Z“].*\.$/) })
})

test('a refusal names the obstacle and the possible moves', () => {
  const allowed: CaseMove[] = ['hold', 'withdraw']
  expect(moveError({ ok, reason: 'not-allowed', state, allowed, move: 'file' }).text).toBe(
    '“Record the filing” is not possible at the moment. From “Filed”, you can choose: “Put on hold”, “Withdraw the case”.',
  )
  expect(moveError({ ok, reason: 'not-allowed', state, allowed: [], move: 'file' }).text).toBe(
    '“Record the filing” is not possible at the moment. You cannot move this case while its status is “Filed”.',
  )
  expect(orderError({ ok, reason: 'wrong-state', state: 'refunded' }).text).toContain('“Refunded”')
  expect(moveApplication({ ok, reason: 'not-allowed', stage: 'closed' }).text).toContain('“Closed”')
})

test('spam has the same badge in every stage', () => {
  expect(stageBadge('in_conversation')).toEqual({
    label: siteStaffTexts.application.stages.in_conversation,
    kind: 'prog',
  })
  expect(stageBadge('in_conversation', true)).toEqual({ label: 'Spam', kind: 'bad' })
})
