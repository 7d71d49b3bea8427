import { describe, expect, test } from 'vitest'
import { factsOf, type ProfileFacts, type RetainedFacts } from './facts-of.ts'

const noSaved: RetainedFacts = {
  ...{ version: 1, communeId: null, commune: null, civilStatus: null, childrenBorn: null, confession: null },
  ...{ birthYear: null, partnerBirthYear: null, isPartYear: null },
  ...{ arrivedOn: null, leftOn: null, livesAbroad: null, worldIncomeCents: null, worldAssetsCents: null },
}
const unanswered = {
  ...{ communeId: null, civilStatus: null, childrenBorn: null, confession: null },
  isPartYear: null,
  stay: null,
}
const lived = (sinceOn: string | null, communeId: number | null = 371, country = 'CH') => ({
  ...{ sinceOn, communeId, country, commune: null },
})
const profile: ProfileFacts = { civilStatus: 'married', childrenBorn: [2015], addresses: [lived('2020-01-01')] }
const answered = {
  ...{ communeId: 351, civilStatus: 'single', childrenBorn: [2018], confession: 'protestant', isPartYear: true },
} as const

describe('precedence: adviser’s entry, client’s answers, profile', () => {
  test.each([
    [
      'only the profile',
      null,
      null,
      { communeId: 371, civilStatus: 'married', childrenBorn: [2015], confession: null, isPartYear: false },
    ],
    [
      'answers override the profile',
      null,
      answered,
      { communeId: 351, civilStatus: 'single', childrenBorn: [2018], confession: 'protestant', isPartYear: true },
    ],
    [
      'one fact of the adviser overrides its answer',
      { ...noSaved, communeId: 261 },
      answered,
      { communeId: 261, civilStatus: 'single', isPartYear: true },
    ],
    [
      'empty values of the adviser override answers',
      { ...noSaved, isPartYear: false, childrenBorn: [] },
      answered,
      { isPartYear: false, childrenBorn: [] },
    ],
    ['an empty entry of the adviser falls back to the profile', noSaved, null, { communeId: 371, birthYear: null }],
  ] as const)('%s', (_name, saved, content, facts) => {
    expect(factsOf(2025, saved as RetainedFacts | null, content as never, profile)).toMatchObject({
      taxYear: 2025,
      ...facts,
    })
  })

  test('an unknown civil status in the profile gives null', () => {
    expect(factsOf(2025, null, null, { ...profile, civilStatus: 'complicated' }).civilStatus).toBeNull()
  })
})

describe('children of the profile', () => {
  test.each([
    [2025, true],
    [2026, false], // not yet born in 2025
    [2008, true], // turns 17 in 2025
    [2007, false], // turns 18 in 2025; whether in education is unknown
  ])('a child born in %d is included: %s', (born, counts) => {
    const facts = factsOf(2025, null, null, { ...profile, childrenBorn: [born] })
    expect(facts.childrenBorn).toEqual(counts ? [born] : [])
  })
})

describe('residence at the end of the year (StHG Art. 4b)', () => {
  const addresses = [lived('2026-01-01', 3), lived('2025-12-31', 2), lived('2020-05-01', 1)]
  test.each([
    [2026, 3],
    [2025, 2],
    [2024, 1],
    [2020, 1],
    [2019, null],
  ])('in %d the commune is %j', (year, communeId) => {
    expect(factsOf(year, null, null, { ...profile, addresses }).communeId).toBe(communeId)
  })

  test('an address without a start date applies to all earlier days', () => {
    const addresses = [lived(null, 9), lived('2020-01-01', 1)]
    expect(factsOf(2000, null, null, { ...profile, addresses }).communeId).toBe(9)
  })

  test('without an address the commune is unknown', () => {
    expect(factsOf(2025, null, null, { ...profile, addresses: [] })).toMatchObject({
      communeId: null,
      isPartYear: false,
    })
  })
})

