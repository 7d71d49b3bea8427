import { Form, Link } from 'react-router'
import { clientSource } from '#admin/clients/client-list-db.server.ts'
import { deskFor } from '#admin/guard.server.ts'
import { readPage } from '#admin/lists/list-db.server.ts'
import { listAt } from '#admin/lists/open-list.server.ts'
import { textIn } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ClientStatusMark } from '#admin/ui/marks.tsx'
import { AppHead } from '#design/app-frame.tsx'
import { ArrowLink, Button } from '#design/button.tsx'
import { BackLink } from '#design/crumbs.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/input.tsx'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/choose-client-page'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Open a case')

const asked = { sort: 'name', direction: 'ascending', columns: null, cursor: null, size: 20 } as const

/** Finds the client whom a case is opened for. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const desk = deskFor({ request, context }, 'case.open')
  const words = textIn(url.searchParams, 'q') ?? ''
  if (words === '') return { words, clients: [] }
  const found = await readPage(desk.services.db, clientSource, { ...asked, filters: { q: words } }, listAt(desk))
  return { words, clients: found.rows.map(({ id, name, email, status }) => ({ id, name, email, status })) }
}

export default function ChooseClientPage({ loaderData: { words, clients } }: Route.ComponentProps) {
  return (
    <>
      <AppHead title="Open a case" before={<BackLink to="/admin/cases">Tax Cases</BackLink>} />
      <Form method="get" role="search" className="admin-form" key={words}>
        <Field name="q" label="For whom?" hint="Name, e-mail address or company">
          <TextInput type="search" defaultValue={words} />
        </Field>
        <Button kind="outline" size="small" icon="search">
          Search
        </Button>
      </Form>
      {words !== '' && clients.length === 0 && <p className="soft mt-16">No client fits these words.</p>}
      <ul className="mt-16">
        {clients.map(({ id, name, email, status }) => (
          <li key={id} className="work-line">
            <span>
              <Link to={`/admin/clients/${id}/open-case`}>{name}</Link>
              <small>{email}</small>
            </span>
            <ClientStatusMark status={status} />
          </li>
        ))}
      </ul>
      <p className="mt-24">
        <ArrowLink to="/admin/clients/new">Somebody new: invite them first</ArrowLink>
      </p>
    </>
  )
}
