import { createContext, type RouterContextProvider } from 'react-router'
import type { Services } from '#platform/services.ts'

/** One request: its id (in logs, error pages and audit rows), where it came from, and the nonce of its scripts. */
export type RequestFacts = { id: string; ip: string; nonce: string }

export const servicesContext = createContext<Services>()
export const requestContext = createContext<RequestFacts>()

type Context = Readonly<RouterContextProvider>

export function servicesOf(context: Context): Services {
  return context.get(servicesContext)
}

export function requestOf(context: Context): RequestFacts {
  return context.get(requestContext)
}
