import { type RefObject, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { FieldError } from '#design/form/field.tsx'
import { formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ContentItemKind } from '#publishing/editor/items/content-item.ts'
import { type ContentItemValues, labelOf, specsOf } from '#publishing/editor/staff/content-item-form.ts'
import type { ContentItemAnswer, Theirs } from '#publishing/editor/staff/handle-content-item-action.server.ts'
import type { ContentItemView } from '#publishing/editor/staff/view-content-item.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { Compared } from './compared.tsx'
import { ContentItemHeader } from './content-item-header.tsx'
import { ContentItemOptions } from './content-item-options.tsx'
import { LivePreview } from './live-preview.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { useWriting, type Writing } from './use-writing.ts'

const conflictCopy = () => t(publishingStaffTexts.conflict)

const copy = () => t(publishingStaffTexts.contentItemPanel)

export type ContentItemTab = 'write' | 'preview' | 'details'
const tabs: readonly { id: ContentItemTab; label: string }[] = [
  {
    id: 'write',
    get label() {
      return copy().write
    },
  },
  {
    id: 'preview',
    get label() {
      return copy().preview
    },
  },
  {
    id: 'details',
    get label() {
      return copy().details
    },
  },
]

type Props = { view: ContentItemView; answer: ContentItemAnswer | undefined; onAction: () => void }

export function ContentItemPanel({ view, answer, onAction }: Props) {
  const { entry, flags, facts } = view
  const here = `/admin/content/${entry.id}`
  const form = useRef<HTMLFormElement>(null)
  const values = answer?.values.title === undefined ? view.values : answer.values
  const errors = answer?.errors ?? {}
  const writing = useWriting({
    form,
    address: `${here}/draft`,
    version: answer?.version ?? entry.version,
    savedAt: view.savedAt,
    look: view.look,
    isHeld: Boolean(answer?.theirs),
    isRefused: answer?.values.title !== undefined,
  })
  const theirs = answer?.theirs ?? writing.theirs
  const [tab, setTab] = useState<ContentItemTab>(needsDetails(errors) ? 'details' : 'write')
  const busy = useNavigation().formData?.get('intent')
  return (
    <div className="entry-desk">
      <ContentItemHeader view={view} writing={writing} busy={typeof busy === 'string' ? busy : null} />
      <Form method="post" action={here} id="entry-form" ref={form} noValidate data-tab={tab} onSubmit={onAction}>
        <input type="hidden" name="version" value={writing.version} />
        <ErrorSummary errors={inOrder(entry.kind, errors)} />
        {answer?.text && !theirs && (
          <Note kind="bad" live>
            {answer.text}
          </Note>
        )}
        {!theirs && <LeftOut kind={entry.kind} errors={writing.errors} state={writing.state} />}
        {theirs && <Conflict theirs={theirs} mine={values} form={form} kind={entry.kind} />}
        {!theirs && writing.look.newest && writing.look.newest.version > writing.version && (
          <Note kind="warn" live>
            {t(publishingStaffTexts.content).changedConcurrently(writing.look.newest.who, writing.look.newest.version)}
          </Note>
        )}
        <nav className="editor-tabs" aria-label={copy().editorSections}>
          {tabs.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={tab === id ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                setTab(id)
              }}
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="editor">
          <section id="write" aria-label={copy().write}>
            <label htmlFor="title" className="visually-hidden">
              {copy().title}
            </label>
            <textarea
              id="title"
              name="title"
              className="editor-title"
              rows={2}
              maxLength={200}
              lang={entry.language}
              spellCheck
              defaultValue={values.title}
              aria-invalid={errors.title ? true : undefined}
              aria-describedby={errors.title ? 'title-error' : undefined}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            {errors.title && <FieldError id="title-error">{errors.title}</FieldError>}
            <MarkdownField text={values.body ?? ''} language={entry.language} error={errors.body} facts={facts} />
            <p className="editor-foot numbers">
              <span>
                {copy().words(writing.look.words, writing.look.minutes)}{' '}
                {writing.look.minutes === 1 ? copy().minute : copy().minutes}
              </span>
              <span>
                {writing.look.facts} {writing.look.facts === 1 ? copy().fact : copy().facts}
                {flags.length > 0 && copy().outOfDate(flags.length)}
              </span>
            </p>
          </section>
          <LivePreview entry={entry} values={values} look={writing.look} />
          <ContentItemOptions view={view} values={values} errors={errors} />
        </div>
      </Form>
    </div>
  )
}

function inOrder(kind: ContentItemKind, errors: Record<string, string>) {
  const order = specsOf(kind).map(({ path }) => path)
  const placeOf = (field: string) => order.findIndex((path) => field === path || field.startsWith(`${path}.`))
  return namedErrors(kind, errors).sort((a, b) => placeOf(a.field) - placeOf(b.field))
}

/** Errors that begin with the label of their field. */
function namedErrors(kind: ContentItemKind, errors: Record<string, string>) {
  return listErrors(errors).map(({ field, message }) => {
    const label = labelOf(kind, field)
    return { field, message: label ? `${label}: ${message}` : message }
  })
}

type LeftOutProps = { kind: ContentItemKind; errors: Record<string, string>; state: Writing['state'] }

/** What the last autosave could not save, and why. */
function LeftOut({ kind, errors, state }: LeftOutProps) {
  const named = namedErrors(kind, errors)
  if (named.length === 0) return null
  return (
    <Note kind="warn" live title={state === 'refused' ? copy().autosaveRefused : copy().autosaveLeftOut}>
      <ul>
        {named.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </Note>
  )
}

function needsDetails(errors: Record<string, string>): boolean {
  const [first] = Object.keys(errors)
  return first !== undefined && first !== 'title' && first !== 'body'
}

type ConflictProps = {
  theirs: Theirs
  mine: ContentItemValues
  form: RefObject<HTMLFormElement | null>
  kind: ContentItemKind
}

function Conflict({ theirs, mine, form, kind }: ConflictProps) {
  const written = form.current ? textsIn(form.current) : mine
  return (
    <div className="editor-conflict">
      <Note kind="warn" live title={conflictCopy().savedByAt(theirs.who, formatTime(theirs.createdAt))}>
        {conflictCopy().yoursIsInFieldsBelow(
          t(publishingStaffTexts.content).changedConcurrently(theirs.who, theirs.version),
        )}
      </Note>
      <Compared
        specs={specsOf(kind)}
        before={theirs.values}
        after={written}
        words={{ before: conflictCopy().versionBy(theirs.who, theirs.version), after: conflictCopy().yours }}
      />
      <div className="row">
        <Button name="intent" value={`save:${theirs.version}`} kind="ink" size="small">
          {conflictCopy().saveMineAsLatestVersion}
        </Button>
        <a className="button outline small" href="?">
          {conflictCopy().discardMineAndOpenTheirs}
        </a>
      </div>
    </div>
  )
}

function textsIn(form: HTMLFormElement): ContentItemValues {
  const texts: ContentItemValues = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
