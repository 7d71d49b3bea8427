import { data } from 'react-router'

export const portalPath = '/client-portal'

/** Ends the request: there is nothing here, or it belongs to somebody else. */
export function notFound() {
  return data(null, { status: 404 })
}
