import { describe, expect, test } from 'vitest'
import type { Question } from '#content/questions/question.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import { type Answer, type AnswerValue, keyOf, newestOf } from './answer.ts'
import { warningsOf } from './answer-warnings.ts'
import { figuresOf } from './answered-figures.ts'
import { carriedValue } from './carry.ts'
import { expectedOf, isSaved, itemAction, type StatusItem } from './follow-answers.server.ts'
import { readAnswer } from './read-answer.ts'
import { hasPartner, isOpen, requestedOf } from './requested-answers.ts'

const set = questionSets.find(({ taxYear }) => taxYear === 2025)
if (!set) throw new Error('no set')
const all = set.sections.flatMap(({ questions }) => questions)
const question = (code: string): Question => {
  const found = all.find((one) => one.code === code)
  if (!found) throw new Error(code)
  return found
}

function answered(values: Record<string, AnswerValue | 'unknown!'>): ReadonlyMap<string, Answer> {
  return newestOf(
    Object.entries(values).map(([key, value]) => {
      const [person, code] = key.split('.') as [Answer['person'], string]
      return {
        ...{ question: code, person, version: 1, threadId: null, isCarried: false, answeredBy: 'p', byName: 'P' },
        value: value === 'unknown!' ? null : value,
        mark: value === 'unknown!' ? ('unknown' as const) : null,
        answeredAt: new Date(0),
      }
    }),
  )
}
const keysAfter = (values: Record<string, AnswerValue>) =>
  requestedOf(set, answered(values)).flatMap(({ requested }) => requested.map(({ key }) => key))
const couple = { 'joint.civil-status': 'married', 'joint.partner-place': 'together' }

const known = { today: '2026-03-01', before: null }

describe('branches', () => {
  test('a branch opens with its answer and closes with all dependent questions', () => {
    expect(keysAfter({})).not.toContain('client.employers')
    const open = { 'client.employed': 'yes', 'client.commute': 'public' }
    expect(keysAfter(open)).toEqual(expect.arrayContaining(['client.employers', 'client.commute-cost']))
    expect(keysAfter({ ...open, 'client.employed': 'no' })).not.toContain('client.commute-cost')
  })

  test('spouses who live together have separate questions, which depend only on their own answers', () => {
    expect(keysAfter({})).not.toContain('partner.employed')
    expect(keysAfter(couple)).toEqual(expect.arrayContaining(['client.employed', 'partner.employed']))
    expect(keysAfter({ ...couple, 'partner.employed': 'yes' })).toContain('partner.employers')
    expect(keysAfter({ ...couple, 'partner.employed': 'yes' })).not.toContain('client.employers')
  })
})

describe('parsing answers', () => {
  test.each<[string, Record<string, string | string[]>, AnswerValue | null]>([
    ['premiums', { a: "1'234.50" }, 123_450],
    ['premiums', { a: 'CHF 10,560' }, 1_056_000],
    ['premiums', { a: '' }, null],
    ['changed-on', { a: '1.9.2025' }, '2025-09-01'],
    ['work-days', { a: '220' }, 220],
    ['children', { a: 'yes' }, 'yes'],
    ['permit', { a: 'b' }, 'b'],
    ['other-incomes', { a: ['pension', 'alimony'] }, ['pension', 'alimony']],
    ['commune', { a: '  Biel/Bienne ' }, 'Biel/Bienne'],
    [
      'accounts-list',
      { 'a.row': ['r1', 'r2'], 'a.r1.name': 'Bank A', 'a.r1.balance': '24 310.55', 'a.r2.name': '' },
      [{ id: 'r1', fields: { name: 'Bank A', balance: 2_431_055 } }],
    ],
  ])('%s parses %j', (code, fields, value) => {
    expect(readAnswer(question(code), 'a', formOf(fields), known)).toEqual({ value, errors: [] })
  })

  test.each<[string, Record<string, string | string[]>, string, string]>([
    ['premiums', { a: 'much' }, 'amount-not-figures', 'a'],
    ['premiums', { a: '-5' }, 'amount-negative', 'a'],
    ['changed-on', { a: '31.2.2025' }, 'no-date', 'a'],
    ['work-days', { a: '400' }, 'number-too-large', 'a'],
    ['permit', { a: 'x' }, 'no-such-option', 'a'],
    ['commune', { a: 'x'.repeat(501) }, 'text-too-long', 'a'],
    ['accounts-list', { 'a.row': 'r1', 'a.r1.name': 'B', 'a.r1.balance': 'x' }, 'amount-not-figures', 'a.r1.balance'],
  ])('%s rejects %j', (code, fields, reason, at) => {
    expect(readAnswer(question(code), 'a', formOf(fields), known)).toMatchObject({ errors: [{ reason, at }] })
  })
})

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}

