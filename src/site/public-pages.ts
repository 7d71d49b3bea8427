import { type FooterLink, footerColumns, legalLinks, serviceGroups, wordsChangedOn } from '#content/navigation.ts'
import { advancedToolList } from '#content/pages/advanced-tools.ts'
import { book } from '#content/pages/book.ts'
import { expatCalculatorsPage } from '#content/pages/calculators.ts'
import { filingCheck } from '#content/pages/filing-check.ts'
import { servicePages } from '#content/pages/services.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.publicPages)

export type PublicPage = {
  path: string
  name: string
  description?: string
  changedOn?: string
}
export type PageGroup = { title: string; pages: PublicPage[] }

type Found = {
  articles: readonly { slug: string; title: string; summary: string; changedOn: string }[]
  products: readonly { id: string; title: string; subtitle: string | null; updated_at: string }[]
  news?: readonly { slug: string; title: string; description: string; updatedAt: Date }[]
  changed?: Readonly<Record<string, string>>
}

const personal: readonly string[] = ['/cart', '/client-portal']

const hints = new Map(
  serviceGroups.flatMap(({ entries }) => entries.map(({ href, description }) => [href, description])),
)

const added: Record<string, PublicPage[]> = {
  Services: [
    ...servicePages.map(({ slug, title, short }) => ({ path: `/services/${slug}`, name: title, description: short })),
    { path: '/book', name: book.meta.title, description: book.meta.description },
  ],
  Resources: [
    { path: '/do-i-have-to-file', name: filingCheck.meta.title, description: filingCheck.meta.description },
    {
      path: '/calculators/for-expats',
      name: expatCalculatorsPage.title,
      description: expatCalculatorsPage.meta.description,
    },
  ],
  Expertise: advancedToolList
    .filter(({ href }) => !/[?#]/.test(href))
    .map(({ href, title, text }) => ({ path: href, name: title, description: text })),
}

/** All public pages in groups, for both sitemaps and `llms.txt`. */
export function publicPages({ articles, products, news = [], changed = {} }: Found): PageGroup[] {
  const groups: PageGroup[] = [
    ...footerColumns.map(({ title, links }) => ({
      title,
      pages: [...links.map(fromLink), ...(added[title] ?? []).filter(({ path }) => !isInColumns(path))],
    })),
    {
      title: copy().articles,
      pages: articles.map(({ slug, title, summary, changedOn }) => ({
        path: `/blog/${slug}`,
        name: title,
        description: summary,
        changedOn,
      })),
    },
    {
      title: copy().news,
      pages: news.map(({ slug, title, description, updatedAt }) => ({
        path: `/news/${slug}`,
        name: title,
        description: description || undefined,
        changedOn: updatedAt.toISOString().slice(0, 10),
      })),
    },
    {
      title: copy().products,
      pages: products.map(({ id, title, subtitle, updated_at }) => ({
        path: `/product/${id}`,
        name: title,
        description: subtitle ?? undefined,
        changedOn: updated_at.slice(0, 10),
      })),
    },
    {
      title: copy().legal,
      pages: legalLinks.filter(({ href }) => !href.endsWith('.xml') && !isInColumns(href)).map(fromLink),
    },
  ]
  const all = [
    { title: copy().start, pages: [{ path: '/', name: copy().home }, fromLink({ name: copy().cart, href: '/cart' })] },
    ...groups,
  ]
  return all.filter(({ pages }) => pages.length > 0).map((group) => dated(group, all, changed))
}

const listed: Record<string, string> = {
  get '/blog'() {
    return copy().articles
  },
  get '/news'() {
    return copy().news
  },
  get '/store'() {
    return copy().products
  },
  get '/pricing'() {
    return copy().products
  },
}

/** Time of the last change of each page: the latest of page, newest item on it, and website texts. */
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

export function indexedPages(groups: readonly PageGroup[]): PageGroup[] {
  return groups.map(({ title, pages }) => ({ title, pages: pages.filter(({ path }) => !personal.includes(path)) }))
}

function fromLink({ name, href }: FooterLink): PublicPage {
  return { path: href, name, description: hints.get(href) }
}

function isInColumns(href: string): boolean {
  return footerColumns.some(({ links }) => links.some((link) => link.href === href))
}
