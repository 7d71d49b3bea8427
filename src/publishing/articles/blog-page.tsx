import { useRef } from 'react'
import { Link } from 'react-router'
import { firmName } from '#content/firm-name.ts'
import { blogPage } from '#content/pages/blog.ts'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { useFollowedValues } from '#design/form/follow-values.ts'
import { SearchForm } from '#design/form/search-form.tsx'
import { Col, Grid, PageHeader, Row, Section } from '#design/page/layout.tsx'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import { NewsletterBox } from '#publishing/newsletter/ui/newsletter-form.tsx'
import type { Route } from './+types/blog-page'
import {
  type ArticleFilter,
  categoryCounts,
  featuredArticles,
  findArticles,
  isFiltered,
  listAddress,
  popularTags,
  readFilter,
} from './article.ts'
import { listArticles } from './articles.server.ts'
import styles from './blog.css?url'
import { ArticleCard } from './ui/article-card.tsx'

const copy = () => t(publishingTexts.blogPage)

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  {
    rel: 'alternate',
    type: 'application/rss+xml',
    href: '/rss.xml',
    title: `${firmName}: ${blogPage.title}`,
  },
]

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return [
    ...pageMeta({ ...blogPage.meta, path: '/blog' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, [{ name: blogPage.title, path: '/blog' }])) : []),
  ]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = readFilter(new URL(request.url).searchParams)
  const articles = await listArticles(servicesOf(context))
  return {
    filter,
    found: findArticles(articles, filter),
    featured: featuredArticles(articles, filter),
    categories: categoryCounts(articles),
    tags: popularTags(articles),
    total: articles.length,
  }
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { filter, found, featured, categories, tags, total } = loaderData
  const form = useRef<HTMLFormElement>(null)
  useFollowedValues(form, { q: filter.text })
  return (
    <>
      <PageHeader title={blogPage.title} lead={blogPage.lead}>
        <SearchForm
          action="/blog"
          id="blog-search"
          placeholder={blogPage.searchPlaceholder}
          text={filter.text}
          ref={form}
        >
          {filter.category !== 'all' && <input type="hidden" name="category" value={filter.category} />}
        </SearchForm>
      </PageHeader>
      {featured.length > 0 && (
        <Section ground="mist" title={blogPage.featuredTitle} split={false}>
          <ul className="cards">
            {featured.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </ul>
        </Section>
      )}
      <Section flush={featured.length === 0}>
        <Grid>
          <Col span="1-3">
            <ArticleFilters filter={filter} categories={categories} tags={tags} total={total} />
          </Col>
          <Col span="4-12">
            <Row between className="results-head">
              <h2 className="t24" aria-live="polite">
                {found.length} {found.length === 1 ? copy().article : copy().articles}
                {filter.category !== 'all' && copy().inCategory(filter.category)}
                {filter.text && copy().for(filter.text)}
              </h2>
              {isFiltered(filter) && (
                <ButtonLink to="/blog" kind="outline" size="small" icon="x" preventScrollReset>
                  {blogPage.clear}
                </ButtonLink>
              )}
            </Row>
            {found.length > 0 ? (
              <ul className="cards in-column">
                {found.map((article) => (
                  <ArticleCard key={article.slug} article={article} />
                ))}
              </ul>
            ) : (
              <EmptyState
                title={blogPage.emptyTitle}
                action={
                  <ButtonLink to="/blog" kind="ink">
                    {blogPage.viewAll}
                  </ButtonLink>
                }
              />
            )}
          </Col>
        </Grid>
      </Section>
      <Section ground="mist" split={false}>
        <NewsletterBox topic="articles" />
      </Section>
    </>
  )
}

type Counted = { name: string; count: number }

function ArticleFilters({
  filter,
  categories,
  tags,
  total,
}: {
  filter: ArticleFilter
  categories: readonly (Counted & { name: Exclude<ArticleFilter['category'], 'all'> })[]
  tags: readonly Counted[]
  total: number
}) {
  const places = [{ name: 'all' as const, label: blogPage.allCategories, count: total }, ...categories]
  return (
    <div className="stack">
      <nav aria-labelledby="blog-categories">
        <h2 className="t16" id="blog-categories">
          {blogPage.categoriesTitle}
        </h2>
        <ul className="side-list">
          {places.map(({ name, count, ...rest }) => (
            <li key={name}>
              <Link
                to={listAddress({ ...filter, category: name })}
                aria-current={filter.category === name ? 'true' : undefined}
                preventScrollReset
              >
                {'label' in rest ? rest.label : name} <em>{count}</em>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="blog-tags">
        <h2 className="t16" id="blog-tags">
          {blogPage.tagsTitle}
        </h2>
        <ul className="row tight mt-8">
          {tags.map(({ name }) => (
            <li key={name}>
              <Link
                to={listAddress({ ...filter, text: name })}
                className="chip"
                aria-current={filter.text === name ? 'true' : undefined}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
