import { data, redirect } from 'react-router'
import { actorOf, currentUserOf } from '#accounts/current-user.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { listOpenCasesOf } from '#cases/case-db.server.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { listPlacesOf } from '#cases/checklist-db.server.ts'
import { listDocumentsOf } from '#cases/document-db.server.ts'
import { AppHeader, Panel } from '#design/app-shell.tsx'
import { ButtonLink } from '#design/button.tsx'
import { Row } from '#design/layout.tsx'
import { EmptyState } from '#design/states.tsx'
import { readForm } from '#web/read-form.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/documents-page'
import { DocumentTable } from './documents/document-table.tsx'
import { placeOwn } from './documents/place-own.server.ts'
import { withFlash } from './notices.server.ts'
import { loadPart } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { PanelView } from './ui/panel-view.tsx'
import { type DocumentView, documentView } from './views.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Documents', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const { id } = currentUserOf(context).person
  return asClient(db, id, async (tx) => {
    const documents = await loadPart(context, tx, 'documents', async () =>
      (await listDocumentsOf(tx, id)).map(documentView),
    )
    const cases = await loadPart(context, tx, 'open cases', async () =>
      (await listOpenCasesOf(tx, id)).map(({ id: caseId, title, caseNumber }) => ({ caseId, title, caseNumber })),
    )
    const items = await loadPart(context, tx, 'places', () => listPlacesOf(tx, id))
    return { documents, cases: cases.ok ? cases.value : [], items: items.ok ? items.value : [] }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get('intent') !== 'place') throw data(null, { status: 422 })
  const refused = await placeOwn(servicesOf(context), actorOf({ request, context }), form)
  return refused ?? redirect(withFlash('/client-portal/documents', 'placed'), { status: 303 })
}

type OpenCase = { caseId: string; title: string; caseNumber: string }

export default function DocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, cases, items } = loaderData
  return (
    <>
      <AppHeader title="Documents" actions={<UploadLinks cases={cases} />} />
      <PanelView panel={documents} what="Your documents">
        {(rows) =>
          rows.length === 0 ? (
            <NoDocuments cases={cases} />
          ) : (
            <div className="panel-stack even-columns papers">
              {byYear(rows).map(([year, ofYear]) => (
                <Panel key={year} title={`Tax year ${year}`} id={`year-${year}`}>
                  <DocumentTable documents={ofYear} items={items} answer={actionData} year={year} />
                </Panel>
              ))}
            </div>
          )
        }
      </PanelView>
      {cases.length > 1 && (
        <div className="mt-48">
          <Panel title="Upload Document" id="upload">
            <p className="soft t16">For which case?</p>
            <Row className="mt-16">
              {cases.map(({ caseId, title, caseNumber }) => (
                <ButtonLink key={caseId} to={`${clientCasePath(caseId)}#documents`} kind="outline" size="small">
                  {title} ({caseNumber})
                </ButtonLink>
              ))}
            </Row>
          </Panel>
        </div>
      )}
    </>
  )
}

function byYear(documents: readonly DocumentView[]): [number, DocumentView[]][] {
  return [...Map.groupBy(documents, ({ taxYear }) => taxYear)].toSorted(([a], [b]) => b - a)
}

function UploadLinks({ cases }: { cases: readonly OpenCase[] }) {
  const only = cases[0]
  if (!only) return null
  const to = cases.length === 1 ? `${clientCasePath(only.caseId)}#documents` : '#upload'
  return (
    <ButtonLink to={to} kind="ink" size="small" icon="upload">
      Upload Document
    </ButtonLink>
  )
}

function NoDocuments({ cases }: { cases: readonly OpenCase[] }) {
  return (
    <EmptyState
      title="No documents yet"
      text={
        cases.length > 0
          ? 'Your case shows which documents we need.'
          : 'Documents belong to a case, and you have none yet.'
      }
      illustration="sheets"
      action={<UploadLinks cases={cases} />}
    />
  )
}
