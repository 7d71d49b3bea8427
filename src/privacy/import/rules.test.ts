import { describe, expect, test } from 'vitest'
import { guessMapping, knownExport, mappingError } from './import-fields.ts'
import {
  readAmount,
  readCanton,
  readChildren,
  readCivilStatus,
  readCountry,
  readPastDay,
  readPermit,
  readYears,
} from './read-cell.ts'
import { isFile, kindOfPastFile, planFiles } from './zip-plan.ts'

const today = '2026-11-21'

describe('headings', () => {
  test.each([
    [
      'English',
      ['Email', 'First name', 'Last name', 'Date of birth', 'Shoe size'],
      ['email', 'firstName', 'lastName', 'birthDate', null],
    ],
    [
      'German',
      ['E-Mail', 'Vorname', 'Name', 'PLZ', 'Steuerjahre'],
      ['email', 'firstName', 'lastName', 'postcode', 'years'],
    ],
    [
      'French',
      ['Courriel', 'Prénom', 'Nom', 'État civil', 'Année fiscale'],
      ['email', 'firstName', 'lastName', 'civilStatus', 'years'],
    ],
    ['TaxDome', ['Account name', 'Account ID', 'Email', 'Team members'], ['name', 'clientNumber', 'email', 'adviser']],
    ['a repeated heading', ['Email', 'Email', 'AHV-Nr.'], ['email', null, null]],
  ])('in %s are recognised, and others are not guessed', (_language, headings, fields) => {
    expect(guessMapping(headings)).toEqual(fields)
  })

  test('tell from which program a file comes, and whether it can be used', () => {
    expect(knownExport(['Account name', 'Team members', 'X'])).toBe('taxdome')
    expect(knownExport(['Name', 'Email'])).toBeNull()
    expect(mappingError(['name'])).toEqual({ reason: 'email-missing', field: 'email' })
    expect(mappingError(['email', 'town', 'town'])).toEqual({ reason: 'chosen-twice', field: 'town' })
  })
})

describe('cells', () => {
  const value = (read: { ok: boolean; value?: unknown; reason?: string }) => (read.ok ? read.value : read.reason)
  test.each([
    [readPastDay('31.2.1980', today), 'not-a-date'],
    [readPastDay('1.1.2030', today), 'in-future'],
    [readPastDay('1987-04-03 00:00:00', today), '1987-04-03'],
    [readYears('2019-2021; 2023', 2026), [2019, 2020, 2021, 2023]],
    [readYears('2014', 2026), 'year-too-old'],
    [readYears('2026', 2026), 'year-not-over'],
    [readYears('last year', 2026), 'years-unclear'],
    [readAmount("CHF 98'400.50"), 9_840_050],
    [readAmount('1,234,567'), 123_456_700],
    [readAmount('12,5'), 1_250],
    [readAmount('much'), 'not-an-amount'],
    [readPermit('Ausweis B'), 'b'],
    [readPermit('Q'), 'permit-unknown'],
    [readCivilStatus('verheiratet'), 'married'],
    [readCivilStatus('célibataire'), 'single'],
    [readCanton('Canton de Genève'), 'GE'],
    [readCanton('Bavaria'), 'canton-unknown'],
    [readCountry('Deutschland'), 'DE'],
    [readCountry('Atlantis'), 'country-unknown'],
    [
      readChildren('Lea 14.03.2018; Tim', today),
      [
        { name: 'Lea', born: '2018-03-14' },
        { name: 'Tim', born: null },
      ],
    ],
    [readChildren('keine', today), 'no'],
    [readChildren('2', today), 'yes'],
  ])('%j is read as %j', (read, expected) => expect(value(read)).toEqual(expected))
})

describe('paths of an archive', () => {
  const isClient = (folder: string) => folder === 'a@example.com'
  const plan = (path: string, more: { bytes?: number; isEncrypted?: boolean } = {}) =>
    planFiles([{ path, bytes: 10, isEncrypted: false, ...more }], { thisYear: 2026, isClient })[0]

  test.each([
    ['a@example.com/2023/x.pdf', {}, 2023],
    ['export/a@example.com/Steuern 2023/sub/x.pdf', {}, 2023],
    ['../a@example.com/2023/x.pdf', {}, 'unsafe-path'],
    ['/etc/2023/passwd.pdf', {}, 'unsafe-path'],
    ['C:\\a@example.com\\2023\\x.pdf', {}, 'unsafe-path'],
    ['a@example.com/x.pdf', {}, 'no-year-folder'],
    ['a@example.com/2001/x.pdf', {}, 'year-too-old'],
    ['a@example.com/2023/x.exe', {}, 'type-not-allowed'],
    ['a@example.com/2023/x.pdf', { bytes: 0 }, 'empty'],
    ['a@example.com/2023/x.pdf', { bytes: 30_000_000 }, 'too-large'],
    ['a@example.com/2023/x.pdf', { isEncrypted: true }, 'password-protected'],
  ])('%s %j leads to %s', (path, more, expected) => {
    const planned = plan(path, more)
    expect(planned?.ok ? planned.year : planned?.reason).toBe(expected)
  })

  test('without content of the firm are ignored, and names say what a file is', () => {
    expect(['a/', '__MACOSX/a/._x.pdf', 'a/.DS_Store', 'a/2023/x.pdf'].filter(isFile)).toEqual(['a/2023/x.pdf'])
    expect(
      ['Veranlagung 2023.pdf', 'Steuererklärung.pdf', 'Quittung.pdf', 'Lohnausweis.pdf'].map(kindOfPastFile),
    ).toEqual(['assessment', 'filed_copy', 'filing_receipt', 'from_client'])
  })
})
