import type { CaseStudy } from '#content/case-studies.ts'
import type { LegalDocument } from '#content/law/legal-document.ts'
import { about } from '#content/pages/about.ts'
import { accessibility } from '#content/pages/accessibility.ts'
import { advancedTools } from '#content/pages/advanced-tools.ts'
import { allCalculatorTabs } from '#content/pages/calculators.ts'
import { careers, careersForm, type JobOpening } from '#content/pages/careers.ts'
import { contact } from '#content/pages/contact.ts'
import { cookies } from '#content/pages/cookies.ts'
import { filingCheck } from '#content/pages/filing-check.ts'
import { howItWorks } from '#content/pages/how-it-works.ts'
import { industries } from '#content/pages/industries.ts'
import { privacy } from '#content/pages/privacy.ts'
import { servicePages } from '#content/pages/services.ts'
import { terms } from '#content/pages/terms.ts'
import { filingDeadlines } from '#content/procedure/deadlines.ts'
import { resources } from '#content/resources.ts'
import { searchKeywords } from '#content/synonyms.ts'
import type { Article } from '#publishing/articles/article.ts'
import { plainParagraphs } from '#publishing/editor/plain-text.ts'
import type { QuestionGroup } from '#publishing/library/documents.server.ts'
import type { NewsArticle } from '#publishing/news/news-item.ts'
import { newsCategories } from '#publishing/news/news-labels.ts'
import type { Product } from '#shop/catalogue/catalogue.ts'
import { careersMeta } from '#site/careers/careers-meta.ts'
import { publicPages } from '#site/public-pages.ts'
import { tabExample } from '#tax/pages/tabs.ts'
import type { SearchDocument } from './search.ts'

const pageTexts: Record<string, { description: string; text: unknown }> = {
  '/about': { description: about.meta.description, text: about },
  '/accessibility': { description: accessibility.meta.description, text: accessibility },
  '/contact': { description: contact.meta.description, text: contact.meta },
  '/cookies': { description: cookies.meta.description, text: cookies },
  '/do-i-have-to-file': { description: filingCheck.meta.description, text: filingCheck.searchWords },
  '/how-it-works': { description: howItWorks.meta.description, text: howItWorks },
  '/industry-specializations': { description: '', text: industries },
  '/privacy': { description: privacy.meta.description, text: privacy },
  '/terms': { description: terms.meta.description, text: terms },
  ...Object.fromEntries(
    servicePages.map((page) => [`/services/${page.slug}`, { description: page.short, text: page }]),
  ),
}

export type Searched = {
  products: readonly Product[]
  news: readonly NewsArticle[]
  articles: readonly Article[]
  questions: readonly QuestionGroup[]
  law: readonly LegalDocument[]
  studies: readonly CaseStudy[]
  openings: readonly JobOpening[]
}

export function searchDocuments({ products, news, articles, questions, ...more }: Searched): SearchDocument[] {
  const { law, studies, openings } = more
  const texts: typeof pageTexts = {
    ...pageTexts,
    '/careers': {
      description: careersMeta(openings.map(({ title }) => title)).description,
      text: [careers, careersForm, openings],
    },
  }
  const documents: SearchDocument[] = [
    ...allCalculatorTabs.map(({ id, title, summary, words }) => ({
      group: 'calculators' as const,
      title,
      summary,
      href: tabExample(id, {}),
      words,
    })),
    ...products.map((product) => ({
      group: 'products' as const,
      title: product.title,
      summary: product.subtitle ?? '',
      href: `/product/${product.id}`,
      words: product.type.value,
      body: plain([product.description, ...product.additional_info.map(({ description }) => description)].join(' ')),
    })),
    ...publicPages({ articles: [], products: [] })
      .flatMap(({ pages }) => pages)
      .map(({ path, name, description }) => ({
        group: 'pages' as const,
        title: name,
        summary: description ?? texts[path]?.description ?? '',
        href: path,
        body: textIn(texts[path]?.text).join(' '),
      })),
    {
      group: 'pages' as const,
      title: advancedTools.deadlinesTitle,
      summary: advancedTools.deadlinesLead,
      href: '/advanced-tax-tools#deadlines',
      words: ['deadlines', ...filingDeadlines.flatMap(({ name, canton }) => [name, canton])].join(' '),
    },
    ...articles.map(({ slug, title, summary, category, tags, html }) => ({
      group: 'articles' as const,
      title,
      summary,
      href: `/blog/${slug}`,
      words: [category, ...tags].join(' '),
      body: plain(html),
    })),
    ...news.map(({ slug, title, description, source, category, tags, content }) => ({
      group: 'news' as const,
      title,
      summary: description || source,
      href: `/news/${slug}`,
      words: [newsCategories[category], source, ...tags].join(' '),
      body: plain(content ?? ''),
    })),
    ...questions.flatMap((category) =>
      category.items.map(({ id, question, html }) => ({
        group: 'questions' as const,
        title: question,
        summary: plainParagraphs(html)[0] ?? '',
        href: `/faq#${id}`,
        words: category.title,
        body: plainParagraphs(html).join(' '),
      })),
    ),
    ...law.map(({ id, title, number, description, type, jurisdiction, tags }) => ({
      group: 'law' as const,
      title,
      summary: description,
      href: `/law#${id}`,
      words: [number, type, jurisdiction, ...tags].join(' '),
    })),
    ...resources.map(({ id, title, description, category, tags, body }) => ({
      group: 'resources' as const,
      title,
      summary: description,
      href: `/resources#${id}`,
      words: [category, ...tags].join(' '),
      body: textIn(body).join(' '),
    })),
    ...studies.map(({ id, title, subtitle, tags, client, challenge, solution, results }) => ({
      group: 'cases' as const,
      title,
      summary: subtitle,
      href: `/case-studies#${id}`,
      words: tags.join(' '),
      body: [client, challenge, solution, ...results].join(' '),
    })),
  ]
  return documents.map((document) => ({ ...document, keywords: searchKeywords[document.href] }))
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ')
}

/** Collects texts with spaces (not URLs or ids). For claims, uses the text shown when a claim may not be shown. */
function textIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if ('claimIds' in value && 'otherwise' in value) return textIn(value.otherwise)
  return Object.values(value).flatMap(textIn)
}
