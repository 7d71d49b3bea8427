import type { CaseMove, ToldMove } from './case-states.ts'

export type MoveWords = {
  [Move in CaseMove]: Move extends ToldMove
    ? /** On the button; and what timeline and letter tell the client, followed by the reason if there is one. */
      { label: string; tells: string }
    : { label: string }
}

/** What may be done with a case: on the buttons, and in what the client is told. */
export const moves: MoveWords = {
  ask_for_documents: {
    label: 'Ask for documents',
    tells: 'We need documents from you. The checklist of your case shows which.',
  },
  start_preparation: {
    label: 'Start preparation',
    tells: 'We have what we need and started to work on your case.',
  },
  submit_for_review: { label: 'Submit for review' },
  return_to_preparation: { label: 'Return to preparation' },
  ask_for_approval: {
    label: 'Ask the client for approval',
    tells: 'Your draft is ready. Please read it and approve it, or tell us what to change.',
  },
  approve: { label: 'Approve the draft', tells: 'You approved the draft. We file it next.' },
  request_changes: {
    label: 'Ask for changes',
    tells: 'You asked for changes. We work them in and send you a new draft.',
  },
  file: { label: 'Record the filing', tells: 'We filed your return with the tax office.' },
  record_assessment: { label: 'Record the assessment', tells: 'The assessment of the tax office has arrived.' },
  accept_assessment: {
    label: 'Accept the assessment',
    tells: 'The assessment is accepted. Your case is complete and closed.',
  },
  ask_for_objection: {
    label: 'Ask for an objection',
    tells: 'You asked for an objection. We check the assessment and answer you before the time for it ends.',
  },
  object: { label: 'Record the objection', tells: 'We posted your objection to the tax office.' },
  record_decision: { label: 'Record the decision', tells: 'The tax office has decided on your objection.' },
  close: { label: 'Close the case', tells: 'Your case is complete and closed.' },
  close_without_filing: {
    label: 'Close without filing',
    tells: 'Your case is complete and closed. Nothing had to be filed.',
  },
  hold: { label: 'Put on hold', tells: 'Your case is on hold.' },
  resume: { label: 'Resume', tells: 'We took up your case again.' },
  withdraw: { label: 'Withdraw the case', tells: 'Your case was withdrawn.' },
  reopen: { label: 'Reopen', tells: 'We opened your case again.' },
}
