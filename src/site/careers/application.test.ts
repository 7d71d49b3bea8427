import { describe, expect, test } from 'vitest'
import { jobOpenings } from '#content/pages/careers.ts'
import { applicationForm } from './application.ts'

const application = {
  ...{ name: 'Ana Keller', email: 'ana@example.com', position: 'open', message: 'Hello', consent: 'yes' },
  phone: '',
}
const errors = (read: { error?: { issues: { message: string }[] } | undefined }) =>
  read.error?.issues.map(({ message }) => message) ?? []

describe('an application as it is sent', () => {
  const form = applicationForm(jobOpenings)
  test.each([
    ['is read', {}, []],
    ['has a name up to the limit', { name: 'n'.repeat(120) }, []],
    ['has no longer name', { name: 'n'.repeat(121) }, ['name-too-long']],
    ['has a name on one line', { name: 'Ana\nKeller' }, ['name-broken']],
    ['may name a phone', { phone: '+41 (0)32 555-01.23' }, []],
    ['may name a phone of six characters', { phone: '032555' }, []],
    ['has no shorter phone', { phone: '03255' }, ['phone-unknown']],
    ['has no phone of more than forty', { phone: '0'.repeat(41) }, ['phone-unknown']],
    ['has a phone in digits', { phone: 'call me' }, ['phone-unknown']],
    ['has a phone that is no formula', { phone: '=1+1+1+1' }, ['phone-unknown']],
    ['has a phone on one line', { phone: '032 555\n01 23' }, ['phone-unknown']],
    ['is for a position that is open', { position: 'closed-long-ago' }, ['position-closed']],
    ['is for a position', { position: '' }, ['position-missing', 'position-closed']],
    ['has a message up to the limit', { message: 'm'.repeat(5000) }, []],
    ['has no longer message', { message: 'm'.repeat(5001) }, ['message-too-long']],
    ['has a message', { message: '\u0000' }, ['message-missing']],
    ['needs consent', { consent: undefined }, ['consent-missing']],
    ['needs consent as it was asked for', { consent: 'on' }, ['consent-missing']],
  ])('%s', (_rule, change, expected) => {
    expect(errors(form.safeParse({ ...application, ...change }))).toEqual(expected)
  })

  test.each([
    ['yes', true],
    ['YES', false],
    ['', false],
    [undefined, false],
  ])('is kept for longer when %j was sent: %s', (keep, expected) => {
    expect(form.parse({ ...application, keep }).keep).toBe(expected)
  })
})
