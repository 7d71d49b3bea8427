import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressesOf, queryOf, readListState, savedParams } from './address.ts'
import { defineList, shownColumns } from './list.ts'
import { currentTab, filterChips } from './ui/list-view.tsx'

const animals = defineList<{ id: string }>()({
  name: 'animals',
  isLarge: false,
  title: 'Animals',
  path: '/admin/animals',
  right: 'admin.use',
  filters: {
    q: { kind: 'search', label: 'Search' },
    state: { kind: 'choice', label: 'State', by: 'tabs', options: () => options(['awake', 'asleep']) },
    tame: { kind: 'flag', label: 'Tame', by: 'tabs' },
    keeper: { kind: 'choice', label: 'Keeper' },
    since: { kind: 'day', label: 'Since' },
    herd: { kind: 'text', label: 'Herd', by: 'links' },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    { key: 'awake', label: 'Awake', set: { state: 'awake' } },
    { key: 'tame', label: 'Tame', set: { tame: '1' } },
  ],
  sorts: { age: 'ascending', name: 'descending' },
  sort: 'age',
  columns: ['name', 'age', 'legs'].map((key) => ({
    key,
    header: key,
    rowHeader: key === 'name',
    extra: key === 'legs',
    cell: () => key,
  })),
  empty: { title: 'None', text: 'None.' },
})

function options(values: string[]) {
  return values.map((value) => ({ value, label: value.toUpperCase() }))
}

const given = { choices: { keeper: options(['ana', 'ben']) } }
const text = fc.string({ minLength: 1, maxLength: 100 }).filter((written) => /^\S(.*\S)?$/u.test(written))
const plain = text.map((written) => written.replace(/\p{Cc}/gu, 'x'))
const filters = fc.record(
  {
    q: plain,
    state: fc.constantFrom('awake', 'asleep'),
    tame: fc.constant('1'),
    keeper: fc.constantFrom('ana', 'ben'),
    since: fc.constantFrom('2026-11-21', '2024-02-29'),
    herd: plain,
  },
  { requiredKeys: [] },
)
const states = fc.record({
  filters,
  sort: fc.constantFrom('age' as const, 'name' as const),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
  columns: fc.constantFrom(null, ['age'], ['name', 'legs']),
})

describe('list state and chips', () => {
  test('every list state survives a round trip through the URL', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = queryOf(animals, state, given).toString()
        expect(readListState(animals, new URLSearchParams(address), given)).toEqual({ ...state, cursor: null })
      }),
    )
  })

  test('each chip removes only its own filter; filters of the tab have no chip', () => {
    fc.assert(
      fc.property(states, ({ filters: chosen, ...state }) => {
        const search = queryOf(animals, { ...state, filters: chosen }, given).toString()
        const chips = filterChips(animals, chosen, given)
        const ofTab = Object.keys(currentTab(animals, chosen)?.set ?? {})
        expect(chips.map(({ name }) => name).toSorted()).toEqual(
          Object.keys(chosen)
            .filter((name) => !ofTab.includes(name))
            .toSorted(),
        )
        for (const { name, change } of chips) {
          const [, rest = ''] = addressesOf(animals.path, search, false)(change).split('?')
          const { [name as keyof typeof chosen]: _, ...others } = chosen
          expect(readListState(animals, new URLSearchParams(rest), given).filters).toEqual(others)
        }
      }),
    )
  })

  test('chips show labels and formatted values', () => {
    const content = filterChips(animals, { keeper: 'ana', since: '2026-11-21', tame: '1', state: 'awake' }, given)
    expect(content.map(({ text }) => text)).toEqual(['State: AWAKE', 'Tame', 'Keeper: ANA', 'Since: 21 Nov 2026'])
  })
})

describe('parameters and columns', () => {
  test.each([
    'state=dead&tame=yes&keeper=eve&since=31.02.2026&q=%20&sort=drop&column=tail&after=x&before=%5B1%5D',
    'q=%00%0d&sort=--age&after=%5B%221%22%5D&herd=%20%20',
  ])('invalid URL parameters are ignored: %s', (address) => {
    expect(readListState(animals, new URLSearchParams(address), given)).toEqual({
      filters: {},
      sort: 'age',
      direction: 'ascending',
      columns: null,
      cursor: null,
    })
  })

  test('a default filter applies until another value is chosen, and has no chip', () => {
    const fallen = { ...given, fallbacks: { state: 'awake' } as const }
    expect(readListState(animals, new URLSearchParams(), fallen).filters).toEqual({ state: 'awake' })
    expect(readListState(animals, new URLSearchParams('state=asleep'), fallen).filters).toEqual({ state: 'asleep' })
    expect(filterChips(animals, { state: 'awake' }, fallen)).toEqual([])
  })

  test('a form retains list parameters without a field, but not the page', () => {
    expect(savedParams('q=a&state=awake&column=age&column=legs&after=x&note=y&case=1', ['q'])).toEqual([
      ['state', 'awake'],
      ['column', 'age'],
      ['column', 'legs'],
    ])
  })

  test('the row header column is always shown, extra columns only if chosen', () => {
    const keys = (chosen: string[] | null) => shownColumns(animals.columns, chosen).map(({ key }) => key)
    expect(keys(null)).toEqual(['name', 'age'])
    expect(keys(['legs'])).toEqual(['name', 'legs'])
  })
})
