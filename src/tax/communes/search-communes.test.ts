import { describe, expect, test } from 'vitest'
import { communes } from '#tax/figures.server.ts'
import { searchCommunes } from './search-communes.ts'

const index = communes(2026)
if ('ok' in index) throw new Error('not published')
const names = (query: string, most?: number) => searchCommunes(index, query, most).map(({ name }) => name)

test.each([
  ['2502', 'Biel/Bienne'],
  ['8001', 'Zürich'],
  ['1003', 'Lausanne'],
  ['biel', 'Biel/Bienne'],
  ['Bienne', 'Biel/Bienne'],
  ['zuerich', 'Zürich'],
  ['Zürich', 'Zürich'],
  ['zurich', 'Zürich'],
  ['geneve', 'Genève'],
  ['GENÈVE', 'Genève'],
  ['st. gallen', 'St. Gallen'],
  ['la chaux-de-fonds', 'La Chaux-de-Fonds'],
  ['Wabern', 'Köniz'],
  ['Lugano', 'Lugano'],
])('%s finds %s first', (query, name) => {
  expect(names(query)[0]).toBe(name)
})

describe('queries without a match', () => {
  test.each(['', 'x', '9', '0000', 'nirgendwo', '   '])('%j', (query) => {
    expect(names(query)).toEqual([])
  })
})

test('a postcode shared by several communes lists all of them', () => {
  expect(names('5000').length).toBeGreaterThan(1)
  expect(names('5000')[0]).toBe('Aarau')
})

test('at most the requested number of communes is returned', () => {
  expect(names('be', 3)).toHaveLength(3)
})

test('a year without figures is reported as not published', () => {
  expect(communes(2031)).toEqual({ ok: false, reason: 'not-published', year: 2031 })
})
