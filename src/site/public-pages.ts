import { type FooterLink, footerColumns, legalLinks, serviceGroups, wordsChangedOn } from '#content/navigation.ts'
import { advancedToolList } from '#content/pages/advanced-tools.ts'
import { book } from '#content/pages/book.ts'
import { servicePages } from '#content/pages/services.ts'

export type PublicPage = {
  path: string
  name: string
  description?: string
  /** Day of the last change (YYYY-MM-DD). */
  changedOn?: string
}
export type PageGroup = { title: string; pages: PublicPage[] }

type Found = {
  articles: readonly { slug: string; title: string; summary: string; changedOn: string }[]
  products: readonly { id: string; title: string; subtitle: string | null; updated_at: string }[]
  news?: readonly { slug: string; title: string; description: string; updatedAt: Date }[]
  /** Days on which what else stands on a page changed last, by the page. */
  changed?: Readonly<Record<string, string>>
}

/** Pages for one visitor: people find them on the sitemap, search engines do not. */
const personal: readonly string[] = ['/cart', '/client-portal']

const hints = new Map(
  serviceGroups.flatMap(({ entries }) => entries.map(({ href, description }) => [href, description])),
)

/** Pages that the footer has no room for, by the column they belong to. */
const added: Record<string, PublicPage[]> = {
  Services: [
    ...servicePages.map(({ slug, title, short }) => ({ path: `/services/${slug}`, name: title, description: short })),
    { path: '/book', name: book.meta.title, description: book.meta.description },
  ],
  Expertise: advancedToolList
    .filter(({ href }) => !/[?#]/.test(href))
    .map(({ href, title, text }) => ({ path: href, name: title, description: text })),
}

/**
 * Every public page, grouped as in the footer, then articles, products and legal pages. The sitemap for people, the one
 * for search engines and the list for language models are all made from this.
 */
export function publicPages({ articles, products, news = [], changed = {} }: Found): PageGroup[] {
  const groups: PageGroup[] = [
    ...footerColumns.map(({ title, links }) => ({
      title,
      pages: [...links.map(fromLink), ...(added[title] ?? []).filter(({ path }) => !isInColumns(path))],
    })),
    {
      title: 'Articles',
      pages: articles.map(({ slug, title, summary, changedOn }) => ({
        path: `/blog/${slug}`,
        name: title,
        description: summary,
        changedOn,
      })),
    },
    {
      title: 'News',
      pages: news.map(({ slug, title, description, updatedAt }) => ({
        path: `/news/${slug}`,
        name: title,
        description: description || undefined,
        changedOn: updatedAt.toISOString().slice(0, 10),
      })),
    },
    {
      title: 'Products',
      pages: products.map(({ id, title, subtitle, updated_at }) => ({
        path: `/product/${id}`,
        name: title,
        description: subtitle ?? undefined,
        changedOn: updated_at.slice(0, 10),
      })),
    },
    {
      title: 'Legal',
      pages: legalLinks.filter(({ href }) => !href.endsWith('.xml') && !isInColumns(href)).map(fromLink),
    },
  ]
  const all = [
    { title: 'Start', pages: [{ path: '/', name: 'Home' }, fromLink({ name: 'Cart', href: '/cart' })] },
    ...groups,
  ]
  return all.filter(({ pages }) => pages.length > 0).map((group) => dated(group, all, changed))
}

/** What a page lists; it changes with the newest of these. */
const listed: Record<string, string> = {
  '/blog': 'Articles',
  '/news': 'News',
  '/store': 'Products',
  '/pricing': 'Products',
}

/** The group with a day for each page: its own, that of the newest page it lists, or that of the words of the site. */
function dated(
  { title, pages }: PageGroup,
  all: readonly PageGroup[],
  changed: Readonly<Record<string, string>>,
): PageGroup {
  return {
    title,
    pages: pages.map((page) => {
      const parts = all.find((group) => group.title === listed[page.path])?.pages ?? []
      const days = [
        page.changedOn ?? wordsChangedOn,
        ...parts.map(({ changedOn }) => changedOn ?? ''),
        changed[page.path] ?? '',
      ]
      return { ...page, changedOn: days.sort().at(-1) }
    }),
  }
}

/** The groups without the pages that are made for one visitor. */
export function indexedPages(groups: readonly PageGroup[]): PageGroup[] {
  return groups.map(({ title, pages }) => ({ title, pages: pages.filter(({ path }) => !personal.includes(path)) }))
}

function fromLink({ name, href }: FooterLink): PublicPage {
  return { path: href, name, description: hints.get(href) }
}

function isInColumns(href: string): boolean {
  return footerColumns.some(({ links }) => links.some((link) => link.href === href))
}
