import { expect, test } from 'vitest'
import { inOrderOf } from './document-order.ts'

const items = ['salary', 'rent', 'bank'].map((id) => ({ id }))
const document = (id: string, checklistItemId: string | null) => ({ id, checklistItemId })

test('documents are grouped by item in order of arrival; those without an item come first', () => {
  const documents = [
    document('1', 'bank'),
    document('2', null),
    document('3', 'salary'),
    document('4', 'gone'),
    document('5', 'salary'),
    document('6', null),
  ]
  expect(inOrderOf(items, documents).map(({ id }) => id)).toEqual(['2', '4', '6', '3', '5', '1'])
  expect(documents.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(inOrderOf([], documents).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6'])
})
