export type ListedRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: { default?: unknown; loader?: unknown; action?: unknown }
}

export type Address = {
  path: string
  methods: readonly string[]
  isPage: boolean
  isKnown: boolean
  hasSecret: boolean
}

type Target = Omit<Address, 'path'>
type Place = { names: Map<string, { name: string; place: Place }>; parameter?: Place; target?: Target; rest?: Target }

/** Resolves a path like the router: static names (ignoring case), then parameters, then the wildcard. */
export function listAddresses(routes: Record<string, ListedRoute | undefined>): (path: string) => Address | null {
  const root: Place = { names: new Map() }
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue
    const segments = patternOf(route, routes).split('/').filter(Boolean)
    const target = { ...targetOf(route.module, segments[0] !== '*'), hasSecret: segments.some(isSecret) }
    for (const way of waysOf(segments)) {
      let place = root
      for (const segment of way) {
        if (segment === '*') place.rest = target
        else place = placeBelow(place, segment)
      }
      if (way.at(-1) !== '*') place.target ??= target
    }
  }
  return (path) => {
    const found = walk(root, path.split('/').slice(1), 0)
    return found && { path: `/${found.spelling.join('/')}`, ...found.target }
  }
}

function patternOf(route: ListedRoute, routes: Record<string, ListedRoute | undefined>): string {
  const above = route.parentId === undefined ? undefined : routes[route.parentId]
  return `${above ? patternOf(above, routes) : ''}/${route.path ?? ''}`
}

function waysOf(segments: readonly string[]): string[][] {
  let ways: string[][] = [[]]
  for (const segment of segments) {
    const isOptional = segment.endsWith('?')
    const name = isOptional ? segment.slice(0, -1) : segment
    const longer = ways.map((way) => [...way, name])
    ways = isOptional ? ways.concat(longer) : longer
  }
  return ways
}

function isSecret(segment: string): boolean {
  return /^:(token|returnToken|emailId)$/.test(segment)
}

function targetOf(
  { default: page, loader, action }: ListedRoute['module'],
  isKnown: boolean,
): Omit<Target, 'hasSecret'> {
  const reads = page || loader ? ['GET', 'HEAD'] : []
  return { methods: action ? [...reads, 'POST'] : reads, isPage: Boolean(page), isKnown }
}

function placeBelow(place: Place, segment: string): Place {
  if (segment.startsWith(':')) {
    place.parameter ??= { names: new Map() }
    return place.parameter
  }
  const known = place.names.get(segment.toLowerCase())
  if (known) return known.place
  const created = { names: new Map() }
  place.names.set(segment.toLowerCase(), { name: segment, place: created })
  return created
}

function walk(place: Place, segments: string[], at: number): { spelling: string[]; target: Target } | null {
  const segment = segments[at]
  if (!segment)
    return place.target ? { spelling: segments.slice(0, at), target: place.target } : restOf(place, segments)
  const named = place.names.get(segment.toLowerCase())
  const below = named && walk(named.place, segments, at + 1)
  if (below) return { ...below, spelling: below.spelling.with(at, named.name) }
  return (place.parameter && walk(place.parameter, segments, at + 1)) ?? restOf(place, segments)
}

function restOf({ rest }: Place, segments: string[]) {
  return rest ? { spelling: segments, target: rest } : null
}

/**
 * Canonical form of a path, to which others redirect. Merges slashes, because `//host` would lead to another site.
 * @example canonicalPath('/CALCULATORS/', find) // '/calculators'
 */
export function canonicalPath(path: string, find: (path: string) => Address | null): string {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/%[0-9a-f]{2}/gi, unescaped)
  return find(plain)?.path ?? plain
}

function unescaped(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : code.toUpperCase()
}
