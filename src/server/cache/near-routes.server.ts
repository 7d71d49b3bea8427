import type { ServerBuild } from 'react-router'

/**
 * Creates a reduced build: only the routes that share the path's first segment. React Router creates every route of its
 * build for each rendering; with all of them a page takes up to twice as long (decision 001).
 */
export function nearRoutes(build: ServerBuild): (path: string) => ServerBuild {
  const firsts = firstSegments(build.routes)
  const names = new Set(firsts.values())
  const near = new Map<string, ServerBuild>()
  return (path) => {
    const [, first = ''] = /^\/([\w-]*)(?:\.data)?(?:\/|$)/.exec(path) ?? []
    if (path !== '/' && (first === '' || first.startsWith('_'))) return build
    // Each first segment has a build with only the routes below it. Unknown segments share one, because otherwise
    // requests for invented paths would fill the memory.
    const name = names.has(first.toLowerCase()) ? first.toLowerCase() : ':'
    const part = near.get(name) ?? withRoutesOf(build, name, firsts)
    near.set(name, part)
    return part
  }
}

function withRoutesOf(build: ServerBuild, name: string, firsts: Map<string, string>): ServerBuild {
  const cached = new Set<string>()
  for (const [id, first] of firsts) {
    // Routes that start with a parameter or wildcard may match any path. They are included in every reduced build, and
    // so is the home page.
    if (![name, '', ':'].includes(first)) continue
    for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) cached.add(at)
  }
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => cached.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

function firstSegments(routes: ServerBuild['routes']): Map<string, string> {
  const frames = new Set(Object.values(routes).map((route) => route?.parentId))
  const firsts = new Map<string, string>()
  for (const id of Object.keys(routes)) {
    if (frames.has(id)) continue
    let pattern = ''
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId)
      pattern = `${routes[at]?.path ?? ''}/${pattern}`
    const [first = ''] = pattern.split('/').filter(Boolean)
    firsts.set(id, /^[:*]|\?$/.test(first) ? ':' : first.toLowerCase())
  }
  return firsts
}
