import { privatePage } from '#web/shared-headers.ts'
import { notFound } from './guard.server.ts'

export const headers = privatePage

/** An address of the portal that leads nowhere: said in its frame, to whoever is signed in. */
export function loader() {
  throw notFound()
}

export default function NotFoundPage() {
  return null
}