describe('figures from answers', () => {
  test('amounts become figures: none for zero or closed branches, null for unknown amounts', () => {
    const values = {
      ...couple,
      'partner.employed': 'yes',
      'partner.employers': [
        { id: 'r1', fields: { name: 'Acme', net: 100 } },
        { id: 'r2', fields: { name: 'Beta' } },
      ],
      'joint.premiums': 5_000,
      'client.pillar-3a': 'yes',
      'client.pillar-3a-paid': 'unknown!',
      'joint.medical': 'no',
      'joint.medical-paid': 900,
      'joint.donations': 'yes',
      'joint.donations-paid': 0,
    } as const
    const answers = answered(values)
    const figures = figuresOf(requestedOf(set, answers), hasPartner(answers))
    expect(figures.map(({ code, label, person, amountCents }) => [code, label, person, amountCents])).toEqual([
      ['salary', 'Acme', 'partner', 100],
      ['salary', 'Beta', 'partner', null],
      ['insurance-premiums', '', 'joint', 5_000],
      ['pillar-3a', '', 'client', null],
    ])
  })
})

describe('documents from answers', () => {
  test('a document is needed if any household member’s answers require it, and undecided until known', () => {
    const request = (values: Record<string, AnswerValue | 'unknown!'>, code: string) =>
      expectedOf(set, answered(values)).find(({ document }) => document.code === code)?.requested
    expect(request({}, 'crypto')).toBeNull()
    expect(request({ 'joint.crypto': 'unknown!' }, 'crypto')).toBeNull()
    expect(request({ 'joint.crypto': 'yes' }, 'crypto')).toBe('needed')
    expect(request({ 'joint.crypto': 'no' }, 'crypto')).toBe('not_needed')
    expect(request({ 'client.employed': 'no' }, 'travelcard')).toBe('not_needed')
    expect(request({ ...couple, 'client.employed': 'no' }, 'salary-certificate')).toBeNull()
    expect(request({ ...couple, 'client.employed': 'no', 'partner.employed': 'yes' }, 'salary-certificate')).toBe(
      'needed',
    )
  })

  const missing: StatusItem = { state: 'missing', isByStaff: false, isWaived: false }
  test.each<['needed' | 'not_needed', 'needed' | 'not_needed' | null, Partial<StatusItem> | null, string]>([
    ['needed', null, null, 'add'],
    ['needed', 'not_needed', null, 'add'],
    ['not_needed', null, null, 'leave'],
    ['needed', null, {}, 'leave'],
    ['not_needed', null, {}, 'take-off'],
    ['not_needed', 'needed', {}, 'take-off'],
    ['not_needed', 'needed', { state: 'received' }, 'leave'],
    ['not_needed', 'needed', { state: 'accepted' }, 'leave'],
    ['not_needed', 'needed', { state: 'rejected' }, 'leave'],
    ['not_needed', 'needed', { isByStaff: true }, 'leave'],
    ['needed', 'not_needed', { state: 'not_needed' }, 'put-back'],
    ['needed', null, { state: 'not_needed' }, 'leave'],
    ['needed', 'not_needed', { state: 'not_needed', isWaived: true }, 'leave'],
    ['needed', 'not_needed', {}, 'leave'],
    ['needed', 'needed', { state: 'not_needed' }, 'leave'],
    ['not_needed', 'not_needed', {}, 'leave'],
  ])('answers say %s after %s, the item is %j: %s', (request, before, item, action) => {
    expect(itemAction(request, before, item && { ...missing, ...item })).toBe(action)
  })

  test('the stored need of a document stays if its item does not change, except for a first answer', () => {
    expect(isSaved('leave', 'not_needed')).toBe(false)
    expect(isSaved('leave', null)).toBe(true)
    expect(isSaved('take-off', 'needed')).toBe(true)
  })
})

