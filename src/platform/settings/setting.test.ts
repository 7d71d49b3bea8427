import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { changeFromText, defineSetting, mayChange, settingValue } from './setting.ts'

const minutes = defineSetting('minutes', z.int().min(5).max(480), 60, 'admin')
const review = defineSetting('review', z.enum(['before', 'after']), 'before', 'owner')
const isShown = defineSetting('is_shown', z.boolean(), true, 'admin')

describe('stored values', () => {
  test.each([
    [undefined, 60, 0],
    [null, 60, 0],
    [30, 30, 0],
    ['30', 60, 1],
    [4, 60, 1],
    [{ minutes: 30 }, 60, 1],
  ])('%j is read as %j, with %i warnings', (stored, value, warnings) => {
    const warn = vi.fn()
    expect(settingValue(minutes, stored, { warn })).toBe(value)
    expect(warn).toHaveBeenCalledTimes(warnings)
    if (warnings > 0) expect(warn).toHaveBeenCalledWith({ setting: 'minutes' }, expect.any(String))
  })
})

describe('form values', () => {
  test.each([
    [minutes, '30', 30],
    [minutes, '4', null],
    [minutes, 'soon', null],
    [minutes, '', null],
    [minutes, ' ', null],
    [review, 'after', 'after'],
    [review, 'on', null],
    [isShown, 'on', true],
    [isShown, 'off', false],
    [isShown, '1', null],
  ])('the setting %o parses the submitted value %j', (setting, text, value) => {
    expect(changeFromText(setting, text)?.value ?? null).toBe(value)
  })
})

test.each([
  ['client', false, false],
  ['adviser', false, false],
  ['admin', true, false],
  ['owner', true, true],
])('the role %s may change settings of admins: %s, of owners: %s', (role, admins, owners) => {
  expect([mayChange(minutes, role), mayChange(review, role)]).toEqual([admins, owners])
})
