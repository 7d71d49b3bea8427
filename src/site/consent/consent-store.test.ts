import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { consentCategories } from '#content/pages/consent.ts'
import { consentKey, consentVersion, mayStore, optionalCategories, readConsent } from './consent-store.ts'

const choice = (change: object = {}) =>
  JSON.stringify({ version: consentVersion, allowed: ['functional'], decidedAt: 'now', ...change })

test('a stored choice is read; an old version, invalid JSON and an empty store are not', () => {
  expect(readConsent(choice())).toMatchObject({ allowed: ['functional'] })
  expect(readConsent(choice({ allowed: ['marketing', 'essential', 'x', 7] }))?.allowed).toEqual(['marketing'])
  for (const stored of [null, '', '{', '7', 'null', '[]', '{}', choice({ version: 0 }), choice({ allowed: 'all' })]) {
    expect(readConsent(stored)).toBeNull()
  }
})

test('optional categories need consent; essential storage does not', () => {
  expect(optionalCategories()).toEqual(consentCategories.flatMap(({ id, required }) => (required ? [] : [id])))
  for (const category of optionalCategories()) {
    expect(mayStore(null, category)).toBe(false)
    expect(mayStore({ allowed: [] }, category)).toBe(false)
    expect(mayStore({ allowed: [category] }, category)).toBe(true)
  }
  expect(mayStore(null, 'essential')).toBe(true)
})

/** Runs the script in the head of every page with this storage; returns the attributes that it sets on `<html>`. */
function marksAfter(stored: Record<string, string>): Record<string, string> {
  const dataset: Record<string, string> = {}
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  const browser = { localStorage, document: { documentElement: { dataset } }, addEventListener() {} }
  runInNewContext(readFileSync('public/early.js', 'utf8'), browser)
  return dataset
}

test('the banner is hidden before first paint only for a valid stored choice', () => {
  expect(marksAfter({ [consentKey]: choice() })).toEqual({ consent: 'chosen' })
  expect(marksAfter({ [consentKey]: choice(), theme: 'dark' })).toEqual({ consent: 'chosen', theme: 'dark' })
  expect(marksAfter({})).toEqual({})
  expect(marksAfter({ [consentKey]: choice({ version: consentVersion - 1 }) })).toEqual({})
  expect(marksAfter({ [consentKey]: '{', theme: 'light' })).toEqual({ theme: 'light' })
})
