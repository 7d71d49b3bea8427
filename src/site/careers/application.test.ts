import { describe, expect, test } from 'vitest'
import { jobOpenings } from '#content/pages/careers.ts'
import { applicationForm } from './application.ts'

const application = {
  ...{ name: 'Ana Keller', email: 'ana@example.com', position: 'open', message: 'Hello', consent: 'yes' },
  phone: '',
}
const errors = (read: { error?: { issues: { message: string }[] } | undefined }) =>
  read.error?.issues.map(({ message }) => message) ?? []

describe('application form', () => {
  const form = applicationForm(jobOpenings)
  test.each([
    ['is accepted', {}, []],
    ['accepts a name up to the limit', { name: 'n'.repeat(120) }, []],
    ['refuses a longer name', { name: 'n'.repeat(121) }, ['name-too-long']],
    ['refuses a name of several lines', { name: 'Ana\nKeller' }, ['name-broken']],
    ['accepts a phone number', { phone: '+41 (0)32 555-01.23' }, []],
    ['accepts a phone number of six characters', { phone: '032555' }, []],
    ['refuses a shorter phone number', { phone: '03255' }, ['phone-unknown']],
    ['refuses a phone number over forty characters', { phone: '0'.repeat(41) }, ['phone-unknown']],
    ['refuses a phone number in words', { phone: 'call me' }, ['phone-unknown']],
    ['refuses a formula as phone number', { phone: '=1+1+1+1' }, ['phone-unknown']],
    ['refuses a phone number of several lines', { phone: '032 555\n01 23' }, ['phone-unknown']],
    ['refuses a closed position', { position: 'closed-long-ago' }, ['position-closed']],
    ['requires a position', { position: '' }, ['position-missing', 'position-closed']],
    ['accepts a message up to the limit', { message: 'm'.repeat(5000) }, []],
    ['refuses a longer message', { message: 'm'.repeat(5001) }, ['message-too-long']],
    ['requires a message', { message: '\u0000' }, ['message-missing']],
    ['requires consent', { consent: undefined }, ['consent-missing']],
    ['requires the consent value of the form', { consent: 'on' }, ['consent-missing']],
  ])('%s', (_rule, change, expected) => {
    expect(errors(form.safeParse({ ...application, ...change }))).toEqual(expected)
  })

  test.each([
    ['yes', true],
    ['YES', false],
    ['', false],
    [undefined, false],
  ])('longer retention when %j was sent: %s', (keep, expected) => {
    expect(form.parse({ ...application, keep }).keep).toBe(expected)
  })
})
