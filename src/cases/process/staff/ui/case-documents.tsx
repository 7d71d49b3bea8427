import { Form, useSubmit } from 'react-router'
import { rangeText } from '#admin/ui/address.ts'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { documentKinds } from '#cases/documents/document-kinds.ts'
import { DocumentItem } from '#cases/documents/staff/review-forms.tsx'
import type { SameFile } from '#cases/documents/waiting-file-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import { documentsPerPage } from '#cases/process/staff/document-order.ts'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import { ItemTools, RequestForm } from '#cases/requests/staff/item-tools.tsx'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button, ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { useDropZone } from '#design/form/drag-file.ts'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { FileInput, Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Pagination } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'
import { ItemBadge } from './item-badge.tsx'

const copy = () => t(caseStaffTexts.caseDocuments)

export type DocumentsAnswer = {
  at: string
  document: string
  reason: string
  text: string
  intent?: string
  entered?: Record<string, string>
}

type View = {
  caseId: string
  checklist: ChecklistItem[]
  ours: DocumentRow[]
  documents: DocumentRow[]
  same: SameFile[]
  page: number
  pages: number
  total: number
  toCheck: number
  isOpen: boolean
  mayReview: boolean
  mayUpload: boolean
  mayChange: boolean
}

export function CaseDocuments({ view, answer }: { view: View; answer: DocumentsAnswer | undefined }) {
  const { caseId, checklist, ours, documents, isOpen, mayUpload, mayChange, page, pages, total, toCheck } = view
  const known = new Set(checklist.map(({ id }) => id))
  const others = documents.filter(({ checklistItemId }) => !checklistItemId || !known.has(checklistItemId))
  const path = `${staffCasePath(caseId)}/documents`
  const open = checklist.filter(({ state }) => state === 'missing' || state === 'rejected')
  const newAnswer = answer && ['add', 'add-silently'].includes(answer.intent ?? '') ? answer : undefined
  return (
    <div className="panels">
      <div className="panel-stack">
        {!isOpen && <Note kind="info" title={copy().thisCaseIsClosedYou} />}
        {answer && answer.at === '' && (
          <Note kind="bad" live title={copy().nothingWasChanged}>
            {answer.text}
          </Note>
        )}
        {total > 0 && (
          <div className="row">
            <ButtonLink to={reviewPath(caseId)} kind={toCheck > 0 ? 'primary' : 'outline'} size="small" icon="eye">
              {toCheck > 0
                ? copy().review(toCheck, toCheck === 1 ? copy().document : copy().documents)
                : copy().openReview}
            </ButtonLink>
            <a href={`${path}.zip`} className="button outline small" download>
              {copy().downloadAllDocumentsZip}
            </a>
          </div>
        )}
        {checklist.length === 0 && documents.length === 0 && ours.length === 0 && (
          <EmptyState title={copy().noDocuments} text={copy().thisCaseHasNoChecklist} />
        )}
        {ours.length > 0 && (
          <Panel title={copy().fromUs}>
            <ul>
              {ours.map((document) => (
                <DocumentItem key={document.id} document={document} mayReview={false} answer={answer} />
              ))}
            </ul>
          </Panel>
        )}
        {others.length > 0 && (
          <Panel title={copy().documentsToFile}>
            <ul>
              {others.map((document) => (
                <FiledDocument key={document.id} document={document} view={view} answer={answer} />
              ))}
            </ul>
          </Panel>
        )}
        {checklist.length > 0 && (
          <Panel
            title={copy().checklist}
            end={
              <span className="soft t14">{copy().acceptedOf(checklist.length - open.length, checklist.length)}</span>
            }
          >
            <ul>
              {checklist.map((item, index) => (
                <ChecklistEntry
                  key={item.id}
                  item={item}
                  isFirst={index === 0}
                  isLast={index === checklist.length - 1}
                  documents={documents.filter(({ checklistItemId }) => checklistItemId === item.id)}
                  view={view}
                  answer={answer}
                />
              ))}
            </ul>
          </Panel>
        )}
        <Pagination
          page={page}
          pages={pages}
          linkTo={(next) => `${path}?page=${next}`}
          summary={total > 0 && rangeText(page, documentsPerPage, documents.length, total)}
        />
      </div>
      <div className="panel-stack">
        {mayChange && open.length > 0 && (
          <AskPanel open={open} error={answer?.intent === 'ask' ? answer.text : undefined} />
        )}
        {mayChange && (
          <Panel title={copy().requestDocument} id="ask">
            <RequestForm error={newAnswer?.text} entered={newAnswer?.entered} />
          </Panel>
        )}
        {mayUpload && <UploadForm checklist={checklist} error={answer?.at === 'upload' ? answer.text : undefined} />}
      </div>
    </div>
  )
}

