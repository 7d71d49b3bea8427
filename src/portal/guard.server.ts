import { data, type LoaderFunctionArgs } from 'react-router'
import { callerOf, visitorOf } from '#accounts/visitor.server.ts'
import type { CaseActor } from '#cases/case-actor.ts'

export const portalPath = '/client-portal'

/** The client of this request, as use cases of cases want to know who acts. */
export function clientActor({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): CaseActor {
  return { person: visitorOf(context).person, caller: callerOf(context, request) }
}

/** Ends the request: there is nothing here, or it belongs to somebody else. */
export function notFound() {
  return data(null, { status: 404 })
}
