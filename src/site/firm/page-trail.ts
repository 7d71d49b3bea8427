import type { MetaDescriptor } from 'react-router'
import type { PageMeta } from '#content/pages/parts.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'

type Matches = NonNullable<Parameters<typeof pageMeta>[1]>
type Crumb = { name: string; path: string }

export function pageWithTrail(
  words: PageMeta,
  path: string,
  matches: Matches,
  above: readonly Crumb[] = [],
): MetaDescriptor[] {
  const site = siteOf(matches)
  const trail = [...above, { name: words.title, path }]
  return [
    ...pageMeta({ ...words, path }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, trail)) : []),
  ]
}