function AskPanel({ open, error }: { open: ChecklistItem[]; error: string | undefined }) {
  return (
    <Panel title={copy().requestDocuments}>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <FieldGroup name="ask" label={copy().checklistItemsToRequest} hideLabel error={error}>
          {open.map(({ id, title, need, state }) => (
            <Checkbox
              key={id}
              name="ask"
              value={id}
              defaultChecked={need === 'required'}
              label={title}
              hint={
                state === 'rejected'
                  ? copy().sentBack
                  : need === 'required'
                    ? undefined
                    : t(caseTexts.cases).itemNeeds[need].label
              }
            />
          ))}
        </FieldGroup>
        <Button size="small" kind="outline" icon="send" name="intent" value="ask">
          {copy().requestDocuments}
        </Button>
        <p className="soft t14">{copy().clientWillGetOneEmail}</p>
      </Form>
    </Panel>
  )
}

type DocumentProps = { document: DocumentRow; view: View; answer: DocumentsAnswer | undefined }

function FiledDocument({ document, view, answer }: DocumentProps) {
  return (
    <DocumentItem
      document={document}
      mayReview={view.mayReview}
      answer={answer}
      places={view.mayReview ? view.checklist.filter(({ isNotNeeded }) => !isNotNeeded) : []}
      same={view.same.filter(({ documentId }) => documentId === document.id)}
      caseId={view.caseId}
    />
  )
}

type EntryProps = {
  item: ChecklistItem
  isFirst: boolean
  isLast: boolean
  documents: DocumentRow[]
  view: View
  answer: DocumentsAnswer | undefined
}

function ChecklistEntry({ item, isFirst, isLast, documents, view, answer }: EntryProps) {
  const error = answer?.at === item.id ? { intent: answer.intent ?? '', text: answer.text } : undefined
  const submit = useSubmit()
  const file = (document: string) =>
    submit({ intent: 'place', document, place: item.id }, { method: 'post', preventScrollReset: true })
  const { isOver, props } = useDropZone({ onDocument: view.mayReview && !item.isNotNeeded ? file : undefined })
  return (
    <li {...props} className={classes('checklist-entry', isOver && 'drop-over')}>
      <div className="row between">
        <div>
          <b>{item.title}</b>
          {item.description && <p className="soft t14">{item.description}</p>}
          {item.isNotNeeded && <p className="soft t14">{item.notNeededReason ?? copy().clientSaysThatThisDoes}</p>}
        </div>
        <div className="row">
          <ItemBadge item={item} />
        </div>
      </div>
      {documents.length > 0 && (
        <ul>
          {documents.map((document) => (
            <FiledDocument key={document.id} document={document} view={view} answer={answer} />
          ))}
        </ul>
      )}
      {view.mayChange && <ItemTools item={item} isFirst={isFirst} isLast={isLast} error={error} />}
    </li>
  )
}

function UploadForm({ checklist, error }: { checklist: ChecklistItem[]; error: string | undefined }) {
  return (
    <Panel title={copy().uploadDocument} id="upload">
      <Form method="post" encType="multipart/form-data" className="admin-form compact" preventScrollReset>
        <Field name="kind" label={copy().type} hint={copy().clientCanSeeAllDocuments}>
          <Select
            options={documentKinds.map((kind) => ({ value: kind, label: t(caseTexts.cases).documentKinds[kind] }))}
          />
        </Field>
        <Field name="item" label={copy().checklistItem} hint={copy().onlyForDocumentsFromClient}>
          <Select
            placeholder={t(caseTexts.cases).otherDocument}
            options={checklist
              .filter((item) => !item.isNotNeeded)
              .map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
        <Field name="file" label={copy().file} hint={copy().pdfJpgPngHeicDocx} error={error} required>
          <FileInput accept=".pdf,.jpg,.jpeg,.png,.heic,.docx,.xlsx,.csv" />
        </Field>
        <Button size="small" icon="upload" kind="outline">
          {copy().uploadDocument}
        </Button>
      </Form>
    </Panel>
  )
}
