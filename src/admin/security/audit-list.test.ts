import { expect, test } from 'vitest'
import { detailInWords } from './audit-list.tsx'

test('details that are part of the object name are not repeated', () => {
  expect(detailInWords({ label: '2026-00004', lines: 2 }, 'Invoice 2026-00004')).toBe('lines: 2')
})

test.each([
  [{}, '–'],
  [{ from: 'received', to: 'in_conversation' }, 'from: received, to: in conversation'],
  [{ way: 'password' }, 'by: password'],
  [{ actedFor: 'Luca Moser' }, 'for: Luca Moser'],
  [{ known: false, none: null }, 'known address: no'],
  [{ paidCents: 4900 }, 'paid: CHF\u00a049.00'],
  [{ startsAt: '2026-11-30T15:30:00.000Z', dueOn: '2026-12-01' }, 'starts at: 30 Nov 2026, 16:30, due on: 1 Dec 2026'],
  [
    { label: '2026-00004', kind: 'case-talk', file: 'return-2025.pdf' },
    'label: 2026-00004, kind: case talk, file: return-2025.pdf',
  ],
])('the details %o are shown as %s', (detail, text) => {
  expect(detailInWords(detail)).toBe(text)
})
