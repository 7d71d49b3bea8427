import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { stateBadge } from '#publishing/editor/staff/content-item-errors.ts'
import type { ContentItemView } from '#publishing/editor/staff/view-content-item.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Writing } from './use-writing.ts'

const copy = () => t(publishingStaffTexts.contentItemHeader)

const saved: Record<Writing['state'], (at: string) => string> = {
  saved: (at) => copy().savedAt(at),
  changed: (at) => copy().unsavedChangesLastSavedAt(at),
  saving: () => copy().saving,
  refused: () => copy().notSaved,
  conflict: () => copy().notSaved,
  unavailable: () => copy().notSavedServerIsNot,
}

export function ContentItemHeader({
  view,
  writing,
  busy,
}: {
  view: ContentItemView
  writing: Writing
  busy: string | null
}) {
  const { entry, values, acts: actions, preview, path } = view
  const { kind, label } = stateBadge(entry.state)
  const words = t(publishingStaffTexts.content).moves
  const may = (action: (typeof actions)[number]) => actions.includes(action)
  return (
    <AppHeader
      title={values.title || copy().untitled}
      before={<BackLink to="/admin/content">{copy().content}</BackLink>}
      actions={
        <>
          <a className="button outline small" href={preview} target="_blank" rel="noopener">
            {copy().openPreview}
            <span className="visually-hidden">{copy().opensInNewTab}</span>
          </a>
          {path && (
            <a className="button quiet small" href={path} target="_blank" rel="noopener">
              {copy().publicPage}
              <span className="visually-hidden">{copy().opensInNewTab}</span>
            </a>
          )}
          {may('withdraw') && (
            <Button
              form="entry-form"
              name="intent"
              value="withdraw"
              kind="danger"
              size="small"
              busy={busy === 'withdraw'}
            >
              {words.withdraw}
            </Button>
          )}
          {may('send-back') && (
            <Button form="entry-form" name="intent" value="send-back" kind="quiet" size="small">
              {words['send-back']}
            </Button>
          )}
          {may('reopen') && (
            <Button form="entry-form" name="intent" value="reopen" kind="quiet" size="small">
              {words.reopen}
            </Button>
          )}
          <Button form="entry-form" name="intent" value="save" kind="outline" size="small" busy={busy === 'save'}>
            {copy().save}
          </Button>
          {may('submit') && (
            <Button
              form="entry-form"
              name="intent"
              value="submit"
              kind={may('publish') ? 'outline' : 'primary'}
              size="small"
              busy={busy === 'submit'}
            >
              {words.submit}
            </Button>
          )}
          {may('publish') && (
            <Button
              form="entry-form"
              name="intent"
              value="publish"
              kind="primary"
              size="small"
              busy={busy === 'publish'}
            >
              {entry.publishedVersion === null ? words.publish : copy().publishChanges}
            </Button>
          )}
        </>
      }
    >
      <Status kind={kind}>{copy().version(label, writing.version)}</Status>
      <span className="soft t16 numbers" role="status">
        {saved[writing.state](formatTime(writing.savedAt))}
      </span>
    </AppHeader>
  )
}
