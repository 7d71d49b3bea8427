import { expect, test } from 'vitest'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'

import { type Figure, linesOf } from './figure.ts'
import { allFigureCodes, codeEntered, figureCodes, figureGroups, groupOf } from './figure-codes.ts'
import { worksheetOf } from './worksheet.ts'

const figure = (requested: Partial<Figure>): Figure => ({
  ...{ lineId: 'a', version: 1, code: 'salary', label: '', person: 'client', amountCents: 100, source: 'adviser' },
  ...{
    documentId: null,
    filename: null,
    page: null,
    statementId: null,
    statementLine: null,
    original: null,
    note: '',
    state: 'confirmed',
    byName: null,
    createdAt: new Date(0),
  },
  ...requested,
})

test('figure numbers are unique and rise in the order of the return', () => {
  const numbers = allFigureCodes.map((code) => figureCodes[code].number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const groups = allFigureCodes.map((code) => figureGroups.indexOf(groupOf(code)))
  expect(groups).toEqual(groups.toSorted((a, b) => a - b))
})

test.each([
  ['100', 'salary'],
  [`100 ${returnTexts.figure.codes.salary}`, 'salary'],
  ['pillar 3A', 'pillar-3a'],
  ['Pill', 'pillar-3a'],
  ['interest on accounts', null],
  ['999', null],
  [' ', null],
])('entering %j selects %s', (submitted, code) => {
  expect(codeEntered(submitted, t(returnTexts.figure).codes)).toBe(code)
})

test('the newest version of a line applies, and a replaced line is left out', () => {
  const rows = [
    figure({ version: 2, amountCents: 300 }),
    figure({}),
    figure({ lineId: 'b' }),
    figure({ lineId: 'b', version: 2, state: 'replaced' }),
  ]
  const lines = linesOf(rows)
  expect(lines.map(({ lineId, amountCents }) => [lineId, amountCents])).toEqual([['a', 300]])
  expect(lines[0]?.earlier.map(({ version }) => version)).toEqual([1])
})

test('lines are matched with last year’s by label, and lines without an amount are in no total', () => {
  const now = linesOf([
    figure({ lineId: 'a', code: 'accounts', label: 'Bank A', amountCents: 5_000 }),
    figure({ lineId: 'b', code: 'accounts', label: 'Bank B', amountCents: null, state: 'proposed' }),
    figure({ lineId: 'c', code: 'salary', amountCents: 700, state: 'proposed' }),
  ])
  const last = linesOf([
    figure({ lineId: 'd', code: 'accounts', label: 'bank a', amountCents: 4_000 }),
    figure({ lineId: 'e', code: 'accounts', label: 'Bank C', amountCents: 9 }),
  ])
  const [income, asset] = worksheetOf(now, last)
  expect(income).toMatchObject({ group: 'income', sumCents: 700, lastSumCents: 0, toConfirm: 1 })
  expect(asset).toMatchObject({ group: 'asset', sumCents: 5_000, lastSumCents: 4_009, toConfirm: 0, toAsk: 1 })
  expect(asset?.rows.map(({ line, last }) => [line?.lineId, last?.lineId])).toEqual([
    ['a', 'd'],
    ['b', undefined],
    [undefined, 'e'],
  ])
})

test('the lines of a worksheet follow the return: by figure, then client, partner and both', () => {
  const lines = linesOf([
    figure({ lineId: 'c', code: 'meals', person: 'joint' }),
    figure({ lineId: 'a', code: 'meals', person: 'partner' }),
    figure({ lineId: 'b', code: 'meals' }),
    figure({ lineId: 'd', code: 'commuting', person: 'partner' }),
  ])
  const [deductions] = worksheetOf(lines, [])
  expect(deductions?.rows.map(({ line }) => line?.lineId)).toEqual(['d', 'b', 'a', 'c'])
})
