import { data, Form } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/providers-page'
import { listProviders, providerIds } from './list-providers.server.ts'
import { type TestOutcome, testProvider } from './try-provider.server.ts'

const copy = () => t(adminTexts.providersPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().providers)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'settings.write')
  return { providers: await listProviders(services) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'settings.write')
  const { provider } = textsOf(await readForm(request))
  const id = providerIds.find((each) => each === provider)
  if (!id) throw notFound()
  return data({ id, outcome: await testProvider(services, { id, actor }) })
}

const colours = { connected: 'done', 'stand-in': 'warn', none: 'off' } as const

export default function ProvidersPage({ loaderData: { providers }, actionData }: Route.ComponentProps) {
  const { names, states } = t(adminTexts.provider)
  return (
    <>
      <SettingsHeader current="/admin/settings/providers" />
      <div className="panel-stack mt-32">
        <Panel title={copy().providers}>
          {actionData && <TestNote name={names[actionData.id]} {...actionData} />}
          <Table
            caption={copy().providersAndTheirStatus}
            hideCaption
            rows={providers}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: copy().provider, cell: ({ id }) => <b>{names[id]}</b> },
              {
                key: 'state',
                header: copy().status,
                cell: ({ state }) => <Status kind={colours[state]}>{states[state]}</Status>,
              },
              {
                key: 'text',
                header: copy().configuration,
                cell: ({ text }) => <span className="soft">{text}</span>,
              },
              {
                key: 'test',
                header: copy().test,
                cell: ({ id, isTestable }) =>
                  isTestable ? (
                    <Form method="post" preventScrollReset>
                      <Button name="provider" value={id} kind="outline" size="dense">
                        {copy().test} <span className="visually-hidden">{names[id]}</span>
                      </Button>
                    </Form>
                  ) : (
                    <span className="soft">{copy().nothingToTest}</span>
                  ),
              },
            ]}
          />
        </Panel>
      </div>
    </>
  )
}

type Props = { id: keyof (typeof adminTexts.provider)['names']; name: string; outcome: TestOutcome }

function TestNote({ id, name, outcome }: Props) {
  const { well, errors } = t(adminTexts.provider)
  if (outcome.ok)
    return (
      <Note kind="done" live title={name}>
        {copy().thisTookMs(well[id], outcome.milliseconds)}
      </Note>
    )
  return (
    <Note kind={outcome.reason === 'stand-in' ? 'warn' : 'bad'} live title={name}>
      {errors[outcome.reason]} {outcome.payload && <>{copy().response(outcome.payload)}</>}
    </Note>
  )
}
