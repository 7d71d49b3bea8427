import { data, Link, redirect } from 'react-router'
import { actorOf, visitorOf } from '#accounts/visitor.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { listOpenCasesOf } from '#cases/case-db.server.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { listPlacesOf } from '#cases/checklist-db.server.ts'
import { listDocumentsOf } from '#cases/document-db.server.ts'
import { isFromFirm } from '#cases/document-kinds.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { ButtonLink } from '#design/button.tsx'
import { Row } from '#design/layout.tsx'
import { EmptyState } from '#design/states.tsx'
import { Table } from '#design/table.tsx'
import { formatDate, formatFileSize } from '#platform/format.ts'
import { readForm } from '#web/read-form.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/documents-page'
import { FileActions, ReplaceLink } from './documents/file-actions.tsx'
import { PlaceForm } from './documents/place-form.tsx'
import { type PlaceAnswer, placeOwn } from './documents/place-own.server.ts'
import { documentMark, heldBackText } from './marks.ts'
import { withNote } from './notices.server.ts'
import { loadPart } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { Mark } from './ui/mark.tsx'
import { PanelView } from './ui/panel-view.tsx'
import { type DocumentView, documentView } from './views.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Documents', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const { id } = visitorOf(context).person
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

/** Files a document that came without a place. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get('intent') !== 'place') throw data(null, { status: 400 })
  const refused = await placeOwn(servicesOf(context), actorOf({ request, context }), form)
  return refused ?? redirect(withNote('/client-portal/documents', 'placed'), { status: 303 })
}

type Item = { id: string; title: string; caseId: string }

type OpenCase = { caseId: string; title: string; caseNumber: string }

/** All documents of a client over all cases. Files are sent on the page of their case. */
export default function DocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, cases, items } = loaderData
  return (
    <>
      <AppHead title="Documents" actions={<UploadLinks cases={cases} />} />
      <PanelView panel={documents} what="Your documents">
        {(rows) =>
          rows.length === 0 ? (
            <NoDocuments cases={cases} />
          ) : (
            <DocumentTable documents={rows} items={items} answer={actionData} />
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
      motif="sheets"
      action={<UploadLinks cases={cases} />}
    />
  )
}

type TableProps = { documents: readonly DocumentView[]; items: readonly Item[]; answer: PlaceAnswer | undefined }

function DocumentTable({ documents, items, answer }: TableProps) {
  const cases = new Set(items.map(({ caseId }) => caseId))
  return (
    <Table
      caption="Documents"
      hideCaption
      rows={documents}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Document',
          cell: ({ originalFilename, state, rejectedReason }) => (
            <>
              {originalFilename}
              {state === 'rejected' && rejectedReason && <small className="reason">{rejectedReason}</small>}
              {state === 'quarantined' && <small className="reason">{heldBackText}</small>}
            </>
          ),
        },
        {
          key: 'type',
          header: 'Type',
          cell: (document) =>
            document.checklistItemId === null && document.state === 'received' && cases.has(document.caseId) ? (
              <PlaceForm
                document={document}
                items={items.filter(({ caseId }) => caseId === document.caseId)}
                fault={answer?.documentId === document.id ? answer.sentence : undefined}
              />
            ) : (
              document.documentType
            ),
        },
        {
          key: 'case',
          header: 'Case',
          cell: ({ caseId, caseNumber }) => (
            <Link to={clientCasePath(caseId)} className="nowrap">
              {caseNumber}
            </Link>
          ),
        },
        { key: 'size', header: 'Size', numeric: true, cell: ({ fileSize }) => formatFileSize(fileSize) },
        { key: 'date', header: 'Received', numeric: true, cell: ({ createdAt }) => formatDate(createdAt) },
        {
          key: 'state',
          header: 'Status',
          cell: ({ kind, state }) => (isFromFirm(kind) ? 'From us' : <Mark mark={documentMark(state)} />),
        },
        {
          key: 'open',
          header: 'Open',
          cell: (document) => (
            <>
              <FileActions document={document} />
              {cases.has(document.caseId) && <ReplaceLink document={document} />}
            </>
          ),
        },
      ]}
    />
  )
}
