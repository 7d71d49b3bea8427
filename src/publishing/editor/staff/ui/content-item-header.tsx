import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatTime } from '#platform/format.ts'
import type { ContentItemView } from '#publishing/editor/staff/view-content-item.server.ts'
import { contentWords, stateBadge } from '#publishing/editor/staff/words.ts'
import type { Writing } from './use-writing.ts'

const saved: Record<Writing['state'], (at: string) => string> = {
  saved: (at) => `Saved ${at}`,
  changed: (at) => `Not saved yet, last at ${at}`,
  saving: () => 'Saving …',
  refused: () => 'Not saved',
  conflict: () => 'Not saved',
  unavailable: () => 'Not saved: the server does not answer. It is tried again.',
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
  const words = contentWords().moves
  const may = (action: (typeof actions)[number]) => actions.includes(action)
  return (
    <AppHeader
      title={values.title || 'Untitled'}
      before={<BackLink to="/admin/content">Content</BackLink>}
      actions={
        <>
          <a className="button outline small" href={preview} target="_blank" rel="noopener">
            Open preview<span className="visually-hidden">, opens in a new tab</span>
          </a>
          {path && (
            <a className="button quiet small" href={path} target="_blank" rel="noopener">
              Public page<span className="visually-hidden">, opens in a new tab</span>
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
            Save
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
              {entry.publishedVersion === null ? words.publish : 'Publish changes'}
            </Button>
          )}
        </>
      }
    >
      <Status kind={kind}>
        {label}, version {writing.version}
      </Status>
      <span className="soft t16 numbers" role="status">
        {saved[writing.state](formatTime(writing.savedAt))}
      </span>
    </AppHeader>
  )
}
