import { deadlineNote } from '#content/procedure/deadline-words.ts'
import { filingDeadlines } from '#content/procedure/deadlines.ts'
import type { Resource } from './resource.ts'

export const deadlineTracker: Resource = {
  id: 'deadline-and-document-tracker',
  title: 'Deadline and Document Tracker',
  description:
    'Deadlines for 2027, documents you still need, and the deadline for an objection, worked out from the day of delivery.',
  category: 'Template',
  rating: 4.6,
  featured: false,
  tags: ['deadlines', 'documents', 'objection', 'spreadsheet'],
  format: 'xlsx',
  fileName: 'deadline-and-document-tracker-2026.xlsx',
  taxYear: 2026,
  stateOn: '2026-11-25',
  drawing: {
    illustration: 'phases',
    seed: 'deadline-and-document-tracker',
    alt: 'Phases of a procedure as bars of different length',
  },
  body: {
    kind: 'template',
    lead: 'Three sheets: deadlines, documents and objection. The days left are updated each time you open the file.',
    sheets: [
      {
        name: 'Deadlines',
        title: 'Deadlines for tax year 2026',
        explanation:
          'All 26 cantons are listed. Clear the rows that do not apply to you. The date printed on your own form is the one that applies: enter it instead of ours.',
        summary: [
          {
            label: 'Open',
            type: 'number',
            formula: 'COUNTIF(F{first}:F{last},"open")+COUNTIF(F{first}:F{last},"soon")',
          },
          { label: 'Overdue', type: 'number', formula: 'COUNTIF(F{first}:F{last},"overdue")' },
        ],
        columns: [
          { header: 'Task', type: 'text', width: 50 },
          { header: 'Canton', type: 'text', width: 12 },
          { header: 'Deadline', type: 'date', width: 14 },
          { header: 'Done on', type: 'date', width: 14 },
          { header: 'Days left', type: 'number', width: 12, formula: 'IF(OR(C{row}="",D{row}<>""),"",C{row}-TODAY())' },
          {
            header: 'Status',
            type: 'text',
            width: 12,
            formula:
              'IF(C{row}="","",IF(D{row}<>"","done",IF(C{row}<TODAY(),"overdue",IF(C{row}-TODAY()<=14,"soon","open"))))',
          },
          { header: 'Note', type: 'text', width: 44 },
        ],
        rows: [
          ['Pay into pillar 3a for 2026', 'all', '2026-12-31', null, null, null, 'The money must arrive by then'],
          ['Pension fund buy-in for 2026', 'all', '2026-12-31', null, null, null, 'The money must arrive by then'],
          [
            'Reclaim Swiss withholding tax (35%) for 2023',
            'all',
            '2026-12-31',
            null,
            null,
            null,
            'Your claim expires after this date',
          ],
          ['Direct federal tax is due', 'all', '2027-03-01', null, null, null, null],
          [
            'Request to file a tax return voluntarily',
            'all',
            '2027-03-31',
            null,
            null,
            null,
            'Final: the deadline cannot be extended, and the request cannot be withdrawn. If you leave Switzerland first, the deadline is the day you deregister',
          ],
          [
            'Request a tax return form, if you must file and have not received one',
            'all',
            '2027-03-31',
            null,
            null,
            null,
            'If you earn CHF 120,000 gross or more, or have other income or wealth above the canton’s threshold (DFTA Art. 89)',
          ],
          ['Request a correction of tax at source', 'all', '2027-03-31', null, null, null, 'Cannot be extended'],
          [
            'Deadline extension, online and free of charge',
            'BE',
            '2027-07-15',
            null,
            null,
            null,
            'Request it before 15 March',
          ],
          ...filingDeadlines.map(({ canton, name, date }) => [
            `Tax return 2026, ${name}`,
            canton,
            `2027-${date}`,
            null,
            null,
            null,
            deadlineNote(canton),
          ]),
        ],
        rowCount: 51,
        alarms: ['overdue', 'soon'],
      },
      {
        name: 'Documents',
        title: 'Documents',
        explanation: 'Note which documents you have requested and received.',
        summary: [
          { label: 'Needed', type: 'number', formula: 'COUNTA(A{first}:A{last})' },
          { label: 'Received', type: 'number', formula: 'COUNTIF(F{first}:F{last},"received")' },
          { label: 'Complete', type: 'percent', formula: 'IF(B4=0,0,B5/B4)' },
        ],
        columns: [
          { header: 'Document', type: 'text', width: 46 },
          { header: 'Person', type: 'text', width: 16 },
          { header: 'Requested on', type: 'date', width: 14 },
          { header: 'Needed by', type: 'date', width: 14 },
          { header: 'Received on', type: 'date', width: 14 },
          {
            header: 'Status',
            type: 'text',
            width: 12,
            formula: 'IF(A{row}="","",IF(E{row}<>"","received",IF(AND(D{row}<>"",D{row}<TODAY()),"overdue","open")))',
          },
        ],
        rows: [
          ['Salary certificate', null, null, null, null, null],
          ['Bank statements as at 31 December', null, null, null, null, null],
          ['Certificate of pillar 3a payments', null, null, null, null, null],
          ['Tax statement from the health insurer', null, null, null, null, null],
          ['Residence permit', null, null, null, null, null],
        ],
        rowCount: 60,
        alarms: ['overdue'],
      },
      {
        name: 'Objection',
        title: 'Deadline for an objection',
        explanation:
          'Your tax assessment is delivered on the day it reaches your letterbox, even a Saturday, and even if you do not open it. It may come by A-Post Plus, which is tracked by the post office but needs no signature. If you do not know the day, enter the working day after the date on the letter. The 30 days begin on the following day. If the last day is a Saturday or Sunday, the deadline is the next Monday; public holidays also postpone it.',
        summary: [
          {
            label: 'Tax assessment delivered on',
            type: 'date',
            input: '2027-06-01',
            hint: 'A-Post Plus: the day it reached your letterbox (check the number on the envelope at post.ch). Registered letter: the day you signed for it, or the seventh day after the first delivery attempt if that is earlier.',
          },
          { label: '30th day', type: 'date', formula: 'B4+30' },
          {
            label: 'Deadline (ignoring public holidays)',
            type: 'date',
            formula: 'B5+IF(WEEKDAY(B5,2)=6,2,IF(WEEKDAY(B5,2)=7,1,0))',
          },
          { label: 'Days left', type: 'number', formula: 'B6-TODAY()' },
        ],
        columns: [
          { header: 'Item', type: 'text', width: 40 },
          { header: 'In your tax return', type: 'money', width: 16 },
          { header: 'In the tax assessment', type: 'money', width: 18 },
          { header: 'Difference', type: 'money', width: 16, formula: 'IF(AND(B{row}="",C{row}=""),"",C{row}-B{row})' },
          { header: 'Reason given', type: 'text', width: 40 },
          { header: 'Object?', type: 'choice', width: 12, choices: ['yes', 'no', 'ask'] },
        ],
        rows: [],
        rowCount: 40,
      },
    ],
  },
}
