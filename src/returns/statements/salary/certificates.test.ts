import { describe, expect, test } from 'vitest'
import type { Answer, AnswerValue } from '#returns/questions/answer.ts'
import { aCertificate } from '#test/statements/a-certificate.ts'
import { answersFrom, differencesFrom, notesFrom, type UsedCertificate, withoutCertificates } from './answers.ts'
import type { Certificate } from './certificate.ts'
import { begins, isRounded, problemsOf, wrongSum } from './check-certificate.ts'
import { ownerOfCertificate } from './owner.ts'
import { proposalsOfCertificate, remarksOnCertificate } from './proposals.ts'

describe('sums of a certificate', () => {
  test.each<[string, Certificate['amounts'], ReturnType<typeof wrongSum>]>([
    ['right', { '1': 100, '8': 100, '9': 6, '10.1': 4, '11': 90 }, null],
    [
      'all boxes',
      { '1': 1, '2.1': 2, '2.2': 3, '2.3': 4, '3': 5, '4': 6, '5': 7, '6': 8, '7': 9, '8': 45, '11': 45 },
      null,
    ],
    ['without box 8', { '1': 100, '9': 6, '11': 94 }, null],
    ['with a buy-in', { '1': 100, '8': 100, '10.2': 30, '11': 70 }, null],
    ['a negative correction', { '1': 100, '7': -20, '8': 80, '11': 80 }, null],
    ['box 8 one centime off', { '1': 100, '8': 101, '11': 101 }, { box: '8', stated: 101, computed: 100 }],
    ['box 11 wrong', { '1': 100, '8': 100, '9': 6, '11': 95 }, { box: '11', stated: 95, computed: 94 }],
  ])('%s', (_name, amounts, wrong) => {
    expect(wrongSum({ readFrom: 'barcode', amounts })).toEqual(wrong && expect.objectContaining(wrong))
  })

  const rounded = { '1': 9_000_100, '7': 100_000, '8': 9_100_200, '9': 600_000, '11': 8_500_000 } as const
  const centime = { ...rounded, '7': 100_050 }
  test.each<[string, Certificate['readFrom'], Certificate['amounts'], boolean, boolean]>([
    ['francs of a printed form, one off per amount', 'text', rounded, true, true],
    ['more than one franc per amount', 'form', { ...rounded, '8': 9_100_400 }, false, false],
    ['centimes on a printed form', 'text', centime, false, false],
    ['a barcode is exact', 'barcode', rounded, false, false],
    ['exact francs are not rounded', 'text', aCertificate().amounts, true, false],
  ])('%s', (_name, readFrom, amounts, isRight, isOff) => {
    expect(wrongSum({ readFrom, amounts }) === null).toBe(isRight)
    expect(isRounded({ readFrom, amounts })).toBe(isOff)
  })
})

describe('whose certificate', () => {
  const person = (firstName: string, lastName: string) => ({ person: { firstName, lastName } })
  const household = { client: 'Ana-Maria Keller von Hohenzollern-Sigmaringen', partner: 'José da Silva' }
  test.each([
    ['Ana', 'Keller', 'client'],
    ['JOSE', 'DA SILVA', 'partner'],
    ['Ana', 'Keller von Hohenzollern-Sigmar', 'client'],
    ['Ana', 'Keller von Hohenz', null],
    ['Peter', 'Keller', null],
    ['', 'Keller', 'client'],
    ['Ana', '', null],
  ])('%s %s: %s', (first, last, owner) => {
    expect(ownerOfCertificate(person(first, last), household)).toBe(owner)
  })
})

test('a partner known by the first name only is recognised by it', () => {
  const household = { client: 'Ana Keller', partner: 'Tom' }
  expect(ownerOfCertificate({ person: { firstName: 'Tom B.', lastName: 'Hughes' } }, household)).toBe('partner')
  expect(ownerOfCertificate({ person: { firstName: 'Tim', lastName: 'Hughes' } }, household)).toBeNull()
})

