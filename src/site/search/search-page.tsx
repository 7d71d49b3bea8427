import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { type SearchGroup, searchGroups, searchPage, searchWords } from '#content/pages/search.ts'
import { ArrowLink, Button, ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Field } from '#design/form/field.tsx'
import { useFollowedValues } from '#design/form/follow-values.ts'
import { TextInput } from '#design/form/input.tsx'
import { PageHeader, Row, Section, Wrap } from '#design/page/layout.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import { PopularPages } from '#site/ui/not-found.tsx'
import type { Route } from './+types/search-page'
import { explain, find } from './find.server.ts'
import styles from './search.css?url'
import { type Found, shortestQuery } from './search.ts'

const copy = () => t(siteTexts.searchPage)

const groupNames = Object.keys(searchGroups) as SearchGroup[]

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { query } = loaderData?.found ?? { query: '' }
  const title = query ? copy().search(query) : searchPage.meta.title
  return pageMeta({ ...searchPage.meta, title, path: '/search', noindex: true }, matches)
}

const perGroup = 8
const maxOfOneGroup = 200

/** With `?q=`, shows the best results of each group; with `&in=`, all results of one group. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const text = searchParams.get('q') ?? ''
  const only = groupNames.find((group) => group === searchParams.get('in'))
  const found = await find(servicesOf(context), text, only ? { perGroup: maxOfOneGroup, only } : { perGroup })
  return { found, only, explained: explain(found.query) }
}

export default function SearchPage({ loaderData: { found, only, explained } }: Route.ComponentProps) {
  const { query, count, groups } = found
  const form = useRef<HTMLFormElement>(null)
  useFollowedValues(form, { q: query })
  return (
    <>
      <PageHeader title={searchPage.title} lead={searchPage.lead}>
        <Form action="/search" role="search" className="search-line" ref={form}>
          <Field name="q" id="search-text" label={searchWords.label} hideLabel>
            <TextInput
              type="search"
              defaultValue={query}
              maxLength={100}
              placeholder={searchWords.placeholder}
              enterKeyHint="search"
            />
          </Field>
          <Button kind="ink" icon="search">
            {searchWords.button}
          </Button>
        </Form>
        <p role="status" className="bold search-count">
          {countText(found)}
        </p>
        {explained && (
          <p className="measure">
            <b>{explained.term}</b> ({explained.others}): {explained.meaning}
          </p>
        )}
      </PageHeader>
      {count > 0 && (
        <div className="search-results">
          {groups.map(({ id, hits, count: all }, at) => (
            <Section key={id} flush={at === 0} title={searchGroups[id]} intro={searchWords.found(all)}>
              <ul className="lined search-hits">
                {hits.map(({ title, summary, href }) => (
                  <li key={href}>
                    <h3 className="t20">
                      <Link to={href}>{title}</Link>
                    </h3>
                    {summary && <p>{summary}</p>}
                  </li>
                ))}
              </ul>
              {hits.length < all && !only && (
                <p className="mt-16">
                  <ArrowLink to={`/search?${new URLSearchParams({ q: query, in: id })}`}>
                    {searchWords.allOf(all, searchGroups[id])}
                  </ArrowLink>
                </p>
              )}
            </Section>
          ))}
          {only && (
            <Wrap>
              <ArrowLink to={`/search?${new URLSearchParams({ q: query })}`}>{searchWords.everywhere}</ArrowLink>
            </Wrap>
          )}
        </div>
      )}
      {query.length < shortestQuery && <PopularPages />}
      {query.length >= shortestQuery && count === 0 && (
        <Wrap className="page-end">
          <EmptyState
            title={searchWords.noneTitle}
            text={searchWords.noneText}
            illustration="overlap"
            action={<Ways />}
          />
        </Wrap>
      )}
    </>
  )
}

function Ways() {
  return (
    <Row>
      <ButtonLink to="/contact" kind="outline">
        {searchWords.contact}
      </ButtonLink>
      <ButtonLink to="/calculators" kind="outline">
        {searchWords.calculators}
      </ButtonLink>
    </Row>
  )
}

function countText({ query, count }: Found): string {
  if (query === '') return ''
  if (query.length < shortestQuery) return searchWords.hint
  return copy().for(searchWords.found(count), query)
}
