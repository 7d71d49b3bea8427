import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { moveNames } from '#cases/process/case-states.ts'
import { t } from '#platform/texts.ts'

const message: CaseEvent = { code: 'message', values: { from: 'Ana Keller', subject: 'Question' } }

test('moves in the staff log never address the reader as “you”', () => {
  for (const move of moveNames)
    expect(t(caseTexts.cases).staffLog({ code: 'moved', values: { move, reason: null } }, 'Ana Keller')).not.toMatch(
      /\byour?\b/i,
    )
})

test.each([
  [{ code: 'moved', values: { move: 'approve', reason: null } }, 'Ana Keller', 'Draft approved.'],
  [{ code: 'moved', values: { move: 'hold', reason: 'Abroad.' } }, null, 'Put on hold. Abroad.'],
  [message, 'Ana Keller', 'Message: Question'],
  [message, 'Tim Adler', 'Message from Ana Keller: Question'],
  [
    { code: 'add-on', values: { orderNumber: 1001, productId: 'add-on-foreign-income', quantity: 1 } },
    null,
    'Add-on from order 1001: 1 × foreign income.',
  ],
  [
    { code: 'add-on', values: { orderNumber: 1001, productId: 'minutes-60', quantity: 2, title: 'An hour more' } },
    null,
    'Add-on from order 1001: 2 × An hour more.',
  ],
] as const)('event %o by %s reads “%s”', (payload, actorName, text) => {
  expect(t(caseTexts.cases).staffLog(payload, actorName)).toBe(text)
})
