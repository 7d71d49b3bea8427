import { type Action, may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'

/**
 * Access to a URL that needs no guard, because its handler checks access. `link`: by the secret in an emailed link;
 * `session`: by the session; `machine`: called by other software; `development`: only outside production.
 */
export type OpenLevel = 'everybody' | 'link' | 'machine' | 'session' | 'development'
export type Level = OpenLevel | 'client' | 'staff'

/**
 * `see`: right needed to open the URL. `send`: for each right, the form intents that it allows; '' is a form without an
 * intent, '*' is any other intent. `field`: name of the form field that contains the intent, if not `intent`. `of`:
 * type of the object that the URL names.
 */
type Rule = {
  see: Action
  send?: Partial<Record<Action, readonly string[]>>
  field?: 'decision' | 'act'
  of?: 'case' | 'client' | 'order' | 'document' | 'thread' | 'appointment' | 'quote'
}

export type Access<L extends Level = Level> = { level: L } & Partial<Rule>

/** Route for React Router, with the additional property `access`, which React Router ignores. */
export type Route<L extends Level = Level> = {
  path?: string
  index?: true
  id?: string
  file: string
  access: Access<L>
  children?: undefined
}
type Layout<L extends Level> = {
  file: string
  children: RouteEntry<L>[]
  path?: undefined
  index?: undefined
  id?: undefined
  access?: undefined
}
export type RouteEntry<L extends Level = Level> = Route<L> | Layout<L>

export function layout<L extends Level>(file: string, children: RouteEntry<L>[]): Layout<L> {
  return { file, children }
}

/** React Router requires different `id`s for routes that use the same file. */
type Options = { id?: string }

function openTo<L extends OpenLevel>(level: L) {
  return (path: string, file: string, options: Options = {}): Route<L> => ({
    ...(path === '' ? { index: true } : { path }),
    ...options,
    file,
    access: { level },
  })
}

export const everybody = openTo('everybody')
export const link = openTo('link')
export const machine = openTo('machine')
export const session = openTo('session')
export const development = openTo('development')

export function client(
  path: string,
  file: string,
  { send, ...options }: Options & { send?: readonly string[] } = {},
): Route<'client'> {
  return {
    path,
    file,
    ...options,
    access: { level: 'client', see: 'portal.use', ...(send && { send: { 'portal.use': send } }) },
  }
}

export function staff(path: string, file: string, { id, ...rule }: Options & Rule): Route<'staff'> {
  return { path, file, id, access: { level: 'staff', ...rule } }
}

/** Lists routes by pattern. Throws if a pattern occurs twice. */
export function routesByPattern(entries: readonly RouteEntry[]): Map<string, Route> {
  const found = new Map<string, Route>()
  for (const route of entries.flatMap(routesIn)) {
    const pattern = `/${route.path ?? ''}`
    if (found.has(pattern)) throw new Error(`The route ${pattern} is listed twice`)
    found.set(pattern, route)
  }
  return found
}

function routesIn(entry: RouteEntry): Route[] {
  return entry.access ? [entry] : entry.children.flatMap(routesIn)
}

export function mayOpen(person: Person, access: Access | undefined): boolean {
  return access?.see !== undefined && may(person, access.see)
}

/** Right needed to send a form with this intent; null if the intent is not listed: then no user may send the form. */
export function rightToSend({ send = {} }: Partial<Rule> = {}, intent: string): Action | null {
  return rightFor(send, intent) ?? rightFor(send, '*')
}

function rightFor<A extends string>(send: Partial<Record<A, readonly string[]>>, intent: string): A | null {
  for (const right in send) if (send[right]?.includes(intent)) return right
  return null
}
