import { expect, test } from 'vitest'
import type { Role } from '#accounts/people/person.ts'
import { changeFromText, mayChange } from '#platform/settings/setting.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { type FirmSetting, firmSettingNames, firmSettings } from './firm-settings.ts'
import { fieldsOf, readTexts, saveFirmSettings } from './save-settings.server.ts'
import { settingsTabs } from './settings-forms.ts'
import { settingsTabOf } from './settings-tabs.tsx'

const tabs = settingsTabs({ ownAddress: '192.0.2.7', claims: { proven: 1, all: 2 } })
const ofAdmins = tabs.flatMap(({ groups }) => groups)
const ofOwners = tabs.flatMap((tab) => tab.ofOwners)
const numbers = fieldsOf([...ofAdmins, ...ofOwners]).flatMap(({ as, name }) => (as === 'number' ? [name] : []))

test.each([...ofAdmins, ...ofOwners])('the roles that see "$title" may change all its fields', (part) => {
  for (const { name } of part.fields) {
    const roles = (['adviser', 'admin', 'owner'] as const).filter((role) => mayChange(firmSettings[name], role))
    expect([name, roles]).toEqual([
      name,
      ofOwners.some(({ title }) => title === part.title) ? ['owner'] : ['admin', 'owner'],
    ])
  }
})

test('each setting has a unique key and a valid default', () => {
  const keys = firmSettingNames.map((name) => firmSettings[name].key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const name of firmSettingNames)
    expect([name, firmSettings[name].schema.safeParse(firmSettings[name].default).success]).toEqual([name, true])
})

test.each(numbers)('%s accepts only whole numbers within its limits', (name) => {
  for (const text of [
    '-1',
    '1.5',
    '',
    ' ',
    'ten',
    'NaN',
    'Infinity',
    '1e400',
    '1e1',
    '0x10',
    '0b1',
    '9'.repeat(20),
    '1,000',
    'on',
  ])
    expect([text, changeFromText(firmSettings[name], text)]).toEqual([text, null])
})

test('an unchanged form changes nothing', async () => {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner' })
  const names = firmSettingNames.filter((name) => !['secondFactor', 'backupRetentionDays'].includes(name))
  const values = await readTexts(
    { services: world },
    names.map((name) => ({ name })),
  )
  expect(await saveFirmSettings(world, { actor: actorOf(owner), values: values as Record<string, string> })).toEqual({
    ok: true,
  })
  expect(await Promise.all(names.map((name) => readSetting<unknown>(world, firmSettings[name])))).toEqual(
    names.map((name) => firmSettings[name].default),
  )
})

test('one invalid or forbidden field leaves all others unchanged', async () => {
  const world = await newWorld()
  const people = new Map<Role, Awaited<ReturnType<typeof aPerson>>>()
  for (const role of ['client', 'adviser', 'admin', 'owner'] as const) people.set(role, await aPerson(world, { role }))
  const save = (role: Role, values: Partial<Record<FirmSetting, string>>) => {
    const person = people.get(role)
    if (!person) throw new Error(role)
    return saveFirmSettings(world, { actor: actorOf(person), values: values as Record<string, string> })
  }
  expect(await save('owner', { idleMinutes: '30', quotaMb: 'much', reminderHour: '24' })).toMatchObject({
    reason: 'invalid',
    fields: { quotaMb: expect.any(String), reminderHour: expect.any(String) },
  })
  expect(await save('admin', { idleMinutes: '30', refundLimit: '1' })).toEqual({
    ok: false,
    reason: 'not-allowed',
  })
  for (const role of ['client', 'adviser'] as const)
    expect(await save(role, { idleMinutes: '30' })).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await listAuditActions(world)).toEqual([])
  expect(await readSetting(world, firmSettings.idleMinutes)).toBe(60)
  expect(await save('admin', { idleMinutes: '30' })).toEqual({ ok: true })
  expect(await save('admin', { idleMinutes: '30' })).toEqual({ ok: true })
  expect(await listAuditActions(world)).toEqual(['setting.saved'])
})

test.each([
  [null, 'firm'],
  ['firm', 'firm'],
  ['refunds', 'firm'],
  ['claims', 'firm'],
  ['access', 'access'],
  ['alerts', 'access'],
  ['api', 'access'],
  ['maintenance', 'maintenance'],
  ['constructor', 'firm'],
])('the link to the part %s leads to the tab %s', (part, tab) => {
  expect(settingsTabOf(part)).toBe(tab)
})
