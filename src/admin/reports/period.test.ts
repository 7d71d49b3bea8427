import { expect, test } from 'vitest'
import { presetPeriod, readPeriod } from './period.ts'

const read = (query: string) => readPeriod(new URLSearchParams(query), '2026-11-22')

test('a period is read from the URL in either format and defaults to the last twelve months', () => {
  const defaults = { from: '2025-12', to: '2026-11' }
  expect(read('')).toEqual({ ...defaults, error: null })
  expect(read('from=2026-01&to=2026-03')).toEqual({ from: '2026-01', to: '2026-03', error: null })
  expect(read('from=1.2026&to=03.2026')).toEqual({ from: '2026-01', to: '2026-03', error: null })
  expect(read('to=2025-06')).toEqual({ from: '2024-07', to: '2025-06', error: null })
  expect(read('from=2026-13')).toEqual({ ...defaults, error: 'not-a-month' })
  expect(read('from=2026-05&to=2026-04')).toEqual({ ...defaults, error: 'turned-round' })
  expect(read('from=2020-01&to=2026-04')).toEqual({ ...defaults, error: 'too-long' })
})

test('preset periods cover this year and last year', () => {
  expect(presetPeriod('this-year', '2026-11-22')).toEqual({ from: '2026-01', to: '2026-11' })
  expect(presetPeriod('last-year', '2026-11-22')).toEqual({ from: '2025-01', to: '2025-12' })
})
