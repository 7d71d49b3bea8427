import type { ChangeTimeOutcome, StopOutcome } from '#cases/time/record-time.server.ts'
import { formatTime } from '#platform/format.ts'
import type { Refused } from '#platform/words.ts'

type Refusal = Exclude<Refused<ChangeTimeOutcome>['reason'], 'unknown-case' | 'forbidden' | 'unknown-entry'>

const refused: Record<Refusal | Refused<StopOutcome>['reason'], string> = {
  'no-minutes': 'Enter minutes, such as 90, or hours and minutes, such as 1:30.',
  'too-long': 'One entry can have at most 24 hours.',
  'no-day': 'Enter a day.',
  'day-future': 'The day must not be in the future.',
  'day-old': 'The day must not be more than 400 days ago.',
  'note-too-long': 'The note can have at most 500 characters.',
  'no-submission-key': 'Part of the form was lost. Reload the page and try again.',
  'ran-long': 'The timer ran for more than 10 hours. Please enter how long you worked.',
  billed: 'This time has been invoiced and can no longer be changed.',
  'not-yours': 'You can change only your own time.',
}

export const time = {
  refused,
  time: 'Time',
  hours: (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`,
  start: 'Start timer',
  stop: 'Stop and save',
  discard: 'Discard',
  running: (startedAt: Date) => `Timer running since ${formatTime(startedAt)}`,
  runningElsewhere: (caseNumber: string) =>
    `Your timer is running on case ${caseNumber}. Stop it before you start here.`,
  openTimer: (caseNumber: string) => `Timer running on ${caseNumber}`,
  ranLong: 'The timer has been running for more than 10 hours. How long did you work?',
  workedMinutes: 'Time worked',
  minutesHint: 'Minutes, or hours and minutes (1:30)',
  measuredHint: 'Leave empty to save the measured time.',
  day: 'Day',
  note: 'Note',
  noteHint: 'The client can read it on the invoice.',
  addTime: 'Add time',
  add: 'Add',
  notSaved: 'Time not saved',
  total: 'Total',
  unbilled: 'Not invoiced yet',
  billed: 'Invoiced',
  person: 'Person',
  minutes: 'Time',
  status: 'Status',
  edit: 'Change',
  save: 'Save',
  remove: 'Delete',
  empty: 'No time has been recorded for this case yet.',
  createInvoice: 'Create invoice',
}
