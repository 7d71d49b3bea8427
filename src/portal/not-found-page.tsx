import { privatePage } from '#platform/http/shared-headers.ts'
import { notFound } from './guard.server.ts'

export const headers = privatePage

export function loader() {
  throw notFound()
}

export default function NotFoundPage() {
  return null
}
