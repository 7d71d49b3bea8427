import { Link } from 'react-router'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import type { FlaggedContentItem } from '#publishing/editor/items/flagged-content-items.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.textsToCheck)

export function TextsToCheck({ texts }: { texts: readonly FlaggedContentItem[] }) {
  if (texts.length === 0) return null
  const { flags: words, kinds } = t(publishingStaffTexts.content)
  return (
    <div className="mt-48">
      <Panel title={copy().textsToCheck} important={texts.some(({ isPublic }) => isPublic)}>
        <ul>
          {texts.map(({ id, kind, title, version, isPublic, flags }) => (
            <li key={`${id} ${version}`} className="event-line">
              <span>{kinds[kind].one}</span>
              <span>
                {isPublic && <Status kind="bad">{copy().visibleToReaders}</Status>}{' '}
                <Link to={`/admin/content/${id}`}>{title}</Link>
                {flags.map(({ reference, why, payload: content }) => (
                  <small className="cell-note" key={reference}>
                    {content} ({reference}) {words[why]}
                  </small>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
