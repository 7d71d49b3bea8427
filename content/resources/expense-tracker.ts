import type { Resource } from './resource.ts'

/** Expense categories except commuting, which has a sheet of its own. */
const categories = [
  'Meals',
  'Other work expenses',
  'Training',
  'Childcare',
  'Medical costs',
  'Disability costs',
  'Donations',
  'Property maintenance',
  'Pillar 3a',
  'Pension fund buy-in',
  'Debt interest',
] as const

/** Each row: category, federal limit for 2026 in francs per person or child (null if none is fixed), note. */
const limits: readonly (readonly [string, number | null, string])[] = [
  ['Commute', 3300, 'From the Commute sheet. Enter how many people commute (1 or 2). Cantons often allow more'],
  ['Meals', 3200, 'If there is a canteen, change the limit to CHF 1,600'],
  [
    'Other work expenses',
    null,
    'At least the flat rate: 3% of net salary, between CHF 2,000 and CHF 4,000. To deduct more, you must prove all costs',
  ],
  ['Training', 13000, 'Limit per person'],
  ['Childcare', 25800, 'Per child under 14: enter the number of children'],
  ['Medical costs', null, 'Only costs above 5% of net income'],
  ['Disability costs', null, 'In full, with no threshold'],
  ['Donations', null, 'From CHF 100 in total, at most 20% of net income'],
  ['Property maintenance', null, 'Until tax year 2028. Compare with the flat rate of 10% or 20% of the rent'],
  ['Pillar 3a', 7258, 'Per person with a pension fund. Without one: 20% of net earned income, at most CHF 36,288'],
  ['Pension fund buy-in', null, 'Up to the amount on your pension certificate'],
  ['Debt interest', null, 'Up to your investment income plus CHF 50,000'],
]

export const expenseTracker: Resource = {
  id: 'tax-deductible-expense-tracker',
  title: 'Tax Deductible Expense Tracker',
  description:
    'Enter your expenses during the year. The workbook adds them up by category and compares them with the federal limits for 2026.',
  category: 'Template',
  rating: 4.8,
  featured: true,
  tags: ['expenses', 'deductions', 'commute', 'spreadsheet'],
  format: 'xlsx',
  fileName: 'tax-deductible-expense-tracker-2026.xlsx',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: {
    illustration: 'ledger',
    seed: 'tax-deductible-expense-tracker',
    alt: 'Bars to the left and right of an axis, one bar red',
  },
  body: {
    kind: 'template',
    lead: 'Three sheets: expenses, limits and commute. Fill in the white cells; the grey cells are calculated automatically.',
    sheets: [
      {
        name: 'Expenses',
        title: 'Expenses 2026',
        explanation:
          'Enter each payment on a separate line and choose a category from the list. The Limits sheet adds up each category. Enter commuting costs, including travel passes, only on the Commute sheet. Keep every receipt.',
        summary: [
          { label: 'Total', type: 'money', formula: 'SUM(E{first}:E{last})' },
          {
            label: 'Of which with a receipt',
            type: 'money',
            formula: 'SUMIF(F{first}:F{last},"yes",E{first}:E{last})',
          },
          { label: 'Receipts missing', type: 'number', formula: 'COUNTIF(F{first}:F{last},"no")' },
        ],
        columns: [
          { header: 'Date', type: 'date', width: 12 },
          { header: 'Category', type: 'choice', width: 26, choices: categories },
          { header: 'Description', type: 'text', width: 36 },
          { header: 'Person', type: 'text', width: 16 },
          { header: 'Amount CHF', type: 'money', width: 14 },
          { header: 'Receipt', type: 'choice', width: 10, choices: ['yes', 'no'] },
        ],
        rows: [],
        rowCount: 200,
      },
      {
        name: 'Limits',
        title: 'Totals by category and federal limits for 2026',
        explanation:
          'You can deduct your total, or the limit multiplied by the number of people, whichever is lower. If there is no fixed limit, read the note. Enter your own net salary and net income first.',
        summary: [
          {
            label: 'Net salary, first person',
            type: 'money',
            input: 0,
            hint: 'Salary certificate, box 11. This determines the flat rate for other work expenses.',
          },
          { label: 'Net salary, second person', type: 'money', input: 0, hint: 'Leave this at 0 if you live alone.' },
          {
            label: 'Net income, household',
            type: 'money',
            input: 0,
            hint: 'All income less work expenses, interest and the other general deductions. Use the amount in your last tax assessment.',
          },
          { label: 'Threshold for medical costs', type: 'money', formula: 'B6*0.05' },
          {
            label: 'Flat rate for other work expenses',
            type: 'money',
            formula: 'MIN(B4,MIN(4000,MAX(2000,B4*0.03)))+MIN(B5,MIN(4000,MAX(2000,B5*0.03)))',
          },
          {
            label: 'Total deductible (categories calculated here)',
            type: 'money',
            formula: 'SUM(E{first}:E{last})',
          },
        ],
        columns: [
          { header: 'Category', type: 'text', width: 34 },
          {
            header: 'Your total',
            type: 'money',
            width: 14,
            formula:
              'IF(A{row}="Commute",Commute!B5,SUMIF(Expenses!B{Expenses.first}:B{Expenses.last},A{row},Expenses!E{Expenses.first}:E{Expenses.last}))',
          },
          {
            header: 'Limit per person',
            type: 'money',
            width: 14,
            hint: 'Direct federal tax 2026. Change it for your canton.',
          },
          { header: 'People', type: 'number', width: 10, hint: 'How many people or children the limit applies to.' },
          {
            header: 'Deductible',
            type: 'money',
            width: 14,
            formula:
              'IF(A{row}="Medical costs",MAX(0,B{row}-$B$7),IF(A{row}="Other work expenses",MAX(B{row},$B$8),IF(A{row}="Donations",IF(B{row}<100,0,MIN(B{row},$B$6*0.2)),IF(C{row}="",B{row},MIN(B{row},C{row}*D{row})))))',
          },
          { header: 'Note', type: 'text', width: 60 },
        ],
        rows: limits.map(([category, limit, note]) => [category, null, limit, limit === null ? null : 1, null, note]),
        rowCount: limits.length,
      },
      {
        name: 'Commute',
        title: 'Commute by month',
        explanation:
          'Enter the days at your workplace and either the cost of public transport (pass or tickets for the month) or the kilometres by car. You can deduct car costs only if there is a reason: no public transport, more than an hour saved a day, or illness. The cost is carried over to the Limits sheet.',
        summary: [
          {
            label: 'Rate per kilometre',
            type: 'money',
            input: 0.75,
            hint: 'Own car, direct federal tax from 2026: CHF 0.75. Cantons may use a different rate.',
          },
          { label: 'Cost for the year', type: 'money', formula: 'SUM(E{first}:E{last})' },
          { label: 'Deductible for one person, federal tax', type: 'money', formula: 'MIN(B5,3300)' },
        ],
        columns: [
          { header: 'Month', type: 'text', width: 34 },
          { header: 'Days', type: 'number', width: 10 },
          { header: 'Kilometres per day, both ways', type: 'number', width: 16 },
          { header: 'Public transport CHF', type: 'money', width: 16 },
          { header: 'Cost CHF', type: 'money', width: 14, formula: 'B{row}*C{row}*$B$4+D{row}' },
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
