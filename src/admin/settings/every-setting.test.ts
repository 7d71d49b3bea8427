import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import type { Setting } from '#platform/settings/setting.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { firmSettingNames, firmSettings } from './firm-settings.ts'
import { saveFirmSettings } from './save-settings.server.ts'

/** What forms may send; of each setting the first one counts that it takes, and that is not what it is already. */
const texts = ['on', 'off', 'optional', 'required', '7', '0.75', '12', '1234', '04:15', 'before', 'after', 'at-once']
const more = ['monday', 'draft', '03-01', '2027-01-10', '2026-12-24T12:00', 'Back at two.', '/mnt/backups']

test('each setting of the firm, saved on one server, counts on another at its next question', async () => {
  const world = await newWorld()
  const pool = openPool(world.databaseUrl)
  onTestFinished(() => pool.end())
  const other = { db: openDatabase(pool), log: world.log }
  const actor = actorOf(await aPerson(world, { role: 'owner' }))
  const unchanged: string[] = []
  for (const name of firmSettingNames) {
    const setting: Setting<unknown> = firmSettings[name]
    const before = await readSetting(other, setting)
    const tries = name === 'allowList' ? [actor.caller.ip] : [...texts, ...more]
    for (const text of tries) {
      if (JSON.stringify(await readSetting(world, setting)) !== JSON.stringify(before)) break
      await saveFirmSettings(world, { actor, values: { [name]: text } })
    }
    const after = await readSetting(other, setting)
    expect([name, after]).toEqual([name, await readSetting(world, setting)])
    if (JSON.stringify(after) === JSON.stringify(before)) unchanged.push(name)
  }
  expect(unchanged).toEqual([])
})
