import { data, Form, Link } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, insist, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Table } from '#design/table.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/views-page'
import { largeLists } from './large-lists.server.ts'
import { changeView, storeView, viewChanges, viewQuery } from './store-view.server.ts'
import { listViews, type SavedView } from './view-db.server.ts'
import { maxViewNameLength } from './view-limits.ts'
import { viewError } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Saved views')

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
  throw doneAt(`${list.path}?${viewQuery(query) || 'all=1'}`, 'view-kept')
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
      <AppHeader title="Saved views" before={<BackLink to={path}>{title}</BackLink>} />
      {actionData?.at === 'views' && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      <div className="panel-stack">
        <Panel title="Keep a view">
          <Form method="post" className="admin-form mt-16">
            <input type="hidden" name="query" value={query} />
            <Field
              name="name"
              label="Name"
              required
              error={error}
              hint={query ? 'Filters, sort and columns as you had them.' : 'The list without any filter.'}
            >
              <TextInput maxLength={maxViewNameLength} defaultValue={actionData?.name} autoComplete="off" />
            </Field>
            {mayShare && <Checkbox name="shared" value="1" label="Everybody in the office sees it" />}
            <div>
              <Button name="intent" value="keep">
                Save view
              </Button>
            </div>
          </Form>
        </Panel>
        <Panel title={`Views of ${title}`}>
          {views.length === 0 ? (
            <p className="soft mt-16">There are none yet.</p>
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
      caption="Saved views"
      hideCaption
      rows={views}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'View',
          rowHeader: true,
          cell: ({ name, query }) => <Link to={`${path}?${query || 'all=1'}`}>{name}</Link>,
        },
        {
          key: 'who',
          header: 'Seen by',
          cell: ({ isShared, isOwn, ownerName }) =>
            isShared ? `everybody${isOwn ? '' : `, kept by ${ownerName}`}` : 'you',
        },
        { key: 'default', header: 'Opens first', cell: ({ isDefault }) => (isDefault ? 'Yes' : '–') },
        { key: 'act', header: 'Act', cell: (view) => (view.isOwn ? <Actions view={view} mayShare={mayShare} /> : '–') },
      ]}
    />
  )
}

function Actions({ view: { id, name, isShared, isDefault }, mayShare }: { view: SavedView; mayShare: boolean }) {
  const actions = [
    isDefault ? (['no-default', 'Do not open first'] as const) : (['default', 'Open first'] as const),
    ...(isShared ? [['unshare', 'Stop sharing'] as const] : mayShare ? [['share', 'Share'] as const] : []),
    ['delete', 'Delete'] as const,
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
