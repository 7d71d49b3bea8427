import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#platform/locale.ts'
import type { Services } from '#platform/services.ts'
import type { LiveStreams } from './live-streams.server.ts'
import type { MaintenanceWatch } from './maintenance.server.ts'

export type RequestFacts = { id: string; ip: string; nonce: string; locale?: Locale }

export const servicesContext = createContext<Services>()
export const requestContext = createContext<RequestFacts>()
/** Whether the client has disconnected. Failures are then not logged as errors. */
export const leftContext = createContext<() => boolean>(() => false)
export const liveContext = createContext<LiveStreams | null>(null)
export const maintenanceContext = createContext<MaintenanceWatch>()
export const failureContext = createContext<number | null>(null)

type Context = Readonly<RouterContextProvider>

export function servicesOf(context: Context): Services {
  return context.get(servicesContext)
}

export function requestOf(context: Context): RequestFacts {
  return context.get(requestContext)
}
