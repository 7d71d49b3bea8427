import { describe, expect, test } from 'vitest'
import { calculate } from '#tax/pages/calculate.server.ts'
import { inGroup } from '#tax/pages/tabs.ts'

const grant = { kind: 'rsu', units: '600', value: '200', swissDays: '300', allDays: '720' }
const here = { residence: 'here', income: '140000', canton: 'bern' }

function ask(entries: Record<string, string>) {
  const parameters = new URLSearchParams({ tab: 'employee-shares', year: '2026', canton: 'bern', ...entries })
  const calculation = calculate(parameters, '2026-11-27', 'expats')
  if (!inGroup('expats', calculation) || calculation.tab !== 'employee-shares') throw new Error('wrong tab')
  return calculation
}

function computed(entries: Record<string, string>) {
  const { result, errors } = ask(entries)
  if (!result) throw new Error(JSON.stringify(errors))
  return result
}

describe('residents', () => {
  test('the Swiss part is taxed at the rate of the whole benefit', () => {
    const result = computed({ ...grant, ...here })
    expect(result).toMatchObject({ benefit: 120_000, swissPart: 50_000, foreignPart: 70_000, percent: 41.67 })
    const { taxes } = result
    if (taxes.by !== 'ordinary') throw new Error('resident')
    const whole = computed({ ...grant, ...here, swissDays: '720' }).taxes
    expect(taxes.byRate).toBeGreaterThan(0)
    expect(taxes.tax).toBeLessThan(whole.by === 'ordinary' ? whole.tax : 0)
    expect(result.flags.map(({ code }) => code)).toContain('not-checked.exempt-rate')
  })

  test('wholly earned in Switzerland, the benefit is income like any other', () => {
    const result = computed({ ...grant, ...here, swissDays: '720' })
    expect(result).toMatchObject({ swissPart: 120_000, foreignPart: 0, taxes: { byRate: 0 } })
    expect(result.flags.map(({ code }) => code)).not.toContain('not-checked.exempt-rate')
  })

  test('without other income and with no day in Switzerland, the tax is zero', () => {
    expect(computed({ ...grant, ...here, income: '0', swissDays: '0' })).toMatchObject({ taxes: { tax: 0, byRate: 0 } })
  })

  test('blocked shares are not split, even if days are entered', () => {
    const blocked = { kind: 'blocked-shares', units: '100', value: '200', price: '50', blockedYears: '5' }
    expect(computed({ ...here, ...blocked, swissDays: '1', allDays: '2' })).toMatchObject({
      ...{ benefit: 9_945.2, swissPart: 9_945, foreignPart: 0, percent: 100, reducedPercent: 74.726 },
    })
  })

  test('an option below its exercise price gives no tax', () => {
    const under = { ...grant, kind: 'options', price: '300' }
    expect(computed({ ...under, ...here })).toMatchObject({ benefit: 0, swissPart: 0, taxes: { tax: 0, percent: 0 } })
  })
})

describe('people who live abroad', () => {
  test('Geneva: federal and cantonal flat rate', () => {
    expect(computed({ ...grant, residence: 'abroad', canton: 'geneva' })).toMatchObject({
      taxes: { by: 'flat', federal: 5_750, canton: 10_000 },
    })
  })

  test('another canton: its rate is unknown and the result says so', () => {
    const { taxes, flags } = computed({ ...grant, residence: 'abroad' })
    expect(taxes).toEqual({ by: 'flat', federal: 5_750, canton: null })
    expect(flags.map(({ code }) => code)).toContain('not-checked.equity-canton')
  })

  test('commuters are taxed by their tariff code, which is not computed', () => {
    const { taxes, flags } = computed({ ...grant, residence: 'commuter' })
    expect(taxes).toEqual({ by: 'monthly-tariff' })
    expect(flags.map(({ code }) => code)).toContain('equity.commuter')
  })
})

