import { describe, expect, test } from 'vitest'
import { contactTopics } from '#content/pages/contact.ts'
import { contactForm, isWaiting, leadMoves, leadStates, movesFrom, nextLeadState, topicLabel } from './lead.ts'
import { maxLength } from './max-lengths.ts'

test('each state allows only the moves of the state machine', () => {
  const found = leadStates.map((state) =>
    [state, ...leadMoves.map((move) => nextLeadState(state, move) ?? '-')].join(' '),
  )
  expect(found).toEqual([
    'new assigned answered new closed spam -',
    'assigned assigned answered assigned closed spam -',
    'answered assigned answered assigned closed - -',
    'closed assigned answered assigned - - -',
    'spam - - - - - new',
  ])
  expect(leadStates.filter(isWaiting)).toEqual(['new', 'assigned'])
  expect(leadStates.map((state) => movesFrom(state).join(' '))).toEqual([
    'take close spam',
    'take close spam',
    'take close',
    'take',
    'restore',
  ])
})

const enquiry = {
  ...{ name: 'Ana Keller', email: 'ana@example.com', topic: contactTopics[0]?.value, message: 'Hello' },
  ...{ subject: '', scenario: null as string | null },
}
const errors = (read: { error?: { issues: { message: string }[] } | undefined }) =>
  read.error?.issues.map(({ message }) => message) ?? []

describe('enquiry form', () => {
  test.each([
    ['is accepted', {}, []],
    ['requires a name', { name: ' \t ' }, ['name-missing']],
    ['requires the name field', { name: undefined }, ['name-missing']],
    ['accepts a name up to the limit', { name: 'n'.repeat(maxLength.name) }, []],
    ['refuses a longer name', { name: 'n'.repeat(maxLength.name + 1) }, ['name-too-long']],
    ['refuses a name of several lines', { name: 'Ana\r\nBcc: all@example.com' }, ['name-broken']],
    ['refuses Unicode line separators in a name', { name: 'Ana\u2028Keller' }, ['name-broken']],
    ['refuses an unknown topic', { topic: 'constructor' }, ['topic-unknown']],
    ['requires a topic', { topic: undefined }, ['topic-unknown']],
    ['accepts a subject up to the limit', { subject: 's'.repeat(maxLength.subject) }, []],
    ['refuses a longer subject', { subject: 's'.repeat(maxLength.subject + 1) }, ['subject-too-long']],
    ['refuses a subject of several lines', { subject: 'a\nb' }, ['subject-broken']],
    ['accepts a missing subject', { subject: undefined }, []],
    ['requires a message', { message: ' \r\n\u0000' }, ['message-missing']],
    ['accepts a message up to the limit', { message: 'm'.repeat(maxLength.message) }, []],
    ['refuses a longer message', { message: 'm'.repeat(maxLength.message + 1) }, ['message-too-long']],
    ['counts a line break once', { message: 'm\r\n'.repeat(maxLength.message / 2) }, []],
    [
      'reports all errors at once',
      { name: '', topic: 'x', message: '' },
      ['name-missing', 'topic-unknown', 'message-missing'],
    ],
  ])('%s', (_rule, change, expected) => {
    expect(errors(contactForm.safeParse({ ...enquiry, ...change }))).toEqual(expected)
  })

  test.each([
    ['https://evil.example/calculators?tab=income-tax'],
    ['//evil.example'],
    ['/admin'],
    ['javascript:alert(1)'],
    ['/calculators/../admin'],
    [''],
    [null],
  ])('drops %j as link to a calculation', (scenario) => {
    expect(contactForm.parse({ ...enquiry, scenario }).scenario).toBeNull()
  })

  test('stores HTML as text', () => {
    const message = '<img src=x onerror=alert(1)>\n=HYPERLINK("x")'
    expect(contactForm.parse({ ...enquiry, message, subject: ' ' })).toMatchObject({ message, subject: null })
    expect(topicLabel('a topic of before')).toBe('a topic of before')
  })
})
