import type { MetaDescriptor } from 'react-router'

export const socialImageSize = { width: 1200, height: 630 } as const

const maxDescriptionLength = 160

export type Site = { name: string; url: string }

export type PageFacts = {
  title: string
  description: string
  path: string
  noindex?: boolean
  kind?: 'website' | 'article' | 'product'
}

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** @example export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ title, path: '/store' }, matches) */
export function pageMeta({ title, description, path, noindex, kind = 'website' }: PageFacts, matches: Matches = []) {
  const site = siteOf(matches)
  const fullTitle = site && !title.includes(site.name) ? `${title} | ${site.name}` : title
  const short = cutAtWord(description)
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: short },
    { property: 'og:title', content: title },
    { property: 'og:description', content: short },
    { property: 'og:type', content: kind },
  ]
  if (site) tags.push({ property: 'og:site_name', content: site.name })
  if (noindex) return [...tags, { name: 'robots', content: 'noindex' }]
  if (!site) return tags
  const address = site.url + path
  return [
    ...tags,
    { property: 'og:image', content: site.url + socialImagePath(path) },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    { property: 'og:image:alt', content: `${title}. ${site.name}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:url', content: address },
    { tagName: 'link', rel: 'canonical', href: address },
  ] satisfies MetaDescriptor[]
}

export function cutAtWord(text: string, max = maxDescriptionLength): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (plain.length <= max) return plain
  const room = plain.slice(0, max)
  const lastSpace = room.lastIndexOf(' ')
  const words = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, max - 1)
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`
}

export function siteOf(matches: Matches): Site | undefined {
  for (const match of matches) {
    const loaded = match?.loaderData
    if (typeof loaded !== 'object' || loaded === null || !('site' in loaded)) continue
    if (isSite(loaded.site)) return loaded.site
  }
  return undefined
}

function isSite(value: unknown): value is Site {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'url' in value &&
    typeof value.url === 'string'
  )
}

/** @example socialImagePath('/pricing?package=basic') // '/social/page/pricing.png' */
export function socialImagePath(path: string): string {
  const [first = '', ...rest] = path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean)
  return rest.length > 0 ? `/social/${first}/${rest.join('-')}.png` : `/social/page/${first || 'home'}.png`
}