describe('several vestings of one grant', () => {
  const rows = {
    ...{ kind: 'rsu', units: '100', value: '200', grantedOn: '1.3.2023', vestedOn: '1.3.2026', arrivedOn: '1.3.2025' },
    ...{ vestedOn2: '1.9.2026', units2: '100', value2: '210' },
    ...{ vestedOn3: '1.3.2027', units3: '50', value3: '220', swissDays3: '522', allDays3: '1044' },
  }
  const codes = ({ trace }: ReturnType<typeof computed>) => trace.map(({ code }) => code)

  test('each is split by its own period, and the year taxed holds its own ones only', () => {
    const result = computed({ ...here, ...rows })
    const grantOf = { kind: 'rsu', units: '100', grantedOn: '1.3.2023', arrivedOn: '1.3.2025' }
    const first = computed({ ...here, ...grantOf, value: '200', vestedOn: '1.3.2026' })
    const second = computed({ ...here, ...grantOf, value: '210', vestedOn: '1.9.2026' })
    expect(result.vestings.map(({ swissPart }) => swissPart)).toEqual([first.swissPart, second.swissPart, 5_500])
    expect(result).toMatchObject({ benefit: 41_000, swissPart: first.swissPart + second.swissPart })
    expect(result.years.map(({ year, benefit }) => [year, benefit])).toEqual([
      [2026, 41_000],
      [2027, 11_000],
    ])
    expect(codes(result)).toContain('equity.sum')
    expect(codes(first)).not.toContain('equity.sum')
  })

  test('eight fit, and the tax is that of their sum', () => {
    const seven = Object.fromEntries(
      [2, 3, 4, 5, 6, 7, 8].flatMap((at) => [
        [`units${at}`, '75'],
        [`value${at}`, '200'],
        [`swissDays${at}`, '300'],
        [`allDays${at}`, '720'],
      ]),
    )
    const result = computed({ ...grant, ...here, units: '75', ...seven })
    const { taxes, swissPart } = computed({ ...grant, ...here })
    expect(result).toMatchObject({ benefit: 120_000, swissPart, percent: 41.67, taxes })
    expect(result.vestings).toHaveLength(8)
  })

  test('options exercised together belong to the year chosen, whenever they vested', () => {
    const { years, benefit } = computed({ ...here, ...rows, kind: 'options', price: '100' })
    expect(years).toMatchObject([{ year: 2026, benefit: 10_000 + 11_000 + 6_000 }])
    expect(benefit).toBe(27_000)
  })

  test('a year without a vesting is refused', () =>
    expect(ask({ ...here, ...rows, year: '2025' })).toMatchObject({
      result: null,
      errors: { year: 'year-of-vesting' },
    }))

  test('shares that are not split ignore further rows, which the form hides', () =>
    expect(computed({ ...here, ...rows, kind: 'free-shares' }).benefit).toBe(20_000))

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['a row without units', { units2: '' }, { units2: 'units-missing' }],
    ['a row without a value', { value2: '' }, { value2: 'unit-value-missing' }],
    ['a row without a date', { vestedOn2: '' }, { vestedOn2: 'open-question' }],
    ['a row before the grant', { vestedOn2: '1.3.2022' }, { vestedOn2: 'days-in-wrong-order' }],
    ['a grant of its own after the vesting', { grantedOn2: '2.9.2026' }, { vestedOn2: 'days-in-wrong-order' }],
    ['more Swiss days than days', { swissDays3: '1045' }, { swissDays3: 'more-days-than-all' }],
    ['one of two numbers of days', { allDays3: '' }, { allDays3: 'open-question' }],
  ])('%s is refused at its field', (_, changes, errors) =>
    expect(ask({ ...here, ...rows, ...changes })).toMatchObject({ result: null, errors }),
  )
})

describe('contradictions are refused at their field', () => {
  const dates = { kind: 'rsu', units: '1', value: '1', grantedOn: '1.3.2023', vestedOn: '1.3.2026' }
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['more Swiss days than days', { ...grant, swissDays: '721' }, { swissDays: 'more-days-than-all' }],
    ['one of two numbers of days', { ...grant, allDays: '' }, { allDays: 'open-question' }],
    ['no days at all', { ...grant, swissDays: '0', allDays: '0' }, { allDays: 'open-question' }],
    ['vesting before the grant', { ...dates, vestedOn: '1.3.2022' }, { vestedOn: 'days-in-wrong-order' }],
    [
      'a weekend as vesting period',
      { ...dates, grantedOn: '28.2.2026', vestedOn: '1.3.2026' },
      { vestedOn: 'days-in-wrong-order' },
    ],
    [
      'departure before arrival',
      { ...dates, arrivedOn: '1.1.2025', leftOn: '1.1.2024' },
      { leftOn: 'days-in-wrong-order' },
    ],
    ['RSUs of another year', { ...dates, year: '2025' }, { year: 'year-of-vesting' }],
    [
      'blocked shares without a block',
      { kind: 'blocked-shares', units: '1', value: '1' },
      { blockedYears: 'blocked-years' },
    ],
    [
      'shares received abroad',
      { kind: 'free-shares', units: '1', value: '1', residence: 'abroad' },
      { residence: 'equity-taxed-when-received' },
    ],
    ['no units', { ...grant, units: '0' }, { units: 'units-missing' }],
    ['a resident without income', { ...grant, income: '' }, { income: 'amount-missing' }],
  ])('%s', (_, entries, errors) => expect(ask({ ...here, ...entries })).toMatchObject({ result: null, errors }))
})