describe('problems of a certificate', () => {
  const other = (change: Partial<Certificate>, state: 'taken' | 'held' | 'replaced' | 'refused' = 'taken') => ({
    ...{ id: 'other', state, content: aCertificate({ id: 'c0', ...change }) },
  })
  const half = { from: '2025-01-01', until: '2025-06-30' }
  const rest = { from: '2025-07-01', until: '2025-12-31' }
  test.each<[string, Partial<Certificate>, Parameters<typeof problemsOf>[1]['others'], string | null]>([
    ['none', {}, [], null],
    ['the year before', { from: '2024-01-01', until: '2024-12-31' }, [], 'outside-year'],
    ['two years', { from: '2024-07-01' }, [], 'outside-year'],
    ['the same id', {}, [other({ id: 'c1', amounts: {} })], 'same-certificate'],
    ['the same content', {}, [other({})], 'same-certificate'],
    ['the same content, excluded', {}, [other({}, 'replaced')], 'same-certificate'],
    ['the same content, refused', {}, [other({}, 'refused')], null],
    ['wrong sums', { amounts: { '8': 1, '11': 2 } }, [], 'wrong-sum'],
    ['overlapping days', half, [other(rest), other({ from: '2025-06-30' })], 'overlapping'],
    ['successive periods', half, [other(rest)], null],
    ['another employer', {}, [other({ employer: { ...aCertificate().employer, uid: '', name: 'Bakery' } })], null],
    ['another person', {}, [other({ person: { ...aCertificate().person, firstName: 'Tom' } })], null],
    ['a pension from the employer', { form: 'pension' }, [other({})], null],
  ])('%s', (_name, change, others, code) => {
    const [problem] = problemsOf(aCertificate(change), { taxYear: 2025, others, birthDate: null })
    expect(problem?.reason.code ?? null).toBe(code)
  })

  test('another birth date awaits a decision; none stated is none', () => {
    const born = (birthDate: string | null) =>
      problemsOf(aCertificate({ person: { ...aCertificate().person, birthDate } }), {
        ...{ taxYear: 2025, others: [], birthDate: '1985-03-14' },
      })
    expect(born('1985-03-15')).toMatchObject([{ state: 'held', reason: { code: 'other-birth-date' } }])
    expect([born('1985-03-14'), born(null)]).toEqual([[], []])
  })
})

