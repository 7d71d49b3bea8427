import { describe, expect, test } from 'vitest'
import { maxCases, maxNameLength, maxWordLength, maxWords } from '#accounts/people/max-lengths.ts'
import { capacityForm, profileForm } from './profile.ts'

const filled = { name: 'Tim Adler', initials: 'TA', languages: 'German', specialities: '', isPublic: 'yes' }
const errorsOf = (change: object) =>
  profileForm.safeParse({ ...filled, ...change }).error?.issues.map(({ message }) => message) ?? []
const words = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`).join(',')

describe('the profile form of a staff member', () => {
  test.each([
    ['is read', {}, []],
    ['has a name', { name: ' \t' }, ['name-missing']],
    ['has a name up to the limit', { name: 'n'.repeat(maxNameLength) }, []],
    ['has no longer name', { name: 'n'.repeat(maxNameLength + 1) }, ['name-too-long']],
    ['has a name on one line', { name: 'Tim\r\nBcc: x' }, ['name-broken']],
    ['has a name that the database can hold', { name: 'Tim\u0000' }, ['name-broken']],
    ['may go without initials', { initials: ' ' }, []],
    ['has three initials at most', { initials: 'TAX' }, []],
    ['has not four', { initials: 'TAXI' }, ['initials-too-long']],
    ['has initials of three characters, not of halves', { initials: '🏔🏔🏔' }, []],
    ['has initials without a space', { initials: 'T A' }, ['initials-too-long']],
    ['has words up to the limit', { languages: words(maxWords) }, []],
    ['has not one more', { languages: words(maxWords + 1) }, ['words-too-many']],
    ['counts a word once', { languages: `${words(maxWords)},word 0, word  1,,\n` }, []],
    ['has a word up to the limit', { specialities: 'w'.repeat(maxWordLength) }, []],
    ['has no longer word', { specialities: `a,${'w'.repeat(maxWordLength + 1)}` }, ['words-too-long']],
  ])('%s', (_rule, change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  test('trims values and removes duplicates', () => {
    const submitted = {
      ...filled,
      initials: '  ',
      languages: ' German ,French\r\nGerman,  Swiss   German',
      isPublic: 'no',
    }
    expect(profileForm.parse(submitted)).toEqual({
      ...{ name: 'Tim Adler', initials: null, languages: ['German', 'French', 'Swiss German'] },
      ...{ specialities: [], isPublic: false },
    })
  })
})

test.each([
  ['', null],
  [' ', null],
  ['1', 1],
  [' 20 ', 20],
  [String(maxCases), maxCases],
])('the case limit %j is parsed as %j', (limit, expected) => {
  expect(capacityForm.parse({ limit })).toEqual({ limit: expected })
})

test.each(['0', '-1', '1.5', '1e2', '007', '٣', '0x10', String(maxCases + 1), '1000', 'Infinity', '=1'])(
  'the case limit %j is refused',
  (limit) => {
    expect(capacityForm.safeParse({ limit }).success).toBe(false)
  },
)
