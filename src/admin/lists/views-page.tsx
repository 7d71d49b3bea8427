import { data, Form, Link } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, insist, notFound } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Table } from '#design/table.tsx'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import type { Route } from './+types/views-page'
import { largeLists } from './large-lists.server.ts'
import { maxViewNameLength } from './list.ts'
import { changeView, storeView, type ViewOutcome, viewChanges, viewQuery } from './store-view.server.ts'
import { listViews, type SavedView } from './view-db.server.ts'

const notSaved: ErrorStatuses<Refused<ViewOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'name-taken': 409,
  'too-many': 409,
  'name-missing': 422,
  'name-too-long': 422,
  'query-too-long': 422,
}

const copy = () => t(adminTexts.viewsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().savedViews)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'admin.use')
  const list = listOf(params.list)
  insist(person, list.right)
  return {
    title: list.title,
    path: list.path,
    views: await listViews(services.db, person.id, list.name),
    query: url.searchParams.get('query') ?? '',
    mayShare: may(person, 'view.share'),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, person, actor } = adminContext({ request, context }, 'admin.use')
  const list = listOf(params.list)
  insist(person, list.right)
  const { intent = '', name = '', query = '', view = '', shared } = textsOf(await readForm(request))
  const change = oneOf(viewChanges, intent)
  const outcome = change
    ? await changeView(services, actor, { list: list.name, id: view, change })
    : await storeView(services, actor, { list: list.name, name, query, isShared: shared === '1' })
  if (!outcome.ok) {
    const { status, text } = viewError(outcome)
    return data({ text, name, at: change ? 'views' : 'name' }, { status })
  }
  if (change) throw doneAt(`/admin/lists/${list.name}/views`, 'view-changed')
  throw doneAt(`${list.path}?${viewQuery(query) || 'all=1'}`, 'view-saved')
}

function listOf(name: string) {
  const found = largeLists.get(name)
  if (!found) throw notFound()
  return found.list
}

export default function ViewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, path, views, query, mayShare } = loaderData
  const error = actionData && actionData.at === 'name' ? actionData.text : undefined
  return (
    <>
      <AppHeader title={copy().savedViews} before={<BackLink to={path}>{title}</BackLink>} />
      {actionData?.at === 'views' && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      <div className="panel-stack">
        <Panel title={copy().saveView2}>
          <Form method="post" className="admin-form mt-16">
            <input type="hidden" name="query" value={query} />
            <Field
              name="name"
              label={copy().nameText}
              required
              error={error}
              hint={query ? copy().viewKeepsYourCurrentFilters : copy().viewShowsListWithoutFilters}
            >
              <TextInput maxLength={maxViewNameLength} defaultValue={actionData?.name} autoComplete="off" />
            </Field>
            {mayShare && <Checkbox name="shared" value="1" label={copy().shareWithWholeTeam} />}
            <div>
              <Button name="intent" value="keep">
                {copy().saveView}
              </Button>
            </div>
          </Form>
        </Panel>
        <Panel title={copy().viewsOf(title)}>
          {views.length === 0 ? (
            <p className="soft mt-16">{copy().youHaveNoSavedViews}</p>
          ) : (
            <ViewTable path={path} views={views} mayShare={mayShare} />
          )}
        </Panel>
      </div>
    </>
  )
}

type TableProps = { path: string; views: SavedView[]; mayShare: boolean }

function ViewTable({ path, views, mayShare }: TableProps) {
  return (
    <Table
      caption={copy().savedViews}
      hideCaption
      rows={views}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: copy().view,
          rowHeader: true,
          cell: ({ name, query }) => <Link to={`${path}?${query || 'all=1'}`}>{name}</Link>,
        },
        {
          key: 'who',
          header: copy().visibleTo,
          cell: ({ isShared, isOwn, ownerName }) =>
            !isShared ? copy().you : isOwn ? copy().wholeTeam : copy().wholeTeamSavedBy(ownerName),
        },
        { key: 'default', header: copy().default, cell: ({ isDefault }) => (isDefault ? copy().yes : '–') },
        {
          key: 'act',
          header: copy().actions,
          cell: (view) => (view.isOwn ? <Actions view={view} mayShare={mayShare} /> : '–'),
        },
      ]}
    />
  )
}

function Actions({ view: { id, name, isShared, isDefault }, mayShare }: { view: SavedView; mayShare: boolean }) {
  const actions = [
    isDefault ? (['no-default', copy().removeAsDefault] as const) : (['default', copy().makeDefault] as const),
    ...(isShared ? [['unshare', copy().stopSharing] as const] : mayShare ? [['share', copy().share] as const] : []),
    ['delete', copy().remove] as const,
  ]
  return (
    <Form method="post" className="row tight" preventScrollReset>
      <input type="hidden" name="view" value={id} />
      {actions.map(([intent, label]) => (
        <Button key={intent} name="intent" value={intent} kind="outline" size="dense">
          {label}
          <span className="visually-hidden">: {name}</span>
        </Button>
      ))}
    </Form>
  )
}

function viewError(refusal: Refused<ViewOutcome>): FieldError {
  return errorOf(t(adminTexts.list).notSaved, refusal, notSaved)
}
