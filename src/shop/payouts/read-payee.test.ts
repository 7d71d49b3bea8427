import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPayee } from './read-payee.ts'

const of = (payeeIban: string, payeeBic = '', payeeName = 'Bea Buyer') => readPayee({ payeeName, payeeIban, payeeBic })

test.each([
  ['of Switzerland', 'CH93 0076 2011 6238 5295 7', '', 'CH9300762011623852957'],
  ['of Liechtenstein, in small letters', 'li21 0881 0000 2324 013a a', '', 'LI21088100002324013AA'],
  ['of Germany, with the BIC of its bank', 'DE89 3704 0044 0532 0130 00', 'cobadeff', 'DE89370400440532013000'],
])('an account %s is taken', (_name, iban, bic, plain) => {
  const payee = { name: 'Bea Buyer', iban: plain, bic: bic.toUpperCase() || null }
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
])('%s is refused', (_name, iban, bic, faults) => {
  expect(of(iban, bic)).toEqual({ ok: false, faults })
})

describe('a Swiss account number', () => {
  test('with any one sign changed is refused', () => {
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
