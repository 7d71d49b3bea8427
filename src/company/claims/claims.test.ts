import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Evidence,
  expiringFacts,
  holds,
  type Provable,
  pickClaims,
  shownClaims,
  withEvidence,
  wordsOf,
} from './claims.ts'

const claim = (id: string, validUntil: string, proven: boolean): Provable => ({ id, validUntil, proven })
const all = [
  claim('proven', '2027-06-30', true),
  claim('payload', '2027-06-30', false),
  claim('old', '2026-01-31', true),
]
const shownOn = (today: string, onlyProven: boolean) => shownClaims(all, { today, onlyProven }).map(({ id }) => id)

test.each([
  ['2026-01-31', false, ['proven', 'payload', 'old']],
  ['2026-02-01', false, ['proven', 'payload']],
  ['2026-02-01', true, ['proven']],
  ['2027-07-01', false, []],
])('on %s, with only proven claims %s, the shown claims are %j', (today, onlyProven, expected) => {
  expect(shownOn(today, onlyProven)).toEqual(expected)
})

test('a text based on two claims uses its fallback if one of them is hidden', () => {
  const words = { text: 'Both', claimIds: ['payload', 'old'], otherwise: 'Neither' }
  expect(wordsOf(words, all)).toBe('Both')
  expect(wordsOf(words, [{ id: 'payload' }])).toBe('Neither')
})

test('claims are picked in the requested order, and hidden ones are skipped', () => {
  expect(pickClaims(all, ['old', 'gone', 'proven']).map(({ id }) => id)).toEqual(['old', 'proven'])
})

const today = '2026-11-21'
const days = ['2025-01-01', '2026-11-20', today, '2026-11-22', '2027-12-31']
const aClaim = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  validUntil: fc.constantFrom(...days),
  proven: fc.boolean(),
})
const someClaims = fc.uniqueArray(aClaim, { selector: ({ id }) => id })
const someEvidence = fc.uniqueArray(
  fc.record<Evidence>({
    claimId: fc.constantFrom('a', 'b', 'c', 'x'),
    isProven: fc.boolean(),
    validUntil: fc.constantFrom(null, ...days),
    isAtHand: fc.boolean(),
  }),
  { selector: ({ claimId }) => claimId },
)
const runs = { numRuns: 500, seed: 20_261_123 }

describe('claims with evidence', () => {
  test('no expired claim is shown, and the strict rule requires valid evidence', () => {
    fc.assert(
      fc.property(someClaims, someEvidence, fc.boolean(), (claims, evidenceList, onlyProven) => {
        const shown = shownClaims(withEvidence(claims, evidenceList, today), { today, onlyProven })
        for (const { id } of shown) {
          const evidence = evidenceList.find(({ claimId }) => claimId === id)
          const claim = claims.find((each) => each.id === id)
          const isGood =
            evidence?.isProven && evidence.isAtHand && evidence.validUntil !== null && evidence.validUntil >= today
          if (onlyProven) expect(evidence ? isGood : claim?.proven).toBe(true)
          if (!isGood) expect((claim?.validUntil ?? '') >= today).toBe(true)
        }
        expect(shown.every(({ id }) => claims.some((claim) => claim.id === id))).toBe(true)
      }),
      runs,
    )
  })

  test('evidence of an unknown claim adds no claim, and the input is not mutated', () => {
    fc.assert(
      fc.property(someClaims, someEvidence, (claims, evidenceList) => {
        const before = JSON.stringify(claims)
        expect(withEvidence(claims, evidenceList, today).map(({ id }) => id)).toEqual(claims.map(({ id }) => id))
        expect(JSON.stringify(claims)).toBe(before)
      }),
      runs,
    )
  })

  const good = { isProven: true, isAtHand: true, validUntil: today }
  test.each([
    [good, true],
    [{ ...good, validUntil: '2026-11-20' }, false],
    [{ ...good, validUntil: null }, false],
    [{ ...good, isAtHand: false }, false],
    [{ ...good, isProven: false }, false],
  ])('evidence %j is valid: %s', (evidence, expected) => expect(holds(evidence, today)).toBe(expected))

  test('expired evidence makes a proven claim unproven', () => {
    const claim: Provable = { id: 'a', validUntil: '2030-01-01', proven: true }
    const evidence = { claimId: 'a', isProven: true, isAtHand: true, validUntil: '2026-11-20' }
    expect(withEvidence([claim], [evidence], today)).toEqual([{ ...claim, proven: false }])
    expect(withEvidence([claim], [{ ...evidence, validUntil: today }], today)).toEqual([
      { ...claim, validUntil: today },
    ])
  })
})

describe('texts based on claims', () => {
  const text = { text: 'the fastest', claimIds: ['a', 'b'], otherwise: 'fast' }
  test.each([
    [['a', 'b'], 'the fastest'],
    [['b', 'a', 'c'], 'the fastest'],
    [['a'], 'fast'],
    [['c'], 'fast'],
    [[], 'fast'],
  ])('with %j shown, the text is %s', (ids, words) =>
    expect(
      wordsOf(
        text,
        ids.map((id) => ({ id })),
      ),
    ).toBe(words),
  )

  test('claims are picked in the requested order, and those not shown are skipped', () => {
    const shown = [
      { id: 'a', validUntil: today, proven: true },
      { id: 'b', validUntil: today, proven: true },
    ]
    expect(pickClaims(shown, ['b', 'x', 'a']).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(pickClaims([], ['a'])).toEqual([])
  })
})

describe('expiring facts', () => {
  const facts = ['2026-12-31', '2026-11-20', '2026-11-21', '2027-02-19', '2026-11-22'].map((validUntil) => ({
    id: validUntil,
    validUntil,
  }))

  test.each([
    [0, ['2026-11-20']],
    [1, ['2026-11-20', '2026-11-21', '2026-11-22']],
    [40, ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-31']],
    [90, ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-31', '2027-02-19']],
  ])('facts that expire within %d days are listed, expired ones marked', (within, ids) => {
    const found = expiringFacts(facts, today, within)
    expect(found.map(({ id }) => id)).toEqual(ids)
    expect(found.filter(({ isExpired }) => isExpired).map(({ id }) => id)).toEqual(['2026-11-20'])
  })

  test('expiry is computed across the end of a year and of February', () => {
    expect(expiringFacts([{ id: 'x', validUntil: '2028-02-29' }], '2028-02-28', 1)).toHaveLength(1)
    expect(expiringFacts([{ id: 'x', validUntil: '2027-01-01' }], '2026-12-31', 1)).toHaveLength(1)
    expect(expiringFacts([{ id: 'x', validUntil: '2027-01-02' }], '2026-12-31', 1)).toEqual([])
  })
})
