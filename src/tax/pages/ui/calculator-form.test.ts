import { beforeEach, expect, test, vi } from 'vitest'
import { rememberedPlace, rememberPlace } from './calculator-form.tsx'

const saved = new Map<string, string>()
const storage = {
  getItem: (name: string) => saved.get(name) ?? null,
  setItem: (name: string, value: string) => void saved.set(name, value),
}

beforeEach(() => {
  saved.clear()
  vi.stubGlobal('localStorage', storage)
})

test('the place of the last calculation is remembered, and nothing else', () => {
  rememberPlace({ canton: 'zug', commune: 'Baar', income: '100000' })
  expect(rememberedPlace()).toEqual({ canton: 'zug', commune: 'Baar' })
  expect([...saved.values()].join()).not.toContain('100000')
})

test.each([null, '{', '[]', '"zug"', '{"canton":1,"commune":"Baar"}'])('stored as %s it is ignored', (text) => {
  if (text !== null) saved.set('calculator-place', text)
  expect(rememberedPlace()).toBeNull()
})

test('a browser that blocks storage remembers nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberPlace({ canton: 'zug' })
  expect(rememberedPlace()).toBeNull()
})
