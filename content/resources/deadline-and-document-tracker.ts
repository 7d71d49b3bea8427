import { deadlineNote } from '#content/deadline-words.ts'
import { filingDeadlines } from '#content/deadlines.ts'
import type { Resource } from './resource.ts'

export const deadlineTracker: Resource = {
  id: 'deadline-and-document-tracker',
  title: 'Deadline and Document Tracker',
  description:
    'Dates of the season 2027, papers still missing, and the last day for an objection, worked out from the day of delivery.',
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
    lead: 'Three sheets. Days left are computed each time you open the file.',
    sheets: [
      {
        name: 'Deadlines',
        title: 'Deadlines for tax year 2026',
        explanation:
          'All 26 cantons: clear the rows that do not concern you. The date printed on your own form decides: write it over ours.',
        summary: [
          {
            label: 'Open',
            type: 'number',
            formula: 'COUNTIF(F{first}:F{last},"open")+COUNTIF(F{first}:F{last},"soon")',
          },
          { label: 'Overdue', type: 'number', formula: 'COUNTIF(F{first}:F{last},"overdue")' },
        ],
        columns: [
          { header: 'What', type: 'text', width: 50 },
          { header: 'Canton', type: 'text', width: 12 },
          { header: 'Date', type: 'date', width: 14 },
          { header: 'Done on', type: 'date', width: 14 },
          { header: 'Days left', type: 'number', width: 12, formula: 'IF(OR(C{row}="",D{row}<>""),"",C{row}-TODAY())' },
          {
            header: 'State',
            type: 'text',
            width: 12,
            formula:
              'IF(C{row}="","",IF(D{row}<>"","done",IF(C{row}<TODAY(),"overdue",IF(C{row}-TODAY()<=14,"soon","open"))))',
          },
          { header: 'Note', type: 'text', width: 44 },
        ],
        rows: [
          ['Payment to pillar 3a for 2026', 'all', '2026-12-31', null, null, null, 'Money must arrive'],
          ['Purchase into the pension fund for 2026', 'all', '2026-12-31', null, null, null, 'Money must arrive'],
          ['Claim for Swiss withholding tax of 2023', 'all', '2026-12-31', null, null, null, 'Lost afterwards'],
          ['Direct federal tax falls due', 'all', '2027-03-01', null, null, null, null],
          [
            'Request for an ordinary assessment',
            'all',
            '2027-03-31',
            null,
            null,
            null,
            'Not extendable, not revocable. If you leave Switzerland: never later than the day you deregister',
          ],
          [
            'Return compulsory, but no form received: request the form',
            'all',
            '2027-03-31',
            null,
            null,
            null,
            'From CHF 120’000 gross, or with other income or wealth above the threshold of the canton (DBG Art. 89)',
          ],
          ['Correction of tax at source', 'all', '2027-03-31', null, null, null, 'Not extendable'],
          ['Extension, online and free of charge', 'BE', '2027-07-15', null, null, null, 'Ask before 15 March'],
          ...filingDeadlines.map(({ canton, name, date }) => [
            `Return 2026, ${name}`,
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
        explanation: 'Write down what you asked for and what has come.',
        summary: [
          { label: 'Needed', type: 'number', formula: 'COUNTA(A{first}:A{last})' },
          { label: 'Received', type: 'number', formula: 'COUNTIF(F{first}:F{last},"received")' },
          { label: 'Complete', type: 'percent', formula: 'IF(B4=0,0,B5/B4)' },
        ],
        columns: [
          { header: 'Document', type: 'text', width: 46 },
          { header: 'Person', type: 'text', width: 16 },
          { header: 'Asked for on', type: 'date', width: 14 },
          { header: 'Needed by', type: 'date', width: 14 },
          { header: 'Received on', type: 'date', width: 14 },
          {
            header: 'State',
            type: 'text',
            width: 12,
            formula: 'IF(A{row}="","",IF(E{row}<>"","received",IF(AND(D{row}<>"",D{row}<TODAY()),"overdue","open")))',
          },
        ],
        rows: [
          ['Salary certificate', null, null, null, null, null],
          ['Bank statements as at 31 December', null, null, null, null, null],
          ['Certificate of pillar 3a payments', null, null, null, null, null],
          ['Tax statement of the health insurer', null, null, null, null, null],
          ['Residence permit', null, null, null, null, null],
        ],
        rowCount: 60,
        alarms: ['overdue'],
      },
      {
        name: 'Objection',
        title: 'Last day for an objection',
        explanation:
          'Delivered is the day on which the letter reaches your letterbox, also a Saturday, whether you open it or not. Assessments come by A-Post Plus as well: no signature, but the post records the day. If you do not know the day, enter the working day after the date on the letter. 30 days from the day after. If the last day is a Saturday or Sunday, it is the next Monday; public holidays move it as well.',
        summary: [
          {
            label: 'Assessment delivered on',
            type: 'date',
            input: '2027-06-01',
            hint: 'A-Post Plus: the day in the letterbox (number on the envelope, post.ch). Registered: the day you sign, at the latest the seventh day after the first attempt.',
          },
          { label: 'Thirtieth day', type: 'date', formula: 'B4+30' },
          {
            label: 'Last day (without public holidays)',
            type: 'date',
            formula: 'B5+IF(WEEKDAY(B5,2)=6,2,IF(WEEKDAY(B5,2)=7,1,0))',
          },
          { label: 'Days left', type: 'number', formula: 'B6-TODAY()' },
        ],
        columns: [
          { header: 'Figure', type: 'text', width: 40 },
          { header: 'In the return', type: 'money', width: 16 },
          { header: 'In the assessment', type: 'money', width: 18 },
          { header: 'Difference', type: 'money', width: 16, formula: 'IF(AND(B{row}="",C{row}=""),"",C{row}-B{row})' },
          { header: 'Reason given', type: 'text', width: 40 },
          { header: 'Contest?', type: 'choice', width: 12, choices: ['yes', 'no', 'ask'] },
        ],
        rows: [],
        rowCount: 40,
      },
    ],
  },
}
