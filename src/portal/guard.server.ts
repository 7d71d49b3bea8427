import { data } from 'react-router'

export const portalPath = '/client-portal'

/** Unknown ids and data of other clients get the same response, so that no one can find out which ids exist. */
export function notFound() {
  return data(null, { status: 404 })
}
