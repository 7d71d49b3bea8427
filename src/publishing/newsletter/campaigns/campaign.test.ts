import { describe, expect, test } from 'vitest'
import { topicIds } from '#publishing/newsletter/subscription.ts'
import {
  type CampaignMove,
  campaignStates,
  emailEntry,
  emailForm,
  entriesFor,
  maxEntries,
  maxIntroductionLength,
  maxSubjectLength,
  nextState,
  variantOf,
  variantsOf,
} from './campaign.ts'
import { batchSize, restAfter, waitAfter } from './delivery.ts'

const moves = ['start', 'pause', 'resume', 'cancel', 'end'] as const satisfies readonly CampaignMove[]

describe('campaign and its form', () => {
  test('each state allows only the moves of the state machine', () => {
    const found = campaignStates.map((state) =>
      [state, ...moves.map((move) => nextState(state, move) ?? '-')].join(' '),
    )
    expect(found).toEqual([
      'draft sending - - - -',
      'sending - paused - cancelled sent',
      'paused - - sending cancelled -',
      'sent - - sending - -',
      'cancelled - - - - -',
    ])
  })

  const filled = { subject: 'What is new', introduction: 'Dear reader', topics: [topicIds[0]], paths: [] as string[] }
  const errorsOf = (change: object) =>
    emailForm.safeParse({ ...filled, ...change }).error?.issues.map(({ message }) => message) ?? []
  const paths = (count: number) => Array.from({ length: count }, (_, at) => `/blog/article-${at}`)

  describe('campaign form', () => {
    test.each([
      ['is accepted', {}, []],
      ['requires a subject', { subject: ' \r\n\u2028' }, ['subject-missing']],
      ['accepts a subject up to the limit', { subject: 's'.repeat(maxSubjectLength) }, []],
      ['refuses a longer subject', { subject: 's'.repeat(maxSubjectLength + 1) }, ['subject-too-long']],
      ['requires introduction or entries', { introduction: ' \r\n' }, ['empty']],
      ['refuses invisible characters only', { introduction: '\u0000\u0007' }, ['empty']],
      ['accepts entries without introduction', { introduction: '', paths: paths(1) }, []],
      ['accepts an introduction up to the limit', { introduction: 'i'.repeat(maxIntroductionLength) }, []],
      [
        'refuses a longer introduction',
        { introduction: 'i'.repeat(maxIntroductionLength + 1) },
        ['introduction-too-long'],
      ],
      [
        'counts a line break once, as the browser does',
        { introduction: 'i\r\n'.repeat(maxIntroductionLength / 2) },
        [],
      ],
      ['requires a topic', { topics: [] }, ['topics-missing']],
    ])('%s', (_rule, change, errors) => {
      expect(errorsOf(change)).toEqual(errors)
    })

    test.each([
      ['an unknown topic', { topics: ['constructor'] }],
      ['more entries than it holds', { paths: paths(maxEntries + 1) }],
      ['no text at all', { subject: undefined }],
    ])('is refused with %s', (_rule, change) => {
      expect(emailForm.safeParse({ ...filled, ...change }).success).toBe(false)
    })

    test('reduces the subject to one line, so that it cannot inject a header', () => {
      const submitted = {
        ...filled,
        subject: ' News\r\nBcc: all@example.com\u2028 ',
        introduction: 'a\r\nb',
        paths: paths(maxEntries),
      }
      expect(emailForm.parse(submitted)).toMatchObject({ subject: 'News Bcc: all@example.com', introduction: 'a\nb' })
    })
  })
})

describe('entries and variants', () => {
  test.each([
    ['/blog/pillar-3a', true],
    ['/news/2026.11/x_1', true],
    ['/', false],
    [`/${'x'.repeat(300)}`, true],
    [`/${'x'.repeat(301)}`, false],
    ['blog/x', false],
    ['https://evil.example/x', false],
    ['/blog/x?y=1', false],
    ['/blog/"><script>', false],
    ['/blog/x\n', false],
  ])('an entry with path %j is accepted: %s', (path, isAllowed) => {
    const entry = { topic: topicIds[0], path, title: 'T', summary: '', publishedOn: '2026-11-20' }
    expect(emailEntry.safeParse(entry).success).toBe(isAllowed)
  })

  test('every choice of topics maps to exactly one rendered variant, or to none', () => {
    for (let bits = 1; bits < 2 ** topicIds.length; bits++) {
      const chosen = topicIds.filter((_, at) => bits & (1 << at))
      const digest = { kind: 'digest', topics: chosen } as const
      const drawn = variantsOf(digest).map((topics) => variantOf(digest, topics))
      expect(new Set(drawn).size).toBe(drawn.length)
      expect(drawn).toHaveLength(2 ** chosen.length - 1)
      for (let reader = 0; reader < 2 ** topicIds.length; reader++) {
        const own = topicIds.filter((_, at) => reader & (1 << at))
        const variant = variantOf(digest, own)
        expect(variant === '' || drawn.includes(variant)).toBe(true)
        expect(variant === '').toBe(!own.some((topic) => chosen.includes(topic)))
      }
    }
  })

  test('a digest shows the topics of its reader, other newsletters show all entries in order', () => {
    const entries = topicIds.map((topic) => ({
      topic,
      path: `/${topic}`,
      title: topic,
      summary: '',
      publishedOn: '2026-11-20',
    }))
    for (const topic of topicIds) {
      expect(entriesFor({ kind: 'digest', entries }, [topic])).toEqual(entries.filter((one) => one.topic === topic))
      expect(entriesFor({ kind: 'letter', entries }, [topic])).toEqual(entries)
    }
    expect(entriesFor({ kind: 'digest', entries }, [])).toEqual([])
  })
})

describe('retries and batches', () => {
  test.each([
    [1, 5],
    [2, 15],
    [7, 1440],
    [8, null],
    [0, null],
    [100, null],
  ])('after %i attempts the next one is in %j minutes', (attempts, minutes) => {
    expect(waitAfter(attempts)).toBe(minutes === null ? null : minutes * 60_000)
  })

  test.each([
    [0, 15],
    [1, 15],
    [2, 30],
    [7, 960],
    [8, 1800],
    [5_000, 1800],
  ])('after %i failed connections all emails wait %i seconds', (failures, seconds) => {
    expect(restAfter(failures)).toBe(seconds * 1000)
  })

  test('a batch has at least one email and otherwise respects the rate', () => {
    for (const perMinute of [0, 1, 5, 6, 7, 60, 119, 6_000]) {
      const size = batchSize(perMinute)
      expect(size).toBeGreaterThanOrEqual(1)
      if (size > 1) expect((size - 1) * 6).toBeLessThan(perMinute)
    }
  })
})
