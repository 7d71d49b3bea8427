import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { type EventActor, eventForClient } from '#cases/locales/en.ts'
import type { CaseEvent } from '#cases/process/case-event.ts'

const you: EventActor = { is: 'you' }
const ana: EventActor = { is: 'other', name: 'Ana Keller' }
const firm: EventActor = { is: 'firm' }
const moved = (
  move: 'approve' | 'accept_assessment' | 'withdraw' | 'file',
  reason: string | null = null,
): CaseEvent => ({
  code: 'moved',
  values: { move, reason },
})
const startsAt = '2026-12-01T09:00:00Z'

test.each<[CaseEvent, EventActor, string]>([
  [{ code: 'requested', values: {} }, you, 'You requested this case.'],
  [{ code: 'requested', values: {} }, ana, 'Ana Keller requested this case.'],
  [moved('approve'), you, 'You approved the draft.'],
  [moved('approve'), ana, 'Ana Keller approved the draft.'],
  [moved('accept_assessment'), firm, caseTexts.cases.moves.accept_assessment.notifies],
  [moved('withdraw', 'Too late.'), ana, 'Ana Keller withdrew the case. Too late.'],
  [moved('file'), firm, caseTexts.cases.moves.file.notifies],
  [{ code: 'reminded', values: { matters: ['documents'] } }, firm, 'We reminded you about: missing documents.'],
  [
    { code: 'appointment-cancelled', values: { startsAt, title: 'First talk', by: 'client' } },
    you,
    'You cancelled the appointment on 1 Dec 2026, 10:00: First talk.',
  ],
  [{ code: 'not-needed', values: { item: 'Permit' } }, ana, 'Ana Keller marked as not needed: Permit.'],
])('event %j by %j reads “%s”', (content, actor, text) => expect(eventForClient(content, actor)).toBe(text))
