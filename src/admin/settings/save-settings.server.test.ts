import { expect, test, vi } from 'vitest'
import { actorOf, aPerson } from '#test/cases.ts'
import { aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { saveFirmSettings } from './save-settings.server.ts'

test('pages that two web servers keep change with the switch, there and back', async () => {
  const world = await aShop()
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const servers = [await openSite(world), await openSite(world)]
  const read = () =>
    Promise.all(servers.map(async (site) => (await (await site.get('/pricing')).text()).includes('Big 4')))
  const kept = () => servers.map(({ pages }) => pages.size())
  expect([await read(), await read(), kept()]).toEqual([
    [true, true],
    [true, true],
    [1, 1],
  ])
  expect(await saveFirmSettings(world, { actor, values: { onlyProven: 'on' } })).toEqual({ ok: true })
  await vi.waitFor(() => expect(kept()).toEqual([0, 0]))
  expect([await read(), await read()]).toEqual([
    [false, false],
    [false, false],
  ])
  expect(await saveFirmSettings(world, { actor, values: { onlyProven: 'off' } })).toEqual({ ok: true })
  await vi.waitFor(() => expect(kept()).toEqual([0, 0]))
  expect(await read()).toEqual([true, true])
})