describe('residence for part of the year', () => {
  test.each([
    ['arrived during the year', [lived('2025-04-01'), lived('2010-01-01', null, 'DE')], true],
    ['arrived on the last day of the year', [lived('2025-12-31'), lived('2010-01-01', null, 'DE')], true],
    ['arrived on the first day of the year', [lived('2025-01-01'), lived('2010-01-01', null, 'DE')], false],
    ['arrived the year before', [lived('2024-12-31'), lived('2010-01-01', null, 'DE')], false],
    ['arrived the year after', [lived('2026-01-01'), lived('2010-01-01', null, 'DE')], false],
    ['left during the year', [lived('2025-07-01', null, 'FR'), lived('2010-01-01')], true],
    ['moved within the country', [lived('2025-07-01', 261), lived('2010-01-01')], false],
    ['moved between foreign countries', [lived('2025-07-01', null, 'FR'), lived('2010-01-01', null, 'DE')], false],
    ['no earlier address', [lived('2025-07-01')], false],
    [
      'arrived and left during the year',
      [lived('2025-09-01', null, 'FR'), lived('2025-02-01'), lived(null, null, 'DE')],
      true,
    ],
  ] as const)('%s: %s', (_name, addresses, isPartYear) => {
    expect(factsOf(2025, null, null, { ...profile, addresses }).isPartYear).toBe(isPartYear)
  })

  test('two stays in a year have no dates, so their tax is not computed', () => {
    const back = [lived('2025-12-01', null, 'FR'), lived('2025-09-01'), lived('2025-03-01', null, 'FR'), lived(null)]
    const { isPartYear, arrivedOn, leftOn } = factsOf(2025, null, null, { ...profile, addresses: back })
    expect({ isPartYear, arrivedOn, leftOn }).toEqual({ isPartYear: true, arrivedOn: null, leftOn: null })
  })

  const left = [lived('2025-09-01', null, 'FR'), lived('2025-02-01', 261), lived(null, null, 'DE')]
  const ofProfile = { arrivedOn: '2025-02-01', leftOn: '2025-09-01' }
  const answer = { ...answered, communeId: null, stay: { arrivedOn: null, leftOn: '2025-08-15' } }
  test.each([
    ['of the addresses', null, null, ofProfile],
    ['of the client’s answers', null, answer, answer.stay],
    ['of the adviser', { ...noSaved, isPartYear: true, arrivedOn: '2025-03-01' }, answer, { arrivedOn: '2025-03-01' }],
    ['of the answers if the adviser enters none', { ...noSaved, isPartYear: true }, answer, answer.stay],
    ['none of a whole year', { ...noSaved, isPartYear: false }, answer, { isPartYear: false }],
  ] as const)('the days are those %s', (_name, saved, content, stay) => {
    expect(factsOf(2025, saved, content as never, { ...profile, addresses: left })).toMatchObject(stay)
  })

  test('a client who left is taxed at the last Swiss home', () => {
    expect(factsOf(2025, null, null, { ...profile, addresses: left }).communeId).toBe(261)
  })
})

describe('residence abroad', () => {
  const stated = { cantons: ['BE' as const], livesAbroad: true, worldIncomeCents: 18_000_000, worldAssetsCents: null }
  const elsewhere = (saved: Partial<RetainedFacts>, answered?: typeof stated) =>
    factsOf(2025, { ...noSaved, ...saved }, { ...unanswered, ...(answered && { elsewhere: answered }) }, profile)
      .elsewhere

  test.each([
    ['the adviser enters nothing: the client’s answers apply', {}, stated],
    [
      'an amount of the adviser replaces that of the client',
      { livesAbroad: true, worldIncomeCents: 100 },
      { ...stated, worldIncomeCents: 100 },
    ],
    [
      'a resident according to the adviser has no worldwide amounts',
      { livesAbroad: false },
      { ...stated, livesAbroad: false, worldIncomeCents: null },
    ],
  ])('%s', (_, saved, expected) => expect(elsewhere(saved, stated)).toEqual(expected))

  test('an adviser can say so without any answer of the client', () => {
    const entered = { livesAbroad: true, worldIncomeCents: 100, worldAssetsCents: 200 }
    expect(elsewhere(entered)).toEqual({ cantons: [], ...entered })
    expect(elsewhere({ livesAbroad: false })).toBeUndefined()
  })
})
