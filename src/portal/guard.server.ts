import { data } from 'react-router'

export const portalPath = '/client-portal'

/** Same response for unknown ids and for data of other clients. */
export function notFound() {
  return data(null, { status: 404 })
}
