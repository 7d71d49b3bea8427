import { pageMeta } from '#platform/http/page-meta.ts'

export function portalMeta(title: string, matches: Parameters<typeof pageMeta>[1]) {
  const description = 'Your tax cases, documents and messages.'
  return pageMeta({ title, description, path: '/client-portal', noindex: true }, matches)
}
