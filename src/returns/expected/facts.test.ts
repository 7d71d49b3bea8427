import { expect, test } from 'vitest'
import { answeredFacts, factsOf, type ProfileFacts, type RetainedFacts } from '#returns/facts/facts-of.ts'
import type { Answer, AnswerValue } from '#returns/questions/answer.ts'

const answersOf = (content: Record<string, AnswerValue>) =>
  new Map(
    Object.entries(content).map(([key, value]): [string, Answer] => {
      const [person, question] = key.split('.') as ['client' | 'joint', string]
      const rest = { version: 1, mark: null, threadId: null, isCarried: false, answeredBy: null, byName: null }
      return [key, { ...rest, question, person, value, answeredAt: new Date(0) }]
    }),
  )

const child = (born: string, lives: string) => ({ id: born, fields: { name: 'A', born, lives } })
const address = { communeId: 371, commune: 'Biel/Bienne', country: 'CH', sinceOn: '2020-01-01' }
const profile: ProfileFacts = { civilStatus: 'single', childrenBorn: [2001, 2015, 2026], addresses: [address] }

test('answers give facts; children who live elsewhere and inapplicable answers are ignored', () => {
  const all = answeredFacts(
    answersOf({
      ...{
        'joint.commune': 'Bern',
        'joint.civil-status': 'married',
        'joint.moved': 'arrived',
        'joint.children': 'yes',
      },
      ...{ 'joint.children-list': [child('2018-03-14', 'with-me'), child('2016-01-01', 'elsewhere')] },
      ...{ 'client.church': 'reformed' },
    }),
  )
  expect(all).toEqual({
    ...{ commune: 'Bern', civilStatus: 'married', childrenBorn: [2018], confession: 'protestant', isPartYear: true },
    stay: { arrivedOn: null, leftOn: null },
  })
  const none = answeredFacts(
    answersOf({ 'joint.children': 'no', 'joint.children-list': [child('2018-03-14', 'with-me')] }),
  )
  expect(none).toEqual({
    commune: null,
    civilStatus: null,
    childrenBorn: [],
    confession: null,
    isPartYear: null,
    stay: null,
  })
})

test('clients who lived abroad all year are not residents, with or without property here', () => {
  const world = { 'joint.world-income': 17_500_000, 'joint.world-assets': 70_000_000 }
  const elsewhereOf = (moved: string) => answeredFacts(answersOf({ 'joint.moved': moved, ...world })).elsewhere
  const amounts = { worldIncomeCents: 17_500_000, worldAssetsCents: 70_000_000 }
  expect(elsewhereOf('abroad')).toEqual({ cantons: [], livesAbroad: true, ...amounts })
  expect(elsewhereOf('no')).toBeUndefined()
  const before = answeredFacts(answersOf({ 'joint.moved': 'no', 'joint.lives-abroad': 'yes', ...world }))
  expect(before.elsewhere).toEqual({ cantons: [], livesAbroad: true, ...amounts })
})

test('the adviser’s facts override answers, and answers override the profile', () => {
  expect(factsOf(2025, null, null, profile)).toMatchObject({
    communeId: 371,
    civilStatus: 'single',
    childrenBorn: [2015],
  })
  const { commune: _, ...answered } = answeredFacts(
    answersOf({ 'joint.civil-status': 'divorced', 'joint.moved': 'no' }),
  )
  const content = { ...answered, communeId: 351 }
  expect(factsOf(2025, null, content, profile)).toMatchObject({
    communeId: 351,
    civilStatus: 'divorced',
    isPartYear: false,
  })
  const saved: RetainedFacts = {
    ...{ version: 1, communeId: 261, commune: 'Zürich', civilStatus: 'widowed', childrenBorn: [], confession: 'none' },
    ...{ birthYear: 1980, partnerBirthYear: null, isPartYear: true },
    ...{ arrivedOn: null, leftOn: null, livesAbroad: null, worldIncomeCents: null, worldAssetsCents: null },
  }
  expect(factsOf(2025, saved, content, profile)).toMatchObject({
    communeId: 261,
    civilStatus: 'widowed',
    isPartYear: true,
  })
})

test.each<[string, ProfileFacts['addresses'], number | null, boolean]>([
  ['moved in 2026', [{ ...address, communeId: 351, sinceOn: '2026-02-01' }, address], 371, false],
  ['moved within Switzerland in 2025', [{ ...address, communeId: 351, sinceOn: '2025-02-01' }, address], 351, false],
  [
    'arrived in 2025',
    [
      { ...address, sinceOn: '2025-05-01' },
      { ...address, communeId: null, country: 'GB' },
    ],
    371,
    true,
  ],
  ['left in 2025', [{ ...address, communeId: null, country: 'GB', sinceOn: '2025-05-01' }, address], 371, true],
  ['has no address before 2026', [{ ...address, sinceOn: '2026-05-01' }], null, false],
])(
  'a client who %s is taxed at the residence of 31 December or of the departure',
  (_, addresses, communeId, isPartYear) => {
    expect(factsOf(2025, null, null, { ...profile, addresses })).toMatchObject({ communeId, isPartYear })
  },
)

test('what was paid into pillar 3a for the year before is known in whole francs, per person', () => {
  const answers = answersOf({ 'client.late-pillar-3a-before': 425_899 })
  expect(answeredFacts(answers).pillar3aBefore).toEqual({ client: 4258 })
  const content = { ...answeredFacts(answers), communeId: null }
  expect(factsOf(2026, null, content, profile).pillar3aBefore).toEqual({ client: 4258 })
})
