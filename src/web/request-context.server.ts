import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#platform/locale.ts'
import type { Services } from '#platform/services.ts'
import type { LiveStreams } from './live-streams.server.ts'
import type { MaintenanceWatch } from './maintenance.server.ts'

/** One request: its id (in logs, error pages and audit rows), where it came from, its scripts' nonce, and in which locale. */
export type RequestFacts = { id: string; ip: string; nonce: string; locale?: Locale }

export const servicesContext = createContext<Services>()
export const requestContext = createContext<RequestFacts>()
/** Tells whether the visitor has left before the answer: what fails then is no error. */
export const leftContext = createContext<() => boolean>(() => false)
/** The pages that are open with this node. */
export const liveContext = createContext<LiveStreams | null>(null)
/** Whether the site is closed. */
export const maintenanceContext = createContext<MaintenanceWatch>()
/** The failure that a page has to show instead of itself, as a status. */
export const failureContext = createContext<number | null>(null)

type Context = Readonly<RouterContextProvider>

export function servicesOf(context: Context): Services {
  return context.get(servicesContext)
}

export function requestOf(context: Context): RequestFacts {
  return context.get(requestContext)
}
