import type { Drawing, Illustration } from '#content/drawing.ts'
import { servicePages } from '#content/pages/services.ts'
import { socialImagePath } from '#platform/http/page-meta.ts'
import { t } from '#platform/texts.ts'
import { readPictureUrl } from '#shop/catalogue/picture.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { PageGroup } from '#site/public-pages.ts'

const copy = () => t(siteTexts.socialCards)

export type SocialCard = {
  kicker: string
  title: string
  drawing: Pick<Drawing, 'illustration' | 'seed' | 'level'>
  photo?: string | undefined
}

type Known = {
  groups: readonly PageGroup[]
  articles: readonly { slug: string; illustration: Illustration; photo?: { src: string } }[]
  products: readonly { id: string; images: readonly { url: string }[] }[]
}

const pages: Readonly<Record<string, { illustration: Illustration; title?: string }>> = {
  '/': {
    illustration: 'slope',
    get title() {
      return copy().swissTaxReturnsForExpatriates
    },
  },
  '/about': {
    illustration: 'division',
    get title() {
      return copy().aboutFirm
    },
  },
  '/accessibility': { illustration: 'shelter' },
  '/advanced-tax-tools': { illustration: 'cells' },
  '/blog': {
    illustration: 'sheets',
    get title() {
      return copy().swissTaxesExplained
    },
  },
  '/calculators': {
    illustration: 'brackets',
    get title() {
      return copy().swissTaxCalculators
    },
  },
  '/calculators/accuracy': {
    illustration: 'growth',
    get title() {
      return copy().howAccurateCalculatorsAre
    },
  },
  '/calculators/for-expats': { illustration: 'route' },
  '/careers': { illustration: 'fan' },
  '/case-studies': { illustration: 'overlap' },
  '/contact': { illustration: 'dialog' },
  '/do-i-have-to-file': { illustration: 'calendar' },
  '/faq': {
    illustration: 'dialog',
    get title() {
      return copy().frequentlyAskedQuestions
    },
  },
  '/glossary': { illustration: 'dialog' },
  '/how-it-works': { illustration: 'phases' },
  '/industry-specializations': { illustration: 'facade' },
  '/law': {
    illustration: 'contents',
    get title() {
      return copy().swissTaxLawLibrary
    },
  },
  '/news': {
    illustration: 'calendar',
    get title() {
      return copy().swissTaxNews
    },
  },
  '/pricing': {
    illustration: 'stack',
    get title() {
      return copy().onePriceForWholeReturn
    },
  },
  '/resources': {
    illustration: 'ledger',
    get title() {
      return copy().guidesChecklistsAndTemplates
    },
  },
  '/services': {
    illustration: 'route',
    get title() {
      return copy().whatWeDo
    },
  },
  '/store': {
    illustration: 'sheets',
    get title() {
      return copy().taxPackagesAtFixedPrice
    },
  },
  '/team': { illustration: 'overlap' },
}

const unlisted = [
  {
    path: '/calculators/accuracy',
    get name() {
      return copy().howAccurateCalculatorsAre
    },
  },
]

export function socialCards({ groups, articles, products }: Known): Map<string, SocialCard> {
  const listed = groups.flatMap(({ pages }) => pages)
  return new Map(
    [...listed, ...unlisted].map(({ path, name }) => [
      socialImagePath(path),
      {
        ...{ kicker: kickerOf(path), title: pages[path]?.title ?? name },
        ...{ drawing: drawingOf(path, { articles, products }), photo: articleOf(path, articles)?.photo?.src },
      },
    ]),
  )
}

function kickerOf(path: string): string {
  const kickers = {
    blog: copy().article,
    product: copy().store,
    services: copy().service,
    calculators: copy().calculators,
    news: copy().news,
  }
  const [first = '', second] = path.split('/').filter(Boolean)
  return second && isKeyOf(kickers, first) ? kickers[first] : copy().taxesForExpatriatesInSwitzerland
}

function drawingOf(path: string, { articles, products }: Pick<Known, 'articles' | 'products'>): SocialCard['drawing'] {
  const slug = path.split('/').at(-1) ?? ''
  const article = articleOf(path, articles)
  if (article) return { illustration: article.illustration, seed: slug }
  const service = path.startsWith('/services/') && servicePages.find((each) => each.slug === slug)
  if (service) return service.drawing
  const product = path.startsWith('/product/') && products.find(({ id }) => id === slug)
  const picture = product && readPictureUrl(product.images[0]?.url ?? '')
  if (picture) return picture
  return { illustration: pages[path]?.illustration ?? 'contents', seed: slug || 'home' }
}

function articleOf(path: string, articles: Known['articles']): Known['articles'][number] | undefined {
  return path.startsWith('/blog/') ? articles.find(({ slug }) => slug === path.split('/').at(-1)) : undefined
}

function isKeyOf<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key)
}
