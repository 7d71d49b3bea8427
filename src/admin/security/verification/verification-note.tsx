import { Note } from '#design/feedback/note.tsx'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import type { Verification } from './verification-db.server.ts'

type Props = { last: Verification | null; isUnderWay: boolean }

export function VerificationNote({ last, isUnderWay }: Props) {
  if (isUnderWay)
    return (
      <div className="mt-16">
        <Note kind="info" live title="The log is being verified">
          Every row is computed anew. The result stands here as soon as it is known.
        </Note>
      </div>
    )
  if (!last) return null
  const { at, by, rows, firstBrokenId } = last
  const when = `Verified on ${formatDateTime(at)} for ${by}.`
  return (
    <div className="audit-report mt-16">
      {firstBrokenId === null ? (
        <Note kind="done" title="The log is whole">
          All {formatNumber(rows)} rows fit together: none was changed, removed or put in between. {when}
        </Note>
      ) : (
        <Note kind="bad" title={`The log was tampered with at row ${firstBrokenId}`}>
          Of {formatNumber(rows)} rows, this is the first whose content, link, number or seal does not fit. Compare it
          with a backup. {when}
        </Note>
      )}
    </div>
  )
}
