import { describe, expect, test } from 'vitest'
import { cantons } from '#tax/figures.ts'
import type { GrossRules } from '#tax/gross/gross-rules.ts'
import { differencesFromExport, readDeductions } from './deductions.ts'

const item = (ID: string, values: object) => ({
  Minimum: 0,
  Maximum: 0,
  Percent: 0,
  Amount: 0,
  Name: { ID },
  ...values,
})
const table = (Canton: string, Target: string, ...Table: object[]) => ({
  TaxType: 'x',
  Target,
  Table,
  Location: { Canton },
})
const confederation = table('CH', 'BUND', item('Fahrkosten_EK', { Maximum: 3_300 }))
const others = [confederation, ...cantons.filter((canton) => canton !== 'ZH').map((canton) => table(canton, 'KANTON'))]
const zurich = (...items: object[]) =>
  readDeductions({ response: [...others, table('ZH', 'KANTON', ...items)] }).cantons.get('ZH')

describe('limits', () => {
  describe('cantonal limits', () => {
    test('an empty export gives no allowances and no limits', () => {
      expect(zurich()?.limits).toEqual({ wealthAllowance: { single: 0, married: 0, loneParent: 0, perChild: 0 } })
    })

    test.each([
      [
        'one allowance for all single people',
        [item('SozLedigMitOhneKinder_VM', { Amount: 90 })],
        { single: 90, loneParent: 90 },
      ],
      [
        'the allowance of single people without children',
        [item('SozLedigOhneKinder_VM', { Amount: 80 })],
        { single: 80, loneParent: 80 },
      ],
      [
        'lone parents with an allowance of their own',
        [item('SozLedigOhneKinder_VM', { Amount: 80 }), item('SozAlleinerzieher_VM', { Amount: 160 })],
        { single: 80, loneParent: 160 },
      ],
      [
        'couples and children',
        [item('SozVerheiratet_VM', { Amount: 180 }), item('SozKind_VM', { Amount: 20 })],
        { married: 180, perChild: 20 },
      ],
    ])('%s', (_name, items, wealthAllowance) => expect(zurich(...items)?.limits).toMatchObject({ wealthAllowance }))

    test('limits on child care, commuting and maintenance are read', () => {
      const limits = zurich(
        item('FremdBetr_EK', { Maximum: 25_300 }),
        item('Fahrkosten_EK', { Maximum: 5_200 }),
        item('ImmoUnterhaltUnter11Jahre_EK', { Percent: 10 }),
        item('ImmoUnterhaltUeber10Jahre_EK', { Percent: 20 }),
      )?.limits
      expect(limits).toMatchObject({ childCare: { max: 25_300 }, commuting: 5_200, maintenancePercent: [10, 20] })
    })

    test('a single maintenance percentage is no rule', () => {
      expect(zurich(item('ImmoUnterhaltUnter11Jahre_EK', { Percent: 10 }))?.limits).not.toHaveProperty(
        'maintenancePercent',
      )
    })

    test('federal items are not read as cantonal ones', () => {
      const federal = table('ZH', 'BUND', item('FremdBetr_EK', { Maximum: 1 }))
      const read = readDeductions({ response: [...others, federal, table('ZH', 'KANTON')] }).cantons.get('ZH')
      expect(read?.limits).not.toHaveProperty('childCare')
    })

    test('several tables of one canton are merged', () => {
      const first = table('ZH', 'KANTON', item('SozKind_VM', { Amount: 20 }))
      const second = table('ZH', 'KANTON', item('FremdBetr_EK', { Maximum: 7 }))
      expect(readDeductions({ response: [...others, first, second] }).cantons.get('ZH')?.limits).toMatchObject({
        childCare: { max: 7 },
        wealthAllowance: { perChild: 20 },
      })
    })

    test('formulas, meals and premiums are read as printed', () => {
      const limits = zurich(
        item('VerpflOhneVerb_EK', { Maximum: 3_200 }),
        item('VerpflMitVerb_EK', { Maximum: 1_600 }),
        item('HauptErw_EK', { Percent: 10, Amount: 700, Maximum: 2_400 }),
        item('NebenErw_EK', { Maximum: 800 }),
        item('FremdBetr_EK', { Maximum: 10_100, Percent: 75 }),
        item('KKSparLedigMitBVGS3a_EK', { Maximum: 1 }),
        item('KKSparzVerhMitBVGS3a_EK', { Maximum: 2 }),
        item('KKSparLedigOhneBVGS3a_EK', { Maximum: 3 }),
        item('KKSparVerhOhneBVGS3a_EK', { Maximum: 4 }),
      )?.limits
      expect(limits).toMatchObject({
        meals: { full: 3_200, cheaper: 1_600 },
        professional: { amount: 700, percent: 10, max: 2_400 },
        sideJob: { max: 800 },
        childCare: { max: 10_100, percent: 75 },
        insurance: { single: 1, married: 2, singleWithoutPension: 3, marriedWithoutPension: 4, perChild: 0 },
      })
    })

    test('federal limits are read separately', () => {
      expect(readDeductions({ response: [...others, table('ZH', 'KANTON')] }).federal).toEqual({ commuting: 3_300 })
      expect(() => readDeductions({ response: [...others.slice(1), table('ZH', 'KANTON')] })).toThrow(
        'no deductions for the Confederation: gap',
      )
    })

    test('a missing canton is an error that names it', () => {
      expect(() => readDeductions({ response: others })).toThrow('no deductions for ZH: gap')
      expect(() => readDeductions({ response: [] })).toThrow()
    })
  })

  describe('differences between our rules and the export', () => {
    const rules: GrossRules = {
      professional: { percent: 3, min: 2_000, max: 4_000 },
      insurance: { single: 2_600, married: 5_200, perChild: 1_300 },
      child: { by: 'age', steps: [[0, null, 9_300]] },
      secondEarner: { max: 6_200 },
      checked: true,
    }
    const items = new Map(
      [
        item('HauptErw_EK', { Maximum: 4_000, Percent: 3 }),
        item('KKSparLedigMitBVGS3a_EK', { Maximum: 2_600 }),
        item('KKSparzVerhMitBVGS3a_EK', { Maximum: 5_200 }),
        item('KKSparProKind_EK', { Maximum: 1_300 }),
        item('SozKind_EK', { Amount: 9_300 }),
        item('ZweitVerdiener_EK', { Maximum: 6_200 }),
      ].map(({ Name, ...values }) => [Name.ID, values]),
    )
    const withItem = (id: string, values: object) =>
      new Map([...items, [id, { Minimum: 0, Maximum: 0, Percent: 0, Amount: 0, ...values }]])

    test('equal rules have no differences', () => expect(differencesFromExport('ZH', rules, items)).toEqual([]))
    test('missing rules have no differences', () => expect(differencesFromExport('ZH', undefined, items)).toEqual([]))
    test('an empty export has no differences', () => expect(differencesFromExport('ZH', rules, new Map())).toEqual([]))

    test.each([
      [
        'HauptErw_EK',
        { Maximum: 4_500, Percent: 3 },
        'ZH highest professional costs: 4000 in the rules, 4500 in the export',
      ],
      [
        'HauptErw_EK',
        { Maximum: 4_000, Percent: 4 },
        'ZH percentage of professional costs: 3 in the rules, 4 in the export',
      ],
      ['KKSparLedigMitBVGS3a_EK', { Maximum: 1 }, 'ZH insurance, single: 2600 in the rules, 1 in the export'],
      ['KKSparzVerhMitBVGS3a_EK', { Maximum: 1 }, 'ZH insurance, married: 5200 in the rules, 1 in the export'],
      ['KKSparProKind_EK', { Maximum: 1 }, 'ZH insurance, child: 1300 in the rules, 1 in the export'],
      ['SozKind_EK', { Amount: 1 }, 'ZH child deduction: 9300 in the rules, 1 in the export'],
      ['ZweitVerdiener_EK', { Maximum: 1 }, 'ZH second earner: 6200 in the rules, 1 in the export'],
    ])('%s', (id, values, words) => expect(differencesFromExport('ZH', rules, withItem(id, values))).toEqual([words]))

    test('a fixed amount is compared with the maximum, and a child deduction by age is not compared', () => {
      const other: GrossRules = {
        ...rules,
        professional: { fixed: 500 },
        child: {
          by: 'age',
          steps: [
            [0, 5, 1],
            [6, null, 2],
          ],
        },
      }
      expect(differencesFromExport('BL', other, items)).toEqual([
        'BL highest professional costs: 500 in the rules, 4000 in the export',
      ])
    })
  })
})
