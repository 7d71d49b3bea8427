import type { MetaFunction } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'

/** Title and description of a page that the link of a letter opens: no search engine lists it. */
export function linkPageMeta(page: { title: string; description: string; path: string }): MetaFunction {
  return ({ matches }) => pageMeta({ ...page, noindex: true }, matches)
}
