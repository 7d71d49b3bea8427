import { describe, expect, test } from 'vitest'
import { contactTopics } from '#content/pages/contact.ts'
import { contactForm, isWaiting, leadMoves, leadStates, movesFrom, nextLeadState, topicLabel } from './lead.ts'
import { maxLength } from './max-lengths.ts'

test('an enquiry moves along its table and no other way', () => {
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

describe('an enquiry as it is sent', () => {
  test.each([
    ['is read', {}, []],
    ['has a name', { name: ' \t ' }, ['name-missing']],
    ['has a name as text', { name: undefined }, ['name-missing']],
    ['has a name up to the limit', { name: 'n'.repeat(maxLength.name) }, []],
    ['has no longer name', { name: 'n'.repeat(maxLength.name + 1) }, ['name-too-long']],
    ['has a name on one line', { name: 'Ana\r\nBcc: all@example.com' }, ['name-broken']],
    ['has a name on one line of any script', { name: 'Ana\u2028Keller' }, ['name-broken']],
    ['has a topic of ours', { topic: 'constructor' }, ['topic-unknown']],
    ['has a topic', { topic: undefined }, ['topic-unknown']],
    ['has a subject up to the limit', { subject: 's'.repeat(maxLength.subject) }, []],
    ['has no longer subject', { subject: 's'.repeat(maxLength.subject + 1) }, ['subject-too-long']],
    ['has a subject on one line', { subject: 'a\nb' }, ['subject-broken']],
    ['may go without a subject', { subject: undefined }, []],
    ['has a message', { message: ' \r\n\u0000' }, ['message-missing']],
    ['has a message up to the limit', { message: 'm'.repeat(maxLength.message) }, []],
    ['has no longer message', { message: 'm'.repeat(maxLength.message + 1) }, ['message-too-long']],
    ['counts a line break once', { message: 'm\r\n'.repeat(maxLength.message / 2) }, []],
    [
      'tells of all that is wrong at once',
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
  ])('does not lead staff to %j', (scenario) => {
    expect(contactForm.parse({ ...enquiry, scenario }).scenario).toBeNull()
  })

  test('keeps what is HTML as the text that it is', () => {
    const message = '<img src=x onerror=alert(1)>\n=HYPERLINK("x")'
    expect(contactForm.parse({ ...enquiry, message, subject: ' ' })).toMatchObject({ message, subject: null })
    expect(topicLabel('a topic of before')).toBe('a topic of before')
  })
})
