import { Form } from 'react-router'
import { DocumentItem } from '#admin/documents/review-forms.tsx'
import type { ChecklistItem, ChecklistItemState } from '#cases/checklist-db.server.ts'
import type { DocumentRow } from '#cases/document-db.server.ts'
import { documentKinds, isFromFirm } from '#cases/document-kinds.ts'
import { caseWords } from '#cases/words.ts'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { FileInput, Select } from '#design/input.tsx'
import { Note } from '#design/note.tsx'
import { EmptyState } from '#design/states.tsx'
import { Status, type StatusKind } from '#design/status.tsx'

/** What was wrong: with a document, an item of the checklist (`at` is its id), or an upload. */
export type DocumentsAnswer = { at: string; document: string; reason: string; text: string }

type View = {
  checklist: ChecklistItem[]
  documents: DocumentRow[]
  isOpen: boolean
  mayReview: boolean
  mayUpload: boolean
}

/** The checklist with its documents, what else was sent, and a way to add a file for the client. */
export function CaseDocuments({ view, answer }: { view: View; answer: DocumentsAnswer | undefined }) {
  const { checklist, documents, isOpen, mayReview, mayUpload } = view
  const known = new Set(checklist.map(({ id }) => id))
  const ours = documents.filter(({ kind }) => isFromFirm(kind))
  const others = documents.filter(
    ({ kind, checklistItemId }) => !isFromFirm(kind) && (!checklistItemId || !known.has(checklistItemId)),
  )
  return (
    <div className="panels">
      <div className="panel-stack">
        {!isOpen && <Note kind="info" title="This case is closed: its documents can be read, not changed." />}
        {checklist.length === 0 && documents.length === 0 && (
          <EmptyState title="No documents" text="This case has no checklist, and nothing was sent." />
        )}
        {ours.length > 0 && (
          <Panel title="From the firm">
            <ul>
              {ours.map((document) => (
                <DocumentItem key={document.id} document={document} mayReview={false} answer={answer} />
              ))}
            </ul>
          </Panel>
        )}
        {checklist.length > 0 && (
          <Panel title="Checklist">
            <ul>
              {checklist.map((item) => (
                <ChecklistEntry
                  key={item.id}
                  item={item}
                  documents={documents.filter(({ checklistItemId }) => checklistItemId === item.id)}
                  view={view}
                  answer={answer}
                />
              ))}
            </ul>
          </Panel>
        )}
        {others.length > 0 && (
          <Panel title="Other documents">
            <ul>
              {others.map((document) => (
                <DocumentItem key={document.id} document={document} mayReview={mayReview} answer={answer} />
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {mayUpload && <UploadForm checklist={checklist} fault={answer?.at === 'upload' ? answer.text : undefined} />}
    </div>
  )
}

type EntryProps = { item: ChecklistItem; documents: DocumentRow[]; view: View; answer: DocumentsAnswer | undefined }

function ChecklistEntry({ item, documents, view, answer }: EntryProps) {
  return (
    <li className="checklist-entry">
      <div className="row between">
        <div>
          <b>{item.title}</b>
          {item.description && <p className="soft t14">{item.description}</p>}
        </div>
        <div className="row">
          <ItemMark item={item} />
          {view.mayUpload && <MarkForm item={item} fault={answer?.at === item.id ? answer.text : undefined} />}
        </div>
      </div>
      {documents.length > 0 && (
        <ul>
          {documents.map((document) => (
            <DocumentItem key={document.id} document={document} mayReview={view.mayReview} answer={answer} />
          ))}
        </ul>
      )}
    </li>
  )
}

const marks: Record<ChecklistItemState, { kind: StatusKind; label: string }> = {
  missing: { kind: 'wait', label: 'Missing' },
  received: { kind: 'prog', label: 'To check' },
  accepted: { kind: 'done', label: 'Accepted' },
  rejected: { kind: 'bad', label: 'Sent back' },
  not_needed: { kind: 'off', label: 'Not needed' },
}

function ItemMark({ item: { state, isRequired } }: { item: ChecklistItem }) {
  return (
    <span className="row">
      {!isRequired && <span className="soft t14">optional</span>}
      <Status kind={marks[state].kind}>{marks[state].label}</Status>
    </span>
  )
}

function MarkForm({ item, fault }: { item: ChecklistItem; fault: string | undefined }) {
  if (item.state === 'accepted') return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="item" value={item.id} />
      <Button kind="quiet" size="dense" name="intent" value={item.isNotNeeded ? 'needed' : 'not-needed'}>
        {item.isNotNeeded ? 'Needed after all' : 'Not needed'}
        <span className="visually-hidden">: {item.title}</span>
      </Button>
      {fault && <FieldError id={`fault-${item.id}`}>{fault}</FieldError>}
    </Form>
  )
}

function UploadForm({ checklist, fault }: { checklist: ChecklistItem[]; fault: string | undefined }) {
  return (
    <Panel title="Upload Document" id="upload">
      <Form method="post" encType="multipart/form-data" className="admin-form compact" preventScrollReset>
        <Field
          name="kind"
          label="Kind"
          hint="All but internal documents are the client's to see; a draft once they are asked to approve it."
        >
          <Select options={documentKinds.map((kind) => ({ value: kind, label: caseWords().documentKinds[kind] }))} />
        </Field>
        <Field name="item" label="For" hint="Only for documents from the client">
          <Select
            placeholder={caseWords().otherDocument}
            options={checklist
              .filter((item) => !item.isNotNeeded)
              .map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
        <Field
          name="file"
          label="File"
          hint="PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV, up to 25 MB"
          error={fault}
          required
        >
          <FileInput accept=".pdf,.jpg,.jpeg,.png,.heic,.docx,.xlsx,.csv" />
        </Field>
        <Button size="small" icon="upload" kind="outline">
          Upload Document
        </Button>
      </Form>
    </Panel>
  )
}
