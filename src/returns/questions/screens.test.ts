import { describe, expect, test } from 'vitest'
import { questionSets } from '#content/questions/question-sets.ts'
import { type Answer, type AnswerValue, keyOf } from './answer.ts'
import { hasPartner, progressOf, requestedOf } from './requested-answers.ts'
import { blocksOf, screensOf } from './screens.ts'

const set = questionSets.find(({ caseType, taxYear }) => caseType === 'tax_return' && taxYear === 2025)
if (!set) throw new Error('There are no questions for 2025')

function answered(values: Record<string, AnswerValue>): ReadonlyMap<string, Answer> {
  return new Map(
    Object.entries(values).map(([key, value]) => {
      const [person = '', question = ''] = key.split('.')
      const one = { question, person: person as Answer['person'], value, version: 1, mark: null, threadId: null }
      const stored = { ...one, isCarried: false, answeredBy: null, byName: null, answeredAt: new Date(0) }
      return [keyOf(stored), stored]
    }),
  )
}

function screensAfter(values: Record<string, AnswerValue>) {
  const answers = answered(values)
  const isCouple = hasPartner(answers)
  return requestedOf(set ?? { caseType: '', taxYear: 0, sections: [], documents: [] }, answers).flatMap((section) =>
    screensOf(section, isCouple),
  )
}

const codes = (values: Record<string, AnswerValue>) => screensAfter(values).map(({ topic, code }) => `${topic}/${code}`)
const couple = { 'joint.civil-status': 'married', 'joint.partner-place': 'together' }

describe('screens', () => {
  test('a single person starts with one screen per topic', () => {
    expect(codes({})).toEqual([
      'family/start',
      'home/start',
      'work/start',
      'income/start',
      'assets/start',
      'costs/start',
    ])
  })

  test.each([
    [{ 'client.employed': 'yes' }, 'work/commute'],
    [{ 'joint.children': 'yes' }, 'family/children'],
    [{ 'joint.property': 'yes' }, 'assets/property'],
    [{ 'client.employed': 'yes', 'client.posted': 'yes' }, 'expatriate/start'],
  ])('%j adds the screen %s', (values, screen) => {
    expect(codes({})).not.toContain(screen)
    expect(codes(values)).toContain(screen)
  })

  test('each person of a couple has a screen of their own, after the questions about both', () => {
    const work = screensAfter({ ...couple, 'client.employed': 'yes', 'partner.employed': 'yes' })
    expect(work.filter(({ topic }) => topic === 'work').map(({ code, person }) => [code, person])).toEqual([
      ['start-client', 'client'],
      ['commute-client', 'client'],
      ['start-partner', 'partner'],
      ['commute-partner', 'partner'],
    ])
    expect(codes(couple).filter((code) => code.startsWith('costs'))).toEqual([
      'costs/start',
      'costs/start-client',
      'costs/start-partner',
    ])
  })

  test('with few questions per person, both are on one screen, one after the other', () => {
    const home = screensAfter(couple).filter(({ topic }) => topic === 'home')
    expect(home).toHaveLength(1)
    const persons = (home[0]?.requested ?? []).map(({ person }) => person)
    expect(persons).toEqual(persons.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(persons).toContain('partner')
  })

  test('no question moves to another screen when a question on it is answered', () => {
    const placeOf = (values: Record<string, AnswerValue>) =>
      new Map(
        screensAfter(values).flatMap(({ topic, code, requested }) => requested.map(({ key }) => [key, topic + code])),
      )
    for (const before of [{}, couple]) {
      const known = placeOf(before)
      for (const key of known.keys()) {
        if (key === 'joint.civil-status' || key === 'joint.partner-place') continue
        for (const [other, place] of placeOf({ ...before, [key]: 'yes' })) {
          if (known.has(other)) expect(`${other} ${place}`).toBe(`${other} ${known.get(other)}`)
        }
      }
    }
  })
})

const order = ['joint', 'client', 'partner']

describe('blocks of a screen', () => {
  const costs = (values: Record<string, AnswerValue>) =>
    screensAfter(values).find(({ topic, code }) => topic === 'costs' && code === 'start')?.requested ?? []

  test('all questions to tick of a single person form one list', () => {
    const blocks = blocksOf(costs({}), false)
    expect(blocks.map(({ isTicks, shown }) => [isTicks, shown.length > 1])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('each person of a couple has a heading once', () => {
    const home = screensAfter(couple).find(({ topic }) => topic === 'home')?.requested ?? []
    const headings = blocksOf(home, true).flatMap(({ person }) => person ?? [])
    expect(headings).toEqual(['joint', 'client', 'partner'])
  })
})

describe('progress', () => {
  const progressAfter = (values: Record<string, AnswerValue>) => progressOf(requestedOf(set, answered(values)))

  test('the estimated time hardly grows when an answer opens further questions', () => {
    const first = progressAfter({}).minutesLeft
    expect(first).toBeGreaterThanOrEqual(10)
    const { minutesLeft } = progressAfter({ 'client.employed': 'yes', 'joint.children': 'yes' })
    expect(minutesLeft).toBeLessThanOrEqual(first + 5)
  })

  test('a row with a missing required column is open, however much of it is filled in', () => {
    const employed = { 'client.employed': 'yes' }
    const fields = { name: 'Example Watch', from: '2025-01-01', to: '2025-12-31', net: 9_845_000 }
    const { net: _, ...without } = fields
    const answeredWith = (row: Record<string, string | number>) =>
      progressAfter({ ...employed, 'client.employers': [{ id: 'a', fields: row }] }).answered
    expect([{ name: 'Example Watch' }, without, fields].map(answeredWith)).toEqual([1, 1, 2])
  })
})
