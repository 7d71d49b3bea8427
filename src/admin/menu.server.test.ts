import { expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { tabAt } from '#design/page/app-shell.tsx'
import { aPerson } from '#test/accounts/people.ts'
import { newWorld } from '#test/world.ts'
import { menuEntries, menuFor } from './menu.server.ts'
import { countWork } from './today/work-db.server.ts'

async function menus() {
  const world = await newWorld()
  const [adviser, admin] = [await aPerson(world, { role: 'adviser' }), await aPerson(world, { role: 'admin' })]
  const counts = { ...(await countWork(world.db, accessScopeOf({ person: admin }), world.now())), deletionsToDecide: 1 }
  return { adviser: menuFor(adviser, counts), admin: menuFor(admin, counts) }
}

const tabsOf = (menu: ReturnType<typeof menuFor>) => menu.flatMap(({ tabs = [] }) => tabs.map(({ label }) => label))

test('the menu has nine entries with at most five tabs each, four of them in reach on phones', async () => {
  const { admin } = await menus()
  expect(admin.map(({ label }) => label)).toEqual(Object.values(adminTexts.menu.entries))
  expect(tabsOf(admin)).toEqual(Object.values(adminTexts.menu.tabs))
  for (const { tabs } of menuEntries) expect(tabs.length).toBeLessThanOrEqual(5)
  expect(admin.filter(({ isInReach }) => isInReach)).toHaveLength(4)
})

test('the menu names only pages that the person may open, and leads to the first of them', async () => {
  const { adviser, admin } = await menus()
  const seen = tabsOf(adviser)
  const { tabs } = adminTexts.menu
  expect(tabsOf(admin).filter((label) => !seen.includes(label))).toEqual([
    ...[tabs.applications, tabs.deletions, tabs.nextYear, tabs.appointmentTypes, tabs.toDecide],
    ...[tabs.invoices, tabs.payments, tabs.claims, tabs.jobs, tabs.reports, tabs.security],
  ])
  const { entries } = adminTexts.menu
  expect(admin.find(({ label }) => label === entries.money)?.to).toBe('/admin/billing')
  expect(adviser.find(({ label }) => label === entries.money)?.to).toBe('/admin/orders')
})

test('an entry counts the work of the tabs that the person sees', async () => {
  const { adviser, admin } = await menus()
  const { entries } = adminTexts.menu
  expect(admin.find(({ label }) => label === entries.clients)?.count).toBe(1)
  expect(adviser.find(({ label }) => label === entries.clients)?.count).toBe(0)
})

test.each([
  ['/admin', '', 'toDo'],
  ['/admin', '?who=mine', 'toDo'],
  ['/admin', '?show=deadlines&who=mine', 'deadlines'],
  ['/admin/billing/payouts', '', 'payments'],
  ['/admin/settings/backups', '', 'settings'],
  ['/admin/orders', '?state=paid', 'orders'],
] as const)('%s%s is at the tab %s', async (pathname, search, tab) => {
  const { admin } = await menus()
  const found = admin.flatMap(({ tabs = [] }) => tabAt(tabs, pathname, search) ?? [])
  expect(found.map(({ label }) => label)).toEqual([adminTexts.menu.tabs[tab]])
})

test('pages below a tab show no tabs', async () => {
  const { admin } = await menus()
  expect(admin.some(({ tabs = [] }) => tabAt(tabs, '/admin/orders/1', ''))).toBe(false)
})
