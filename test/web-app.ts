import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
import { onTestFinished } from 'vitest'
import { cachedPublished } from '#publishing/editor/items/published.server.ts'
import routes from '#routes.ts'
import { changedPages } from '#server/cache/changed-pages.server.ts'
import { listenOn } from '#server/http/node-listener.server.ts'
import { createWebApp, type WebApp } from '#server/http/web-app.server.ts'
import type { World } from './world.ts'

// biome-ignore lint/suspicious/noExplicitAny: each route exports what it needs
type RouteModule = Record<string, any>

const files = import.meta.glob<RouteModule>(['../src/**/*-page.tsx', '../src/**/*-route.ts', '../src/**/*-layout.tsx'])
/** Excludes routes behind a sign-in, because they load slowly and have their own tests. */
const isPublic = ({ file }: Pick<RouteConfigEntry, 'file'>) =>
  !/^(admin|portal(?!\/welcome))\/|\/(staff|client)\//.test(file)

// The build is made on import, because in the first test it could exceed that test's time limit.
const publicBuild = await buildOf(isPublic)

/**
 * Builds the public routes and the given protected ones with their layouts.
 * @example buildWith(['admin/home-page.tsx'])
 */
export function buildWith(rooms: string[]): Promise<ServerBuild> {
  return buildOf(({ file, children }) => isPublic({ file }) || children !== undefined || rooms.includes(file))
}

export type Site = {
  ask(path: string, request?: RequestInit): Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  pages: WebApp['pages']
  live: WebApp['live']
  addresses: WebApp['addresses']
  drain: WebApp['drain']
  port: number
}

export async function openSite(
  world: World,
  options: Parameters<typeof createWebApp>[2] = {},
  build: ServerBuild = publicBuild,
): Promise<Site> {
  const app = createWebApp(world, build, options)
  const server = createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  onTestFinished(
    await listenOn(world.pool, [changedPages(app.changed), ...app.receives, cachedPublished(world).listener]),
  )
  const { port } = server.address() as AddressInfo
  const ask: Site['ask'] = (path, request) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...request })
  return {
    ask,
    get: (path, headers) => ask(path, { headers }),
    pages: app.pages,
    live: app.live,
    addresses: app.addresses,
    drain: app.drain,
    port,
  }
}

/** Builds the server from `src/routes.ts` without bundling; pages work, but have no client scripts. */
async function buildOf(isRequested: (entry: RouteConfigEntry) => boolean): Promise<ServerBuild> {
  const root = { id: 'root', path: '', module: withProps(await import('../src/root.tsx')) }
  const listed = routes.filter(isRequested).flatMap((entry) => flatten(entry, 'root', isRequested))
  const loaded = await Promise.all(
    listed.map(async ({ file, ...route }) => {
      const load = files[`../src/${file}`]
      if (!load) throw new Error(`no file ${file}`)
      return { ...route, module: withProps(await load()) }
    }),
  )
  const all = [root, ...loaded]
  const manifest = all.map(({ module, ...route }) => {
    const has = (name: string) => name in module
    return {
      ...route,
      module: `/assets/${route.id}.js`,
      hasAction: has('action'),
      hasLoader: has('loader'),
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: has('default'),
      hasErrorBoundary: has('ErrorBoundary'),
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    }
  })
  const byId = <Route extends { id: string }>(list: Route[]) => Object.fromEntries(list.map((each) => [each.id, each]))
  return {
    entry: { module: await import('../src/entry.server.tsx') },
    routes: byId(all),
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: byId(manifest),
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

function withProps(module: RouteModule): RouteModule {
  const { default: component, ErrorBoundary } = module
  return {
    ...module,
    ...(component ? { default: UNSAFE_withComponentProps(component) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary) } : {}),
  }
}

type Flat = { id: string; parentId: string; file: string; path?: string; index?: boolean; caseSensitive?: boolean }

function flatten(
  { children = [], file, ...entry }: RouteConfigEntry,
  parentId: string,
  isRequested: (entry: RouteConfigEntry) => boolean,
): Flat[] {
  const id = entry.id ?? file.replace(/\.tsx?$/, '')
  return [
    { ...entry, id, parentId, file },
    ...children.filter(isRequested).flatMap((child) => flatten(child, id, isRequested)),
  ]
}
