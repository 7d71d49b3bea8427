import { describe, expect, test } from 'vitest'
import { jobOpenings } from '#content/pages/careers.ts'
import { fieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import { applicationForm } from './application.ts'
import { jobPostings } from './careers-meta.ts'
import { cvLimitBytes, errorBeforeSending } from './cv/cv.ts'
import { isPosition, openingsOn, positionLabel } from './positions.ts'
import { deleteAfter, deleteSpamAfter, movesFrom, nextStage, stages } from './stages.ts'

const today = '2026-11-21'
const filled = {
  name: 'Ana Keller',
  email: 'ana@example.com',
  position: 'open',
  message: 'Hello',
  consent: 'yes',
}

describe('stages', () => {
  test('each stage allows only the moves of the state machine', () => {
    const found = stages.flatMap((stage) =>
      movesFrom(stage).map((move) => `${stage} ${move} ${nextStage(stage, move)}`),
    )
    expect(found).toEqual([
      'received start in_conversation',
      'received close closed',
      'in_conversation close closed',
      'closed reopen in_conversation',
    ])
  })

  test.each([
    ['2026-11-21T09:00:00Z', false, '2027-05-21T09:00:00.000Z'],
    ['2026-11-21T09:00:00Z', true, '2028-11-21T09:00:00.000Z'],
    ['2026-08-31T10:00:00Z', false, '2027-02-28T10:00:00.000Z'],
    ['2027-08-31T10:00:00Z', false, '2028-02-29T10:00:00.000Z'],
    ['2028-02-29T10:00:00Z', true, '2030-02-28T10:00:00.000Z'],
    ['2026-12-31T23:30:00Z', false, '2027-06-30T23:30:00.000Z'],
  ])('closed %s, longer retention %s: deleted %s', (closedAt, keepsLonger, day) => {
    expect(deleteAfter(new Date(closedAt), keepsLonger).toISOString()).toBe(day)
  })
})

describe('limits', () => {
  test('spam is deleted after 30 days', () => {
    expect(deleteSpamAfter(new Date('2026-11-21T09:00:00Z')).toISOString()).toBe('2026-12-21T09:00:00.000Z')
  })

  test.each([
    [0, 'empty'],
    [1, null],
    [cvLimitBytes, null],
    [cvLimitBytes + 1, 'too-large'],
  ])('a file of %i bytes before upload: %s', (size, error) => {
    expect(errorBeforeSending({ size })).toBe(error)
  })

  test('the error text names the limit of 10 MB', () => {
    expect(cvLimitBytes).toBe(10_485_760)
    expect(t(siteTexts.cv)['too-large']).toContain('10 MB')
  })
})

describe('openings and form', () => {
  test('an opening accepts applications until its last day, an open application always', () => {
    const [first] = jobOpenings
    const last = first?.validThrough ?? ''
    expect(openingsOn(jobOpenings, last).map(({ id }) => id)).toContain(first?.id)
    expect(openingsOn(jobOpenings, '2999-01-01')).toEqual([])
    expect(isPosition('tax-assistant', jobOpenings)).toBe(true)
    expect(isPosition('tax-assistant', [])).toBe(false)
    expect(isPosition('open', [])).toBe(true)
    expect(isPosition('', jobOpenings)).toBe(false)
    expect(positionLabel({ position: 'tax-assistant', positionTitle: 'Assistant' })).toBe('Assistant')
    expect(positionLabel({ position: 'open', positionTitle: null })).toBe('Open application')
    expect(positionLabel({ position: 'gone-since', positionTitle: null })).toBe('gone-since')
  })

  test.each<[string, Record<string, string>, string]>([
    ['no name', { name: '  ' }, 'name'],
    ['a name of 10 KB', { name: 'x'.repeat(10_240) }, 'name'],
    ['a name of two lines', { name: 'Ana\r\nBcc: all@example.com' }, 'name'],
    ['a name with a line separator', { name: 'Ana\u2028Bcc: x' }, 'name'],
    ['an address of two lines', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['no address', { email: 'ana@' }, 'email'],
    ['a phone number of words', { phone: 'call me' }, 'phone'],
    ['a phone number of two lines', { phone: '+41 32 000\r\n00 00' }, 'phone'],
    ['no position', { position: '' }, 'position'],
    ['an unknown position', { position: 'chief-of-everything' }, 'position'],
    ['a letter of blanks', { message: ' \n\u0000 ' }, 'message'],
    ['a letter that is too long', { message: 'x'.repeat(5001) }, 'message'],
    ['no consent', { consent: '' }, 'consent'],
  ])('%s is reported at its field', (_name, change, field) => {
    const parsed = applicationForm(openingsOn(jobOpenings, today)).safeParse({ ...filled, ...change })
    expect(parsed.error && Object.keys(fieldErrors(parsed.error, {}))).toEqual([field])
  })

  test('submitted values are cleaned, and empty optional values become null or false', () => {
    const form = { ...filled, name: ' Ana\u200b \u202eKeller ', phone: ' ', message: 'One\r\nTwo\u0000' }
    expect(applicationForm(openingsOn(jobOpenings, today)).parse(form)).toEqual({
      ...filled,
      name: 'Ana Keller',
      phone: null,
      message: 'One\nTwo',
      keep: false,
    })
    const numbers = ['+41 32 000 00 00', '(032) 000-00-00', '0041.32.0000000']
    for (const phone of numbers)
      expect(applicationForm(openingsOn(jobOpenings, today)).parse({ ...filled, phone }).phone).toBe(phone)
    expect(applicationForm(openingsOn(jobOpenings, today)).parse({ ...filled, keep: 'yes' }).keep).toBe(true)
  })

  test('structured data for job search engines describes each opening', () => {
    const postings = jobPostings({ name: 'Firm', url: 'https://firm.example' }, jobOpenings)
    expect(postings).toHaveLength(3)
    expect(postings[2]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Marketing Specialist',
      employmentType: 'PART_TIME',
      jobLocationType: 'TELECOMMUTE',
      directApply: true,
      jobLocation: { address: { addressCountry: 'CH' } },
    })
    expect(postings[0]?.description).toContain('<li>')
  })
})
