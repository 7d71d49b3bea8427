import type { Resource } from './resource.ts'

export const foreignIncomeWorksheet: Resource = {
  id: 'foreign-income-worksheet',
  title: 'Foreign Income Worksheet',
  description:
    'Converts income and assets into Swiss francs, separates the tax you reclaim abroad from the tax credited here, and allocates your debts.',
  category: 'Template',
  rating: 4.6,
  featured: false,
  tags: ['foreign income', 'exchange rates', 'debts', 'spreadsheet'],
  format: 'xlsx',
  fileName: 'foreign-income-worksheet-2026.xlsx',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: {
    illustration: 'overlap',
    seed: 'foreign-income-worksheet',
    alt: 'Two circles with a red overlap: two countries, one income',
  },
  body: {
    kind: 'template',
    lead: 'Enter the amounts in the foreign currency and the exchange rates published by the Federal Tax Administration (FTA).',
    sheets: [
      {
        name: 'Income',
        title: 'Income from abroad',
        explanation:
          'Exchange rate: the yearly average in francs for one unit of the currency. Treaty rate: the rate of tax that the other country may keep, often 15%.',
        summary: [
          { label: 'Gross income', type: 'money', formula: 'SUM(G{first}:G{last})' },
          { label: 'To reclaim abroad', type: 'money', formula: 'SUM(K{first}:K{last})' },
          { label: 'To be credited in Switzerland', type: 'money', formula: 'SUM(L{first}:L{last})' },
          { label: 'Credit possible (more than CHF 100)', type: 'text', formula: 'IF(B6>100,"yes","no")' },
        ],
        columns: [
          { header: 'Country', type: 'text', width: 34 },
          {
            header: 'Type',
            type: 'choice',
            width: 16,
            choices: ['Dividend', 'Interest', 'Rent', 'Pension', 'Salary', 'Other'],
          },
          { header: 'Payer', type: 'text', width: 26 },
          { header: 'Currency', type: 'text', width: 10 },
          { header: 'Gross, foreign currency', type: 'number', width: 14 },
          {
            header: 'Exchange rate',
            type: 'number',
            width: 10,
            hint: 'Francs for ONE unit. The FTA’s list shows some currencies for 100 units.',
          },
          { header: 'Gross CHF', type: 'money', width: 14, formula: 'ROUND(E{row}*F{row},2)' },
          { header: 'Tax withheld, foreign currency', type: 'number', width: 16 },
          { header: 'Tax CHF', type: 'money', width: 14, formula: 'ROUND(H{row}*F{row},2)' },
          {
            header: 'Treaty rate',
            type: 'percent',
            width: 12,
            hint: 'The rate that the other country may keep under the treaty, for example 15%. Leave this blank if there is no treaty.',
          },
          {
            header: 'Reclaim abroad',
            type: 'money',
            width: 16,
            formula: 'IF(J{row}="",0,ROUND(MAX(0,I{row}-G{row}*J{row}),2))',
          },
          {
            header: 'Credit in Switzerland',
            type: 'money',
            width: 14,
            formula: 'IF(J{row}="",0,IF(OR(B{row}="Dividend",B{row}="Interest"),ROUND(MIN(I{row},G{row}*J{row}),2),0))',
          },
        ],
        rows: [],
        rowCount: 60,
      },
      {
        name: 'Assets',
        title: 'Assets on 31 December',
        explanation:
          'Enter all assets, including those in Switzerland, before deducting debts. Use the year-end exchange rate.',
        summary: [
          { label: 'Total assets', type: 'money', formula: 'SUM(G{first}:G{last})' },
          {
            label: 'Of which property and business assets abroad',
            type: 'money',
            formula: 'SUMIF(C{first}:C{last},"taxed abroad",G{first}:G{last})',
          },
          { label: 'Share abroad', type: 'percent', formula: 'IF(B4=0,0,B5/B4)' },
        ],
        columns: [
          { header: 'Asset', type: 'text', width: 36 },
          { header: 'Country', type: 'text', width: 18 },
          { header: 'Taxed where', type: 'choice', width: 16, choices: ['taxed here', 'taxed abroad'] },
          { header: 'Currency', type: 'text', width: 10 },
          { header: 'Value, foreign currency', type: 'number', width: 16 },
          {
            header: 'Exchange rate',
            type: 'number',
            width: 10,
            hint: 'Francs for ONE unit on 31 December. Enter 1 for Swiss francs.',
          },
          { header: 'Value CHF', type: 'money', width: 16, formula: 'ROUND(E{row}*F{row},0)' },
        ],
        rows: [],
        rowCount: 60,
      },
      {
        name: 'Debts',
        title: 'Debts and interest, allocated by assets',
        explanation:
          'Enter all debts and interest, in Switzerland and abroad. They are allocated according to the share of assets abroad on the Assets sheet.',
        summary: [
          { label: 'Debts', type: 'money', formula: 'SUM(C{first}:C{last})' },
          { label: 'Interest', type: 'money', formula: 'SUM(D{first}:D{last})' },
          { label: 'Debts allocated abroad', type: 'money', formula: 'ROUND(B4*Assets!B6,0)' },
          { label: 'Debts deductible here', type: 'money', formula: 'B4-B6' },
          { label: 'Interest allocated abroad', type: 'money', formula: 'ROUND(B5*Assets!B6,0)' },
          { label: 'Interest deductible here', type: 'money', formula: 'B5-B8' },
        ],
        columns: [
          { header: 'Creditor', type: 'text', width: 36 },
          { header: 'Secured by', type: 'text', width: 26 },
          { header: 'Balance 31 Dec CHF', type: 'money', width: 18 },
          { header: 'Interest for the year CHF', type: 'money', width: 20 },
        ],
        rows: [],
        rowCount: 20,
      },
    ],
  },
}
