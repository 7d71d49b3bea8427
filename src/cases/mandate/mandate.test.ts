import { describe, expect, test } from 'vitest'
import { mandateTexts } from '#content/power-of-attorney.ts'
import { covers, mandateLanguages, mandateStatus, readMandate, signedAtOf, yearsText } from './mandate.ts'

const at = new Date('2026-11-21T09:00:00Z')
const signer = (personId: string, signedAt: Date | null) => ({ personId, personName: personId, signedAt })
const ana = signer('ana', at)
const ben = signer('ben', new Date('2026-11-22T09:00:00Z'))
const benOpen = signer('ben', null)

describe('status', () => {
  test.each([
    ['no one has signed', [signer('ana', null)], null, 'open'],
    ['one of two has signed', [ana, benOpen], null, 'open'],
    ['the only signer has signed', [ana], null, 'valid'],
    ['both have signed', [ana, ben], null, 'valid'],
    ['revoked after both signed', [ana, ben], at, 'revoked'],
    ['no signer at all', [], null, 'open'],
  ] as const)('%s', (_, signers, revokedAt, status) => {
    expect(mandateStatus({ signers, revokedAt })).toBe(status)
  })

  test('the date of a power of attorney is that of the last signature', () => {
    expect(signedAtOf({ signers: [ana, ben] })).toEqual(ben.signedAt)
    expect(signedAtOf({ signers: [ana, benOpen] })).toBeNull()
  })
})

describe('what it covers', () => {
  const mandate = { signers: [ana], revokedAt: null, firstYear: 2024, lastYear: 2025, scopes: ['file', 'object'] }
  const act = { taxYear: 2025, scope: 'object', isJoint: false } as const
  test.each([
    ['an act in its scope', {}, {}, true],
    ['any act', {}, { scope: null }, true],
    ['an act outside its scope', {}, { scope: 'inspect' }, false],
    ['the first year', {}, { taxYear: 2024 }, true],
    ['a year after it', {}, { taxYear: 2026 }, false],
    ['a joint return signed by one', {}, { isJoint: true }, false],
    ['a joint return signed by both', { signers: [ana, ben] }, { isJoint: true }, true],
    ['nothing once revoked', { revokedAt: at }, {}, false],
    ['nothing while a signature is missing', { signers: [ana, benOpen] }, {}, false],
  ] as const)('%s', (_, changes, requested, isCovered) => {
    expect(covers({ ...mandate, ...changes }, { ...act, ...requested })).toBe(isCovered)
  })
})

describe('the form', () => {
  const filled = { language: 'de', firstYear: '2025', lastYear: '2025', scope: 'file' }
  const read = (
    changes: object,
    found: { canton: string | null; taxYear: number } = { canton: 'BE', taxYear: 2025 },
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...filled, ...changes })) form.append(name, value)
    return readMandate(form, found)
  }
  test.each([
    ['all fields', {}, { ok: true }],
    ['several years', { firstYear: '2024', lastYear: '2026' }, { ok: true }],
    ['the second language of Bern', { language: 'fr' }, { ok: true }],
    ['a language the office does not use', { language: 'it' }, { ok: false, reason: 'no-language' }],
    ['no scope', { scope: '' }, { ok: false, reason: 'no-scope' }],
    ['an unknown scope', { scope: 'sell' }, { ok: false, reason: 'no-scope' }],
    ['no year', { firstYear: '' }, { ok: false, reason: 'no-years' }],
    ['years the wrong way round', { firstYear: '2026' }, { ok: false, reason: 'no-years' }],
    ['more than five years', { firstYear: '2020' }, { ok: false, reason: 'no-years' }],
    ['years without that of the case', { firstYear: '2023', lastYear: '2024' }, { ok: false, reason: 'other-year' }],
  ])('%s', (_, changes, outcome) => expect(read(changes)).toMatchObject(outcome))

  test('the office’s language follows the canton; a bilingual canton offers both', () => {
    expect(mandateLanguages('BE')).toEqual(['de', 'fr'])
    expect(mandateLanguages('GE')).toEqual(['fr'])
    expect(mandateLanguages(null)).toEqual(['de', 'fr', 'it'])
  })
})

test('a text names years and persons, and has a blank line for the AHV number in each language', () => {
  expect(yearsText({ firstYear: 2024, lastYear: 2026 })).toBe('2024–2026')
  const facts = { clients: ['Ana Keller', 'Ben Keller'], address: null, firm: 'Firm', firmAddress: 'Street' }
  for (const write of Object.values(mandateTexts)) {
    const parts = write({ ...facts, years: '2025', scopes: ['file'] })
    expect(parts.clients).toMatch(/Ana Keller\nBen Keller\n.+_{10}\n.*(AHV|AVS).+_{10}/)
    expect(parts.scope).toHaveLength(1)
  }
})

test.each([
  ['de', /^Die Bevollmächtigte ist berechtigt, für die Vollmachtgeber die .+ einzureichen$/],
  ['fr', /^La mandataire est autorisée, au nom des mandants, à déposer /],
  ['it', /^La mandataria è autorizzata, in nome dei mandanti, a inoltrare /],
] as const)('heading and scope read as one sentence in %s', (language, sentence) => {
  const facts = { clients: ['Ana Keller'], address: null, firm: 'Firm', firmAddress: 'Street', years: '2025' }
  const { scopeHeading, scope } = mandateTexts[language]({ ...facts, scopes: ['file'] })
  expect(`${scopeHeading} ${scope[0]}`).toMatch(sentence)
})
