import { expect, test, vi } from 'vitest'
import { maintenanceMessage, maintenanceMode } from '#platform/http/maintenance.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'
import { saveFirmSettings } from './save-settings.server.ts'

test('unchanged fields keep a concurrent change; fields changed by both conflict until resubmitted', async () => {
  const world = await newWorld()
  const [anna, ben] = [await aPerson(world, { role: 'admin' }), await aPerson(world, { role: 'admin' })]
  const save = (person: typeof anna, values: Record<string, string>) =>
    saveFirmSettings(world, { actor: actorOf(person), values })
  const shown = { 'shown.maintenanceMode': 'off', 'shown.maintenanceMessage': 'Back\nsoon.' }
  expect(await save(anna, { maintenanceMessage: 'Back\nsoon.' })).toEqual({ ok: true })
  // Anna and Ben have the form open at the same time. Anna closes the site, then Ben saves a different setting.
  expect(await save(anna, { ...shown, maintenanceMode: 'on', maintenanceMessage: 'Back\r\nsoon.' })).toEqual({
    ok: true,
  })
  expect(await save(ben, { ...shown, maintenanceMode: 'off', maintenanceMessage: 'Back at two.' })).toEqual({
    ok: true,
  })
  expect(await readSetting(world, maintenanceMode)).toBe('on')
  expect(await readSetting(world, maintenanceMessage)).toBe('Back at two.')
  const again = { ...shown, maintenanceMode: 'on', maintenanceMessage: 'Back at three.' }
  expect(await save(anna, again)).toEqual({
    ok: false,
    reason: 'conflict',
    fields: { maintenanceMessage: expect.stringContaining('Back at two.') },
  })
  expect(await save(anna, { ...again, 'shown.maintenanceMessage': 'Back at two.' })).toEqual({ ok: true })
  expect(await readSetting(world, maintenanceMessage)).toBe('Back at three.')
  expect(await save(anna, { 'shown.secondFactor': 'required', secondFactor: 'off' })).toEqual({ ok: true })
})

test('a form that changes nothing is saved', async () => {
  const world = await newWorld()
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const shown = { 'shown.maintenanceMode': 'off', maintenanceMode: 'off' }
  for (const values of [shown, {}]) expect(await saveFirmSettings(world, { actor, values })).toEqual({ ok: true })
})

test('cached pages of two servers follow the claims setting, on and off', async () => {
  const world = await aShop()
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const servers = [await openSite(world), await openSite(world)]
  const read = () =>
    Promise.all(servers.map(async (site) => (await (await site.get('/pricing')).text()).includes('Big 4')))
  const saved = () => servers.map(({ pages }) => pages.size())
  expect([await read(), await read(), saved()]).toEqual([
    [true, true],
    [true, true],
    [1, 1],
  ])
  expect(await saveFirmSettings(world, { actor, values: { onlyProven: 'on' } })).toEqual({ ok: true })
  await vi.waitFor(() => expect(saved()).toEqual([0, 0]))
  expect([await read(), await read()]).toEqual([
    [false, false],
    [false, false],
  ])
  expect(await saveFirmSettings(world, { actor, values: { onlyProven: 'off' } })).toEqual({ ok: true })
  await vi.waitFor(() => expect(saved()).toEqual([0, 0]))
  expect(await read()).toEqual([true, true])
})
