import type { MetaFunction } from 'react-router'
import { pageMeta } from '#platform/http/page-meta.ts'

export function linkPageMeta(page: { title: string; description: string; path: string }): MetaFunction {
  return ({ matches }) => pageMeta({ ...page, noindex: true }, matches)
}
