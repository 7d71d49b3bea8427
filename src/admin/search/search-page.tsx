import { data, Form, Link } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { ListKeys } from '#admin/lists/ui/list-keys.tsx'
import * as adminTexts from '#admin/locales/en.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { Route } from './+types/search-page'
import { markedParts } from './search-match.ts'
import { type FoundGroup, searchOffice } from './search-office.server.ts'
import { maxQueryLength } from './search-query.ts'
import { searchGroups, searchPath } from './search-source.ts'

const copy = () => t(adminTexts.searchPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().search2)

const maxExcerptLength = 160

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'admin.use')
  const submitted = (url.searchParams.get('q') ?? '').slice(0, maxQueryLength * 4)
  const only = oneOf(searchGroups, url.searchParams.get('in'))
  const view = { submitted: submitted.trim(), only: only ?? null }
  if (view.submitted === '') return { ...view, words: [], groups: null, notForgiven: [], error: null }
  const outcome = await searchOffice(ctx, { submitted, only })
  if (outcome.ok) {
    const { query, groups, notForgiven } = outcome
    return { ...view, words: query.words, groups, notForgiven, error: null }
  }
  const error = explain(t(adminTexts.search).notSearched, outcome)
  const status = outcome.reason === 'too-many-searches' ? 429 : 200
  return data({ ...view, words: [], groups: null, notForgiven: [], error }, { status })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { submitted, only, words, groups, notForgiven, error } = loaderData
  const before = only ? <BackLink to={searchPath(submitted)}>{copy().allResults}</BackLink> : undefined
  return (
    <>
      <AppHeader title={only ? copy().search(t(adminTexts.search).groups[only]) : copy().search2} before={before} />
      <Form method="get" role="search" aria-label={copy().search2} className="search-field" key={submitted}>
        <TextInput
          type="search"
          name="q"
          aria-label={copy().whatAreYouLookingFor}
          placeholder={copy().nameNumberEmailPhoneMessage}
          defaultValue={submitted}
          maxLength={maxQueryLength}
          autoFocus={submitted === ''}
        />
        <Button icon="search">{copy().search2}</Button>
      </Form>
      {error && (
        <div className="mt-24">
          <Note kind="info" title={error} live />
        </div>
      )}
      {groups && (
        <p className="soft mt-16" role="status">
          {groups.length === 0
            ? copy().noResultsForTryFewer(submitted)
            : groups.map(({ group, count, hasMore }) => countOf(group, count, hasMore)).join(', ')}
        </p>
      )}
      {notForgiven.length > 0 && <p className="soft mt-8">{t(adminTexts.search).notForgiven(notForgiven)}</p>}
      <div className="panel-stack mt-32 list-rows">
        {groups?.map((found) => (
          <Group key={found.group} found={found} words={words} submitted={submitted} isAlone={only !== null} />
        ))}
      </div>
      {groups && groups.length > 0 && (
        <div className="list-foot">
          <ListKeys canSelect={false} />
        </div>
      )}
    </>
  )
}

function countOf(group: FoundGroup['group'], count: number, hasMore: boolean): string {
  return `${t(adminTexts.search).groups[group]} ${count}${hasMore ? '+' : ''}`
}

type GroupProps = { found: FoundGroup; words: readonly string[]; submitted: string; isAlone: boolean }

function Group({ found: { group, count, hasMore, hits }, words, submitted, isAlone }: GroupProps) {
  const name = t(adminTexts.search).groups[group]
  const more = !isAlone && count > hits.length && (
    <ArrowLink to={searchPath(submitted, group)}>
      {copy().all(count, hasMore ? '+' : '')}
      <span className="visually-hidden"> {copy().resultsIn(name)}</span>
    </ArrowLink>
  )
  return (
    <Panel
      id={group}
      title={
        <>
          {name} <span className="soft numbers">{`${count}${hasMore ? '+' : ''}`}</span>
        </>
      }
      end={more}
    >
      <ul>
        {hits.map(({ id, to, title, about, text, mark }) => (
          <li key={id} className="search-hit">
            <span>
              <Link to={to}>
                <MarkedText text={title} words={words} />
              </Link>
              <small>
                <MarkedText text={about} words={words} />
              </small>
              {text && (
                <small className="excerpt">
                  <MarkedText text={text} words={words} maxLength={maxExcerptLength} />
                </small>
              )}
            </span>
            {mark && <small className="soft">{mark}</small>}
          </li>
        ))}
      </ul>
      {isAlone && count > hits.length && <p className="soft mt-16">{copy().theseAreBestResultsAdd(hits.length)}</p>}
    </Panel>
  )
}

function MarkedText({ text, words, maxLength }: { text: string; words: readonly string[]; maxLength?: number }) {
  let place = 0
  return markedParts(text, words, maxLength).map(({ text: part, isHighlighted }) => {
    const key = place
    place += part.length
    return isHighlighted ? <mark key={key}>{part}</mark> : part
  })
}
