import { data, Form } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/providers-page'
import { listProviders, providerIds } from './list-providers.server.ts'
import { type TestOutcome, testProvider } from './try-provider.server.ts'
import { providerWords } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Providers')

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
  const { names, states } = providerWords()
  return (
    <>
      <SettingsHeader current="/admin/settings/providers" />
      <div className="panel-stack mt-32">
        <Panel title="Providers">
          {actionData && <TestNote name={names[actionData.id]} {...actionData} />}
          <Table
            caption="Outside parts of the program"
            hideCaption
            rows={providers}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: 'Part', cell: ({ id }) => <b>{names[id]}</b> },
              {
                key: 'state',
                header: 'State',
                cell: ({ state }) => <Status kind={colours[state]}>{states[state]}</Status>,
              },
              { key: 'text', header: 'What is configured', cell: ({ text }) => <span className="soft">{text}</span> },
              {
                key: 'test',
                header: 'Test',
                cell: ({ id, isTestable }) =>
                  isTestable ? (
                    <Form method="post" preventScrollReset>
                      <Button name="provider" value={id} kind="outline" size="dense">
                        Test <span className="visually-hidden">{names[id]}</span>
                      </Button>
                    </Form>
                  ) : (
                    <span className="soft">Nothing to test</span>
                  ),
              },
            ]}
          />
        </Panel>
      </div>
    </>
  )
}

type Props = { id: keyof ReturnType<typeof providerWords>['names']; name: string; outcome: TestOutcome }

function TestNote({ id, name, outcome }: Props) {
  const { well, errors } = providerWords()
  if (outcome.ok)
    return (
      <Note kind="done" live title={name}>
        {well[id]} It took {outcome.milliseconds} ms.
      </Note>
    )
  return (
    <Note kind={outcome.reason === 'stand-in' ? 'warn' : 'bad'} live title={name}>
      {errors[outcome.reason]} {outcome.payload && <>It said: {outcome.payload}</>}
    </Note>
  )
}
