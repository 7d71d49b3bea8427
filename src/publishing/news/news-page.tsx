import { data, useNavigation } from 'react-router'
import { newsPage, newsSources } from '#content/pages/news.ts'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState, LoadingState } from '#design/feedback/states.tsx'
import { SearchForm } from '#design/form/search-form.tsx'
import { PageHeader, Row, Section } from '#design/page/layout.tsx'
import { Chips, Pagination } from '#design/page/navigation.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { formatDateTime, formatTime } from '#platform/format.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage, sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import { NewsletterBox } from '#publishing/newsletter/ui/newsletter-form.tsx'
import type { Route } from './+types/news-page'
import { articlesPerPage, countCategories, findNews, isFiltered, listAddress, readFilter } from './find-news.ts'
import styles from './news.css?url'
import { newsCategories } from './news-labels.ts'
import { findCooldownEnd, findProgress } from './runs/start-run.server.ts'
import { asCards, listShown } from './shown-db.server.ts'
import { GenerateBox, GenerateButton } from './ui/generate-box.tsx'
import { NewsCard } from './ui/news-card.tsx'
import type { RunNoteInput } from './ui/run-note.tsx'

const copy = () => t(newsTexts.newsPage)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.has('Cache-Control') ? privatePage() : sharedUnlessRequested()

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'alternate', type: 'application/rss+xml', href: '/rss/news.xml', title: newsPage.title },
]

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return [
    ...pageMeta({ ...newsPage.meta, path: '/news' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, [{ name: newsPage.title, path: '/news' }])) : []),
  ]
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const filter = readFilter(url.searchParams)
  const articles = await listShown(services.db)
  const found = findNews(articles, filter)
  const first = (filter.page - 1) * articlesPerPage
  const newest = Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime()))
  const page = {
    filter,
    articles: await asCards(services.db, found.slice(first, first + articlesPerPage)),
    count: found.length,
    pages: Math.max(1, Math.ceil(found.length / articlesPerPage)),
    categories: countCategories(articles, filter.text),
    updatedAt: newest > 0 ? new Date(newest) : null,
  }
  const answer = readAnswer(url.searchParams.get('run'))
  if (!answer) return { ...page, requested: null }
  const until = await findCooldownEnd(services)
  const requested: RunNoteInput = { answer, until: until && formatTime(until), progress: await findProgress(services) }
  return data({ ...page, requested }, { headers: privatePage() })
}

function readAnswer(text: string | null): RunNoteInput['answer'] | null {
  return text === 'started' || text === 'running' || text === 'cooling' ? text : null
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { filter, articles, count, pages, categories, updatedAt, requested } = loaderData
  const navigation = useNavigation()
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === '/news'
  const here = listAddress(filter)
  return (
    <>
      <PageHeader title={newsPage.title} lead={newsPage.lead}>
        <GenerateBox requested={requested} here={here} />
      </PageHeader>
      <Section flush>
        <SearchForm
          action="/news"
          id="news-search"
          placeholder={newsPage.searchPlaceholder}
          text={filter.text}
          key={filter.text}
        >
          {filter.category !== 'all' && <input type="hidden" name="category" value={filter.category} />}
        </SearchForm>
        <Chips
          label={copy().categories}
          chips={categories.map(({ category, count: of }) => ({
            to: listAddress({ ...filter, category, page: 1 }),
            label: category === 'all' ? newsPage.allCategories : newsCategories[category],
            count: of,
            current: filter.category === category,
          }))}
        />
        <Row between className="results-head">
          <h2 className="t24" aria-live="polite">
            {count} {count === 1 ? copy().article : copy().articles}
            {filter.category !== 'all' && copy().inCategory(newsCategories[filter.category])}
            {filter.text && copy().for(filter.text)}
          </h2>
          {updatedAt && (
            <p className="fine numbers">
              {newsPage.lastUpdated}: <time dateTime={updatedAt.toISOString()}>{formatDateTime(updatedAt)}</time>
            </p>
          )}
        </Row>
        {isLoading ? (
          <LoadingState label={newsPage.loading} lines={6} />
        ) : (
          <Results filter={filter} articles={articles} requested={requested} />
        )}
        <Pagination page={filter.page} pages={pages} linkTo={(page) => listAddress({ ...filter, page })} />
      </Section>
      <ServerRendered name="news-sources" className="as-is">
        {import.meta.env.SSR && <SourceList />}
      </ServerRendered>
      <Section ground="mist">
        <NewsletterBox topic="news" />
      </Section>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Results({ filter, articles, requested }: Pick<Loaded, 'filter' | 'articles' | 'requested'>) {
  if (articles.length > 0) {
    return (
      <ul className="cards">
        {articles.map((article) => (
          <NewsCard key={article.slug} article={article} />
        ))}
      </ul>
    )
  }
  return isFiltered(filter) ? (
    <EmptyState
      title={newsPage.emptyTitle}
      text={newsPage.emptyFiltered}
      action={
        <ButtonLink to="/news" kind="ink" preventScrollReset>
          {newsPage.clear}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      illustration="calendar"
      title={newsPage.emptyTitle}
      text={newsPage.emptyAtAll}
      action={<GenerateButton isRunning={requested?.progress.state === 'running'} kind="ink" />}
    />
  )
}

function SourceList() {
  return (
    <Section title={newsSources.title} intro={newsSources.intro} id="sources">
      {newsSources.groups.map(({ id, title, sources }) => (
        <section key={id} className="news-sources">
          <h3 className="t20">{title}</h3>
          <ul className="lined">
            {sources.map(({ name, text, href }) => (
              <li key={href}>
                <p>
                  <a className="bold alone" href={href} target="_blank" rel="noopener">
                    {name}
                    <span className="visually-hidden">{copy().opensInNewTab}</span>
                  </a>
                </p>
                <p className="soft t16">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}
