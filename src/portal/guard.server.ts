import { data } from 'react-router'

export const portalPath = '/client-portal'

/** Ends the request with 404: nothing here, or it belongs to another client. */
export function notFound() {
  return data(null, { status: 404 })
}