describe('answers carried over from last year', () => {
  test('last year’s answers are carried over without amounts, dates and year-specific answers', () => {
    expect(carriedValue(question('civil-status'), 'married')).toBe('married')
    expect(carriedValue(question('civil-status'), 'gone')).toBeNull()
    expect(carriedValue(question('moved'), 'arrived')).toBeNull()
    expect(carriedValue(question('premiums'), 500)).toBeNull()
    const rows = [{ id: 'r1', fields: { name: 'Acme', from: '2024-01-01', net: 100 } }]
    expect(carriedValue(question('employers'), rows)).toEqual([{ id: 'r1', fields: { name: 'Acme' } }])
    expect(keyOf({ question: 'a', person: 'joint' })).toBe('joint.a')
  })
})

describe('meals, property and weekly stay', () => {
  test.each<[lunch: AnswerValue, days: AnswerValue | 'unknown!' | null, amountCents: number | null | 'none']>([
    ['no', 200, 300_000],
    ['no', 220, 320_000],
    ['shift', 10, 15_000],
    ['canteen', 200, 150_000],
    ['canteen', 366, 160_000],
    ['yes', 220, 'none'],
    ['no', 0, 'none'],
    ['no', null, 'none'],
    ['no', 'unknown!', null],
  ])('lunch %j on %j days proposes meals of %j', (lunch, days, amountCents) => {
    const answers = answered({
      'client.employed': 'yes',
      'client.lunch': lunch,
      ...(days !== null && { 'client.work-days': days }),
    })
    const figures = figuresOf(requestedOf(set, answers), false).filter(({ code }) => code === 'meals')
    expect(figures).toMatchObject(
      amountCents === 'none'
        ? []
        : [{ place: 'client.lunch', code: 'meals', label: '', person: 'client', answeredBy: 'p', amountCents }],
    )
    const stopped = answered({ 'client.employed': 'no', 'client.lunch': lunch })
    expect(figuresOf(requestedOf(set, stopped), false)).toEqual([])
  })

  test.each([
    ['by bicycle: the flat rate', { 'client.commute': 'bicycle' }, 70_000],
    ['on foot: nothing', { 'client.commute': 'none' }, null],
    ['by car with a reason: the kilometres', { 'client.commute-why-car': ['time'] }, 554_400],
    ['by car without a reason: nothing', {}, null],
  ])('commuting %s', (_, values, amountCents) => {
    const answers = answered({
      ...{ 'client.employed': 'yes', 'client.work-days': 220 },
      ...{ 'client.commute': 'car', 'client.commute-kilometres': 18, ...values },
    })
    const figures = figuresOf(requestedOf(set, answers), false)
    expect(figures.map((figure) => [figure.code, figure.amountCents])).toEqual(
      amountCents === null ? [] : [['commuting', amountCents]],
    )
  })

  test('the Swiss withholding tax on stated interest and dividends is proposed for refund', () => {
    const answers = answered({
      ...{ 'joint.e-statements': 'none', 'joint.securities': 'yes' },
      'joint.accounts-list': [{ id: 'r1', fields: { name: 'Savings', country: 'CH', interest: 30_00, taxed: 420_10 } }],
      'joint.securities-list': [{ id: 'r1', fields: { name: 'Broker', taxed: 1_000_00 } }],
    })
    const figures = figuresOf(requestedOf(set, answers), false)
    expect(figures.map(({ code, label, amountCents }) => [code, label, amountCents])).toEqual([
      ['accounts', 'Savings', null],
      ['interest-untaxed', 'Savings', 30_00],
      ['interest-taxed', 'Savings', 420_10],
      ['withholding-tax', 'Savings', 147_04],
      ['securities', 'Broker', null],
      ['securities-taxed', 'Broker', 1_000_00],
      ['withholding-tax', 'Broker', 350_00],
    ])
  })

  const row = (fields: Record<string, string | number>) => [{ id: 'r1', fields: { name: 'Flat', ...fields } }]
  const all3 = { value: 100, income: 200, upkeep: 300 }
  test.each<[string, string, Record<string, string | number>, [string, number | null][]]>([
    [
      'in Switzerland',
      'property-list',
      { country: 'CH', ...all3 },
      [
        ['property', 100],
        ['property-income', 200],
        ['property-upkeep', 300],
      ],
    ],
    [
      'abroad',
      'property-list',
      { country: 'PT', ...all3 },
      [
        ['foreign-property', 100],
        ['foreign-property-income', 200],
        ['foreign-property-upkeep', 300],
      ],
    ],
    [
      'in another canton',
      'property-list',
      { country: 'CH', canton: 'GR', value: 100, income: 200, upkeep: 300 },
      [
        ['other-canton-property', 100],
        ['other-canton-income', 200],
        ['other-canton-upkeep', 300],
      ],
    ],
    [
      'sold during the year',
      'property-list',
      { country: 'CH', ...all3, sold: '2025-06-30' },
      [
        ['property-income', 200],
        ['property-upkeep', 300],
      ],
    ],
    ['sold after the year', 'property-list', { country: 'CH', value: 100, sold: '2026-01-15' }, [['property', 100]]],
    ['without its country, as older answers are', 'property-list', { value: 100 }, [['property', null]]],
    [
      'a mortgage abroad',
      'mortgage-list',
      { country: 'FR', debt: 5, interest: 6 },
      [
        ['foreign-mortgage', 5],
        ['foreign-interest', 6],
      ],
    ],
  ])('property %s: amounts go to figures of their own', (_, code, fields, expected) => {
    const answers = answered({ 'joint.property': 'yes', 'joint.mortgage': 'yes', [`joint.${code}`]: row(fields) })
    const figures = figuresOf(requestedOf(set, answers), false)
    expect(figures.map((figure) => [figure.code, figure.amountCents])).toEqual(expected)
  })

  test.each([
    ['foreign-income-list', { name: 'GB', currency: 'GBP', amount: 12_000_00 }, 'United Kingdom', 13_125_87, 'average'],
    ['accounts-list', { name: 'Monzo', currency: 'GBP', balance: 1_000_00 }, 'Monzo', 1_065_68, 'yearEnd'],
    ['accounts-list', { name: 'HDFC', currency: 'INR', balance: 5_000_00 }, 'HDFC', null, 'yearEnd'],
  ])('%s: %j is converted at the official rate, or unknown without one', (code, fields, label, amountCents, basis) => {
    const answers = answered({
      ...{ 'client.foreign-income': 'yes', 'joint.e-statements': 'none' },
      [`${code === 'accounts-list' ? 'joint' : 'client'}.${code}`]: row(fields),
    })
    const cents = 'amount' in fields ? fields.amount : fields.balance
    expect(figuresOf(requestedOf(set, answers), false)).toMatchObject([
      { label, amountCents, original: { currency: fields.currency, cents, year: 2025, basis } },
    ])
  })

  test.each([
    ['business', 'foreign-business-income'],
    ['business-loss', 'foreign-business-loss'],
    ['pension', 'foreign-income'],
  ])('foreign income of the type %s becomes the figure %s', (sort, code) => {
    const answers = answered({
      ...{ 'client.foreign-income': 'yes', 'client.foreign-income-list': row({ name: 'FR', sort, amount: 5 }) },
    })
    expect(figuresOf(requestedOf(set, answers), false)).toMatchObject([{ code, amountCents: 5 }])
  })

  test('a property row without a country is saved and stays open', () => {
    const rows = [{ id: 'r1', fields: { name: 'Flat' } }]
    const openAfter = (values: Record<string, AnswerValue>) =>
      requestedOf(set, answered({ 'joint.property': 'yes', ...values }))
        .flatMap(({ requested }) => requested)
        .filter(isOpen)
        .map(({ key }) => key)
    expect(openAfter({ 'joint.property-list': rows })).toContain('joint.property-list')
    const whole = [{ id: 'r1', fields: { name: 'Flat', country: 'PT' } }]
    expect(openAfter({ 'joint.property-list': whole })).not.toContain('joint.property-list')
  })

  const grant = { name: 'RSU 2024', benefit: 120_000_00, 'days-swiss': 300, 'days-all': 720 }
  test.each<[string, Record<string, string | number>, [string, number | null][]]>([
    ['wholly in the salary certificate', { ...grant, 'in-salary': 'whole' }, [['equity-abroad-in-salary', 70_000_00]]],
    ['in it with the Swiss part only', { ...grant, 'in-salary': 'swiss' }, [['equity-abroad', 70_000_00]]],
    [
      'not in it',
      { ...grant, 'in-salary': 'none' },
      [
        ['equity', 50_000_00],
        ['equity-abroad', 70_000_00],
      ],
    ],
    ['earned in Switzerland alone', { ...grant, 'days-swiss': 720, 'in-salary': 'whole' }, []],
    [
      'with more Swiss days than days',
      { ...grant, 'days-swiss': 721, 'in-salary': 'swiss' },
      [['equity-abroad', null]],
    ],
    ['without days', { name: 'RSU 2024', benefit: 5, 'in-salary': 'swiss' }, [['equity-abroad', null]]],
  ])('employee shares %s: the parts follow from the working days', (_, fields, expected) => {
    const answers = answered({
      ...{ 'client.employed': 'yes', 'client.equity': 'yes', 'client.equity-abroad': 'yes' },
      'client.equity-grants': row(fields),
    })
    const figures = figuresOf(requestedOf(set, answers), false)
    expect(figures.map((figure) => [figure.code, figure.amountCents])).toEqual(expected)
  })

  test.each([
    ['yes', [['expatriate-costs', 1_050_000]]],
    ['no', []],
  ])('the flat rate of posted specialists is computed from the months; home abroad kept: %s', (home, expected) => {
    const answers = answered({
      ...{ 'client.employed': 'yes', 'client.posted': 'yes', 'client.home-abroad': home },
      ...{ 'client.expat-way': 'flat', 'client.expat-months': 7 },
    })
    const figures = figuresOf(requestedOf(set, answers), false)
    expect(figures.map((figure) => [figure.code, figure.amountCents])).toEqual(expected)
  })

  test('a weekly stay becomes a figure of its own per person, without other work costs', () => {
    const answers = answered({
      ...couple,
      ...{ 'partner.employed': 'yes', 'partner.weekly-stay': 'yes', 'partner.weekly-stay-paid': 715_000 },
    })
    expect(figuresOf(requestedOf(set, answers), true)).toMatchObject([
      { code: 'weekly-stay', person: 'partner', amountCents: 715_000 },
    ])
  })
})

describe('answers of US persons to follow up', () => {
  test.each<[string, Record<string, AnswerValue>, string[]]>([
    ['the false bank form', { 'client.us-form': 'w8ben' }, ['us-form client']],
    ['the right bank form', { 'client.us-form': 'w9' }, []],
    ['pillar 3a', { 'client.pillar-3a': 'yes' }, ['us-pillar-3a client']],
    [
      'both spouses',
      { ...couple, 'partner.us-person': 'yes', 'partner.us-form': 'w8ben', 'client.us-form': 'w8ben' },
      ['us-form client', 'us-form partner'],
    ],
  ])('%s', (_, values, expected) => {
    const us = requestedOf(set, answered({ 'client.us-person': 'yes', ...values }))
    expect(warningsOf(us).map(({ code, person }) => `${code} ${person}`)).toEqual(expected)
    const others = requestedOf(set, answered({ ...values, 'client.us-person': 'no', 'partner.us-person': 'no' }))
    expect(warningsOf(others)).toEqual([])
  })
})
