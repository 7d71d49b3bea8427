import { describe, expect, test } from 'vitest'
import { answeredFacts } from '#returns/facts/facts-of.ts'
import { leavesOpen } from './expected-note.ts'
import { missingSchema, noteSchema, stepsOf } from './expected-row.ts'
import { maxChanges, variantChangeSchema, withChanges } from './variant.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const row = (day: number, balanceCents: number | null, ...changed: string[]) => ({
  ...{ computedAt: at(day), balanceCents, changed },
})

describe('steps of the expected balance', () => {
  test.each([
    ['no results give no steps', [], []],
    ['the first result is a step', [row(1, 500, 'salary')], [[500, null, ['salary']]]],
    ['an unchanged balance is no step', [row(1, 500, 'salary'), row(2, 500, 'meals')], [[500, null, ['salary']]]],
    [
      'changes without effect are attributed to the next step',
      [row(1, 500), row(2, 500, 'meals'), row(3, 300, 'donations', 'meals')],
      [
        [500, null, []],
        [300, -200, ['meals', 'donations']],
      ],
    ],
    [
      'a result without a balance is no step',
      [row(1, 500), row(2, null, 'salary'), row(3, 700)],
      [
        [500, null, []],
        [700, 200, ['salary']],
      ],
    ],
    ['a balance of zero is a step', [row(1, 0, 'salary')], [[0, null, ['salary']]]],
    ['a removed figure code is left out', [row(1, 5, 'salary', 'gone-with-the-form')], [[5, null, ['salary']]]],
  ] as const)('%s', (_name, rows, steps) => {
    const found = stepsOf(rows)
    expect(found.map(({ balanceCents, byCents, changed }) => [balanceCents, byCents, changed])).toEqual(steps)
  })

  test('the steps add up to the last balance', () => {
    const steps = stepsOf([row(1, 900), row(2, 450), row(3, null), row(4, -120), row(5, 33)])
    expect((steps[0]?.balanceCents ?? 0) + steps.reduce((sum, { byCents }) => sum + (byCents ?? 0), 0)).toBe(33)
    expect(steps.map((step) => step.at)).toEqual([at(1), at(2), at(4), at(5)])
  })
})

describe('validation of stored rows', () => {
  test.each([
    [{ code: 'to-ask', values: { count: 2 } }, true],
    [{ code: 'as-entered', values: { codes: ['meals'] } }, true],
    [{ code: 'as-entered', values: { codes: ['lunch'] } }, false],
    [{ code: 'limited', values: { items: [{ code: 'meals', entered: 2, federal: 1, canton: 1 }] } }, true],
    [{ code: 'limits-open', values: { items: [{ code: 'meals', reason: 'meals-canteen-unknown' }] } }, true],
    [{ code: 'limits-open', values: { items: [{ code: 'meals', reason: 'no-such-reason' }] } }, false],
    [{ code: 'abroad-exempt', values: { income: -5, value: 0 } }, true],
    [{ code: 'pillar-3a-limited', values: { entered: 9_000 } }, false],
    [{ code: 'purchase-refused', values: { person: 'partner', reason: 'no-gap' } }, true],
    [{ code: 'foreign-tax-too-small', values: { amount: 90 } }, true],
    [{ code: 'gone', values: {} }, false],
  ])('the note %j is valid: %s', (note, isRead) => expect(noteSchema.safeParse(note).success).toBe(isRead))

  test.each([
    [{ code: 'birth-year-unknown', values: { person: 'partner' } }, true],
    [{ code: 'birth-year-unknown', values: { person: 'neighbour' } }, false],
    [{ code: 'part-year', values: { year: 2025 } }, true],
    [{ code: 'part-year', values: {} }, false],
  ])('the reason %j is valid: %s', (reason, isRead) => expect(missingSchema.safeParse(reason).success).toBe(isRead))
})

test.each([
  [{ code: 'as-entered', values: { codes: [] } }, true],
  [{ code: 'limits-open', values: { items: [] } }, true],
  [{ code: 'abroad-exempt', values: { income: 1, value: 1 } }, true],
  [{ code: 'limited', values: { items: [] } }, false],
  [{ code: 'pillar-3a-limited', values: { entered: 2, limit: 1 } }, false],
  [{ code: 'to-ask', values: { count: 1 } }, true],
  [{ code: 'foreign-income-in-full', values: {} }, true],
  [{ code: 'confession-unknown', values: {} }, true],
] as const)('%j prevents an exact result: %s', (note, open) => {
  expect(leavesOpen(note as Parameters<typeof leavesOpen>[0])).toBe(open)
})

