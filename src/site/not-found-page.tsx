import { data } from 'react-router'
import { notFound } from '#content/pages/not-found.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import type { Route } from './+types/not-found-page'
import NotFound from './ui/not-found.tsx'

export function loader() {
  return data(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

export function action() {
  return loader()
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({ ...notFound.meta, path: location.pathname, noindex: true }, matches)

export default function NotFoundPage() {
  return <NotFound />
}
