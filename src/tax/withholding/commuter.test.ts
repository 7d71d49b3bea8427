import { describe, expect, test } from 'vitest'
import { quasiResidence } from './commuter.ts'

describe('90% of the worldwide gross income of both spouses (DBG Art. 99a para. 1 a, QStV Art. 14)', () => {
  test.each([
    ['the rental value of a foreign home is included', [110_000, 9_000, 0], 119_000, 92.44, true],
    ['the spouse’s income is included', [110_000, 9_000, 30_000], 149_000, 73.83, false],
    ['exactly 90% is enough', [90_000, 10_000, 0], 100_000, 90, true],
    ['just below 90%', [89_990, 10_010, 0], 100_000, 89.99, false],
    ['95%, as in BGE 136 II 241', [95_000, 5_000, 0], 100_000, 95, true],
    ['89.999% is not rounded up to 90%', [89_999, 10_001, 0], 100_000, 89.99, false],
    ['all income in Switzerland', [80_000, 0, 0], 80_000, 100, true],
    ['no income', [0, 0, 0], 0, 0, false],
  ] as const)('%s', (_, [swiss, own, spouse], worldGross, sharePercent, eligible) => {
    const income = { grossTaxableInSwitzerland: swiss, ownGrossElsewhere: own, spouseGrossElsewhere: spouse }
    expect(quasiResidence(income)).toEqual({ worldGross, sharePercent, eligible })
  })

  test('a commuter under the agreement with Italy is excluded regardless of the share', () => {
    const all = { grossTaxableInSwitzerland: 80_000, ownGrossElsewhere: 0, spouseGrossElsewhere: 0 }
    expect(quasiResidence({ ...all, underItalianAgreement: true })).toMatchObject({
      sharePercent: 100,
      eligible: false,
    })
  })
})
