import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#routes.ts'
import { nearRoutes } from './near-routes.server.ts'

type Listed = Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>

const listed: Listed = { root: { id: 'root', path: '' } }
for (const route of routes) list(route, 'root')
const build = { routes: listed, assets: { routes: listed } } as unknown as ServerBuild
const near = nearRoutes(build)

function list({ id, file, path, index, children = [] }: RouteConfigEntry, parentId: string) {
  const own = id ?? file
  listed[own] = { id: own, parentId, path, index }
  for (const child of children) list(child, own)
}

function treeOf(known: Listed, parentId?: string): RouteObject[] {
  return Object.values(known)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: treeOf(known, id) }))
}

const whole = treeOf(listed)
const idsOf = (tree: RouteObject[], path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id)

const paths = Object.values(listed)
  .filter(({ id }) => !Object.values(listed).some(({ parentId }) => parentId === id))
  .map((route) => {
    let path = ''
    for (let at: (typeof listed)[string] | undefined = route; at; at = listed[at.parentId ?? ''])
      path = `${at.path ?? ''}/${path}`
    const segments = path.split('/').filter(Boolean)
    return `/${segments.map((segment) => segment.replace(/^:(\w+)\??$/, 'some-$1').replace('*', 'any/thing')).join('/')}`
  })

test.each([
  ...paths,
  '/STORE',
  '/Admin/cases',
  '/nothing',
  '/nothing/at/all',
  '/store/',
  '/%61dmin',
  '//admin',
  '/a.b',
])('%s matches the same route in its reduced build as in the full build', (path) => {
  const part = near(path)
  expect(idsOf(treeOf(part.routes as Listed), path)).toEqual(idsOf(whole, path))
  expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes))
})

test("the reduced builds of store and admin panel exclude each other's routes, but include the home page", () => {
  expect(Object.keys(near('/store').routes).filter((id) => id.startsWith('admin/'))).toEqual([])
  expect(Object.keys(near('/admin/cases').routes)).not.toContain('shop/catalogue/public/store-page.tsx')
  expect(Object.keys(near('/admin/cases').routes)).toContain('site/home-page.tsx')
  expect(near('/store.data')).toBe(near('/store'))
})

test('unknown paths share one reduced build, and internal paths of the framework use all routes', () => {
  expect(near('/invented')).toBe(near('/other-one'))
  expect(near('/__manifest')).toBe(build)
})
