import type { CaseMove, NotifiedMove } from './case-states.ts'

export type MoveWords = {
  [Move in CaseMove]: Move extends NotifiedMove ? { label: string; notifies: string } : { label: string }
}

export const moves: MoveWords = {
  ask_for_documents: {
    label: 'Ask for documents',
    notifies: 'We need documents from you. The checklist of your case shows which.',
  },
  start_preparation: {
    label: 'Start preparation',
    notifies: 'We have what we need and started to work on your case.',
  },
  submit_for_review: { label: 'Submit for review' },
  return_to_preparation: { label: 'Return to preparation' },
  ask_for_approval: {
    label: 'Ask the client for approval',
    notifies: 'Your draft is ready. Please read it and approve it, or tell us what to change.',
  },
  approve: { label: 'Approve the draft', notifies: 'You approved the draft. We file it next.' },
  request_changes: {
    label: 'Ask for changes',
    notifies: 'You asked for changes. We work them in and send you a new draft.',
  },
  file: { label: 'Record the filing', notifies: 'We filed your return with the tax office.' },
  record_assessment: { label: 'Record the assessment', notifies: 'The assessment of the tax office has arrived.' },
  accept_assessment: {
    label: 'Accept the assessment',
    notifies: 'The assessment is accepted. Your case is complete and closed.',
  },
  ask_for_objection: {
    label: 'Ask for an objection',
    notifies: 'You asked for an objection. We check the assessment and answer you before the time for it ends.',
  },
  object: { label: 'Record the objection', notifies: 'We posted your objection to the tax office.' },
  record_decision: { label: 'Record the decision', notifies: 'The tax office has decided on your objection.' },
  close: { label: 'Close the case', notifies: 'Your case is complete and closed.' },
  close_without_filing: {
    label: 'Close without filing',
    notifies: 'Your case is complete and closed. Nothing had to be filed.',
  },
  hold: { label: 'Put on hold', notifies: 'Your case is on hold.' },
  resume: { label: 'Resume', notifies: 'We took up your case again.' },
  withdraw: { label: 'Withdraw the case', notifies: 'Your case was withdrawn.' },
  reopen: { label: 'Reopen', notifies: 'We opened your case again.' },
}