describe('variants', () => {
  const fig = (code: 'salary' | 'meals', amountCents: number | null, person: 'client' | 'partner' = 'client') => ({
    ...{ code, amountCents, person },
  })
  const figures = [fig('salary', 5), fig('salary', 7), fig('salary', 9, 'partner'), fig('meals', null)]

  test.each([
    ['no changes leave the figures', [], figures],
    [
      'a change replaces all lines of its code and person',
      [fig('salary', 100)],
      [fig('salary', 9, 'partner'), fig('meals', null), fig('salary', 100)],
    ],
    ['a change adds a missing figure', [fig('meals', 3, 'partner')], [...figures, fig('meals', 3, 'partner')]],
    ['zero is an amount', [fig('meals', 0)], [...figures.slice(0, 3), fig('meals', 0)]],
  ])('%s', (_name, changes, expected) => {
    expect(withChanges(figures, changes as Parameters<typeof withChanges>[1])).toEqual(expected)
    expect(figures).toHaveLength(4)
  })

  test.each([
    [{ code: 'salary', person: 'client', amountCents: 0 }, true],
    [{ code: 'salary', person: 'client', amountCents: -1 }, false],
    [{ code: 'salary', person: 'client', amountCents: 1.5 }, false],
    [{ code: 'salaries', person: 'client', amountCents: 1 }, false],
    [{ code: 'salary', person: 'child', amountCents: 1 }, false],
  ])('%j is a valid change: %s', (change, isOne) => {
    expect(variantChangeSchema.safeParse(change).success).toBe(isOne)
    expect(maxChanges).toBeGreaterThan(0)
  })
})

describe('facts from the client’s answers', () => {
  type Answers = Parameters<typeof answeredFacts>[0]
  const factsAfter = (values: Record<string, unknown>) =>
    answeredFacts(new Map(Object.entries(values).map(([key, value]) => [key, { value }])) as unknown as Answers)
  const child = (born: string | undefined, lives?: string) => ({
    ...{ id: 'r', fields: { ...(born && { born }), ...(lives && { lives }) } },
  })

  test('without answers all facts are null', () => {
    expect(factsAfter({})).toEqual({
      ...{ commune: null, civilStatus: null, childrenBorn: null, confession: null, isPartYear: null },
      stay: null,
    })
  })

  test.each([
    ['no children', { 'joint.children': 'no' }, []],
    ['children without a list', { 'joint.children': 'yes' }, null],
    ['listed children', { 'joint.children': 'yes', 'joint.children-list': [child('2015-03-02')] }, [2015]],
    [
      'a child who lives elsewhere',
      { 'joint.children': 'yes', 'joint.children-list': [child('2015-03-02', 'elsewhere')] },
      [],
    ],
    ['a child without a date of birth', { 'joint.children': 'yes', 'joint.children-list': [child(undefined)] }, []],
    ['a list that no longer applies', { 'joint.children': 'no', 'joint.children-list': [child('2015-03-02')] }, []],
  ])('%s: %j', (_name, values, childrenBorn) => expect(factsAfter(values).childrenBorn).toEqual(childrenBorn))

  test.each([
    ['none', 'none'],
    ['reformed', 'protestant'],
    ['catholic', 'roman-catholic'],
    ['old-catholic', 'christ-catholic'],
    ['other', null],
    ['constructor', null],
  ])('the church %s gives the confession %j', (church, confession) => {
    expect(factsAfter({ 'client.church': church }).confession).toBe(confession)
  })

  test.each([
    ['no', false],
    ['abroad', false],
    ['within', true],
    ['', null],
  ])('moved %j: part of the year %j', (moved, isPartYear) => {
    expect(factsAfter({ 'joint.moved': moved }).isPartYear).toBe(isPartYear)
  })

  test.each([
    ['arrived', { arrivedOn: '2025-05-01', leftOn: null }],
    ['left', { arrivedOn: null, leftOn: '2025-09-30' }],
    ['both', { arrivedOn: '2025-05-01', leftOn: '2025-09-30' }],
    ['no', null],
    ['abroad', null],
  ])('moved %s: only the dates that were asked for apply', (moved, stay) => {
    const dates = { 'joint.arrived-on': '2025-05-01', 'joint.left-on': '2025-09-30' }
    expect(factsAfter({ 'joint.moved': moved, ...dates }).stay).toEqual(stay)
  })

  test.each([
    ['married', 'married'],
    ['complicated', null],
    [7, null],
  ])('the civil status %j gives %j', (status, civilStatus) => {
    expect(factsAfter({ 'joint.civil-status': status }).civilStatus).toBe(civilStatus)
  })
})