describe('names of employers', () => {
  test.each([
    ['Example Watch', 'EXAMPLE WATCH Ltd', true],
    ['Uhren- und Juwelenmanufaktur Bi', 'Uhren- und Juwelenmanufaktur Biel AG', true],
    ['Post', 'Postfinance AG', false],
    ['3M', 'Migros', false],
    ['3M', '3M Schweiz', true],
    ['', 'Migros', false],
    ['Migros Bern', 'Migros Basel', false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect([begins(one, other), begins(other, one)]).toEqual([isSame, isSame])
  })
})

describe('figures of a certificate', () => {
  const figures = (change: Partial<Certificate>) =>
    proposalsOfCertificate(aCertificate(change)).map(({ code, amountCents }) => [code, amountCents])
  test.each<[string, Partial<Certificate>, [string, number | null][]]>([
    ['a full year', {}, [['salary', 8_800_000]]],
    [
      'part of a year',
      { from: '2025-03-01' },
      [
        ['salary', 8_800_000],
        ['one-off-pay', 1_000_000],
      ],
    ],
    ['a pension', { form: 'pension', amounts: { '1': 100, '8': 100, '11': 100 } }, [['pension', 100]]],
    [
      'tax at source',
      { amounts: { '11': 100, '12': 40 } },
      [
        ['salary', 100],
        ['tax-at-source', 40],
      ],
    ],
    ['a negative net salary', { amounts: { '11': -5 } }, [['salary', null]]],
    ['a net salary of zero', { amounts: { '11': 0 } }, []],
  ])('%s', (_name, change, expected) => expect(figures(change)).toEqual(expected))

  test('a buy-in is in the net salary, so it is a remark and no deduction', () => {
    const bought = aCertificate({ amounts: { '1': 100, '8': 100, '10.2': 30, '11': 70 } })
    expect(proposalsOfCertificate(bought).map(({ code }) => code)).toEqual(['salary'])
    expect(remarksOnCertificate(bought)).toEqual([{ code: 'buy-in-deducted', values: { cents: 30 } }])
  })
})

describe('answers from certificates', () => {
  const used = (change: Partial<Certificate> = {}, person: 'client' | 'partner' = 'client'): UsedCertificate => ({
    ...{ id: `0000-${change.id ?? 'c1'}`, person, content: aCertificate(change) },
  })
  const answers = (given: Record<string, AnswerValue>, answeredBy: string | null = 'ana') =>
    new Map(
      Object.entries(given).map(([key, value]) => {
        const [person, question] = key.split('.')
        return [key, { person, question, version: 1, value, mark: null, answeredBy } as unknown as Answer]
      }),
    )
  const given = (certificates: UsedCertificate[], known = answers({})) =>
    Object.fromEntries(
      answersFrom(certificates, known).map(({ question, person, value }) => [`${person}.${question}`, value]),
    )
  const row = (fields: Record<string, string | number>, id = 'r1') => ({ id, fields })
  const watch = { name: 'Example Watch Ltd', from: '2025-01-01', to: '2025-12-31', net: 8_800_000 }

  test('a certificate answers employment, employer, meals, commuting and tax at source', () => {
    const all = used({ canteen: true, freeTransport: true, amounts: { '11': 8_800_000, '12': 500 } }, 'partner')
    expect(given([all])).toEqual({
      'partner.employed': 'yes',
      'partner.employers': [row(watch, 'certificate-0000c1')],
      'partner.lunch': 'canteen',
      'partner.commute': 'employer',
      'partner.source-tax': 'yes',
      'partner.source-tax-paid': 500,
    })
  })

  test('what a person has answered stays; a further employer becomes a row', () => {
    const known = answers({
      'client.employed': 'no',
      'client.lunch': 'yes',
      'client.employers': [row({ ...watch, name: 'EXAMPLE WATCH', net: 8_700_000 })],
    })
    const renamed = answers({ 'client.employed': 'yes', 'client.employers': [row({ ...watch, name: 'My main job' })] })
    expect(given([used()], renamed)).toEqual({})
    const bakery = used({ id: 'c2', employer: { name: 'Bakery', uid: '', zip: '', city: '' }, amounts: { '11': 100 } })
    expect(given([used({ canteen: true })], known)).toEqual({})
    expect(given([used(), bakery], known)).toEqual({
      'client.employers': [
        row({ ...watch, name: 'EXAMPLE WATCH', net: 8_700_000 }),
        row({ ...watch, name: 'Bakery', net: 100 }, 'certificate-0000c2'),
      ],
    })
  })

  test('answers from certificates follow them: totals grow, rows of an excluded one disappear', () => {
    const one = used({ amounts: { '11': 100, '12': 10 } })
    const two = used({
      id: 'c2',
      employer: { name: 'Bakery', uid: '', zip: '', city: '' },
      amounts: { '11': 5, '12': 3 },
    })
    const before = answers({ 'client.source-tax': 'yes', 'client.source-tax-paid': 10, 'client.employed': 'yes' }, null)
    expect(given([one, two], before)).toMatchObject({ 'client.source-tax-paid': 13 })
    const rows = answers(
      { 'client.employers': [row(watch, 'certificate-0000c1'), row(watch, 'certificate-gone')] },
      null,
    )
    expect(given([one], rows)['client.employers']).toEqual([row(watch, 'certificate-0000c1')])
  })

  test('amounts on a certificate are not counted again; the rest of an answered total remains', () => {
    const known = answers({ 'client.employers': [row(watch), row({ ...watch, name: 'Bakery', net: 5 }, 'r2')] })
    const figure = (place: string, code: string, amountCents: number | null) => ({ place, code, amountCents }) as never
    const figures = [
      figure('client.employers.r1.net', 'salary', 8_800_000),
      figure('client.employers.r2.net', 'salary', 5),
      figure('client.source-tax-paid', 'tax-at-source', 700),
      figure('partner.source-tax-paid', 'tax-at-source', 700),
      figure('client.commute-cost', 'commuting', 5),
    ]
    const left = withoutCertificates(figures, [used({ amounts: { '11': 8_800_000, '12': 500 } })], known)
    expect(left).toEqual([figures[1], figure('client.source-tax-paid', 'tax-at-source', 200), ...figures.slice(3)])
  })

  test('an unknown total stays unknown if a job has no certificate', () => {
    const figure = { place: 'client.source-tax-paid', code: 'tax-at-source', amountCents: null } as const
    const certificate = used({ amounts: { '11': 8_800_000, '12': 500 } })
    const rows = (...names: string[]) =>
      answers({ 'client.employers': names.map((name) => row({ ...watch, name, net: 1 })) })
    expect(withoutCertificates([figure], [certificate], rows('Example Watch'))).toEqual([])
    expect(withoutCertificates([figure], [certificate], rows('Example Watch', 'Bakery'))).toEqual([figure])
  })

  test('notes say where an answer comes from, what contradicts it, and that a part of the year needs a look', () => {
    const certificate = used({ from: '2025-03-01', canteen: true })
    const ours = answers({ 'client.employed': 'yes', 'client.lunch': 'canteen' }, null)
    expect(Object.fromEntries(notesFrom([certificate], ours))).toEqual({
      'client.employed': { code: 'from-certificate', employers: 'Example Watch Ltd' },
      'client.lunch': { code: 'from-certificate', employers: 'Example Watch Ltd' },
      'joint.moved': { code: 'part-year', employer: 'Example Watch Ltd', from: '2025-03-01', until: '2025-12-31' },
    })
    const contrary = used({ canteen: true, freeTransport: true })
    const typed = answers({ 'client.lunch': 'no', 'client.commute': 'none', 'joint.moved': 'arrived' })
    expect(Object.fromEntries(notesFrom([contrary], typed))).toEqual({
      'client.lunch': { code: 'ticked', box: 'G', employer: 'Example Watch Ltd' },
    })
    const denied = answers({ 'client.employed': 'no', 'joint.moved': 'arrived' })
    expect([...notesFrom([used()], denied).values()]).toEqual([{ code: 'employed', employer: 'Example Watch Ltd' }])
    const theirs = answers({ 'joint.moved': 'arrived', 'client.employers': [row({ ...watch, net: 5 })] })
    expect([...notesFrom([certificate], theirs).values()]).toEqual([
      { code: 'differs', employer: 'Example Watch Ltd', answered: 5, stated: 8_800_000, isTotal: false },
    ])
  })

  test('a contradiction names both amounts', () => {
    const known = answers({ 'client.employers': [row({ ...watch, net: 8_700_000 })], 'client.source-tax-paid': 400 })
    const certificate = used({ amounts: { '11': 8_800_000, '12': 500 } })
    expect(differencesFrom([certificate], known)).toEqual([
      {
        key: 'client.employers',
        employer: 'Example Watch Ltd',
        answered: 8_700_000,
        stated: 8_800_000,
        isTotal: false,
      },
      { key: 'client.source-tax-paid', employer: 'Example Watch Ltd', answered: 400, stated: 500, isTotal: true },
    ])
  })

  test('an answered total above the certificates says which part is on no certificate', () => {
    const own = [
      used({ amounts: { '11': 8_800_000, '12': 500 } }),
      used({ id: 'c2', employer: { ...aCertificate().employer, name: 'Bakery' }, amounts: { '11': 100 } }),
    ]
    const notes = notesFrom(own, answers({ 'client.source-tax-paid': 800 }))
    const total = { employer: 'Example Watch Ltd', answered: 800, stated: 500, isTotal: true }
    expect(notes.get('client.source-tax-paid')).toEqual({ code: 'total-with-rest', ...total })
    expect(differencesFrom([used()], answers({ 'client.employers': [row(watch)] }))).toEqual([])
  })
})
