import type { ReadCaseEvent } from '#cases/process/case-event.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import { eventWords } from '#cases/process/event-words-en.ts'
import { say } from '#platform/words.ts'

const moveLogs: Record<CaseMove, string> = {
  ask_for_documents: 'Client asked for documents.',
  start_preparation: 'Preparation started.',
  submit_for_review: 'Submitted for review.',
  return_to_preparation: 'Returned to preparation.',
  ask_for_approval: 'Client asked to approve the draft.',
  approve: 'Draft approved.',
  request_changes: 'Changes to the draft asked for.',
  file: 'Return filed with the tax office.',
  record_assessment: 'Assessment recorded.',
  accept_assessment: 'Assessment accepted, case closed.',
  ask_for_objection: 'Objection asked for.',
  object: 'Objection posted to the tax office.',
  record_decision: 'Decision on the objection recorded.',
  close: 'Case closed.',
  close_without_filing: 'Case closed without filing.',
  hold: 'Put on hold.',
  resume: 'Taken up again.',
  withdraw: 'Case withdrawn.',
  reopen: 'Case opened again.',
}

/** Log entry for staff. Omits the name of the actor (null for background jobs), which is shown beside the entry. */
export function staffLog(payload: ReadCaseEvent, actorName: string | null): string {
  if (payload.code === 'moved') return [moveLogs[payload.values.move], payload.values.reason].filter(Boolean).join(' ')
  if (payload.code === 'message' && payload.values.from === actorName) return `Message: ${payload.values.subject}`
  return say(eventWords, payload)
}
