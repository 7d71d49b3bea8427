import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext } from '#admin/guard.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { FileInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { listImports } from '#privacy/import/import-db.server.ts'
import { type ReceiveOutcome, receiveImport } from '#privacy/import/receive-import.server.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'
import type { Route } from './+types/import-list-page'
import { EarlierImports } from './earlier-imports.tsx'

const copy = () => t(texts.importListPage)

const path = '/admin/import'
const shown = 20

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().importAndExport)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'client.import')
  return { imports: await listImports(services.db, shown), mayExport: may(person, 'firm.export') }
}

/** The request body is streamed, because the archive may have 2 GB. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'client.import')
  const outcome = await receiveImport(services, actor, request)
  if (outcome.ok) throw redirect(`${path}/${outcome.importId}`, { status: 303 })
  const text = explain<Extract<ReceiveOutcome, { ok: false }>>(t(texts.receiveErrors), outcome)
  const status = outcome.reason === 'not-stored' ? 503 : outcome.reason === 'too-often' ? 429 : 422
  return data({ text }, { status })
}

export default function ImportListPage({ loaderData: { imports, mayExport }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().formAction?.startsWith(path) ?? false
  return (
    <>
      <SettingsHeader current={path} />
      <div className="panels mt-32">
        <div className="panel-stack">
          <Panel
            title={copy().importClients}
            end={
              mayExport && (
                <ButtonLink to={`${path}/everything`} kind="outline" size="small" icon="archive">
                  {copy().exportEverything}
                </ButtonLink>
              )
            }
          >
            <p className="soft t16">{copy().intro}</p>
            {actionData && !isSending && (
              <Note kind="bad" title={copy().nothingWasUploaded} live>
                {actionData.text}
              </Note>
            )}
            <Form method="post" encType="multipart/form-data" className="admin-form mt-16" preventScrollReset>
              <Field name="table" label={copy().clientsFile} hint={copy().clientsHint} optional>
                <FileInput accept=".csv,.txt,.tsv,.xlsx" />
              </Field>
              <Field name="zip" label={copy().documentsFile} hint={copy().documentsHint} optional>
                <FileInput accept=".zip,application/zip" />
              </Field>
              <Button kind="primary" icon="upload" disabled={isSending}>
                {isSending ? copy().uploading : copy().upload}
              </Button>
            </Form>
          </Panel>
          <Panel title={copy().earlierImports}>
            {imports.length === 0 ? (
              <p className="soft">{copy().noImportsYet}</p>
            ) : (
              <EarlierImports imports={imports} />
            )}
          </Panel>
        </div>
        <ImportHelp />
      </div>
    </>
  )
}

function ImportHelp() {
  return (
    <div className="panel-stack">
      <Panel title={copy().filesWeCanRead}>
        <ul className="import-rows">
          <li>
            <div>
              <b>{copy().clientsAndYears}</b>
              <p>{copy().csvOrXlsx}</p>
            </div>
            <Link to={`${path}/template.csv`} reloadDocument>
              {copy().template}
            </Link>
          </li>
          <li>
            <div>
              <b>{copy().documents}</b>
              <p>{copy().zipOfFolders}</p>
            </div>
          </li>
          <li>
            <div>
              <b>{copy().otherPrograms}</b>
              <p>{copy().columnsAreRecognised}</p>
            </div>
          </li>
        </ul>
      </Panel>
      <Panel title={copy().afterImport}>
        <FactList
          dense
          facts={[
            { term: copy().login, value: copy().whenYouInvite },
            { term: copy().emails, value: copy().none },
            { term: copy().pastYears, value: copy().closedCases },
            { term: copy().ahvNumber, value: copy().neverImported },
          ]}
        />
      </Panel>
    </div>
  )
}
