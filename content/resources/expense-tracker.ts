import type { Resource } from './resource.ts'

const categories = [
  'Commute',
  'Meals',
  'Other work expenses',
  'Training',
  'Child care',
  'Medical costs',
  'Disability costs',
  'Donations',
  'Maintenance of property',
  'Pillar 3a',
  'Pension purchase',
  'Debt interest',
] as const

/** Federal limits 2026 with a short remark; null means no fixed limit. */
const limits: readonly (readonly [string, number | null, string])[] = [
  ['Commute', 3300, 'Direct federal tax; cantons often allow more'],
  ['Meals', 3200, 'CHF 1’600 with a canteen'],
  ['Other work expenses', 4000, 'Flat rate 3 % of net salary, CHF 2’000 to 4’000; more only with proof of all costs'],
  ['Training', 13000, 'Per person'],
  ['Child care', 25800, 'Per child under 14; enter the sum of your children'],
  ['Medical costs', null, 'Only what exceeds 5 % of net income'],
  ['Disability costs', null, 'From the first franc'],
  ['Donations', null, 'From CHF 100 in total, at most 20 % of net income'],
  ['Maintenance of property', null, 'Compare with the flat rate of 10 or 20 % of the rent'],
  ['Pillar 3a', 7258, 'Per person with a pension fund'],
  ['Pension purchase', null, 'At most the amount on the certificate'],
  ['Debt interest', null, 'Up to the yield of assets plus CHF 50’000'],
]

export const expenseTracker: Resource = {
  id: 'tax-deductible-expense-tracker',
  title: 'Tax Deductible Expense Tracker',
  description:
    'Write down expenses during the year; the workbook adds them up by kind and compares them with the federal limits of 2026.',
  category: 'Template',
  rating: 4.8,
  featured: true,
  tags: ['expenses', 'deductions', 'commute', 'spreadsheet'],
  format: 'xlsx',
  fileName: 'tax-deductible-expense-tracker-2026.xlsx',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: {
    motif: 'ledger',
    seed: 'tax-deductible-expense-tracker',
    alt: 'Bars to the left and right of an axis, one bar red',
  },
  body: {
    kind: 'template',
    lead: 'Three sheets: expenses, limits, commute. Grey cells compute, white cells are yours.',
    sheets: [
      {
        name: 'Expenses',
        title: 'Expenses 2026',
        explanation: 'One line per payment. Choose the kind from the list; the sheet Limits adds up by kind.',
        summary: [
          { label: 'Total', type: 'money', formula: 'SUM(E{first}:E{last})' },
          { label: 'Of which with receipt', type: 'money', formula: 'SUMIF(F{first}:F{last},"yes",E{first}:E{last})' },
          { label: 'Receipts missing', type: 'number', formula: 'COUNTIF(F{first}:F{last},"no")' },
        ],
        columns: [
          { header: 'Date', type: 'date', width: 12 },
          { header: 'Kind', type: 'choice', width: 26, choices: categories },
          { header: 'What', type: 'text', width: 36 },
          { header: 'Person', type: 'text', width: 16 },
          { header: 'Amount CHF', type: 'money', width: 14 },
          { header: 'Receipt', type: 'choice', width: 10, choices: ['yes', 'no'] },
        ],
        rows: [],
        rowCount: 200,
      },
      {
        name: 'Limits',
        title: 'Sum by kind and federal limit 2026',
        explanation: 'Deductible is the smaller of sum and limit. Without a fixed limit, read the remark.',
        summary: [
          { label: 'Net income (for the 5 % threshold)', type: 'money', input: 90000 },
          { label: 'Threshold for medical costs', type: 'money', formula: 'B4*0.05' },
          {
            label: 'Deductible in all, as far as computed',
            type: 'money',
            formula: 'SUM(D{first}:D{last})',
          },
        ],
        columns: [
          { header: 'Kind', type: 'text', width: 34 },
          {
            header: 'Your sum',
            type: 'money',
            width: 14,
            formula:
              'SUMIF(Expenses!B{Expenses.first}:B{Expenses.last},A{row},Expenses!E{Expenses.first}:E{Expenses.last})',
          },
          { header: 'Limit', type: 'money', width: 14 },
          {
            header: 'Deductible',
            type: 'money',
            width: 14,
            formula:
              'IF(A{row}="Medical costs",MAX(0,B{row}-$B$5),IF(A{row}="Donations",IF(B{row}<100,0,MIN(B{row},$B$4*0.2)),IF(C{row}="",B{row},MIN(B{row},C{row}))))',
          },
          { header: 'Remark', type: 'text', width: 60 },
        ],
        rows: limits.map(([kind, limit, remark]) => [kind, null, limit, null, remark]),
        rowCount: limits.length,
      },
      {
        name: 'Commute',
        title: 'Commute by month',
        explanation: 'Days at the workplace, public transport or kilometres. The rate per kilometre can be changed.',
        summary: [
          { label: 'Rate per kilometre, CHF', type: 'money', input: 0.7 },
          { label: 'Cost of the year', type: 'money', formula: 'SUM(E{first}:E{last})' },
          { label: 'Deductible, direct federal tax', type: 'money', formula: 'MIN(B5,3300)' },
        ],
        columns: [
          { header: 'Month', type: 'text', width: 34 },
          { header: 'Days', type: 'number', width: 10 },
          { header: 'Kilometres per day, there and back', type: 'number', width: 16 },
          { header: 'Public transport CHF', type: 'money', width: 16 },
          { header: 'Cost', type: 'money', width: 14, formula: 'B{row}*C{row}*$B$4+D{row}' },
        ],
        rows: [
          ['January', null, null, null, null],
          ['February', null, null, null, null],
          ['March', null, null, null, null],
          ['April', null, null, null, null],
          ['May', null, null, null, null],
          ['June', null, null, null, null],
          ['July', null, null, null, null],
          ['August', null, null, null, null],
          ['September', null, null, null, null],
          ['October', null, null, null, null],
          ['November', null, null, null, null],
          ['December', null, null, null, null],
        ],
        rowCount: 12,
      },
    ],
  },
}
