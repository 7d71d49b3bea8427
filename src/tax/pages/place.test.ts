import { describe, expect, test } from 'vitest'
import { figuresOnDisk } from '#tax/figures.server.ts'
import type { Canton } from '#tax/figures.ts'
import { findPlace } from './place.ts'

const find = (requested: { canton?: Canton; commune?: string; choice?: string; year?: number; isWhole?: boolean }) =>
  findPlace(figuresOnDisk, { year: 2026, ...requested })

describe('a commune is found by', () => {
  test.each([
    ['its name', { commune: 'Zürich' }, 'Zürich'],
    ['its name without accents, in capitals', { commune: 'ZURICH' }, 'Zürich'],
    ['its name spelled out', { commune: 'Zuerich' }, 'Zürich'],
    ['one of its two names', { commune: 'biel' }, 'Biel/Bienne'],
    ['its postcode', { commune: '2502' }, 'Biel/Bienne'],
    ['its name followed by the canton', { commune: 'Wald (ZH)' }, 'Wald (ZH)'],
    ['a shared name with the selected canton', { commune: 'Wald', canton: 'ZH' }, 'Wald (ZH)'],
    ['the choice among several communes', { commune: 'Wald', choice: 'Wald (BE)' }, 'Wald (BE)'],
    ['its canton alone, as the capital', { canton: 'BE' }, 'Bern'],
  ] as const)('%s', (_how, requested, name) => {
    const found = find(requested)
    expect(found.ok && found.place.commune.name).toBe(name)
  })
})

test('the capital assumed without a commune is noted', () => {
  const found = find({ canton: 'TI' })
  expect(found.ok && found.place.notes).toMatchObject([{ code: 'capital', values: { commune: 'Bellinzona' } }])
})

test('a commune outside the selected canton is accepted and noted', () => {
  const found = find({ canton: 'BE', commune: 'Zug' })
  expect(found).toMatchObject({ ok: true, place: { canton: 'ZG' } })
  expect(found.ok && found.place.notes).toEqual([
    { code: 'other-canton', values: { commune: 'Zug', used: 'ZG', requested: 'BE' } },
  ])
})

describe('no commune is found if', () => {
  test('several communes match', () => {
    expect(find({ commune: 'wald' })).toMatchObject({
      ok: false,
      errors: { commune: 'place-ambiguous' },
      choices: ['Wald (AR)', 'Wald (BE)', 'Wald (ZH)'],
    })
  })

  test('a postcode is shared by several communes', () => {
    expect(find({ commune: '1700' })).toMatchObject({ ok: false, choices: ['Fribourg', 'Düdingen', 'Tafers'] })
  })

  test('none matches', () => {
    expect(find({ commune: 'Atlantis' })).toMatchObject({
      ok: false,
      errors: { commune: { code: 'place-unmatched', values: { requested: 'Atlantis' } } },
      choices: [],
    })
  })

  test('neither commune nor canton is given', () => {
    expect(find({})).toMatchObject({ ok: false, errors: { commune: 'place-missing' } })
  })

  test('the year has no figures', () => {
    expect(find({ canton: 'BE', year: 2027 })).toMatchObject({
      ok: false,
      errors: { year: { code: 'year-not-published', values: { year: 2027 } } },
    })
  })
})

describe('with isWhole only full names are accepted', () => {
  const whole = (commune: string) => {
    const found = find({ commune, isWhole: true })
    return found.ok ? found.place.commune.name : null
  }

  test.each([
    ['Zürich', 'Zürich'],
    ['zuerich', 'Zürich'],
    ['Bienne', 'Biel/Bienne'],
    ['biel/bienne', 'Biel/Bienne'],
    ['2502', 'Biel/Bienne'],
    ['Wald (ZH)', 'Wald (ZH)'],
    ['Wengen', 'Lauterbrunnen'], // Wengen is not a commune, but a place in the commune of Lauterbrunnen.
  ])('%s is %s', (submitted, name) => expect(whole(submitted)).toBe(name))

  test.each([
    ['Berlin', 'Berlingen'],
    ['Como', 'Onsernone'],
    ['Bari', 'Bäriswil'],
  ])('%s does not match %s, although a prefix search finds it', (submitted, begun) => {
    const found = find({ commune: submitted })
    expect(found.ok && found.place.commune.name).toBe(begun)
    expect(whole(submitted)).toBeNull()
  })

  test.each(['Wald', '25', 'B', '', '1700'])('%j is not resolved', (submitted) => expect(whole(submitted)).toBeNull())
})
