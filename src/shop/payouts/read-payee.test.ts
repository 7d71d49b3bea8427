import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPayee } from './read-payee.ts'

const abroad = { payeeStreet: 'Königstraße', payeePostcode: '70173', payeeTown: 'Stuttgart', payeeCountry: 'DE' }
const of = (payeeIban: string, payeeBic = '', payeeName = 'Bea Buyer', more = {}) =>
  readPayee({ payeeName, payeeIban, payeeBic, ...(/^(DE|BR)/.test(payeeIban) && abroad), ...more })

test.each([
  ['of Switzerland', 'CH93 0076 2011 6238 5295 7', '', 'CH9300762011623852957'],
  ['of Liechtenstein, in small letters', 'li21 0881 0000 2324 013a a', '', 'LI21088100002324013AA'],
  ['of Germany, with the BIC of its bank', 'DE89 3704 0044 0532 0130 00', 'cobadeff', 'DE89370400440532013000'],
])('an account %s is accepted', (_name, iban, bic, plain) => {
  const { payeeStreet: street, payeePostcode: postcode, payeeTown: town, payeeCountry: country } = abroad
  const address = plain.startsWith('DE') ? { street, houseNumber: null, postcode, town, country } : null
  const payee = { name: 'Bea Buyer', iban: plain, bic: bic.toUpperCase() || null, address }
  expect(of(iban, bic)).toEqual({ ok: true, payee })
})

test.each([
  ['nothing', '', '', { payeeIban: 'iban-wrong' }],
  ['a digit that is wrong', 'CH93 0076 2011 6238 5295 8', '', { payeeIban: 'iban-wrong' }],
  ['a digit too few', 'CH93 0076 2011 6238 5295', '', { payeeIban: 'iban-wrong' }],
  ['a QR-IBAN', 'CH44 3199 9123 0008 8901 2', '', { payeeIban: 'iban-of-bill' }],
  ['a country outside of the SEPA', 'BR15 0000 0000 0000 1093 2840 814P 2', '', { payeeIban: 'iban-far' }],
  ['an account abroad without BIC', 'DE89 3704 0044 0532 0130 00', '', { payeeBic: 'bic-wrong' }],
  ['a BIC that is none', 'CH93 0076 2011 6238 5295 7', 'X', { payeeBic: 'bic-wrong' }],
])('%s is refused', (_name, iban, bic, errors) => {
  expect(of(iban, bic)).toEqual({ ok: false, errors })
})

describe('a Swiss account number', () => {
  test('with any one digit changed is refused', () => {
    const iban = 'CH9300762011623852957'
    const at = fc.integer({ min: 2, max: iban.length - 1 })
    fc.assert(
      fc.property(at, fc.integer({ min: 0, max: 9 }), (place, digit) => {
        const changed = iban.slice(0, place) + digit + iban.slice(place + 1)
        expect(of(changed).ok).toBe(changed === iban)
      }),
    )
  })
})

test('a name in another script is refused, and typographic characters are normalized', () => {
  const swiss = 'CH9300762011623852957'
  for (const name of ['Ольга Иванова', '李小龙', 'Νίκος', 'Bea 😀'])
    expect(of(swiss, '', name)).toEqual({ ok: false, errors: { payeeName: 'name-not-latin' } })
  const read = (name: string) => {
    const outcome = of(swiss, '', name)
    return outcome.ok && outcome.payee.name
  }
  expect(read('Chloé D’Angelo')).toBe("Chloé D'Angelo")
  expect(read('Zoe\u0308 –\u202fŁukasz')).toBe('Zoë - Łukasz')
})

test('an account abroad requires town and country of its holder in Latin letters', () => {
  const none = { payeeStreet: '', payeePostcode: '', payeeTown: '', payeeCountry: '' }
  const iban = 'DE89370400440532013000'
  expect(of(iban, 'COBADEFF', 'Otto', none)).toEqual({
    ok: false,
    errors: { payeeTown: 'town-missing', payeeCountry: 'country-missing' },
  })
  expect(of(iban, 'COBADEFF', 'Otto', { payeeTown: 'Москва' })).toMatchObject({
    errors: { payeeTown: 'address-not-latin' },
  })
  expect(of(iban, 'COBADEFF', 'Otto', { payeeCountry: 'XX' })).toMatchObject({
    errors: { payeeCountry: 'country-missing' },
  })
})
