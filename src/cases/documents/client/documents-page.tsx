import { data, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { listDocumentsOf } from '#cases/documents/document-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { listOpenCasesOf } from '#cases/process/case-db.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { listPlacesOf } from '#cases/requests/checklist-db.server.ts'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { Row } from '#design/page/layout.tsx'
import { usePolling } from '#design/rendering/stay-fresh.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { withFlash } from '#portal/notices.server.ts'
import { loadPanel, loadPart } from '#portal/panel.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'
import { type DocumentView, documentView } from '#portal/views.server.ts'
import { loadReadings } from '#returns/statements/load-readings.server.ts'
import type { Route } from './+types/documents-page'
import { DocumentTable } from './document-table.tsx'
import { placedNote, placeOwn } from './hand-out.server.ts'

const copy = () => t(caseTexts.documentsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().documents, matches)

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { db } = services
  const { id } = currentUserOf(context).person
  const { rows, ...page } = await asClient(db, id, async (tx) => {
    const documents = await loadPart(context, tx, 'documents', async () =>
      (await listDocumentsOf(tx, id)).map(documentView),
    )
    const open = await loadPart(context, tx, 'open cases', () => listOpenCasesOf(tx, id))
    const rows = open.ok ? open.value : []
    const items = await loadPart(context, tx, 'places', () => listPlacesOf(tx, id))
    const cases = rows.map(({ id: caseId, title, caseNumber }) => ({ caseId, title, caseNumber }))
    return { rows, documents, cases, items: items.ok ? items.value : [] }
  })
  const readings = await loadPanel(context, 'readings', () =>
    Promise.all(rows.map((row) => loadReadings(services, row))),
  )
  const read = readings.ok ? readings.value : []
  const notes = Object.fromEntries(read.flatMap((one) => Object.entries(one.notes)))
  return { ...page, notes, isReading: read.some((one) => one.isReading) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get('intent') !== 'place') throw data(null, { status: 422 })
  const refused = await placeOwn(servicesOf(context), actorOf({ request, context }), form)
  return refused ?? redirect(withFlash('/client-portal/documents', placedNote(form)), { status: 303 })
}

type OpenCase = { caseId: string; title: string; caseNumber: string }

export default function DocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, cases, items, notes, isReading } = loaderData
  usePolling(isReading)
  return (
    <>
      <AppHeader title={copy().documents} actions={<UploadLinks cases={cases} />} />
      <PanelView panel={documents} what={copy().yourDocuments}>
        {(rows) =>
          rows.length === 0 ? (
            <NoDocuments cases={cases} />
          ) : (
            <div className="panel-stack even-columns papers">
              {byYear(rows).map(([year, ofYear]) => (
                <Panel key={year} title={copy().taxYear(year)} id={`year-${year}`}>
                  <DocumentTable documents={ofYear} items={items} notes={notes} answer={actionData} year={year} />
                </Panel>
              ))}
            </div>
          )
        }
      </PanelView>
      {cases.length > 1 && (
        <div className="mt-48">
          <Panel title={copy().uploadDocument} id="upload">
            <p className="soft t16">{copy().whichCaseIsItFor}</p>
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
      {copy().uploadDocument}
    </ButtonLink>
  )
}

function NoDocuments({ cases }: { cases: readonly OpenCase[] }) {
  return (
    <EmptyState
      title={copy().noDocumentsYet}
      text={cases.length > 0 ? copy().openYourCaseToSee : copy().youCanUploadDocumentsOnce}
      illustration="sheets"
      action={<UploadLinks cases={cases} />}
    />
  )
}
