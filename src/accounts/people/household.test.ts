import { expect, test } from 'vitest'
import { phoneNumber } from '#platform/phone.ts'
import { type Address, addressLine, changeOfAddress } from './address.ts'
import { readBirthYears } from './household.ts'

const present: Address = {
  ...{ street: 'Seeweg', houseNumber: '1', postcode: '2502', town: 'Biel', country: 'CH' },
  ...{ communeId: 371, commune: 'Biel/Bienne', canton: 'BE', sinceOn: '2020-03-01' },
}
const earlier: Address = { ...present, street: 'Altweg', sinceOn: '2015-01-01' }
const unread: Address = { ...present, postcode: null, town: null, sinceOn: null }

test.each<[string, Address[], Partial<Address>, boolean, ReturnType<typeof changeOfAddress>]>([
  ['the first', [], {}, false, { ok: true, kind: 'first' }],
  ['the same', [present], {}, false, { ok: true, kind: 'none' }],
  ['a later day elsewhere', [present], { street: 'Neuweg', sinceOn: '2026-01-01' }, false, { ok: true, kind: 'moved' }],
  ['the same day elsewhere', [present], { street: 'Neuweg' }, false, { ok: false, reason: 'not-later' }],
  [
    'an earlier day elsewhere',
    [present],
    { town: 'Bern', sinceOn: '2019-01-01' },
    false,
    { ok: false, reason: 'not-later' },
  ],
  ['no day elsewhere', [present], { street: 'Neuweg', sinceOn: null }, false, { ok: false, reason: 'no-day' }],
  ['elsewhere, put right', [present], { street: 'Neuweg' }, true, { ok: true, kind: 'corrected' }],
  ['another day for the same place', [present], { sinceOn: '2021-01-01' }, false, { ok: true, kind: 'corrected' }],
  [
    'a day before an earlier one',
    [present, earlier],
    { sinceOn: '2014-01-01' },
    false,
    { ok: false, reason: 'before-earlier' },
  ],
  ['what was one text', [unread], { sinceOn: null }, false, { ok: true, kind: 'corrected' }],
])('a change of address is classified: %s', (_, saved, entered, isCorrection, expected) => {
  expect(changeOfAddress(saved, { ...present, ...entered }, isCorrection)).toEqual(expected)
})

test.each([
  [present, 'Seeweg 1, 2502 Biel'],
  [{ ...present, country: 'DE' }, 'Seeweg 1, 2502 Biel, Germany'],
  [{ ...unread, houseNumber: null }, 'Seeweg'],
])('an address is formatted on one line', (address, line) => {
  expect(addressLine(address)).toBe(line)
})

test.each([
  ['032 123 45 67', '+41 32 123 45 67'],
  ['+49 30 123456', '+49 30 123456'],
  ['0041 79 123 45 67', '+41 79 123 45 67'],
  ['12345', null],
  ['call me', null],
])('the phone number %s is normalized to %s', (submitted, saved) => {
  expect(phoneNumber(submitted)).toBe(saved)
})

test.each([
  ['', []],
  ['2018, 2015', [2015, 2018]],
  ['2027', null],
  ['1990', null],
  ['two', null],
])('the birth years %s are parsed as %s', (submitted, years) => {
  expect(readBirthYears(submitted, 2026)).toEqual(years)
})
