import { expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { aPerson } from '#test/accounts/people.ts'
import { newWorld } from '#test/world.ts'
import { menuFor } from './menu.server.ts'
import { countWork } from './today/work-db.server.ts'

test('the menu names only pages that the person may open', async () => {
  const world = await newWorld()
  const [adviser, admin] = [await aPerson(world, { role: 'adviser' }), await aPerson(world, { role: 'admin' })]
  const counts = { ...(await countWork(world.db, accessScopeOf({ person: admin }))), deletionsToDecide: 1 }
  const [seen, all] = [adviser, admin].map((person) => menuFor(person, counts).map(({ label }) => label))
  expect(all?.filter((label) => !seen?.includes(label))).toEqual([
    ...[
      adminTexts.menu.applications,
      adminTexts.menu.deletions,
      adminTexts.menu.nextYear,
      adminTexts.menu.billing,
      adminTexts.menu.reports,
      adminTexts.menu.security,
    ],
  ])
  expect(seen).toEqual(expect.arrayContaining([adminTexts.menu.messages, adminTexts.menu.settings]))
  const idle = menuFor(admin, { ...counts, deletionsToDecide: 0 }).map(({ label }) => label)
  expect(idle).not.toContain(adminTexts.menu.deletions)
})
