import type { ServerBuild } from 'react-router'

/**
 * The builds that answer by the first segment of a path, each with those routes alone that such a path can mean. The router
 * compares a path with every route that it knows, one after the other and several times for each page; behind `/store`
 * none of the eighty addresses of the panel is meant. Gives the whole build where that is not sure.
 */
export function nearRoutes(build: ServerBuild): (path: string) => ServerBuild {
  const firsts = firstSegments(build.routes)
  const names = new Set(firsts.values())
  const near = new Map<string, ServerBuild>()
  return (path) => {
    const [, first = ''] = /^\/([\w-]*)(?:\.data)?(?:\/|$)/.exec(path) ?? []
    // A spelling that the router would read otherwise, an empty segment, or what the framework itself answers.
    if (path !== '/' && (first === '' || first.startsWith('_'))) return build
    // All that no route is named after share one part, or each invented address would make another.
    const name = names.has(first.toLowerCase()) ? first.toLowerCase() : ':'
    const part = near.get(name) ?? withRoutesOf(build, name, firsts)
    near.set(name, part)
    return part
  }
}

function withRoutesOf(build: ServerBuild, name: string, firsts: Map<string, string>): ServerBuild {
  const cached = new Set<string>()
  for (const [id, first] of firsts) {
    // The home page belongs to every page's manifest, and a parameter or star may take any name.
    if (![name, '', ':'].includes(first)) continue
    for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) cached.add(at)
  }
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => cached.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/** The first segment of each route's address, frames left out: a name, '' for the home page, ':' for any name. */
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
