import { comparable } from '#platform/text/match-text.ts'

const tracking = /^(utm_\w+|fbclid|gclid|mc_[ce]id|ref|cmpid|at_\w+|wt\w*)$/i

/**
 * Removes fragment, tracking parameters and trailing slash, and sorts parameters. Returns null for non-web URLs.
 * @example canonicalUrl('HTTPS://News.example/a/?utm_source=x&b=1#top') // 'https://news.example/a?b=1'
 */
export function canonicalUrl(address: string, base?: string): string | null {
  const text = address.trim()
  if (!isSourceLink(text) && !base) return null
  if (text === '' || text === '#' || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/+$/, '')
  return url.href.length <= 2000 ? url.href : null
}

export function isSourceLink(address: string): boolean {
  return address !== '' && address !== '#' && /^https?:\/\//i.test(address)
}

export function titleKey(title: string): string {
  return comparable(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 300)
}

/** Slug: whole words of the title (at most 70 characters) and the suffix `mark`, which makes it unique. */
export function slugOf(title: string, mark: string): string {
  const words = titleKey(title)
    .split(' ')
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
  while (words.join('-').length > 70) words.pop()
  return [...words, mark].join('-')
}
